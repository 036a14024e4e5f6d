import { hasNoStatus, judgeNoStatus } from "../common.ts";
import { evidenceOf } from "../evidence.ts";
import { isFields, own, type Subject } from "../subject.ts";
import type { StatusContext, Verdict } from "../types.ts";
import { decide, warn } from "./findings.ts";
import { readConditions } from "./read-conditions.ts";
import { readCounters } from "./read-counters.ts";
import { readFields, readStateWord } from "./read-fields.ts";
import { readPartConditions, readPartStates } from "./read-parts.ts";
import { type Reading, runsToEnd, startReading } from "./reading.ts";

/** Reads any object by the conventions of the ecosystem, without knowing its kind. */
export function judgeGenerically(subject: Subject, context: StatusContext): Verdict {
  if (hasNoStatus(subject)) return judgeNoStatus(subject, context);
  const reading = startReading(subject, context);
  if (!isFields(subject.rawStatus)) readScalarStatus(reading, subject.rawStatus);
  readConditions(reading, own(subject.status, "conditions"), ["status", "conditions"]);
  const told = !nothingFound(reading);
  readFields(reading);
  if (!told) readPartConditions(reading);
  if (reading.findings.slots.current === undefined) readCounters(reading);
  if (!reading.findings.byCondition) readPartStates(nothingFound(reading) ? reading : supporting(reading));
  return verdictOfReading(reading);
}

/** A status that is one word is read as a state. */
function readScalarStatus(reading: Reading, status: unknown): void {
  warn(reading.findings, "StatusNotAMap", "status", "status is not a map");
  readStateWord(reading, status, ["status"]);
}

/** The same reading, of which only the support is kept: parts do not overrule what speaks for the whole. */
function supporting(reading: Reading): Reading {
  return { ...reading, findings: { ...reading.findings, slots: {} } };
}

function nothingFound({ findings }: Reading): boolean {
  return decide(findings.slots) === undefined;
}

/** What decides of all that was found. */
export function verdictOfReading(reading: Reading): Verdict {
  const { subject, findings } = reading;
  const { slots, support, suspendedBy, warnings } = findings;
  const suspended = suspendedBy !== undefined && slots.done === undefined ? { suspended: true } : undefined;
  const found = decide(slots);
  if (found === undefined) {
    if (runsToEnd(reading) && findings.warnings.length === 0) return { ...notFinished(subject), ...suspended };
    const message = `Nothing that is known in the status of ${subject.kind} tells its state`;
    return {
      rule: "generic/nothing-known",
      status: "Unknown",
      reason: "NothingKnown",
      message,
      fields: [],
      warnings,
      ...suspended,
    };
  }
  const { paths, ...rest } = found;
  const fields = evidenceOf(subject, found.status === "Current" ? support : paths);
  return { ...rest, fields, warnings, ...suspended };
}

/** A kind that runs to an end and reports none is still under way. */
function notFinished(subject: Subject): Verdict {
  const fields = evidenceOf(subject, [["kind"]]);
  return {
    rule: "generic/not-finished",
    status: "InProgress",
    reason: "NotFinished",
    message: `${subject.kind} reports no end yet`,
    fields,
  };
}
