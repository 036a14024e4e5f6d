import { formatTime } from "@landfall/core/object";
import type { PhaseState, StepState, TaskState } from "@landfall/core/steps";
import type { Cell } from "../render/cell.ts";
import { shortRevision } from "../render/revision.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { FoundRun } from "./find-runs.ts";

/** The blockers of a run, by path. */
type Waits = ReadonlyMap<string, { readonly message: string; readonly releasedBy: string; readonly who: string }>;

/** A run as a tree: the plan, its phases, steps and tasks, each with its state, since when, and why it waits. */
export function runTree({ subject, stored, pages }: FoundRun): TreeNode {
  const { run, paths } = stored;
  const waits: Waits = new Map((pages[0]?.status.waits ?? []).map((wait) => [wait.at, wait]));
  const names = paths[Symbol.iterator]();
  const next = (): string => names.next().value ?? "";
  const children = run.phases.map((phase) => phaseNode(phase, next, waits));
  const about = `run ${run.attempt}${run.tries > 1 ? `, opened ${run.tries} times` : ""}`;
  const open = waits.get("");
  const failed = run.message === undefined || open === undefined ? run.message : `${run.message}; ${releaseOf(open)}`;
  const end = run.endedBy === undefined ? failed : spoken(`by ${run.endedBy.by}`, run.endedBy.reason);
  const paused = run.pausedBy === undefined ? undefined : spoken(`paused by ${run.pausedBy.by}`, run.pausedBy.reason);
  return {
    cells: [
      { text: [subject, stored.plan, shortRevision(run.trigger.revision ?? "")].filter((one) => one !== "").join(" ") },
      { text: run.state, tone: toneOf(run.state) },
      { text: about, tone: "faint" },
      { text: `since ${formatTime(run.since)}`, tone: "faint" },
      { text: paused ?? end ?? waitText(waits, "") },
    ],
    children,
  };
}

function spoken(who: string, reason: string | undefined): string {
  return reason === undefined ? who : `${who}: ${reason}`;
}

function waitText(waits: Waits, path: string): string {
  const wait = waits.get(path);
  return wait === undefined ? "" : `${wait.message}; ${releaseOf(wait)}`;
}

function releaseOf({ releasedBy, who }: { readonly releasedBy: string; readonly who: string }): string {
  return `goes on ${releasedBy} (${who})`;
}

/** The reason why a phase or step waits, unless a part below it has the same one. */
function ownWait(waits: Waits, path: string): string {
  const message = waits.get(path)?.message;
  const isBelow = [...waits].some(([other, wait]) => other.startsWith(`${path}/`) && wait.message === message);
  return isBelow ? "" : waitText(waits, path);
}

function phaseNode(phase: PhaseState, next: () => string, waits: Waits): TreeNode {
  const path = next();
  return {
    cells: cellsOf(path, phase, ownWait(waits, path)),
    children: phase.steps.map((step) => stepNode(step, next, waits)),
  };
}

function stepNode(step: StepState, next: () => string, waits: Waits): TreeNode {
  const path = next();
  const skipped = step.skippedBy === undefined ? undefined : spoken(`by ${step.skippedBy.by}`, step.skippedBy.reason);
  return {
    cells: cellsOf(path, step, skipped ?? step.message ?? ownWait(waits, path)),
    children: step.tasks.map((task) => taskNode(task, next(), waits)),
  };
}

function taskNode(task: TaskState, path: string, waits: Waits): TreeNode {
  const tried = task.attempt > 1 ? [`try ${task.attempt}`] : [];
  const again = task.retryAt === undefined ? [] : [`again at ${formatTime(task.retryAt)}`];
  const done = task.progress === undefined ? [] : [`${task.progress} % done`];
  const why = task.message ?? waitText(waits, path);
  return { cells: cellsOf(path, task, [...tried, ...again, ...done, ...(why === "" ? [] : [why])].join(", ")) };
}

function cellsOf(
  path: string,
  { state, since }: { readonly state: string; readonly since: number },
  why: string,
): readonly Cell[] {
  const time = state === "Pending" ? "" : `since ${formatTime(since)}`;
  return [
    { text: path.slice(path.lastIndexOf("/") + 1) },
    { text: state, tone: toneOf(state) },
    { text: time, tone: "faint" },
    { text: why },
  ];
}
