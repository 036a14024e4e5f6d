import { formatPath, type Path, readPath } from "./path.ts";
import { NO_PROBLEMS, type Problem } from "./problem.ts";
import { formatTime, millisOf, type TimeInput } from "./time.ts";

/**
 * A condition: metav1.Condition, and the variants that some controllers write (no reason, no transition time, words
 * other than True, False and Unknown, additional fields, which are kept unread).
 */
export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  readonly lastTransitionTime?: string | Date | undefined;
  readonly observedGeneration?: number | undefined;
}

/** The conditions that `getConditions` found, with its problems, all of them warnings. */
export interface ConditionsFound {
  readonly conditions: readonly Condition[];
  readonly problems: readonly Problem[];
}

const STATUS_CONDITIONS: Path = ["status", "conditions"];

const isText = (value: unknown): boolean => typeof value === "string";
const REQUIRED_FIELDS = ["type", "status"] as const;
const OPTIONAL_FIELDS: readonly {
  readonly field: string;
  readonly expected: string;
  readonly isRight: (value: unknown) => boolean;
}[] = [
  { field: "reason", expected: "a string", isRight: isText },
  { field: "message", expected: "a string", isRight: isText },
  {
    field: "lastTransitionTime",
    expected: "a string",
    isRight: (value) => typeof value === "string" || value instanceof Date,
  },
  { field: "observedGeneration", expected: "an integer", isRight: Number.isSafeInteger },
];

/**
 * Returns the conditions of an object, in their order, from `status.conditions` or another path. Never throws: an entry
 * that is no condition (not an object, no `type` or `status` of type string) is left out, an optional field of the
 * wrong type is dropped, and each gives a warning that names it. `null` counts as absent. Takes linear time. A
 * well-formed entry is returned as it is, so unknown fields are kept.
 */
export function getConditions(object: unknown, path: Path = STATUS_CONDITIONS): ConditionsFound {
  const list = readPath(object, path);
  if (list === undefined || list === null) return { conditions: [], problems: [] };
  if (!Array.isArray(list)) return { conditions: [], problems: [wrongType(path, "a list")] };
  /** A hole in the list is malformed too, but `every` would skip it. */
  const odd = list.findIndex((entry) => !isCondition(entry));
  if (odd < 0 && areOfOwnTypes(list)) return { conditions: list, problems: NO_PROBLEMS };
  const conditions: Condition[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < list.length; index++) {
    const condition = readCondition(list[index], path, index, problems);
    if (condition === undefined) continue;
    if (seen.has(condition.type)) problems.push(duplicate([...path, index], condition.type));
    seen.add(condition.type);
    conditions.push(condition);
  }
  return { conditions, problems };
}

/** Returns whether an entry of a list of conditions is well-formed. */
function isCondition(entry: unknown): entry is Condition {
  if (entry === null || typeof entry !== "object" || Array.isArray(entry)) return false;
  for (const field of REQUIRED_FIELDS) if (!isText(own(entry, field))) return false;
  for (const { field, isRight } of OPTIONAL_FIELDS) {
    const value = own(entry, field);
    if (value !== undefined && !isRight(value)) return false;
  }
  return true;
}

function areOfOwnTypes(conditions: readonly Condition[]): boolean {
  return conditions.length < 2 || new Set(conditions.map(({ type }) => type)).size === conditions.length;
}

function readCondition(entry: unknown, list: Path, index: number, problems: Problem[]): Condition | undefined {
  if (isCondition(entry)) return entry;
  const warn = (expected: string, ...rest: Path): void => {
    problems.push(wrongType([...list, index, ...rest], expected));
  };
  if (entry === null || typeof entry !== "object" || Array.isArray(entry)) {
    warn("an object");
    return undefined;
  }
  for (const field of REQUIRED_FIELDS) {
    if (isText(own(entry, field))) continue;
    warn("a string", field);
    return undefined;
  }
  const wrong: string[] = [];
  for (const { field, expected, isRight } of OPTIONAL_FIELDS) {
    const value = own(entry, field);
    if (value === undefined || isRight(value)) continue;
    wrong.push(field);
    if (value !== null) warn(expected, field);
  }
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !wrong.includes(field))) as unknown as Condition;
}

