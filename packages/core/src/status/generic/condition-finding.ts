import { isAbsent } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { classOfConditionType } from "./condition-types.ts";
import { type ConditionEntry, type Finding, find, type Slot, type StatusReading } from "./findings.ts";

/** Returns the finding for a condition. */
export function finding(
  entry: ConditionEntry,
  status: Finding["status"],
  terminal = false,
  fields: readonly EvidenceField[] = decidedBy(entry),
): Finding {
  const { reason, message, type } = entry;
  return {
    rule: "generic/condition",
    status,
    reason: reason || type,
    message: message || `${type} is ${entry.status || "set"}${reason === "" ? "" : `: ${reason}`}`,
    fields,
    terminal,
  };
}

/** A condition that is not as it should be is judged by its reason too; one without a status, by its reason or its type. */
function decidedBy(entry: ConditionEntry): readonly EvidenceField[] {
  if (isAbsent(entry.fields["status"])) {
    if (entry.reason !== "") return [entry.evidence("reason")];
    return isAbsent(entry.fields["type"]) ? [] : [entry.evidence("type")];
  }
  return entry.reason === "" ? [entry.statusEvidence] : [entry.statusEvidence, entry.evidence("reason")];
}

/** Adds the finding of a condition with a good status. */
export function asGood({ findings }: StatusReading, entry: ConditionEntry, slot: Slot): void {
  const field = entry.statusEvidence;
  if (!entry.scalar) findings.byCondition = true;
  findings.support.push(field);
  findings.slots[slot] ??= finding(entry, "Current", slot === "done", [field]);
}

/**
 * Returns whether a condition was observed at an older generation than the object has; such a one is recorded and not
 * judged.
 */
export function isOutdated({ generation, findings }: StatusReading, entry: ConditionEntry): boolean {
  const observed = generation === undefined ? undefined : entry.observedGeneration;
  if (observed === undefined || generation === undefined) return false;
  if (observed >= generation) {
    findings.renewed = true;
    return false;
  }
  const outdated: Finding = {
    rule: "generic/condition-generation",
    status: "InProgress",
    reason: "LatestGenerationNotObserved",
    message: `${entry.type} was observed at generation ${observed}, the object is at ${generation}`,
    fields: [{ path: ["metadata", "generation"], value: generation }, entry.evidence("observedGeneration")],
  };
  if (classOfConditionType(entry.type) === "summary") findings.outdatedSummary ??= outdated;
  findings.outdated ??= outdated;
  return true;
}

/**
 * Counts conditions older than the spec as InProgress if there is nothing newer: for a summary, no newer summary; for
 * any other condition, no newer condition at all.
 */
export function settleOutdated(reading: StatusReading): void {
  const { outdated, outdatedSummary, renewed, hasSummary } = reading.findings;
  const found = outdatedSummary !== undefined && !hasSummary ? outdatedSummary : renewed ? undefined : outdated;
  if (found !== undefined) find(reading, "phase", found);
}
