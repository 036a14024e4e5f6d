import { ABNORMAL_TYPES, PRIMARY_TYPES } from "./generic/condition-types.ts";
import { supersededIn } from "./generic/superseded.ts";
import { asText, type Fields, isFields, type Subject } from "./subject.ts";
import type { Distrusted } from "./types.ts";
import { wholeNumber } from "./whole-number.ts";

const CONTRARY: ReadonlyMap<string, "True" | "False"> = new Map([
  ...ABNORMAL_TYPES.map((type) => [type, "True"] as const),
  ...PRIMARY_TYPES.map((type) => [type, "False"] as const),
]);

/**
 * Returns whether a condition of this generation contradicts Current: an abnormal one is True (`ABNORMAL_TYPES`) or a
 * primary one is False (`PRIMARY_TYPES`), unless it is exempt. A condition whose type cannot be read counts as any
 * type; one that a later condition of its type replaced does not count.
 */
export function isContradicted({ status, metadata }: Subject, exempt: readonly Distrusted[]): boolean {
  const conditions = status["conditions"];
  if (!Array.isArray(conditions)) return false;
  let superseded: ReadonlySet<number> | undefined;
  for (let index = 0; index < conditions.length; index++) {
    const entry: unknown = conditions[index];
    if (!isFields(entry)) continue;
    const type = entry["type"];
    if (typeof type !== "string" || type === "") {
      if (isConditionLike(entry)) return true;
      continue;
    }
    const contrary = CONTRARY.get(type);
    if (contrary === undefined || !says(entry["status"], contrary)) continue;
    if (isDistrusted(entry, exempt) || isStale(entry["observedGeneration"], metadata["generation"])) continue;
    superseded ??= supersededIn(conditions) ?? NONE;
    if (!superseded.has(index)) return true;
  }
  return false;
}

const NONE: ReadonlySet<number> = new Set();

const OF_CONDITIONS: ReadonlySet<string> = new Set([
  "type",
  "status",
  "reason",
  "message",
  "severity",
  "observedGeneration",
  "lastTransitionTime",
  "lastUpdateTime",
  "lastProbeTime",
  "lastHeartbeatTime",
]);

/**
 * Returns whether a map without a type is a condition: its status is that of a condition, or it has no other fields
 * than conditions have. Some lists called conditions contain other things.
 */
export function isConditionLike(entry: Fields): boolean {
  const { status } = entry;
  if (typeof status === "boolean" || status === "True" || status === "False" || status === "Unknown") return true;
  const names = Object.keys(entry);
  return !asText(status) && names.length > 0 && names.every((name) => OF_CONDITIONS.has(name));
}

/** Returns whether a condition's status means this word: some controllers write a boolean, or another case. */
function says(status: unknown, word: "True" | "False"): boolean {
  if (typeof status === "boolean") return status === (word === "True");
  return status === word || (typeof status === "string" && status.toLowerCase() === word.toLowerCase());
}

/** Returns whether the observed generation is older than the wanted one; false if one of them is not a number. */
export function isStale(observed: unknown, generation: unknown): boolean {
  const [seen, wanted] = [wholeNumber(observed), wholeNumber(generation)];
  return seen !== undefined && wanted !== undefined && seen < wanted;
}

/** Returns the object without some of its conditions and status fields; the remaining ones keep their index. */
export function without(subject: Subject, distrusted: readonly Distrusted[]): Subject {
  if (distrusted.length === 0) return subject;
  const status = { ...subject.status };
  for (const { field } of distrusted) if (field !== undefined) delete status[field];
  const { conditions } = status;
  if (Array.isArray(conditions))
    status["conditions"] = conditions.map((entry: unknown) => (isDistrusted(entry, distrusted) ? null : entry));
  return { ...subject, status };
}

/** Returns whether a condition is one of the distrusted ones. */
function isDistrusted(entry: unknown, distrusted: readonly Distrusted[]): boolean {
  if (!isFields(entry)) return false;
  return distrusted.some(
    ({ condition, reason }) =>
      condition !== undefined && condition === entry["type"] && (reason === undefined || reason === entry["reason"]),
  );
}
