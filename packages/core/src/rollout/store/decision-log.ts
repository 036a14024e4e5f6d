import { formatTime, hashJson, type Json, type Problem, truncate } from "../../object/index.ts";
import { type Actor, checkChain, type LogEntry, nextEntry } from "../../run/index.ts";
import type { Change } from "../model/change.ts";
import type { Step } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { RolloutState } from "../model/state.ts";
import { hashInputs, hashMembers, hashPlan, hashState, type Members, plain } from "./hashes.ts";

/** The record of one decision, in less than 1 KiB: the number of changes by kind, and hashes of its inputs. */
export interface DecisionRecord {
  /** The time of the decision, RFC 3339. */
  readonly at: string;
  readonly attempt: number;
  readonly revision: string;
  readonly phase: string;
  readonly wave: number;
  readonly changes: readonly ChangeCount[];
  /** The people whose requests were in the inputs, sorted; the first eight. */
  readonly by: readonly string[];
  /** The version of the time zone data, if the plan has windows and the version is known. */
  readonly tz?: string;
  readonly plan: string;
  /** The hash of the members of each wave. Absent in records of older releases. */
  readonly members?: string;
  readonly inputs: string;
  readonly state: string;
  /** How many earlier decisions this record includes that changed nothing but times. Default: none. */
  readonly folded?: number;
}

/** The number of changes of one kind. */
export interface ChangeCount {
  readonly kind: string;
  readonly count: number;
  /** The keys of the first three targets with a change of this kind. */
  readonly targets?: readonly string[];
  /** The reason of the first change of this kind. */
  readonly reason?: string;
}

/** The last decisions that changed something, as a RolloutPlan stores them. */
export interface DecisionLog {
  /** How many older decisions were dropped. */
  readonly forgotten: number;
  /** Hash of the last dropped decision; empty if none was dropped. */
  readonly anchor: string;
  readonly entries: readonly LogEntry<DecisionRecord>[];
}

const MOST_ENTRIES = 20;
const MOST_NAMES = 8;
const LONGEST_NAME = 253;
const LONGEST_REASON = 63;

/**
 * Appends a decision to the log. Returns the same log if neither the state nor the members of the waves changed. The
 * log keeps the last 20 entries. Consecutive decisions that only moved times, as during a soak, are one entry: the
 * newest.
 */
export function appendDecision(log: DecisionLog | undefined, step: Step): DecisionLog | undefined {
  const { forgotten = 0, anchor = "", entries = [] } = log ?? {};
  const [one, last] = [entries.at(-2), entries.at(-1)];
  const members = hashMembers(step.plan);
  const isKnown = last === undefined || (last.body.members ?? members) === members;
  if (step.before !== undefined && step.decision.state === step.before && isKnown) return log;
  const record = recordOf(step, members);
  if (one !== undefined && last !== undefined && isQuiet(one.body, last.body) && isQuiet(last.body, record)) {
    const folded = (last.body.folded ?? 0) + 1;
    return { forgotten, anchor, entries: [...entries.slice(0, -1), nextEntry(one, { ...record, folded })] };
  }
  const place = last ?? (forgotten > 0 ? { seq: forgotten - 1, hash: anchor } : undefined);
  const all = [...entries, nextEntry(place, record)];
  const over = Math.max(all.length - MOST_ENTRIES, 0);
  return { forgotten: forgotten + over, anchor: all[over - 1]?.hash ?? anchor, entries: all.slice(over) };
}

/** The rollout and plan that a log describes. */
export interface LoggedPlan {
  readonly state: RolloutState;
  /** The members of the waves before the decision. */
  readonly previous: Members;
}

/**
 * Checks whether a stored log is consistent: its chain is complete, and its newest entry fits the state and the waves
 * of `stored`, if given. Unlike `verify` it replays no decision; for that, call `isRecordOf` with the inputs of each
 * commit. Problems: `LogBroken`.
 */
export function checkDecisionLog(log: DecisionLog, stored?: LoggedPlan): readonly Problem[] {
  const { forgotten, anchor, entries } = log;
  const broken = checkChain(entries, undefined, forgotten === 0 ? undefined : { seq: forgotten - 1, hash: anchor });
  if (broken.length > 0 || stored === undefined) return broken;
  const { state, members } = entries.at(-1)?.body ?? {};
  const field = `[${entries.length - 1}]`;
  const about = (what: string): readonly Problem[] => {
    const message = `${what} the newest entry of the log is about: changed by hand`;
    return [{ code: "LogBroken", severity: "error", message, field }];
  };
  if (members !== undefined && members !== hashMembers(stored.previous))
    return about("the waves and the targets in them are not those that");
  return state === hashState(stored.state) ? [] : about("the state is not the one that");
}

/** Returns whether a record belongs to this decision: the same plan and inputs, and the same state and changes. */
export function isRecordOf(record: DecisionRecord, step: Step): boolean {
  const { folded: _, ...own } = record;
  const members = own.members === undefined ? undefined : hashMembers(step.plan);
  return hashJson(plain(own)) === hashJson(recordOf(step, members) as unknown as Json);
}

/** Returns whether a decision adds nothing to the one before it: only times, and counts derived from them, moved on. */
function isQuiet(before: DecisionRecord, record: DecisionRecord): boolean {
  const said = ({ attempt, revision, phase, wave, by, tz, plan, members }: DecisionRecord): string =>
    hashJson(plain({ attempt, revision, phase, wave, by, tz, plan, members }));
  return record.changes.length === 0 && said(before) === said(record);
}

function recordOf({ plan, inputs, decision }: Step, members: string | undefined): DecisionRecord {
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
    ...(members !== undefined && { members }),
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
  const { paused, handbrake, rollback, abort, approvals, promotions, skips, pins, retries, clears } = inputs;
  const one: readonly (Actor | undefined)[] = [
    typeof paused === "object" ? paused : undefined,
    handbrake,
    rollback,
    abort,
  ];
  const lists: readonly (readonly Actor[] | undefined)[] = [approvals, promotions, skips, pins, retries, clears];
  const names = new Set([...one, ...lists.flatMap((list) => list ?? [])].flatMap((actor) => actor?.by ?? []));
  return [...names]
    .map((name) => truncate(name, LONGEST_NAME))
    .sort()
    .slice(0, MOST_NAMES);
}
