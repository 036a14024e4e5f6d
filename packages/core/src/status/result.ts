import { evidenceOf, TEXT_LIMIT } from "./evidence.ts";
import type { Subject } from "./subject.ts";
import { suspendedBy, withSuspension } from "./suspension.ts";
import type { EvidenceField, RuleVerdict, StatusCondition, StatusResult, StatusWord } from "./types.ts";

const NONE: readonly never[] = Object.freeze([]);
const NOT_PLAIN = /[^ -~]/;
const SPACE = 32;
/**
 * The categories `Cc`, `Zl`, `Zp` and `Bidi_Control` of Unicode, spelled out because the engine takes a millisecond to
 * look them up by name.
 */
// oxlint-disable-next-line no-control-regex -- controls are what it removes
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;
/** The form of a condition's reason, by apimachinery `metav1.Condition`. */
const REASON = /^[A-Za-z](?:[A-Za-z0-9_,:]*[A-Za-z0-9_])?$/;

/** Returns one line of at most 256 UTF-16 units; control and direction characters become a space, `…` marks a cut. */
export function fitMessage(text: string): string {
  const atEdge = text.charCodeAt(0) === SPACE || text.charCodeAt(text.length - 1) === SPACE;
  if (text.length <= TEXT_LIMIT && !atEdge && !NOT_PLAIN.test(text)) return text;
  const line = text
    .slice(0, TEXT_LIMIT * 4)
    .replace(CONTROL, " ")
    .trim();
  if (line.length <= TEXT_LIMIT) return line;
  const cut = line.slice(0, TEXT_LIMIT - 1);
  const last = cut.charCodeAt(cut.length - 1);
  return `${last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut}…`;
}

/** Returns a machine-readable reason: one that is not an identifier, or too long, is replaced by the fallback. */
export function fitReason(reason: string, fallback: string): string {
  return reason.length > 0 && reason.length <= 128 && REASON.test(reason) ? reason : fallback;
}

/**
 * Creates the result of a verdict, with its texts made to fit. Current needs evidence. The suspension is that of the
 * verdict, else by the object's own switches; the switch is evidence too.
 */
export function resultOf(given: RuleVerdict, subject: Subject): StatusResult {
  const verdict = given.status === "Current" && given.fields.length === 0 ? withoutEvidence(given) : given;
  const { rule, status, fields, terminal = false, warnings = NONE, suspended } = verdict;
  const reason = fitReason(verdict.reason, status);
  const message = fitMessage(verdict.message) || reason;
  const result = fittingResult({ rule, status, reason, message, fields, terminal, warnings }, suspended ?? false);
  const hold = suspended === undefined ? suspendedBy(subject) : undefined;
  return hold === undefined ? result : withSuspension(result, { suspended: true, fields: evidenceOf(subject, [hold]) });
}

/** Creates a result as `resultOf` does, for a verdict with evidence whose reason and message fit. */
export function fittingResult(verdict: RuleVerdict, suspended: boolean): StatusResult {
  const { rule, status, reason, message, fields, terminal = false, warnings = NONE } = verdict;
  const conditions = conditionsOf(status, reason, message);
  return { status, suspended, terminal, reason, message, conditions, evidence: { rule, fields }, warnings };
}

/** The part of a table's row that is the same for every object: its id, word, reason and whether it is terminal. */
export type Ruling = Required<Pick<RuleVerdict, "rule" | "status" | "reason" | "terminal">>;

/**
 * Creates a result as `fittingResult` does, for an object that is not suspended and that a row of a table judges
 * without warnings.
 */
export function resultOfRow(
  { rule, status, reason, terminal }: Ruling,
  message: string,
  fields: readonly EvidenceField[],
): StatusResult {
  const conditions = conditionsOf(status, reason, message);
  const evidence = { rule, fields };
  return { status, suspended: false, terminal, reason, message, conditions, evidence, warnings: NONE };
}

function conditionsOf(status: StatusWord, reason: string, message: string): readonly StatusCondition[] {
  if (status === "InProgress") return [{ type: "Reconciling", status: "True", reason, message }];
  if (status === "Failed") return [{ type: "Stalled", status: "True", reason, message }];
  return NONE;
}

function withoutEvidence(verdict: RuleVerdict): RuleVerdict {
  return {
    ...verdict,
    status: "Unknown",
    reason: "NoEvidence",
    message: `Rule ${verdict.rule} names no field of the object`,
  };
}
