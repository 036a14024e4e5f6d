import { isContradicted, without } from "./contract.ts";
import type { Subject } from "./subject.ts";
import type { Distrusted, RuleVerdict, StatusOptions, StatusResult } from "./types.ts";

/** Judges an object without any rule given as data. */
type Judge = (subject: Subject, options: StatusOptions) => StatusResult;

/**
 * Refines the verdict without a rule by a rule of the library, which does not overrule it. The object is judged without
 * the rule too. That verdict wins if it is a failure and the rule says Current, or gives its default because none of
 * its rows is true. It also wins if the contract forbids Current; for InProgress if no row of the rule explains it; and
 * if it says "not yet" by a reason that has the same meaning for every kind. Against a row that only asks whether a
 * field is there (`isRest`) it wins if it reads a failure in that field. Fields that the rule distrusts are left out of
 * it.
 */
export function refine(
  result: StatusResult,
  { isDefault, isRest }: RuleVerdict,
  overrules: readonly Distrusted[],
  subject: Subject,
  options: StatusOptions,
  judge: Judge,
): StatusResult {
  if (result.status !== "Current" && isRest !== true && (isDefault !== true || result.status === "Failed"))
    return result;
  const plain = judge(without(subject, overrules), ageless(options));
  const hasFailed = plain.status === "Failed" && plain.evidence.fields.length > 0;
  if (hasFailed && (isRest !== true || firstPath(plain) === firstPath(result))) return plain;
  if (isRest === true) return result;
  if (plain.status === "InProgress" && (isDefault === true || NOT_YET.has(plain.reason))) return plain;
  if (result.status !== "Current" || plain.status === "Current") return result;
  return isPartUnreadable(plain) || isContradicted(subject, overrules) ? plain : result;
}

const firstPath = ({ evidence }: StatusResult): string => String(evidence.fields[0]?.path);

/**
 * Returns whether a verdict rests on a condition of a part that cannot be read. Those of the object itself are no
 * matter here, since some kinds never give their conditions a status.
 */
function isPartUnreadable({ reason, evidence }: StatusResult): boolean {
  return reason === "ConditionUnreadable" && evidence.fields[0]?.path[1] !== "conditions";
}

/**
 * Two reasons that mean the same for every kind: all conditions are of an older generation, and `status.replicas` is
 * above `spec.replicas`. A rule that reads a phase or a flag does not see them.
 */
const NOT_YET: ReadonlySet<string> = new Set(["LatestGenerationNotObserved", "MoreThanWanted"]);

/** Returns the options without a time, as a failure by age alone never wins over a rule. */
function ageless(options: StatusOptions): StatusOptions {
  return options.now === undefined ? options : { ...options, now: undefined };
}
