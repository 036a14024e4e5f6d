import { isAbsent } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import type { ConditionEntry } from "./condition-entry.ts";
import type { Finding, Slot } from "./findings.ts";
import { find, type Reading } from "./reading.ts";

/** What a condition says, as a finding. */
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

/** A condition that is not as it should be is judged by its reason too. */
function decidedBy(entry: ConditionEntry): readonly EvidenceField[] {
  if (isAbsent(entry.fields["status"])) return entry.reason === "" ? [] : [entry.evidence("reason")];
  return entry.reason === "" ? [entry.statusEvidence] : [entry.statusEvidence, entry.evidence("reason")];
}

/** A condition that is as it should be: believed only if it is not older than the spec. */
export function asGood(reading: Reading, entry: ConditionEntry, slot: Slot, staleSlot: Slot): void {
  const { generation, findings } = reading;
  const observed = generation === undefined ? undefined : entry.observedGeneration;
  if (observed === undefined || generation === undefined || observed >= generation) {
    const field = entry.statusEvidence;
    if (observed !== undefined) findings.renewed = true;
    if (!entry.scalar) findings.byCondition = true;
    findings.support.push(field);
    findings.slots[slot] ??= finding(entry, "Current", slot === "done", [field]);
    return;
  }
  const outdated: Finding = {
    rule: "generic/condition-generation",
    status: "InProgress",
    reason: "LatestGenerationNotObserved",
    message: `${entry.type} was observed at generation ${observed}, the object is at ${generation}`,
    fields: [{ path: ["metadata", "generation"], value: generation }, entry.evidence("observedGeneration")],
  };
  find(reading, staleSlot, outdated);
  findings.outdated ??= outdated;
}
