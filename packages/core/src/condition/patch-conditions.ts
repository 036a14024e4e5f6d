import {
  type Condition,
  failure,
  findCondition,
  formatTime,
  millisOf,
  parseTime,
  type Result,
  success,
  type TimeInput,
} from "../object/index.ts";
import { sortByClusterApi } from "./sort-by-cluster-api.ts";

/** The conditions of an object as its controller found them, and as it wants them. */
export interface ConditionChanges {
  readonly before: readonly Condition[];
  readonly after: readonly Condition[];
}

/** The condition types that the caller owns, and the time of a change. */
export interface PatchOptions {
  /** Types that only the caller writes: they never conflict. */
  readonly owned?: readonly string[];
  /** Whether the caller owns all condition types, so that none is merged with another writer's. */
  readonly force?: boolean;
  /** The time of a changed status for which `after` has no transition time: milliseconds, RFC 3339 or a `Date`. */
  readonly now: TimeInput;
}

/**
 * Applies the caller's changes to the latest conditions, as Cluster API's three-way merge does: by type; a type that
 * somebody else changed meanwhile is a conflict unless both want the same. Sorted as Cluster API sorts. Without changes
 * the result is `latest` itself.
 *
 * Problem: `ConditionConflict`, one per type. Throws a `RangeError` if `now` is not a time.
 */
export function patchConditions(
  latest: readonly Condition[],
  { before, after }: ConditionChanges,
  options: PatchOptions,
): Result<readonly Condition[]> {
  const timed: Timed = { ...options, now: millisOf(options.now) };
  const changed = after.filter((condition) => !isSame(findCondition(before, condition.type), condition));
  const removed = before.filter(({ type }) => findCondition(after, type) === undefined);
  if (changed.length + removed.length === 0) return success(latest);
  const types = [...changed, ...removed].map(({ type }) => type).filter((type) => !isOurs(type, options));
  const conflicts = types.filter((type) =>
    isConflict(findCondition(latest, type), findCondition(before, type), findCondition(after, type)),
  );
  if (conflicts.length > 0) {
    return failure(
      ...conflicts.map((type) => {
        const message = `condition ${type} was changed by somebody else meanwhile`;
        return { code: "ConditionConflict", severity: "error", message } as const;
      }),
    );
  }
  let next: readonly Condition[] = latest.filter(({ type }) => !removed.some((condition) => condition.type === type));
  for (const condition of changed) next = put(next, condition, timed);
  return success(sortByClusterApi(next));
}

function isOurs(type: string, { force = false, owned = [] }: PatchOptions): boolean {
  return force || owned.includes(type);
}

/** Returns whether another writer's state conflicts: it is neither the state before nor the wanted one. */
function isConflict(
  latest: Condition | undefined,
  before: Condition | undefined,
  after: Condition | undefined,
): boolean {
  if (before === undefined) return latest !== undefined && !hasSameState(latest, after);
  if (after === undefined) return latest !== undefined && !hasSameState(latest, before);
  return !isSame(latest, before) && !hasSameState(latest, after);
}

type Timed = PatchOptions & { readonly now: number };

function put(list: readonly Condition[], condition: Condition, options: Timed): readonly Condition[] {
  const index = list.findIndex(({ type }) => type === condition.type);
  const old = list[index];
  if (old === undefined) return [...list, { ...condition, lastTransitionTime: timeOf(condition, options) }];
  if (!isOurs(condition.type, options) && hasSameState(old, condition)) return list;
  const kept = old.status === condition.status ? old.lastTransitionTime : timeOf(condition, options);
  return list.with(index, { ...condition, lastTransitionTime: kept });
}

function timeOf({ lastTransitionTime }: Condition, { now }: Timed): string {
  const time = parseTime(lastTransitionTime) ?? now;
  return formatTime(Math.floor(time / 1000) * 1000);
}

function hasSameState(a: Condition | undefined, b: Condition | undefined): boolean {
  return (
    a?.status === b?.status &&
    (a?.reason ?? "") === (b?.reason ?? "") &&
    (a?.message ?? "") === (b?.message ?? "") &&
    (a?.observedGeneration ?? 0) === (b?.observedGeneration ?? 0)
  );
}

function isSame(a: Condition | undefined, b: Condition | undefined): boolean {
  return hasSameState(a, b) && parseTime(a?.lastTransitionTime) === parseTime(b?.lastTransitionTime);
}
