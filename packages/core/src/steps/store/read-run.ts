import {
  type Condition,
  canonicalJson,
  failure,
  formatTime,
  type KubeObject,
  millisOf,
  type Problem,
  parseTime,
  type Result,
  refOf,
  success,
  type TimeInput,
} from "../../object/index.ts";
import { type StepRun, validateStepRun } from "../../schemas/generated/step-run.ts";
import { MOST_AHEAD } from "../model/ahead.ts";
import { parentPath } from "../model/path.ts";
import type { RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { STEP_TRANSITIONS } from "../model/transitions.ts";
import { isForged, type Trigger } from "../model/trigger.ts";
import {
  HEAD_ROW,
  type HeadRow,
  hashRun,
  type PartRow,
  PHASE_ROW,
  RUN_FORMAT,
  type RunSpec,
  STEP_ROW,
  TASK_ROW,
  withoutPage,
} from "./run-rows.ts";

/** A run as StepRuns store it. */
export interface StoredRun {
  readonly rollout: string | undefined;
  /** The name of the step plan. */
  readonly plan: string;
  readonly run: Run;
  /** The paths of the run's phases, steps and tasks, in the order of the plan. */
  readonly paths: readonly string[];
  readonly conditions: readonly Condition[];
  readonly pages: number;
}

/** Options for reading a stored run. */
export interface ReadRunOptions {
  /**
   * The present time: milliseconds, RFC 3339 or a `Date`. A run that last changed more than an hour after it is
   * refused. Default: the time is not checked.
   */
  readonly now?: TimeInput | undefined;
  /**
   * The plan with which the run is to go on: if it is the one it began with, the names of its parts must be those of
   * the plan.
   */
  readonly plan?: RunPlan | undefined;
}

/**
 * Reads all pages of a run, in any order; `undefined` if there are none. The result is the run that was written.
 * Problems, each with the ref of its page: `RunNewer` for a format of a later release, `RunIncomplete` for a missing or
 * duplicate page, `RunInconsistent` for pages of different runs and for parts that no plan can have, `RunForged` for a
 * uid or a key that does not match its trigger, `RunChanged` if the hash does not match, `RunAhead` for a run from the
 * future, and schema problems. Throws a `RangeError` if `now` is not a time.
 */
export function readRun(objects: readonly KubeObject[], options: ReadRunOptions = {}): Result<StoredRun | undefined> {
  const timed = { ...options, now: millisOf(options.now) };
  const problems = objects.flatMap(checkPage);
  if (problems.length > 0) return failure(...problems);
  const pages = (objects as unknown as readonly StepRun[]).toSorted((a, b) => indexOf(a) - indexOf(b));
  const [first] = pages;
  if (first === undefined) return success(undefined);
  const ref = refOf(first);
  const torn = checkPages(pages, first);
  if (torn !== undefined) return failure({ ...torn, ref });
  const { spec, status } = first;
  const parts = pages.flatMap((page) => page.status.parts);
  const head = headOf(first);
  if (head === undefined)
    return failure({ ...inconsistent("it does not say its state, and since when", "status"), ref });
  const odd = oddTime(head, "status", head.at) ?? oddTime(parts, "status.parts", head.at);
  if (odd !== undefined) return failure({ ...odd, ref });
  const phases = phasesOf(parts);
  if (typeof phases === "string") return failure({ ...inconsistent(phases, "status.parts"), ref });
  const wrong = checkHead(first, head, parts, timed);
  if (wrong !== undefined) return failure({ ...wrong, ref });
  const trigger = triggerOf(spec);
  const { key, uid, attempt } = spec;
  const run: Run = { ...HEAD_ROW.read(head), uid, key, trigger, attempt, plan: spec.plan.hash, phases };
  return success({
    rollout: spec.rollout,
    plan: spec.plan.name,
    run,
    paths: parts.map(({ path }) => path),
    conditions: status.conditions ?? [],
    pages: pages.length,
  });
}

function checkPage(object: KubeObject): readonly Problem[] {
  const ref = refOf(object);
  const format = (object.spec as { readonly format?: unknown } | null | undefined)?.format;
  if (typeof format === "number" && format > RUN_FORMAT) {
    const message = `this run has format ${format}; this release reads up to ${RUN_FORMAT}`;
    return [{ code: "RunNewer", severity: "error", message, ref, field: "spec.format", hint: "use a newer release" }];
  }
  return validateStepRun(object)
    .filter(({ severity }) => severity === "error")
    .map((problem) => ({ ...problem, ref }));
}

function indexOf({ spec }: StepRun): number {
  return spec.page?.index ?? 0;
}

function checkPages(pages: readonly StepRun[], { spec }: StepRun): Problem | undefined {
  const of = spec.page?.of ?? 1;
  if (pages.length !== of || pages.some((page, index) => indexOf(page) !== index || (page.spec.page?.of ?? 1) !== of)) {
    const message = `${pages.length} pages of the run of ${spec.subject} are there, and the first says ${of}`;
    return { code: "RunIncomplete", severity: "error", message, field: "spec.page" };
  }
  const same = canonicalJson(withoutPage(spec));
  const isTorn = pages.some((page) => canonicalJson(withoutPage(page.spec)) !== same);
  return isTorn ? inconsistent(`the pages of the run of ${spec.subject} are of different runs`, "spec") : undefined;
}

function inconsistent(message: string, field: string): Omit<Problem, "ref"> {
  const hint = "restore all its pages from one commit";
  return { code: "RunInconsistent", severity: "error", message, field, hint };
}

function headOf({ status }: StepRun): HeadRow | undefined {
  const { parts: _, counts: __, waits: ___, conditions: ____, hash: _____, ...head } = status;
  const { state, since, startedAt, at, tries } = head;
  const isThere = [state, since, startedAt, at, tries].every((value) => value !== undefined);
  return isThere ? (head as HeadRow) : undefined;
}

function triggerOf(spec: RunSpec): Trigger {
  const { format: _, rollout: __, plan, key: ___, uid: ____, attempt: _____, ...change } = withoutPage(spec);
  return { ...change, plan: plan.name };
}

/**
 * Fields that are not checked against the time of the run: a retry is in the future, and the history may come from
 * another clock.
 */
const TOLD_APART: ReadonlySet<string> = new Set(["retryAt", "history", "closing"]);

/**
 * Returns the first time that is not in the calendar, or is after the last change of the run: with it, the run would
 * not go on.
 */
function oddTime(value: unknown, field: string, last: string | undefined): Omit<Problem, "ref"> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, own] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`;
    const limit = TOLD_APART.has(name) ? undefined : last;
    const isTime = typeof own === "string" && (name === "at" || name === "since" || /(?:At|Since)$/.test(name));
    const time = isTime ? parseTime(own) : undefined;
    if (isTime && time === undefined) return inconsistent(`${own} is no time`, at);
    if (limit !== undefined && time !== undefined && time > (parseTime(limit) ?? time))
      return inconsistent(`${own} is after ${limit}, when the run last changed`, at);
    const below = oddTime(own, at, limit);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** A step and a phase while they are read. */
type ReadStep = Omit<StepState, "tasks"> & { readonly tasks: TaskState[] };
type ReadPhase = Omit<PhaseState, "steps"> & { readonly steps: ReadStep[] };

const LEVELS = ["phase", "step", "task"] as const;

/**
 * Returns the phases that the parts describe; a text if a part has a place that no plan has, or a state that does not
 * exist there.
 */
function phasesOf(parts: readonly PartRow[]): readonly PhaseState[] | string {
  const phases: ReadPhase[] = [];
  const seen = new Set<string>();
  let above: readonly string[] = [];
  for (const { path, ...row } of parts) {
    const names = path.split("/");
    const depth = names.length;
    const level = LEVELS[depth - 1];
    if (seen.has(path)) return `${path} stands twice`;
    if (level === undefined || above.length < depth - 1 || parentPath(path) !== above.slice(0, depth - 1).join("/"))
      return `${path} does not stand below what it belongs to`;
    if (!STEP_TRANSITIONS[level].some(({ to }) => to === row.state))
      return `${path} is ${row.state}, and no ${level} is`;
    seen.add(path);
    above = names;
    if (level === "phase") phases.push({ ...PHASE_ROW.read(row as typeof row & Pick<PhaseState, "state">), steps: [] });
    else if (level === "step")
      phases.at(-1)?.steps.push({ ...STEP_ROW.read(row as typeof row & Pick<StepState, "state">), tasks: [] });
    else phases.at(-1)?.steps.at(-1)?.tasks.push(TASK_ROW.read(row));
  }
  return phases;
}

function checkHead(
  { spec, status }: StepRun,
  head: HeadRow,
  parts: readonly PartRow[],
  { now, plan }: ReadRunOptions & { readonly now: number | undefined },
): Omit<Problem, "ref"> | undefined {
  if (isForged({ ...spec, trigger: triggerOf(spec) })) {
    const message = `the run of ${spec.subject} is not the one that its trigger begins: its key or its uid is another`;
    const hint = "restore it from the commit before";
    return { code: "RunForged", severity: "error", message, field: "spec.uid", hint };
  }
  const [at = 0, since = 0, startedAt = 0] = [head.at, head.since, head.startedAt].map((time) => parseTime(time));
  if (now !== undefined && at > now + MOST_AHEAD) {
    const message = `the run of ${spec.subject} last changed at ${head.at}, and it is ${formatTime(now)}`;
    const hint = "correct now or the Clock, or restore the run from the commit before";
    return { code: "RunAhead", severity: "error", message, field: "status.at", hint };
  }
  if (status.hash !== undefined && status.hash !== hashRun(spec, head, parts)) {
    const message = `the run of ${spec.subject} was changed by hand: its hash does not fit`;
    const hint = "take the change back, or remove status.hash to go on from the run as it is";
    return { code: "RunChanged", severity: "error", message, field: "status.hash", hint };
  }
  if (since > at || startedAt > since) return inconsistent("its times are in no order", "status.at");
  if (plan === undefined || plan.hash !== spec.plan.hash) return undefined;
  const names = pathsOf(plan);
  const odd = parts.find(({ path }, index) => path !== names[index])?.path ?? names[parts.length];
  return odd === undefined ? undefined : inconsistent(`its parts are not those of its plan: ${odd}`, "status.parts");
}

function pathsOf({ phases }: RunPlan): readonly string[] {
  return phases.flatMap((phase) => [
    phase.path,
    ...phase.steps.flatMap((step) => [step.path, ...step.tasks.map(({ path }) => path)]),
  ]);
}
