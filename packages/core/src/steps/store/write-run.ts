import { type Condition, canonicalJson, formatTime, type Json, truncate } from "../../object/index.ts";
import { writeConditions } from "../../run/write-conditions.ts";
import type { StepRun } from "../../schemas/generated/step-run.ts";
import type { StepBlocker } from "../model/blocker.ts";
import type { StepDecision } from "../model/decision.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import { isThrough } from "../model/words.ts";
import {
  HEAD_ROW,
  hashRun,
  type PartRow,
  PHASE_ROW,
  RUN_FORMAT,
  type RunSpec,
  type RunStatus,
  STEP_ROW,
  TASK_ROW,
} from "./run-rows.ts";

/** The content to store in StepRuns. */
export interface RunContent {
  /** The name of the first StepRun. */
  readonly name: string;
  /** Name of the rollout that released the subject. Default: none did. */
  readonly rollout?: string | undefined;
  /** The plan that the run was begun with. */
  readonly plan: RunPlan;
  readonly run: Run;
  /** Why parts wait, as `advance` returns it. Default: not stored. */
  readonly blockers?: StepDecision["blockers"] | undefined;
  /** Conditions of the stored first page, so that `lastTransitionTime` is kept. */
  readonly conditions?: readonly Condition[] | undefined;
  /** The smallest number of pages; surplus pages hold no parts. Default: 1. */
  readonly minPages?: number | undefined;
}

const PARTS_A_PAGE = 250;
const LONGEST_HISTORY = 64 * 1024;
const MOST_WAITS = 10;
const LONGEST_TEXT = 512;

/** Returns the name of a page: `<name>`, then `<name>-2`. */
export function runPageName(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

/**
 * Writes a run as StepRuns of up to 250 phases, steps and tasks each, at least one; the first has the summary. They are
 * local-config objects. The same run and blockers give the same objects. Past runs are kept up to 64 KiB. Throws a
 * `RangeError` for a run of another plan, whose parts have no names.
 */
export function writeRun(content: RunContent): readonly StepRun[] {
  const { plan, run: given, name, minPages = 1 } = content;
  if (given.plan !== plan.hash) throw new RangeError(`the run is not of plan ${plan.name} as it is now`);
  const run = boundHistory(given);
  const parts = partsOf(plan, run);
  const count = Math.max(minPages, 1, Math.ceil(parts.length / PARTS_A_PAGE));
  return Array.from({ length: count }, (_, index): StepRun => {
    const page = parts.slice(index * PARTS_A_PAGE, (index + 1) * PARTS_A_PAGE);
    const spec = specOf(content);
    return {
      apiVersion: "landfall.dev/v1alpha1",
      kind: "StepRun",
      metadata: {
        name: runPageName(name, index),
        annotations: { "config.kubernetes.io/local-config": "true" },
      },
      spec: { ...spec, ...(count > 1 && { page: { index, of: count } }) },
      status: { ...(index === 0 && summaryOf(content, spec, run, parts)), parts: page },
    };
  });
}

function specOf({ rollout, plan, run }: RunContent): RunSpec {
  const { trigger, key, uid, attempt } = run;
  const { subject, revision, parameters, parent, restores } = trigger;
  return {
    format: RUN_FORMAT,
    ...(rollout !== undefined && { rollout }),
    subject,
    plan: { name: plan.name, hash: plan.hash },
    ...(revision !== undefined && { revision }),
    ...(parameters !== undefined && { parameters }),
    ...(parent !== undefined && { parent }),
    ...(restores !== undefined && { restores }),
    key,
    uid,
    attempt,
  };
}

function partsOf(plan: RunPlan, run: Run): readonly PartRow[] {
  const parts: PartRow[] = [];
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const { steps, ...own } = run.phases[phaseAt] ?? UNKNOWN;
    parts.push({ path: phase.path, ...PHASE_ROW.write(own) });
    for (const [stepAt, step] of phase.steps.entries()) {
      const { tasks, ...ofStep } = steps[stepAt] ?? UNKNOWN;
      parts.push({ path: step.path, ...STEP_ROW.write(ofStep) });
      for (const [taskAt, task] of step.tasks.entries())
        parts.push({ path: task.path, ...TASK_ROW.write(tasks[taskAt] ?? UNKNOWN) });
    }
  }
  return parts;
}

const UNKNOWN = { state: "Pending", since: 0, attempt: 0, steps: [], tasks: [] } as const;

/** Keeps the newest past runs that fit, and counts the older ones. */
function boundHistory(run: Run): Run {
  const { history } = run;
  if (history === undefined) return run;
  let size = 0;
  const fitting = history.runs.toReversed().findIndex((past) => {
    size += canonicalJson(past as unknown as Json).length;
    return size > LONGEST_HISTORY;
  });
  if (fitting === -1) return run;
  const over = history.runs.length - fitting;
  return { ...run, history: { forgotten: history.forgotten + over, runs: history.runs.slice(over) } };
}

function summaryOf(content: RunContent, spec: RunSpec, run: Run, parts: readonly PartRow[]): Omit<RunStatus, "parts"> {
  const head = HEAD_ROW.write(run);
  const waits = [...(content.blockers?.values() ?? [])].slice(0, MOST_WAITS).map(waitRow);
  return {
    ...head,
    counts: countsOf(run),
    ...(waits.length > 0 && { waits }),
    conditions: conditionsOf(content, run),
    hash: hashRun(spec, head, parts),
  };
}

function waitRow({
  kind,
  at,
  since,
  until,
  message,
  releasedBy,
  who,
}: StepBlocker): NonNullable<RunStatus["waits"]>[number] {
  return {
    at,
    kind,
    since: formatTime(since),
    ...(until !== undefined && { until: formatTime(until) }),
    message: truncate(message, LONGEST_TEXT),
    releasedBy: truncate(releasedBy, LONGEST_TEXT),
    who,
  };
}

function countsOf({ phases }: Run): NonNullable<RunStatus["counts"]> {
  const states = phases.flatMap(({ steps }) => steps.map(({ state }) => state));
  return {
    steps: states.length,
    through: states.filter(isThrough).length,
    running: states.filter((state) => state === "Running").length,
    failed: states.filter((state) => state === "Failed").length,
  };
}

/**
 * Returns Ready, Reconciling and Stalled, in this order; the last two are abnormal when True. Only a complete run is
 * Ready.
 */
function conditionsOf({ conditions = [], plan }: RunContent, run: Run): NonNullable<RunStatus["conditions"]> {
  const { state, attempt, at } = run;
  const told = { reason: state, message: run.message ?? `run ${attempt} of ${plan.name} is ${state}` };
  return writeConditions(
    [
      { type: "Ready", status: state === "Complete" ? "True" : "False", ...told },
      { type: "Reconciling", status: state === "Running" ? "True" : "False", ...told },
      { type: "Stalled", status: state === "Failed" ? "True" : "False", ...told },
    ],
    conditions,
    at,
  );
}
