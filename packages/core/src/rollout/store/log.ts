import { failure, hashJson, type Problem, type Result, success } from "../../object/index.ts";
import { checkChain, type LogEntry, nextEntry } from "../../run/index.ts";
import { decide } from "../decide/decide.ts";
import type { Change } from "../model/change.ts";
import type { Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import { type DecideInputs, timedInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { evidenceRow, hashPlan, hashState, plain } from "./hashes.ts";

/** One decision as data: the inputs of `decide` that changed since the previous entry, and its result. */
export interface RolloutLogBody {
  /** The state before the first entry, if there was one. */
  readonly before?: StoredState;
  /** The plan, if it differs from that of the previous entry. */
  readonly plan?: Plan;
  readonly inputs: Omit<DecideInputs<number>, "evidence">;
  /** The evidence that differs from that of the previous entry. */
  readonly seen: readonly (readonly [target: string, evidence: Evidence])[];
  /** Targets whose evidence is gone. */
  readonly unseen: readonly string[];
  readonly changes: readonly Change[];
  /** Hash of the state after the decision. */
  readonly state: string;
}

/** One entry of the decision log of a rollout, chained to the previous entry by its hash. */
export type RolloutLogEntry = LogEntry<RolloutLogBody>;

/** A state with its targets as a sorted list: plain data. */
export type StoredState = Omit<RolloutState, "targets"> & {
  readonly targets: readonly (readonly [target: string, state: TargetState])[];
};

/** The end of a log, from which `recordDecision` makes the next entry. `undefined` if the log is empty. */
export interface LogHead {
  readonly entry: RolloutLogEntry;
  /** The plan of the newest entry, and its hash. */
  readonly plan: Plan;
  readonly planHash: string;
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/**
 * Returns the log with one more decision; the same head for a decision that changed nothing, which need not be
 * recorded.
 */
export function recordDecision(head: LogHead | undefined, step: Step): LogHead | undefined {
  const { plan, before, decision } = step;
  const inputs = timedInputs(step.inputs);
  if (before !== undefined && decision.state === before) return head;
  const { evidence, ...told } = inputs;
  const planHash = plan === head?.plan ? head.planHash : hashPlan(plan);
  const known = head?.evidence ?? new Map<string, Evidence>();
  const body: RolloutLogBody = plain({
    ...(head === undefined && before !== undefined && { before: storeState(before) }),
    ...(planHash !== head?.planHash && { plan }),
    inputs: told,
    seen: [...evidence].filter(([key, one]) => !isSame(known.get(key), one)).toSorted(byKey),
    unseen: [...known.keys()].filter((key) => !evidence.has(key)).sort(),
    changes: decision.changes,
    state: hashState(decision.state),
  });
  return { entry: nextEntry(head?.entry, body), plan, planHash, evidence: new Map(evidence) };
}

/**
 * Replays every decision of a log. Problems: `LogBroken`; `ReplayDiffers` if the same inputs give another result than
 * the recorded one.
 */
export function replayLog(entries: readonly RolloutLogEntry[], head?: string): Result<readonly Step<number>[]> {
  const broken = checkChain(entries, head);
  if (broken.length > 0) return failure(...broken);
  const steps: Step<number>[] = [];
  const problems: Problem[] = [];
  const evidence = new Map<string, Evidence>();
  const [first] = entries;
  let plan = first?.body.plan;
  let state = first?.body.before === undefined ? undefined : loadState(first.body.before);
  for (const [index, { body }] of entries.entries()) {
    plan = body.plan ?? plan;
    if (plan === undefined) return failure(differs(index, "has no plan"));
    for (const [key, one] of body.seen) evidence.set(key, one);
    for (const key of body.unseen) evidence.delete(key);
    const inputs: DecideInputs<number> = { ...body.inputs, evidence: new Map(evidence) };
    const decision = decide(plan, state, inputs);
    steps.push({ plan, before: state, inputs, decision });
    if (hashState(decision.state) !== body.state) problems.push(differs(index, "gives another state"));
    else if (hashJson(plain(decision.changes)) !== hashJson(plain(body.changes)))
      problems.push(differs(index, "gives other changes"));
    state = decision.state;
  }
  return problems.length > 0 ? failure(...problems) : success(steps);
}

function storeState(state: RolloutState): StoredState {
  return { ...state, targets: [...state.targets].toSorted(byKey) };
}

function loadState(stored: StoredState): RolloutState {
  return { ...stored, targets: new Map(stored.targets) };
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function isSame(a: Evidence | undefined, b: Evidence): boolean {
  return a === b || (a !== undefined && evidenceRow(a) === evidenceRow(b));
}

function differs(index: number, what: string): Problem {
  return {
    code: "ReplayDiffers",
    severity: "error",
    message: `entry ${index} of the log ${what}`,
    field: `[${index}]`,
  };
}
