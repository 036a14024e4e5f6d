import type { KubeObject, Problem } from "../object/index.ts";
import { timeOf } from "./age.ts";
import { indexChildren } from "./children/child-index.ts";
import { judgeWithChildren } from "./children/judge-children.ts";
import { hasNoStatus, judgeDeletion, judgeNoStatus } from "./common.ts";
import { without } from "./contract.ts";
import { evidenceOf } from "./evidence.ts";
import { judgeByKind } from "./judge-by-kind.ts";
import { judgeOutdated } from "./judge-outdated.ts";
import { computeInKstatusMode } from "./kstatus-mode.ts";
import { refine } from "./refine.ts";
import { fittingResult, resultOf } from "./result.ts";
import { findRule } from "./rules/find-rule.ts";
import { groupOf, ownFields, ownText, type Subject, subjectOf } from "./subject.ts";
import { knownSwitchOn, withSuspension } from "./suspension.ts";
import type {
  KnownStanding,
  StatusContext,
  StatusOptions,
  StatusResult,
  StatusRule,
  StatusSuspension,
} from "./types.ts";

const NO_OPTIONS: StatusOptions = Object.freeze({});
const NO_RULES: readonly Asked[] = Object.freeze([]);
const HINT_ANNOTATION = "landfall.dev/status-rule";

/** Returns the key of a rule in `StatusRules`: `apps/Deployment`, `/Pod`. */
export function statusRuleKey(group: string, kind: string): string {
  return `${group}/${kind}`;
}

/**
 * Computes the status of an object, the reason, and the fields that are its evidence. Pure and total: any value gives a
 * result, in time linear in its size; unreadable fields give a warning, never an exception.
 *
 * Order of evaluation: deletion; a stale `status.observedGeneration`, unless a condition of this generation reports a
 * failure, or a failure came one generation before the switch that suspends the object; then the first rule with a
 * verdict: of the caller, of the object's hint, of the library, the built-in one for the kind, and the generic layer.
 *
 * @example
 * ```ts
 * import { computeStatus } from "@landfall/core/status";
 *
 * const job = {
 *   apiVersion: "batch/v1",
 *   kind: "Job",
 *   metadata: { name: "migrate", namespace: "shop" },
 *   status: { conditions: [{ type: "Failed", status: "True", reason: "BackoffLimitExceeded", message: "too many retries" }] },
 * };
 * const { status, reason, evidence } = computeStatus(job);
 * console.log(status, reason, evidence.rule); // Failed BackoffLimitExceeded builtin/Job/JobFailed
 * ```
 */
export function computeStatus(object: KubeObject, options: StatusOptions = NO_OPTIONS): StatusResult {
  const { mode = "extended" } = options;
  if (mode !== "extended") return computeInKstatusMode(object, mode, timeOf(options.now));
  const subject = subjectOf(object);
  if (typeof subject === "string") return unreadable(subject);
  const result = judge(subject, options);
  const { children } = options;
  if (children === undefined) return result;
  const index = "byOwner" in children ? children : indexChildren(children);
  return judgeWithChildren(subject, result, options, index, judge);
}

function judge(subject: Subject, options: StatusOptions): StatusResult {
  const early = judgeDeletion(subject) ?? judgeIfOutdated(subject, options);
  return early === undefined ? judgeStatus(subject, options) : withHolds(early, subject, options);
}

/**
 * Judges an object with a stale status, unless the rule of the library says that its controller copies the
 * `observedGeneration` of another object.
 */
function judgeIfOutdated(subject: Subject, options: StatusOptions): StatusResult | undefined {
  const outdated = judgeOutdated(subject, options, judgeStatus);
  if (outdated === undefined || options.library === undefined) return outdated;
  const rule = findRule(options.library, groupOf(subject), subject.kind);
  const distrusted = rule?.overrules?.(subject.object) ?? [];
  return distrusted.some(({ field }) => field === "observedGeneration") ? undefined : outdated;
}

/** A rule for the object. A rule of the library only refines the verdict without it. */
interface Asked {
  readonly rule: StatusRule;
  readonly refines: boolean;
}

/**
 * Returns the verdict of the first rule that has one. The suspension comes from the first rule, up to that one, that
 * knows it.
 */
function judgeStatus(subject: Subject, options: StatusOptions): StatusResult {
  const rules = rulesFor(subject, options);
  if (rules.length === 0 && options.suspension === undefined) return judgeByKind(subject, options);
  for (let index = 0; index < rules.length; index++) {
    const result = judgeByRule(rules[index] as Asked, subject, options);
    if (result !== undefined) return withHolds(result, subject, options, rules.slice(0, index + 1));
  }
  return withHolds(judgeWithoutRule(subject, options, rules), subject, options, rules);
}

