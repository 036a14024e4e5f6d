import { formatTime, hashJson, type Problem, truncate } from "../object/index.ts";
import { type Actor, checkChain, type LogEntry, nextEntry } from "../run/index.ts";
import type { Change } from "./draft.ts";
import type { DecideInputs } from "./inputs.ts";
import { hashInputs, hashPlan, hashState, plain } from "./hashes.ts";
import type { Step } from "./log.ts";
import type { RolloutState } from "./state.ts";

/** One decision, in less than a KiB: what changed by kind, and the hashes of what it was made of. */
export interface DecisionRecord {
  /** RFC 3339. */
  readonly at: string;
  readonly attempt: number;
  readonly revision: string;
  readonly phase: string;
  readonly wave: number;
  readonly changes: readonly ChangeCount[];
  /** Who had said something, sorted; the first eight. */
  readonly by: readonly string[];
  /** Version of the time zone data, where the plan has windows and it is known. */
  readonly tz?: string;
  readonly plan: string;
  readonly inputs: string;
  readonly state: string;
}

/** Changes of one kind. */
export interface ChangeCount {
  readonly kind: string;
  readonly count: number;
  /** The first three. */
  readonly targets?: readonly string[];
  /** Of the first. */
  readonly reason?: string;
}

/** The last decisions that changed something: the form that a RolloutPlan stores. */
export interface DecisionLog {
  /** How many there were before. */
  readonly forgotten: number;
  /** Hash of the last one that is forgotten; empty if none is. */
  readonly anchor: string;
  readonly entries: readonly LogEntry<DecisionRecord>[];
}

const MOST_ENTRIES = 20;
const MOST_NAMES = 8;
const LONGEST_NAME = 253;
const LONGEST_REASON = 63;

/** The log with one more decision; the same one for a decision that changed nothing. It keeps the last 20. */
export function appendDecision(log: DecisionLog | undefined, step: Step): DecisionLog | undefined {
  if (step.before !== undefined && step.decision.state === step.before) return log;
  const { forgotten = 0, anchor = "", entries = [] } = log ?? {};
  const last = entries.at(-1) ?? (forgotten > 0 ? { seq: forgotten - 1, hash: anchor } : undefined);
  const all = [...entries, nextEntry(last, recordOf(step))];
  const over = Math.max(all.length - MOST_ENTRIES, 0);
  return { forgotten: forgotten + over, anchor: all[over - 1]?.hash ?? anchor, entries: all.slice(over) };
}

/**
 * Whether a stored log can be believed: the chain is whole, and its newest entry is about `state`. What is given up
 * against `verify` is the replay: for that, ask `isRecordOf` of each commit's own inputs. Problems: `LogBroken`.
 */
export function checkDecisionLog(log: DecisionLog, state?: RolloutState): readonly Problem[] {
  const { forgotten, anchor, entries } = log;
  const broken = checkChain(entries, undefined, forgotten === 0 ? undefined : { seq: forgotten - 1, hash: anchor });
  const last = entries.at(-1);
  if (broken.length > 0 || state === undefined || last?.body.state === hashState(state)) return broken;
  const message = "the state is not the one that the newest entry of the log is about: it was changed by hand";
  return [{ code: "LogBroken", severity: "error", message, field: `[${entries.length - 1}]` }];
}

/** Whether a record is of this decision: the same plan and inputs, and the same state and changes. */
export function isRecordOf(record: DecisionRecord, step: Step): boolean {
  return hashJson(plain(record)) === hashJson(plain(recordOf(step)));
}

function recordOf({ plan, inputs, decision }: Step): DecisionRecord {
  const { state, changes } = decision;
  const { tz } = inputs;
  return plain({
    at: formatTime(state.at),
    attempt: state.attempt,
    revision: state.revision,
    phase: state.phase,
    wave: state.wave,
    changes: countChanges(changes),
    by: namesIn(inputs),
    ...(plan.windows !== undefined && tz !== undefined && { tz }),
    plan: hashPlan(plan),
    inputs: hashInputs(inputs),
    state: hashState(state),
  } satisfies DecisionRecord);
}

function countChanges(changes: readonly Change[]): readonly ChangeCount[] {
  const byKind = new Map<string, Change[]>();
  for (const change of changes) {
    const all = byKind.get(change.kind);
    if (all === undefined) byKind.set(change.kind, [change]);
    else all.push(change);
  }
  return [...byKind].map(([kind, all]) => {
    const targets = all.flatMap(({ target }) => target ?? []).slice(0, 3);
    const reason = all[0]?.reason;
    return {
      kind,
      count: all.length,
      ...(targets.length > 0 && { targets }),
      ...(reason !== undefined && { reason: truncate(reason, LONGEST_REASON) }),
    };
  });
}

function namesIn(inputs: DecideInputs): readonly string[] {
  const { paused, handbrake, rollback, abort, approvals, promotions, skips, pins, retries } = inputs;
  const one: readonly (Actor | undefined)[] = [
    typeof paused === "object" ? paused : undefined,
    handbrake,
    rollback,
    abort,
  ];
  const lists: readonly (readonly Actor[] | undefined)[] = [approvals, promotions, skips, pins, retries];
  const names = new Set([...one, ...lists.flatMap((list) => list ?? [])].flatMap((actor) => actor?.by ?? []));
  return [...names]
    .map((name) => truncate(name, LONGEST_NAME))
    .sort()
    .slice(0, MOST_NAMES);
}