function own(entry: object, field: string): unknown {
  return Object.hasOwn(entry, field) ? (entry as { readonly [field: string]: unknown })[field] : undefined;
}

function wrongType(path: Path, expected: string): Problem {
  const field = formatPath(path);
  return { code: "WrongType", severity: "warning", field, message: `${field} is not ${expected} and was ignored` };
}

function duplicate(path: Path, type: string): Problem {
  const field = formatPath(path);
  const message = `${field} is a second condition of type ${JSON.stringify(type)}; the first counts`;
  return { code: "DuplicateCondition", severity: "warning", field, message };
}

/** Returns the first condition of a type, or `undefined`. */
export function findCondition<C extends Condition>(conditions: readonly C[], type: string): C | undefined {
  return conditions.find((condition) => condition.type === type);
}

/** The condition that `setCondition` writes; it sets the transition time itself. */
export type NewCondition = Omit<Condition, "lastTransitionTime">;

const OWNED = ["reason", "message", "observedGeneration"] as const;

/**
 * Returns the list with one condition set, as apimachinery's meta.SetStatusCondition does: `lastTransitionTime` is kept
 * unless `status` changes (or there was none), a new type is appended, order and unknown fields are kept. `reason`,
 * `message` and `observedGeneration` are replaced: one that is not given is removed. Without `now` no
 * `lastTransitionTime` is written (a Kptfile has none) and a changed status drops the old one. If nothing would change,
 * the result is `conditions` itself. Throws a `RangeError` if `now` is not a time.
 *
 * @example
 * ```ts
 * import { setCondition } from "@landfall/core/object";
 *
 * const now = "2026-11-21T09:00:00Z";
 * const conditions = setCondition([], { type: "Ready", status: "True", reason: "Landed", message: "" }, now);
 * console.log(conditions[0]?.lastTransitionTime); // 2026-11-21T09:00:00Z
 * ```
 */
export function setCondition(
  conditions: readonly Condition[],
  condition: NewCondition,
  now?: TimeInput,
): readonly Condition[] {
  const at = millisOf(now);
  const index = conditions.findIndex((other) => other.type === condition.type);
  const old = conditions[index];
  const next = old === undefined ? { ...given(condition), ...transition(at) } : replace(old, condition, at);
  if (old === undefined) return [...conditions, next];
  return next === old ? conditions : conditions.with(index, next);
}

function given(condition: NewCondition): Condition {
  const { type, status } = condition;
  const rest = OWNED.filter((field) => condition[field] !== undefined).map((field) => [field, condition[field]]);
  return { type, status, ...Object.fromEntries(rest) };
}

function transition(now: number | undefined): Pick<Condition, "lastTransitionTime"> {
  return now === undefined ? {} : { lastTransitionTime: formatTime(now) };
}

function replace(old: Condition, condition: NewCondition, now: number | undefined): Condition {
  const moved = old.status !== condition.status || (old.lastTransitionTime === undefined && now !== undefined);
  const same = !moved && OWNED.every((field) => old[field] === condition[field]);
  if (same) return old;
  const gone = (field: string): boolean =>
    OWNED.some((owned) => owned === field && condition[owned] === undefined) ||
    (moved && field === "lastTransitionTime" && now === undefined);
  const kept = Object.fromEntries(Object.entries(old).filter(([field]) => !gone(field)));
  return { ...kept, ...given(condition), ...(moved ? transition(now) : {}) };
}

/**
 * Returns the conditions with the given types first, in that order, then the rest by type in code-unit order. Stable.
 */
export function sortConditions<C extends Condition>(
  conditions: readonly C[],
  first: readonly string[] = [],
): readonly C[] {
  const rank = new Map(first.map((type, index) => [type, index]));
  return conditions.toSorted((a, b) => {
    const byRank = (rank.get(a.type) ?? first.length) - (rank.get(b.type) ?? first.length);
    if (byRank !== 0 || a.type === b.type) return byRank;
    return a.type < b.type ? -1 : 1;
  });
}
