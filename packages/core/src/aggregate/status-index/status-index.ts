import {
  compareTargets,
  millisOf,
  type ObjectRef,
  parseTime,
  refKey,
  type Target,
  type TimeInput,
  targetKey,
} from "../../object/index.ts";
import { compareParts, judgePart } from "../judge/judge-parts.ts";
import type { Observation } from "../model/observation.ts";
import { severityOf } from "../model/severity.ts";
import { emptyRollup, type Rollup } from "../rollup/rollup.ts";
import { type GroupPath, groupKey, type RollupChange, tellChange } from "../rollup/rollup-group.ts";
import {
  createIndexState,
  type IndexState,
  judge,
  judgeAt,
  memberAt,
  partKey,
  type StatusIndexOptions,
  settleAll,
  settleChanged,
  settleMember,
} from "./index-state.ts";
import { isSameVerdict } from "./is-same-verdict.ts";
import { type VerdictEvent, verdictEvent } from "./verdict-event.ts";

export type { StatusIndexOptions } from "./index-state.ts";

/**
 * The content of a StatusIndex, from which it can be restored: all its observations. `Time` is the type of `now`:
 * `number` in a snapshot that an index returns.
 */
export interface StatusIndexSnapshot<Time extends TimeInput = TimeInput> {
  /** The time up to which freshness was judged: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now?: Time;
  readonly observations: readonly Observation[];
}

/** The state of a fleet, kept up to date one observation at a time. */
export interface StatusIndex {
  /**
   * Adds an observation. It is ignored if it is older than the known one of the same object and source, or if it claims
   * to be from further in the future than its source may be silent while the known one does not.
   */
  readonly upsert: (observation: Observation) => void;
  /** Removes an object, or without a ref a whole target. */
  readonly remove: (target: Target, ref?: ObjectRef) => void;
  /**
   * Moves time forward: observations that are too old become stale. Time never goes back. Throws a `RangeError` if `now`
   * is not a time.
   */
  readonly expire: (now: TimeInput) => void;
  readonly rollup: (path: GroupPath) => Rollup;
  /** Returns the observation of one target as a whole, or `undefined` if nothing is known of it. */
  readonly target: (target: Target) => Observation | undefined;
  /** Returns the groups whose rollup changed since the last call, apart from its times; several changes count once. */
  readonly changes: () => readonly RollupChange[];
  /**
   * Returns one event for each target whose verdict differs from that at the last call, in the order of names; none for
   * a replay.
   */
  readonly events: () => readonly VerdictEvent[];
  /**
   * Returns the observations that explain a state, the worst first: for a target its parts, for a group those of its
   * targets that are exceptions.
   */
  readonly explain: (what: Target | GroupPath) => readonly Observation[];
  readonly snapshot: () => StatusIndexSnapshot<number>;
}

/**
 * Creates a StatusIndex. An observation costs the parts of its own target and, for each group, the logarithm of the
 * group's size, which is spent when a rollup or the changes are read. The results equal those of computing everything
 * anew. Throws a `RangeError` if the `now` of a snapshot to restore is not a time.
 *
 * @example
 * ```ts
 * import { readFlux } from "@landfall/adapters/flux";
 * import { createStatusIndex } from "@landfall/core/aggregate";
 *
 * const target = { cluster: "eu-1", package: "shop" };
 * const kustomization = {
 *   apiVersion: "kustomize.toolkit.fluxcd.io/v1",
 *   kind: "Kustomization",
 *   metadata: { name: "shop", namespace: "flux-system", generation: 1 },
 *   status: { observedGeneration: 1, conditions: [{ type: "Ready", status: "False", reason: "BuildFailed", message: "" }] },
 * };
 * const index = createStatusIndex({ staleAfter: () => 600_000 });
 * index.upsert(readFlux(kustomization, { target, observedAt: "2026-11-21T10:00:00Z" }));
 * index.expire(Date.parse("2026-11-21T10:00:00Z"));
 * for (const { target: changed } of index.events()) console.log(changed.cluster, index.target(changed)?.axes.actuation); // eu-1 Failed
 * ```
 */
export function createStatusIndex(options: StatusIndexOptions, from?: StatusIndexSnapshot): StatusIndex {
  const state = createIndexState(options, millisOf(from?.now));
  for (const observation of from?.observations ?? []) upsert(state, observation);
  if (from !== undefined) changes(state);
  state.untold.clear();
  return {
    upsert: (observation) => upsert(state, observation),
    remove: (target, ref) => remove(state, target, ref),
    expire: (now) => expire(state, millisOf(now)),
    rollup: (path) => {
      settleAll(state);
      return state.groups.get(groupKey(path))?.tree.rollup() ?? emptyRollup(options.rollup);
    },
    target: (target) => {
      settleAll(state);
      return state.members.get(targetKey(target))?.summary;
    },
    changes: () => changes(state),
    events: () => events(state),
    explain: (what) => (isPath(what) ? explainGroup(state, what) : explain(state, what)),
    snapshot: () => snapshot(state),
  };
}

function upsert(state: IndexState, observation: Observation): void {
  const member = memberAt(state, observation.target);
  const key = partKey(observation);
  const before = member.parts.get(key);
  if (before !== undefined && isOutranked(state, observation, before)) return;
  if (before !== undefined && isSameVerdict(before, observation)) {
    const after = state.shareParts.again(before, observation.observedAt);
    member.parts.set(key, after);
    (isSameFreshness(state, before, after) ? state.heard : state.dirty).add(member);
    return;
  }
  member.parts.set(key, state.shareParts.share(observation, member.target, key));
  const isNews = before === undefined || !isSameVerdict(judge(state, before), judge(state, observation));
  (isNews ? state.dirty : state.heard).add(member);
}

/**
 * Returns whether a known observation takes precedence. One that claims to be from the future ranks before all others,
 * so that a wrong clock is forgotten.
 */
function isOutranked(state: IndexState, observation: Observation, known: Observation): boolean {
  const isAhead = isAheadOf(state, observation);
  if (isAhead !== isAheadOf(state, known)) return isAhead;
  return (observation.observedAt ?? "") < (known.observedAt ?? "");
}

function isAheadOf({ options, now }: IndexState, { source, observedAt }: Observation): boolean {
  return now !== undefined && (parseTime(observedAt) ?? now) - now > options.staleAfter(source);
}

function isSameFreshness(state: IndexState, before: Observation, after: Observation): boolean {
  return judge(state, before).axes.freshness === judge(state, after).axes.freshness;
}

function remove(state: IndexState, target: Target, ref: ObjectRef | undefined): void {
  const member = state.members.get(targetKey(target));
  if (member === undefined) return;
  for (const [key, part] of member.parts)
    if (ref === undefined || (part.ref !== undefined && refKey(part.ref) === refKey(ref))) member.parts.delete(key);
  if (member.parts.size > 0) state.dirty.add(member);
  else settleMember(state, member);
}

function expire(state: IndexState, now: number): void {
  const before = state.now;
  if (before !== undefined && now <= before) return;
  state.now = now;
  const crosses = (part: Observation): boolean =>
    judgeAt(state, part, before).axes.freshness !== judgeAt(state, part, now).axes.freshness;
  for (const member of state.members.values()) {
    for (const part of member.parts.values()) {
      if (!crosses(part)) continue;
      state.dirty.add(member);
      break;
    }
  }
}

function changes(state: IndexState): readonly RollupChange[] {
  settleChanged(state);
  const touched = [...state.touched].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  state.touched.clear();
  const told = touched.flatMap(tellChange);
  for (const { key, tree } of touched) if (tree.size() === 0) state.groups.delete(key);
  return told;
}

function events(state: IndexState): readonly VerdictEvent[] {
  settleChanged(state);
  const found = [...state.untold.values()]
    .toSorted((a, b) => compareTargets(a.target, b.target))
    .flatMap(({ target, before }) => verdictEvent(target, before, state.members.get(targetKey(target))?.summary) ?? []);
  state.untold.clear();
  return found;
}

function explain(state: IndexState, target: Target): readonly Observation[] {
  const parts = [...(state.members.get(targetKey(target))?.parts.values() ?? [])];
  return parts
    .map((part) => judgePart(judge(state, part)))
    .toSorted(compareParts)
    .map(({ part }) => part);
}

/** Returns whether this is a path: a list, which a target is not. */
function isPath(what: Target | GroupPath): what is GroupPath {
  return Array.isArray(what);
}

function explainGroup(state: IndexState, path: GroupPath): readonly Observation[] {
  settleAll(state);
  const key = groupKey(path);
  return [...state.members.values()]
    .filter(({ groups }) => groups.some((group) => group.key === key))
    .flatMap(({ summary }) => (summary === undefined || severityOf(summary) === undefined ? [] : [judgePart(summary)]))
    .toSorted((a, b) => compareParts(a, b) || compareTargets(a.part.target, b.part.target))
    .map(({ part }) => part);
}

function snapshot({ members, now }: IndexState): StatusIndexSnapshot<number> {
  const sorted = [...members.values()]
    .flatMap(({ parts }) => [...parts.values()])
    .map((part) => ({ part, key: JSON.stringify([targetKey(part.target), partKey(part)]) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return { ...(now === undefined ? {} : { now }), observations: sorted.map(({ part }) => part) };
}
