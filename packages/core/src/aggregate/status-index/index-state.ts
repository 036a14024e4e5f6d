import { refKey, type Target, targetKey } from "../../object/index.ts";
import { summarizeTarget, withStaleText, withSuspensionText } from "../judge/summarize-target.ts";
import { judgeFreshness, type Observation } from "../model/observation.ts";
import type { RollupOptions } from "../rollup/rollup.ts";
import { createRollupGroup, type GroupPath, groupKey, groupPaths, type RollupGroup } from "../rollup/rollup-group.ts";
import { isSameVerdict } from "./is-same-verdict.ts";
import { createShareParts, type ShareParts } from "./share-parts.ts";

/** Options of a StatusIndex. */
export interface StatusIndexOptions {
  /** Returns after how many milliseconds without a report an observation of a source is stale. */
  readonly staleAfter: (source: string) => number;
  /**
   * Returns the labels of a target: each label and value is a group. Default: none. Called when the target is first
   * observed; if its labels change, `remove` it and add it again.
   */
  readonly labelsOf?: (target: Target) => { readonly [label: string]: string };
  readonly rollup?: RollupOptions;
}

/** A target, with the observations of it and of its objects. */
export interface Member {
  readonly key: string;
  readonly target: Target;
  readonly groups: readonly RollupGroup[];
  readonly parts: Map<string, Observation>;
  summary: Observation | undefined;
}

/** The state of a StatusIndex. */
export interface IndexState {
  readonly options: StatusIndexOptions;
  readonly members: Map<string, Member>;
  readonly groups: Map<string, RollupGroup>;
  /** Targets of which an observation has changed. */
  readonly dirty: Set<Member>;
  /** Targets that were only observed again without a change. */
  readonly heard: Set<Member>;
  /** Groups that may have a change to report. */
  readonly touched: Set<RollupGroup>;
  readonly shareParts: ShareParts;
  /** The targets that have changed since they were last reported, with the observation reported then. */
  readonly untold: Map<string, { readonly target: Target; readonly before: Observation | undefined }>;
  now: number | undefined;
}

/** Returns the state of an index without observations. */
export function createIndexState(options: StatusIndexOptions, now: number | undefined): IndexState {
  return {
    options,
    members: new Map(),
    groups: new Map(),
    dirty: new Set(),
    heard: new Set(),
    touched: new Set(),
    shareParts: createShareParts(),
    untold: new Map(),
    now,
  };
}

function groupAt({ groups, options }: IndexState, path: GroupPath): RollupGroup {
  const key = groupKey(path);
  const found = groups.get(key);
  if (found !== undefined) return found;
  const made = createRollupGroup(path, options.rollup);
  groups.set(key, made);
  return made;
}

/** Returns the member for a target, which is added with its groups if it is missing. */
export function memberAt(state: IndexState, target: Target): Member {
  const key = targetKey(target);
  const found = state.members.get(key);
  if (found !== undefined) return found;
  const paths = groupPaths(target, state.options.labelsOf?.(target) ?? {});
  const groups = paths.map((path) => groupAt(state, path));
  const made = { key, target, groups, parts: new Map<string, Observation>(), summary: undefined };
  state.members.set(key, made);
  return made;
}

/** Summarizes the targets of which an observation has changed. */
export function settleChanged(state: IndexState): void {
  for (const member of state.dirty) settleMember(state, member);
}

/** Summarizes also the targets that were only observed again, as their times changed. */
export function settleAll(state: IndexState): void {
  settleChanged(state);
  for (const member of state.heard) settleMember(state, member);
}

/** Updates the summary of a target in its groups, or removes it if nothing is known of the target any more. */
export function settleMember(state: IndexState, member: Member): void {
  const { key, target, groups, parts, summary: before } = member;
  const judged = [...parts.values()].map((part) => judge(state, part));
  const summary = judged.length === 0 ? undefined : summaryOf(target, judged);
  const moved = !isSameVerdict(summary, before);
  if (moved && !state.untold.has(key)) state.untold.set(key, { target, before });
  member.summary = summary;
  for (const group of groups) {
    if (summary === undefined) group.tree.delete(key);
    else group.tree.set(key, summary);
    if (moved) state.touched.add(group);
  }
  if (summary === undefined) state.members.delete(key);
  state.dirty.delete(member);
  state.heard.delete(member);
}

function summaryOf(target: Target, parts: readonly Observation[]): Observation {
  return withStaleText(withSuspensionText(summarizeTarget(target, parts)));
}

/** Returns an observation with its freshness as of now. */
export function judge(state: IndexState, part: Observation): Observation {
  return judgeAt(state, part, state.now);
}

/** Returns the part with its freshness at a time; unchanged if there is no time. */
export function judgeAt({ options }: IndexState, part: Observation, now: number | undefined): Observation {
  return now === undefined ? part : judgeFreshness(part, now, options.staleAfter(part.source));
}

/** Returns the key of an observation: one source has one observation of one object. */
export function partKey({ source, ref }: Observation): string {
  return `${source} ${ref === undefined ? "" : refKey(ref)}`;
}
