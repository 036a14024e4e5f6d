import { distinctFields, evidenceOf } from "../evidence.ts";
import { resultOf } from "../result.ts";
import { asList, groupOf, isFields, ownText, type Subject } from "../subject.ts";
import { withSuspension } from "../suspension.ts";
import type { EvidenceField, RuleVerdict, StatusResult } from "../types.ts";
import { CONDITIONS } from "./condition-entry.ts";
import { settleOutdated } from "./condition-finding.ts";
import { decide, type Finding, type StatusReading } from "./findings.ts";
import { runsToEnd } from "./reading.ts";
import { triage } from "./words/triage.ts";

const MOST_FIELDS = 64;

/**
 * Returns the finding that forbids Current: a condition that contradicts it; a usual condition of the kind that this
 * object lacks; or an unknown state word if no summary is True.
 */
function whyNotCurrent(reading: StatusReading, decided: Finding | undefined): Finding | undefined {
  const { slots, barrier, unknownState } = reading.findings;
  if (barrier !== undefined || decided === undefined) return barrier;
  const missing = missingCondition(reading);
  if (missing !== undefined) return missing;
  return decided === slots.current || decided === slots.done ? undefined : unknownState;
}

function missingCondition({ subject, options }: StatusReading): Finding | undefined {
  const usual = options.usualConditions?.(groupOf(subject), subject.kind) ?? [];
  const conditions = asList(subject.status["conditions"]);
  const type = usual.find((name) => !conditions.some((entry) => isFields(entry) && entry["type"] === name));
  if (type === undefined) return undefined;
  const message = `${type} is not reported yet, which ${subject.kind} usually has`;
  const fields = evidenceOf(subject, [CONDITIONS, ["kind"]]);
  return { rule: "generic/usual-condition", status: "InProgress", reason: "NotReported", message, fields };
}

/** Creates the result from all findings of a reading. */
export function resultOfReading(reading: StatusReading): StatusResult {
  const { subject, findings } = reading;
  const { slots, suspendedBy } = findings;
  settleOutdated(reading);
  const decided = decide(slots);
  const found =
    decided === undefined || decided.status === "Current" ? (whyNotCurrent(reading, decided) ?? decided) : decided;
  const verdict = found === undefined ? verdictOfNothing(reading) : verdictOf(reading, found);
  const result = resultOf(verdict, subject);
  if (suspendedBy === undefined || slots.done !== undefined) return result;
  return withSuspension(result, { suspended: true, fields: evidenceOf(subject, [suspendedBy]) });
}

function verdictOf({ subject, findings }: StatusReading, found: Finding): RuleVerdict {
  const { rule, status, reason, message, terminal = false } = found;
  const warnings = found.warnings === undefined ? findings.warnings : [...findings.warnings, ...found.warnings];
  const fields = status === "Current" ? boundedEvidence(subject, distinctFields(findings.support)) : found.fields;
  return { rule, status, reason, message, fields, terminal, warnings };
}

/** Bounds the evidence: if there are very many fields, the lists and maps that contain them are named instead. */
function boundedEvidence(subject: Subject, fields: readonly EvidenceField[]): readonly EvidenceField[] {
  if (fields.length <= MOST_FIELDS) return fields;
  const tops = new Set(fields.flatMap(({ path: [root, name] }) => (root === "status" ? [String(name)] : [])));
  return evidenceOf(subject, tops.size > MOST_FIELDS ? [["status"]] : [...tops].map((name) => ["status", name]));
}

/**
 * Returns the verdict by the reason and message of the status, if nothing else decides and they report failure or
 * progress.
 */
function verdictOfText(subject: Subject): RuleVerdict | undefined {
  const { status } = subject;
  const [reason, message] = [ownText(status, "reason"), ownText(status, "message")];
  const told = triage(reason, message);
  if (told === undefined) return undefined;
  const names = ["reason", "message"].filter((name) => ownText(status, name) !== "");
  return {
    rule: "generic/text",
    status: told === "progress" ? "InProgress" : "Failed",
    reason: reason || (told === "progress" ? "InProgress" : "Failed"),
    message: message || reason,
    fields: evidenceOf(
      subject,
      names.map((name) => ["status", name]),
    ),
  };
}

/** Returns the verdict without findings: a kind that runs to an end is still in progress; any other is Unknown. */
function verdictOfNothing(reading: StatusReading): RuleVerdict {
  const { subject, findings } = reading;
  const { warnings } = findings;
  const told = verdictOfText(subject);
  if (told !== undefined) return { ...told, warnings };
  if (runsToEnd(reading) && warnings.length === 0) {
    return {
      rule: "generic/not-finished",
      status: "InProgress",
      reason: "NotFinished",
      message: `${subject.kind} reports no end yet`,
      fields: [{ path: ["kind"], value: subject.kind }],
    };
  }
  return {
    rule: "generic/nothing-known",
    status: "Unknown",
    reason: "NothingKnown",
    message: `Nothing that is known in the status of ${subject.kind} tells its state`,
    fields: [],
    warnings,
  };
}
