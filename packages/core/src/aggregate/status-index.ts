import { compareTargets, type ObjectRef, refKey, type Target, targetKey } from "../object/index.ts";
import { isSameVerdict } from "./is-same-verdict.ts";
import { compareParts, judgePart } from "./judge-parts.ts";
import { judgeFreshness, type Observation } from "./observation.ts";
import type { Rollup, RollupOptions } from "./rollup.ts";
import { createRollupTree, type RollupTree } from "./rollup-tree.ts";
import { severityOf } from "./severity.ts";
import { createShareParts, type ShareParts } from "./share-parts.ts";
import { summarizeTarget, withStaleText, withSuspensionText } from "./summarize-target.ts";
import { type VerdictEvent, verdictEvent } from "./verdict-event.ts";

/** A set of targets: the fleet, one package, one cluster, one label value. */
export type GroupPath =
  | readonly ["fleet"]
  | readonly ["package", string]
  | readonly ["cluster", string]
  | readonly ["label", string, string];

/** How a StatusIndex works. */
export interface StatusIndexOptions {
  /** How long a source may be silent before what it said is stale, in milliseconds. */
  readonly staleAfter: (source: string) => number;
  /** Labels of a target: each label and value is a group. Default: none. Asked once for each target. */
  readonly labelsOf?: (target: Target) => { readonly [label: string]: string };
  readonly rollup?: RollupOptions;
}

/** A group whose rollup is not what it was. */
export interface RollupChange {
  readonly path: GroupPath;
  readonly rollup: Rollup;
}

/** What a StatusIndex is restored from: everything it was told. */
export interface StatusIndexSnapshot {
  readonly now?: number;
  readonly observations: readonly Observation[];
}

/** The state of a fleet, kept up to date one observation at a time. */
export interface StatusIndex {
  /** Takes an observation; an older one than what is known of the same thing from the same source is ignored. */
  readonly upsert: (observation: Observation) => void;
  /** Forgets an object, or with no ref a whole target. */
  readonly remove: (target: Target, ref?: ObjectRef) => void;
  /** Moves time forward, in milliseconds: what was not heard of becomes stale. Time never goes back. */
  readonly expire: (now: number) => void;
  readonly rollup: (path: GroupPath) => Rollup;
  /** The observation of one target as a whole, or `undefined` if nothing is known of it. */
  readonly target: (target: Target) => Observation | undefined;
  /** The groups whose rollup changed since the last call, but for its times; several changes count once. */
  readonly changes: () => readonly RollupChange[];
  /** One event for each target whose verdict is another than at the last call, in order of their names; none for a replay. */
  readonly events: () => readonly VerdictEvent[];
  /** Why it is as it is, worst first: of a target its parts, of a group those of its targets that are an exception. */
  readonly explain: (what: Target | GroupPath) => readonly Observation[];
  readonly snapshot: () => StatusIndexSnapshot;
}

interface Member {
  readonly key: string;
  readonly target: Target;
  readonly groups: readonly Group[];
  readonly parts: Map<string, Observation>;
  summary: Observation | undefined;
}

interface Group {
  readonly key: string;
  readonly path: GroupPath;
  readonly tree: RollupTree;
  /** The rollup last told, without its times. */
  told: string;
}

interface State {
  readonly options: StatusIndexOptions;
  readonly members: Map<string, Member>;
  readonly groups: Map<string, Group>;
  /** Targets of which something changed. */
  readonly dirty: Set<Member>;
  /** Targets that were only heard of again. */
  readonly heard: Set<Member>;
  /** Groups that may have to tell of a change. */
  readonly touched: Set<Group>;
  readonly shareParts: ShareParts;
  /** What was last told of targets that have changed since. */
  readonly untold: Map<string, { readonly target: Target; readonly before: Observation | undefined }>;
  now: number | undefined;
}

/**
 * A StatusIndex. An observation costs the parts of its own target and, for each group, the logarithm of the group's
 * size, paid when a rollup or the changes are asked for. The answers are those of rolling everything up anew.
 */
export function createStatusIndex(options: StatusIndexOptions, from?: StatusIndexSnapshot): StatusIndex {
  const state: State = {
    options,
    members: new Map(),
    groups: new Map(),
    dirty: new Set(),
    heard: new Set(),
    touched: new Set(),
    shareParts: createShareParts(),
    untold: new Map(),
    now: from?.now,
  };
  for (const observation of from?.observations ?? []) upsert(state, observation);
  if (from !== undefined) changes(state);
  state.untold.clear();
  return {
    upsert: (observation) => upsert(state, observation),
    remove: (target, ref) => remove(state, target, ref),
    expire: (now) => expire(state, now),
    rollup: (path) => {
      settle(state, state.dirty);
      settle(state, state.heard);
      return groupAt(state, path).tree.rollup();
    },
    target: (target) => {
      settle(state, state.dirty);
      settle(state, state.heard);
      return state.members.get(targetKey(target))?.summary;
    },
    changes: () => changes(state),
    events: () => events(state),
    explain: (what) => (isPath(what) ? explainGroup(state, what) : explain(state, what)),
    snapshot: () => snapshot(state),
  };
}

