import type { KubeObject, Problem } from "../../object/index.ts";
import { isFields, own } from "../subject.ts";
import type { Distrusted, EvidenceField, RuleVerdict, StatusRule, StatusSuspension } from "../types.ts";
import { DEFAULT_BUDGET, type Expression, type Scope, scopeOf } from "./expression/scope.ts";
import { Fault } from "./expression/values.ts";
import { deciding, evidenceIn, leftOut, staleIn } from "./rule-evidence.ts";
import { fill, type Template } from "./template.ts";

const NOTHING: readonly Distrusted[] = Object.freeze([]);
const NO_TYPES: readonly string[] = Object.freeze([]);

/** One row of the decision table of a rule. */
export interface RuleRow {
  readonly status: "Failed" | "InProgress" | "Current" | "Unknown";
  /** The expression as it was written, for messages. */
  readonly text: string;
  readonly test: Expression;
  /** The reason. Default: that of the condition that decided, else the word itself. */
  readonly reason?: Template;
  /** The message. Default: that of the condition that decided, else the field that decided. */
  readonly message?: Template;
  readonly terminal?: boolean;
}

/** A rule given as data, with compiled expressions; `createRule` converts it to a `StatusRule`. */
export interface RuleDefinition {
  readonly id: string;
  readonly needsStatus?: boolean;
  /**
   * Whether Flux's semantics apply: `observedGeneration` first, `all()` over an empty list is true, no variable
   * `conditions`.
   */
  readonly flux?: boolean;
  readonly suspended?: { readonly text: string; readonly test: Expression };
  /** The rows of the table; the first that is true decides. */
  readonly rows: readonly RuleRow[];
  /** The verdict if no row is true. Default: `InProgress`; `Generic` leaves the object to the next layer. */
  readonly otherwise?: "InProgress" | "Unknown" | "Generic";
  /**
   * The condition types that the kind's controller always writes: if the rule has no verdict, the object is not Current
   * without them.
   */
  readonly usualConditions?: readonly string[];
  /** Conditions that are ignored when the object is judged without the rule; for rules of the library. */
  readonly overrules?: readonly Distrusted[];
  /**
   * Whether a row that cannot be evaluated is skipped, because a field does not have the type that its API defines:
   * that gives a warning, and no later row may say Current. Default: false, which makes such an object Unknown.
   */
  readonly lenient?: boolean;
  /** The cost that one evaluation may have, in nodes of comprehensions. Default: ten million. */
  readonly budget?: number;
}

/**
 * Creates a rule that judges by its decision table. An expression that cannot be evaluated gives Unknown with reason
 * `RuleFailed`, and names itself and the cause; a Current that is based on a condition older than the object's
 * generation becomes InProgress.
 */
export function createRule(definition: RuleDefinition): StatusRule {
  const { id, needsStatus = true, suspended, overrules = NOTHING, usualConditions = NO_TYPES } = definition;
  return {
    id,
    needsStatus,
    evaluate: (object, { now }) => judge(definition, object, now),
    overrules: () => overrules,
    usualConditions: () => usualConditions,
    ...(suspended && {
      suspension: (object, { now }) => suspensionIn(definition, suspended, scopeFor(definition, object, now)),
    }),
  };
}

function scopeFor(rule: RuleDefinition, object: KubeObject, now: number | undefined): Scope {
  return scopeOf(object, rule.flux === true, rule.budget ?? DEFAULT_BUDGET, now, rule.lenient === true);
}

/**
 * Creates a rule that is defined when it is first used: a library of hundreds of rules costs almost nothing until then,
 * and afterwards only the rules in use.
 */
export function deferRule(
  id: string,
  needsStatus: boolean,
  define: () => Omit<RuleDefinition, "id" | "needsStatus">,
): StatusRule {
  let known: StatusRule | undefined;
  const rule = (): StatusRule => {
    known ??= createRule({ id, needsStatus, lenient: true, ...define() });
    return known;
  };
  return {
    id,
    needsStatus,
    evaluate: (object, context) => rule().evaluate(object, context),
    suspension: (object, context) => rule().suspension?.(object, context),
    overrules: (object) => rule().overrules?.(object) ?? NOTHING,
    usualConditions: (object) => rule().usualConditions?.(object) ?? NO_TYPES,
  };
}

function judge(rule: RuleDefinition, object: KubeObject, now: number | undefined): RuleVerdict | undefined {
  const scope = scopeFor(rule, object, now);
  return (rule.flux === true ? staleForFlux(rule, object) : undefined) ?? judgeRows(rule, object, scope);
}

function judgeRows(rule: RuleDefinition, object: KubeObject, scope: Scope): RuleVerdict | undefined {
  let unreadable: Problem | undefined;
  for (const [index, row] of rule.rows.entries()) {
    clear(scope);
    const value = row.test(scope);
    if (value === false) continue;
    if (value !== true) {
      const cause = value instanceof Fault ? value.message : "it is neither true nor false";
      if (rule.lenient !== true || scope.budget < 0) return failed(rule, row.text, cause);
      unreadable ??= notRead(rule.id, row.text, cause);
    } else if (unreadable === undefined) return decide(rule, index, object, scope);
    else return doubted(decide(rule, index, object, scope), unreadable);
  }
  const verdict = otherwise(rule, object);
  return verdict === undefined || unreadable === undefined ? verdict : doubted(verdict, unreadable);
}