/**
 * Judges an object for which no rule has a verdict. A rule of the library may still name conditions to ignore and
 * conditions to wait for.
 */
function judgeWithoutRule(subject: Subject, options: StatusOptions, rules: readonly Asked[]): StatusResult {
  const last = rules.at(-1);
  if (last?.refines !== true) return judgeByKind(subject, options);
  const usual = last.rule.usualConditions?.(subject.object) ?? [];
  const judged = without(subject, last.rule.overrules?.(subject.object) ?? []);
  return judgeByKind(judged, usual.length === 0 ? options : { ...options, usualConditions: () => usual });
}

/** Returns the rules for the object that the caller supplies, in order. */
function rulesFor(subject: Subject, { rules, hint, library }: StatusOptions): readonly Asked[] {
  if (rules === undefined && hint === undefined && library === undefined) return NO_RULES;
  const group = groupOf(subject);
  const found: Asked[] = [];
  const own = rules && findRule(rules, group, subject.kind);
  if (own !== undefined) found.push({ rule: own, refines: false });
  const hinted = hint && hintedRule(subject, hint);
  if (hinted !== undefined) found.push({ rule: hinted, refines: false });
  const known = library && findRule(library, group, subject.kind);
  if (known !== undefined) found.push({ rule: known, refines: true });
  return found;
}

function hintedRule(subject: Subject, hint: NonNullable<StatusOptions["hint"]>): StatusRule | undefined {
  const text = ownText(ownFields(subject.metadata, "annotations"), HINT_ANNOTATION);
  return text === "" ? undefined : hint(text);
}

function judgeByRule({ rule, refines }: Asked, subject: Subject, options: StatusOptions): StatusResult | undefined {
  if (rule.needsStatus !== false && hasNoStatus(subject)) return judgeNoStatus(subject, options);
  try {
    const verdict = rule.evaluate(subject.object, contextOf(options));
    if (verdict === undefined) return undefined;
    const result = resultOf(verdict, subject);
    if (!refines) return result;
    return refine(result, verdict, rule.overrules?.(subject.object) ?? [], subject, options, judgeByKind);
  } catch (error) {
    const message = `${causeOf(error)} (rule ${rule.id})`;
    return resultOf({ rule: rule.id, status: "Unknown", reason: "RuleFailed", message, fields: [] }, subject);
  }
}

/** Adds the suspension by the suspend catalogue, whatever the rules say about the object. */
function withHolds(
  result: StatusResult,
  subject: Subject,
  options: StatusOptions,
  rules: readonly Asked[] = rulesFor(subject, options),
): StatusResult {
  const told = toldByRules(rules, subject, options);
  if (told?.suspended === true) return withSuspension(result, told);
  const known = options.suspension?.(subject.object, timeOf(options.now));
  const suspension = known === undefined ? undefined : suspensionKnown(known);
  const said = suspension?.suspended === true ? suspension : (told ?? suspension);
  if (said === undefined) return result;
  const path = said.suspended === true || told === undefined ? undefined : knownSwitchOn(subject);
  if (path === undefined) return withSuspension(result, said);
  return withSuspension(result, { suspended: true, fields: evidenceOf(subject, [path]) });
}

/** Returns the suspension from the first rule that knows it. */
function toldByRules(rules: readonly Asked[], subject: Subject, options: StatusOptions): StatusSuspension | undefined {
  for (const { rule } of rules) {
    const told = suspensionBy(rule, subject, options);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Returns the suspension by the catalogue: an object is suspended only if the switch stops it now. */
function suspensionKnown({ suspended, fields, warnings }: KnownStanding): StatusSuspension {
  return suspended === "yes" || suspended === "partial" ? { suspended: true, fields, warnings } : { fields, warnings };
}

function suspensionBy(
  { id, suspension }: StatusRule,
  { object }: Subject,
  options: StatusOptions,
): StatusSuspension | undefined {
  try {
    return suspension?.(object, contextOf(options));
  } catch (error) {
    const message = `${causeOf(error)} (rule ${id})`;
    return { fields: [], warnings: [{ code: "RuleFailed", severity: "warning", message }] };
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function unreadable(message: string): StatusResult {
  const code = "UnreadableObject";
  const warnings: readonly Problem[] = [{ code, severity: "warning", message }];
  return fittingResult(
    { rule: "common/object", status: "Unknown", reason: code, message, fields: [], warnings },
    false,
  );
}

/** Creates the context of a rule; only for objects that have a rule, as this takes time. */
function contextOf(options: StatusOptions): StatusContext {
  return { now: timeOf(options.now), firstSeen: timeOf(options.firstSeen), options };
}