function upsert(state: State, observation: Observation): void {
  const member = memberAt(state, observation.target);
  const key = partKey(observation);
  const before = member.parts.get(key);
  if (before !== undefined && (observation.observedAt ?? "") < (before.observedAt ?? "")) return;
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

function isSameFreshness(state: State, before: Observation, after: Observation): boolean {
  return judge(state, before).axes.freshness === judge(state, after).axes.freshness;
}

function remove({ members, dirty }: State, target: Target, ref: ObjectRef | undefined): void {
  const member = members.get(targetKey(target));
  if (member === undefined) return;
  for (const [key, part] of member.parts)
    if (ref === undefined || (part.ref !== undefined && refKey(part.ref) === refKey(ref))) member.parts.delete(key);
  dirty.add(member);
}

function expire(state: State, now: number): void {
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

function changes(state: State): readonly RollupChange[] {
  settle(state, state.dirty);
  const touched = [...state.touched].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  state.touched.clear();
  return touched.flatMap(changeOf);
}

function events(state: State): readonly VerdictEvent[] {
  settle(state, state.dirty);
  const found = [...state.untold.values()]
    .toSorted((a, b) => compareTargets(a.target, b.target))
    .flatMap(({ target, before }) => verdictEvent(target, before, state.members.get(targetKey(target))?.summary) ?? []);
  state.untold.clear();
  return found;
}

function explain(state: State, target: Target): readonly Observation[] {
  const parts = [...(state.members.get(targetKey(target))?.parts.values() ?? [])];
  return parts
    .map((part) => judgePart(judge(state, part)))
    .toSorted(compareParts)
    .map(({ part }) => part);
}

/** A target is no list. */
function isPath(what: Target | GroupPath): what is GroupPath {
  return Array.isArray(what);
}

function explainGroup(state: State, path: GroupPath): readonly Observation[] {
  settle(state, state.dirty);
  settle(state, state.heard);
  const key = JSON.stringify(path);
  return [...state.members.values()]
    .filter(({ groups }) => groups.some((group) => group.key === key))
    .flatMap(({ summary }) => (summary === undefined || severityOf(summary) === undefined ? [] : [judgePart(summary)]))
    .toSorted((a, b) => compareParts(a, b) || compareTargets(a.part.target, b.part.target))
    .map(({ part }) => part);
}

function snapshot({ members, now }: State): StatusIndexSnapshot {
  const sorted = [...members.values()]
    .flatMap(({ parts }) => [...parts.values()])
    .map((part) => ({ part, key: JSON.stringify([targetKey(part.target), partKey(part)]) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return { ...(now === undefined ? {} : { now }), observations: sorted.map(({ part }) => part) };
}

function groupAt({ groups, options }: State, path: GroupPath): Group {
  const key = JSON.stringify(path);
  const found = groups.get(key);
  if (found !== undefined) return found;
  const tree = createRollupTree(options.rollup);
  const made = { key, path, tree, told: withoutTimes(tree.rollup()) };
  groups.set(key, made);
  return made;
}

function memberAt(state: State, target: Target): Member {
  const key = targetKey(target);
  const found = state.members.get(key);
  if (found !== undefined) return found;
  const paths = groupPaths(target, state.options.labelsOf?.(target) ?? {});
  const groups = paths.map((path) => groupAt(state, path));
  const made = { key, target, groups, parts: new Map<string, Observation>(), summary: undefined };
  state.members.set(key, made);
  return made;
}

/** Summaries of the targets that changed go into their groups. */
function settle(state: State, waiting: Set<Member>): void {
  for (const member of waiting) {
    const parts = [...member.parts.values()].map((part) => judge(state, part));
    const summary = parts.length === 0 ? undefined : summaryOf(member.target, parts);
    const moved = !isSameVerdict(summary, member.summary);
    if (moved && !state.untold.has(member.key))
      state.untold.set(member.key, { target: member.target, before: member.summary });
    member.summary = summary;
    for (const group of member.groups) {
      if (summary === undefined) group.tree.delete(member.key);
      else group.tree.set(member.key, summary);
      if (moved) state.touched.add(group);
    }
    if (summary === undefined) state.members.delete(member.key);
    state.heard.delete(member);
  }
  waiting.clear();
}

function summaryOf(target: Target, parts: readonly Observation[]): Observation {
  return withStaleText(withSuspensionText(summarizeTarget(target, parts)));
}

function judge(state: State, part: Observation): Observation {
  return judgeAt(state, part, state.now);
}

function judgeAt({ options }: State, part: Observation, now: number | undefined): Observation {
  return now === undefined ? part : judgeFreshness(part, now, options.staleAfter(part.source));
}

function changeOf(group: Group): readonly RollupChange[] {
  const rollup = group.tree.rollup();
  const now = withoutTimes(rollup);
  if (now === group.told) return [];
  group.told = now;
  return [{ path: group.path, rollup }];
}

function groupPaths(target: Target, labels: { readonly [label: string]: string }): readonly GroupPath[] {
  const byLabel = Object.entries(labels).map(([label, value]) => ["label", label, value] as const);
  return [["fleet"], ["package", target.package ?? ""], ["cluster", target.cluster], ...byLabel];
}

function partKey({ source, ref }: Observation): string {
  return `${source} ${ref === undefined ? "" : refKey(ref)}`;
}

function withoutTimes(rollup: Rollup): string {
  return JSON.stringify({ ...rollup, asOf: undefined, oldest: undefined });
}
