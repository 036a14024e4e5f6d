import { isContradicted, without } from "./contract.ts";
import type { Subject } from "./subject.ts";
import type { Distrusted, StatusOptions, StatusResult } from "./types.ts";

/** Judges an object without any rule as data. */
type Judge = (subject: Subject, options: StatusOptions) => StatusResult;

/**
 * A rule of the library refines what can be told without it, and does not overrule it. The object is judged without the
 * rule too: a failure wins over the rule's Current, and over the word that the rule gives where none of its rows is true;
 * so does whatever is said where the contract forbids Current, what it is InProgress for where no row of the rule says why,
 * and that it is not there yet by what every kind means alike. What the rule distrusts is left out of that.
 */
export function refine(
  result: StatusResult,
  isDefault: boolean,
  overrules: readonly Distrusted[],
  subject: Subject,
  options: StatusOptions,
  judge: Judge,
): StatusResult {
  if (result.status !== "Current" && !(isDefault && result.status !== "Failed")) return result;
  const plain = judge(without(subject, overrules), ageless(options));
  if (plain.status === "Failed" && plain.evidence.fields.length > 0) return plain;
  if (plain.status === "InProgress" && (isDefault || NOT_YET.has(plain.reason))) return plain;
  if (result.status !== "Current" || plain.status === "Current") return result;
  return isContradicted(subject, overrules) ? plain : result;
}

/**
 * Two reasons that every kind means alike: all conditions are of an older generation, and `status.replicas` is above
 * `spec.replicas`. A rule that reads a phase or a flag beside them does not see it.
 */
const NOT_YET: ReadonlySet<string> = new Set(["LatestGenerationNotObserved", "MoreThanWanted"]);

/** The options without a time, because a failure by age alone never wins over a rule. */
function ageless(options: StatusOptions): StatusOptions {
  return options.now === undefined ? options : { ...options, now: undefined };
}
