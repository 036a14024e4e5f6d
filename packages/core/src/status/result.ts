import { TEXT_LIMIT } from "./evidence.ts";
import type { StatusCondition, StatusResult, Verdict } from "./types.ts";

const NONE: readonly never[] = Object.freeze([]);
const NOT_PLAIN = /[^ -~]/;
const SPACE = 32;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** What a condition's reason may be: apimachinery `metav1.Condition`. */
const REASON = /^[A-Za-z](?:[A-Za-z0-9_,:]*[A-Za-z0-9_])?$/;

/** One line of at most 256 UTF-16 units; control and direction characters become a space, `…` marks a cut. */
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

/** A reason fit for programs: what is no identifier, or too long, is replaced by the fallback. */
export function fitReason(reason: string, fallback: string): string {
  return reason.length > 0 && reason.length <= 128 && REASON.test(reason) ? reason : fallback;
}

function conditionsOf(verdict: Verdict, reason: string, message: string): readonly StatusCondition[] {
  if (verdict.status === "InProgress") return [{ type: "Reconciling", status: "True", reason, message }];
  if (verdict.status === "Failed") return [{ type: "Stalled", status: "True", reason, message }];
  return NONE;
}

/** The result of a verdict: text made to fit, and the kstatus condition that goes with the word. Current needs evidence. */
export function resultOf(given: Verdict, suspended: boolean): StatusResult {
  const verdict = given.status === "Current" && given.fields.length === 0 ? withoutEvidence(given) : given;
  const fits = verdict.fits === true;
  const reason = fits ? verdict.reason : fitReason(verdict.reason, verdict.status);
  const message = (fits ? verdict.message : fitMessage(verdict.message)) || reason;
  return {
    status: verdict.status,
    suspended,
    terminal: verdict.terminal ?? false,
    reason,
    message,
    conditions: conditionsOf(verdict, reason, message),
    evidence: { rule: verdict.rule, fields: verdict.fields },
    warnings: verdict.warnings ?? NONE,
  };
}

function withoutEvidence(verdict: Verdict): Verdict {
  return {
    ...verdict,
    fits: false,
    status: "Unknown",
    reason: "NoEvidence",
    message: `Rule ${verdict.rule} names no field of the object`,
  };
}
