import { blockerAt } from "../advance/blockers-of.ts";
import type { StepBlocker } from "../model/blocker.ts";
import type { StepDecision } from "../model/decision.ts";
import type { StepPath } from "../model/path.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import type { StepLevel } from "../model/transitions.ts";

/** The state of one level of a run: the run, a phase, a step or a task. Times in milliseconds. */
export interface StepExplanation {
  readonly level: StepLevel;
  /** The path of the explained level; `""`: the run. */
  readonly path: StepPath;
  readonly state: string;
  readonly since: number;
  /** The number of the try; absent if there was none. */
  readonly attempt?: number | undefined;
  /** The person who skipped or ended the level. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Why this level waits, and what would release it: its own blocker, or that of the nearest level above. */
  readonly blocker?: StepBlocker | undefined;
}

/**
 * Explains every level of a run, from the run down in the order of the plan: its state, since when, and for each that
 * is not over why it waits. Empty for a decision without a run, or with a run of another plan.
 */
export function explainRun(
  plan: RunPlan,
  { run, blockers }: Pick<StepDecision, "run" | "blockers">,
): readonly StepExplanation[] {
  if (run === undefined || run.plan !== plan.hash) return [];
  const all: StepExplanation[] = [explainItself(run)];
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const known = run.phases[phaseAt];
    if (known === undefined) continue;
    all.push({ level: "phase", path: phase.path, state: known.state, since: known.since });
    for (const [stepAt, step] of phase.steps.entries()) {
      const state = known.steps[stepAt];
      if (state === undefined) continue;
      const { reason, message, skippedBy } = state;
      const by = skippedBy?.by;
      all.push({
        level: "step",
        path: step.path,
        state: state.state,
        since: state.since,
        ...said({ reason, message, by }),
      });
      for (const [at, task] of step.tasks.entries()) {
        const own = state.tasks[at];
        if (own === undefined) continue;
        const tried = own.attempt > 0 ? { attempt: own.attempt } : {};
        all.push({ level: "task", path: task.path, state: own.state, since: own.since, ...tried, ...said(own) });
      }
    }
  }
  return all.map((one) => withBlocker(one, blockers));
}

function explainItself({ state, since, attempt, reason, message, endedBy }: Run): StepExplanation {
  return { level: "run", path: "", state, since, attempt, ...said({ reason, message, by: endedBy?.by }) };
}

type Said = Pick<StepExplanation, "reason" | "message" | "by">;

function said({ reason, message, by }: Said): Said {
  return {
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
    ...(by !== undefined && { by }),
  };
}

const OVER: ReadonlySet<string> = new Set(["Complete", "Skipped", "Cancelled", "Superseded"]);

function withBlocker(one: StepExplanation, blockers: StepDecision["blockers"]): StepExplanation {
  const blocker = OVER.has(one.state) ? undefined : blockerAt(blockers, one.path);
  return blocker === undefined ? one : { ...one, blocker };
}

/**
 * Formats a run as a tree, one line for each level: `Run 1 of upgrade Running`, then phases, steps and tasks, with the
 * try, and why it waits or failed. It contains no times, so that the same state gives the same text.
 */
export function formatRunTree(plan: RunPlan, decision: Pick<StepDecision, "run" | "blockers">): string {
  const lines = explainRun(plan, decision).map((one) => {
    const depth = one.path === "" ? 0 : one.path.split("/").length;
    const name =
      one.path === "" ? `Run ${one.attempt ?? 1} of ${plan.name}` : one.path.slice(one.path.lastIndexOf("/") + 1);
    const tried = one.level === "task" && (one.attempt ?? 0) > 1 ? `, try ${one.attempt}` : "";
    const own = one.blocker?.at === one.path ? one.blocker.message : one.message;
    const by = one.by === undefined ? "" : ` by ${one.by}`;
    return `${"  ".repeat(depth)}${name} ${one.state}${tried}${by}${own === undefined ? "" : `: ${own}`}`;
  });
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