/** Returns the verdict of a rule that first read a field which could not be evaluated: Current is not accepted. */
function doubted(verdict: RuleVerdict, unreadable: Problem): RuleVerdict {
  const warnings = [unreadable];
  if (verdict.status !== "Current") return { ...verdict, warnings };
  const { code: reason, message } = unreadable;
  return { rule: verdict.rule, status: "Unknown", reason, message, fields: verdict.fields, warnings, isDefault: true };
}

function notRead(id: string, text: string, cause: string): Problem {
  return { code: "FieldUnreadable", severity: "warning", message: `${failure(text, cause)} (rule ${id})` };
}

/** A row that is true of every value of a field: what is left when no row before it was true. */
const ASKS_FOR_FIELD = /^has\(status(?:\.\w+)+\)(?: && has\(status(?:\.\w+)+\))*$/;

function decide(rule: RuleDefinition, index: number, object: KubeObject, scope: Scope): RuleVerdict {
  const row = rule.rows[index] as RuleRow;
  const { reason, message } = deciding(scope, row.status);
  if (row.status === "Current") addLater(rule, index, scope);
  const stale = row.status === "Current" && rule.flux !== true ? staleIn(scope, object) : undefined;
  const fields = row.status === "InProgress" ? [...evidenceIn(scope), ...leftOut(scope)] : evidenceIn(scope);
  const verdict: RuleVerdict = {
    rule: `${rule.id}#${index + 1}`,
    status: row.status,
    reason: fill(row.reason, scope) || reason,
    message: fill(row.message, scope) || message,
    fields: fields.length === 0 && rule.flux === true ? kindOf(object) : fields,
    terminal: row.terminal ?? false,
    isRest: row.status === "InProgress" && ASKS_FOR_FIELD.test(row.text),
  };
  return stale === undefined ? verdict : { ...verdict, ...stale, status: "InProgress", terminal: false };
}

/** Adds the fields of every later row that would say Current too, up to the first that says something else. */
function addLater(rule: RuleDefinition, index: number, scope: Scope): void {
  for (const row of rule.rows.slice(index + 1)) {
    const start = scope.trace.size;
    const value = row.test(scope);
    if (value === true && row.status === "Current") continue;
    scope.trace.size = start;
    if (value !== false) return;
  }
}

function otherwise(rule: RuleDefinition, object: KubeObject): RuleVerdict | undefined {
  const { id, rows, otherwise: word = "InProgress" } = rule;
  if (word === "Generic") return undefined;
  const message = `${rows.length === 1 ? "The row" : `None of the ${rows.length} rows`} of rule ${id} is ${rows.length === 1 ? "not " : ""}true`;
  return {
    rule: `${id}#otherwise`,
    status: word,
    reason: "NoRowApplies",
    message,
    fields: kindOf(object),
    isDefault: true,
  };
}

function failed(rule: RuleDefinition, text: string, cause: string): RuleVerdict {
  return { rule: rule.id, status: "Unknown", reason: "RuleFailed", message: failure(text, cause), fields: [] };
}

function failure(text: string, cause: string): string {
  return `${cause}, in ${text.length > 120 ? `${text.slice(0, 119)}…` : text}`;
}

function suspensionIn(
  { id, lenient }: RuleDefinition,
  { test, text }: NonNullable<RuleDefinition["suspended"]>,
  scope: Scope,
): StatusSuspension | undefined {
  const value = test(scope);
  if (value === false) return { suspended: false, fields: [] };
  if (value === true) return { suspended: true, fields: evidenceIn(scope) };
  const cause = value instanceof Fault ? value.message : "it is neither true nor false";
  if (lenient === true) return { fields: [], warnings: [notRead(id, text, cause)] };
  const message = `${failure(text, cause)} (rule ${id})`;
  return { fields: [], warnings: [{ code: "RuleFailed", severity: "warning", message }] };
}

/** Judges the generation as Flux does, only if both are integers. */
function staleForFlux(rule: RuleDefinition, object: KubeObject): RuleVerdict | undefined {
  const { metadata, status } = object;
  const generation = isFields(metadata) ? own(metadata, "generation") : undefined;
  const observed = isFields(status) ? own(status, "observedGeneration") : undefined;
  if (typeof generation !== "number" || typeof observed !== "number" || generation === observed) return undefined;
  if (!Number.isInteger(generation) || !Number.isInteger(observed)) return undefined;
  const message = `${object.kind} generation is ${generation}, but latest observed generation is ${observed}`;
  return {
    rule: rule.id,
    status: "InProgress",
    reason: "LatestGenerationNotObserved",
    message,
    fields: kindOf(object),
  };
}

function kindOf({ kind }: KubeObject): readonly EvidenceField[] {
  return typeof kind === "string" ? [{ path: ["kind"], value: kind }] : [];
}

function clear({ trace }: Scope): void {
  trace.size = 0;
}
