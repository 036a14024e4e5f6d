import { parseTime } from "../../object/index.ts";
import { type Fields, isFields } from "../subject.ts";
import { wholeNumber } from "../whole-number.ts";

/** The number of entries above which a set is used to find entries of one type, so that the time stays linear. */
const FEW = 16;

/**
 * Returns the indexes of conditions that a later one of the same type replaced, since some controllers append to their
 * conditions and keep the old ones. The later one is found by `lastTransitionTime`. Two without a time, or with the
 * same time, both count, and so does one of a newer generation than the later one. `undefined` if no type occurs twice.
 */
export function supersededIn(conditions: readonly unknown[]): ReadonlySet<number> | undefined {
  if (!hasTwins(conditions)) return undefined;
  const latest = new Map<unknown, { readonly at: number; readonly time: number; readonly entry: Fields }>();
  const superseded = new Set<number>();
  for (let at = 0; at < conditions.length; at++) {
    const entry = conditions[at];
    const time = isFields(entry) ? parseTime(entry["lastTransitionTime"]) : undefined;
    if (!isFields(entry) || time === undefined) continue;
    const other = latest.get(entry["type"]);
    if (other === undefined || time > other.time) latest.set(entry["type"], { at, time, entry });
    if (other === undefined || time === other.time) continue;
    const [older, newer, place] = time > other.time ? [other.entry, entry, other.at] : [entry, other.entry, at];
    if (!isOfNewerGeneration(older, newer)) superseded.add(place);
  }
  return superseded;
}

function hasTwins(conditions: readonly unknown[]): boolean {
  if (conditions.length > FEW) return new Set(conditions.map(typeOf)).size < conditions.length;
  for (let at = 1; at < conditions.length; at++) {
    const type = typeOf(conditions[at]);
    for (let before = 0; before < at; before++) if (typeOf(conditions[before]) === type) return true;
  }
  return false;
}

function typeOf(entry: unknown): unknown {
  return isFields(entry) ? entry["type"] : undefined;
}

function isOfNewerGeneration(entry: Fields, other: Fields): boolean {
  const [own, others] = [wholeNumber(entry["observedGeneration"]), wholeNumber(other["observedGeneration"])];
  return own !== undefined && others !== undefined && own > others;
}
