import { isMap } from "../object/index.ts";
import { ABNORMAL_TYPES, PRIMARY_TYPES } from "./generic/condition-types.ts";
import { supersededIn } from "./generic/superseded.ts";
import { exemptionsOf } from "./kinds/exemptions.ts";
import { asText, type Fields, isAbsent, isFields, type Subject } from "./subject.ts";
import type { Distrusted } from "./types.ts";
import { wholeNumber } from "./whole-number.ts";

/** For each type that may contradict Current, whether it does so when True; the others do so when False. */
const CONTRARY: ReadonlyMap<unknown, boolean> = new Map([
  ...ABNORMAL_TYPES.map((type) => [type, true] as const),
  ...PRIMARY_TYPES.map((type) => [type, false] as const),
]);

/**
 * Returns whether the conditions contradict Current: an abnormal one of this generation is True (`ABNORMAL_TYPES`) or a
 * primary one False (`PRIMARY_TYPES`), unless it is exempt, or they cannot be read. One that a later condition of its
 * type replaced does not count. `exempt`: by default what is exempt of the kind, looked up only where it matters.
 */
export function isContradicted(
  { kind, status, metadata }: Subject,
  exempt?: readonly Distrusted[],
  isStrict = false,
): boolean {
  const conditions = status["conditions"];
  if (!Array.isArray(conditions)) return !isAbsent(conditions);
  let isTold: boolean | undefined;
  let superseded: ReadonlySet<number> | undefined;
  for (let index = 0; index < conditions.length; index++) {
    const entry: unknown = conditions[index];
    if (!isMap(entry)) continue;
    const type = entry["type"];
    const word = entry["status"];
    if (typeof type !== "string" || type === "" || typeof word !== "string" || word === "") {
      isTold ??= isStrict || conditions.some(isWhole);
      if (isUnreadable(entry, isTold)) return true;
    }
    const contrary = CONTRARY.get(type);
    if (contrary === undefined || !says(word, contrary)) continue;
    if (
      isDistrusted(entry, exempt ?? exemptionsOf(kind)) ||
      isStale(entry["observedGeneration"], metadata["generation"])
    )
      continue;
    superseded ??= supersededIn(conditions) ?? NONE;
    if (!superseded.has(index)) return true;
  }
  return false;
}

const NONE: ReadonlySet<number> = new Set();

const OF_CONDITIONS = /^(?:type|status|reason|message|severity|observedGeneration|.*Time)$/;

/** Returns whether a value is a condition with a type and a status, whatever they say. */
export function isWhole(entry: unknown): entry is Fields {
  return isFields(entry) && asText(entry["type"]) !== "" && hasStatus(entry);
}

/** Returns whether a condition has a status, whatever it says. */
export function hasStatus({ status }: Fields): boolean {
  return typeof status === "boolean" || asText(status) !== "";
}

/**
 * Returns whether an entry of a list of conditions may be any condition with any status, since its type or its status
 * is missing or of a wrong type. `isTold` says that the list has whole conditions too. Without one, its entries may be
 * something else than conditions, or have no status because being there says all, as in Argo CD.
 */
export function isUnreadable(entry: Fields, isTold: boolean): boolean {
  const { status } = entry;
  if (asText(entry["type"]) !== "") return !hasStatus(entry) && (isTold || asText(entry["reason"]) !== "");
  if (typeof status === "boolean" || status === "True" || status === "False" || status === "Unknown") return true;
  if (asText(status) !== "") return isTold;
  const names = Object.keys(entry);
  return names.length > 0 && names.every((name) => OF_CONDITIONS.test(name));
}

/** Returns whether a condition's status means True, or else False: some controllers write a boolean, or another case. */
function says(status: unknown, isTrue: boolean): boolean {
  if (status === "True") return isTrue;
  if (status === "False") return !isTrue;
  if (typeof status === "boolean") return status === isTrue;
  return typeof status === "string" && status.toLowerCase() === (isTrue ? "true" : "false");
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

/** Returns whether a condition is one of the distrusted ones; one without a status may be any other. */
function isDistrusted(entry: unknown, distrusted: readonly Distrusted[]): boolean {
  return distrusted.some(
    ({ condition, reason }) =>
      condition !== undefined &&
      isWhole(entry) &&
      condition === entry["type"] &&
      (reason === undefined || reason === entry["reason"]),
  );
}
