import { type KubeObject, type Problem, parseTime } from "../object/index.ts";
import { indexChildren } from "./children/child-index.ts";
import { judgeWithChildren } from "./children/judge-children.ts";
import { hasNoStatus, judgeDeletion, judgeNoStatus } from "./common.ts";
import { judgeGenerically } from "./generic/judge.ts";
import { judgeOutdated } from "./judge-outdated.ts";
import { judgeBuiltin } from "./kinds/index.ts";
import { computeInKstatusMode } from "./kstatus-mode.ts";
import { fittingResult, resultOf } from "./result.ts";
import { findRule } from "./rules/find-rule.ts";
import { groupOf, ownFields, ownText, type Subject, subjectOf } from "./subject.ts";
import { withSuspension } from "./suspension.ts";
import type { KnownStanding, StatusContext, StatusOptions, StatusResult, StatusRule, Suspension } from "./types.ts";

const NO_OPTIONS: StatusOptions = Object.freeze({});
const NO_RULES: readonly StatusRule[] = Object.freeze([]);
const HINT_ANNOTATION = "landfall.dev/status-rule";

/** The key of a rule in `StatusRules`: `apps/Deployment`, `/Pod`. */
export function statusRuleKey(group: string, kind: string): string {
  return `${group}/${kind}`;
}

/**
 * What state the object is in, why, and on which of its fields that rests. Pure and total: any value
 * gives a result, in time linear in its size; what cannot be read is a warning, never an exception.
 *
 * Order: deletion; a stale `status.observedGeneration`, unless a condition of this generation tells of a failure, or
 * one came just before the switch that suspends the object; then the first rule with an answer of the caller's, the
 * object's hint, the library's, the built-in one for the kind, and the generic layer.
 */
export function computeStatus(object: KubeObject, options: StatusOptions = NO_OPTIONS): StatusResult {
  const { mode = "extended" } = options;
  if (mode !== "extended") return computeInKstatusMode(object, mode, timeOf(options.now));
  const subject = subjectOf(object);
  if (typeof subject === "string") return unreadable(subject);
  const context: StatusContext = { now: timeOf(options.now), firstSeen: timeOf(options.firstSeen), options };
  const result = judge(subject, context);
  const { children } = options;
  if (children === undefined) return result;
  const index = "byOwner" in children ? children : indexChildren(children);
  return judgeWithChildren(subject, result, context, index, judge);
}

function judge(subject: Subject, context: StatusContext): StatusResult {
  const early = judgeDeletion(subject) ?? judgeOutdated(subject, context, judgeStatus);
  return early === undefined ? judgeStatus(subject, context) : withHolds(early, subject, context);
}

/** The first rule with an answer. What holds the object still is told by the first rule up to that one that can tell. */
function judgeStatus(subject: Subject, context: StatusContext): StatusResult {
  const rules = rulesFor(subject, context.options);
  if (rules.length === 0 && context.options.suspension === undefined) return judgeByKind(subject, context);
  for (let index = 0; index < rules.length; index++) {
    const result = judgeByRule(rules[index] as StatusRule, subject, context);
    if (result !== undefined) return withHolds(result, subject, context, rules.slice(0, index + 1));
  }
  return withHolds(judgeByKind(subject, context), subject, context, rules);
}

function judgeByKind(subject: Subject, context: StatusContext): StatusResult {
  return judgeBuiltin(subject, context) ?? judgeGenerically(subject, context);
}

/** The rules for the object that the caller gives, in the order in which they are asked. */
function rulesFor(subject: Subject, { rules, hint, library }: StatusOptions): readonly StatusRule[] {
  if (rules === undefined && hint === undefined && library === undefined) return NO_RULES;
  const group = groupOf(subject);
  const found = [
    rules && findRule(rules, group, subject.kind),
    hint && hintedRule(subject, hint),
    library && findRule(library, group, subject.kind),
  ];
  return found.filter((rule) => rule !== undefined);
}

function hintedRule(subject: Subject, hint: NonNullable<StatusOptions["hint"]>): StatusRule | undefined {
  const text = ownText(ownFields(subject.metadata, "annotations"), HINT_ANNOTATION);
  return text === "" ? undefined : hint(text);
}

function judgeByRule(rule: StatusRule, subject: Subject, context: StatusContext): StatusResult | undefined {
  if (rule.needsStatus !== false && hasNoStatus(subject)) return judgeNoStatus(subject, context);
  try {
    const verdict = rule.evaluate(subject.object, context);
    return verdict && resultOf(verdict, subject);
  } catch (error) {
    const message = `${causeOf(error)} (rule ${rule.id})`;
    return resultOf({ rule: rule.id, status: "Unknown", reason: "RuleFailed", message, fields: [] }, subject);
  }
}

function withHolds(
  result: StatusResult,
  subject: Subject,
  context: StatusContext,
  rules: readonly StatusRule[] = rulesFor(subject, context.options),
): StatusResult {
  const told = toldByRules(rules, subject, context);
  if (told?.suspended === true) return withSuspension(result, told);
  const known = context.options.suspension?.(subject.object, context.now);
  const suspension = known === undefined ? undefined : suspensionKnown(known);
  const said = suspension?.suspended === true ? suspension : (told ?? suspension);
  return said === undefined ? result : withSuspension(result, said);
}

/** By the first rule that can tell. */
function toldByRules(rules: readonly StatusRule[], subject: Subject, context: StatusContext): Suspension | undefined {
  for (const rule of rules) {
    const told = suspensionBy(rule, subject, context);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Only what stops it now makes an object suspended. */
function suspensionKnown({ suspended, fields, warnings }: KnownStanding): Suspension {
  return suspended === "yes" || suspended === "partial" ? { suspended: true, fields, warnings } : { fields, warnings };
}

function suspensionBy(
  { id, suspension }: StatusRule,
  { object }: Subject,
  context: StatusContext,
): Suspension | undefined {
  try {
    return suspension?.(object, context);
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

/** Milliseconds; what is no time is no time, and then nothing is judged by age. */
function timeOf(value: number | string | undefined): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return parseTime(value);
}
