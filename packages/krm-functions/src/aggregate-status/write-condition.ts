import { type Condition, readPath } from "@landfall/core/object";
import type { Item } from "../sdk/index.ts";

const CONDITIONS = ["status", "conditions"] as const;
const GATES = ["info", "readinessGates"] as const;

/**
 * Sets one condition in a Kptfile: type, status, reason and message only, because kpt refuses a Kptfile with more. An
 * existing one is edited in place, a new one appended; other conditions stay.
 */
export function writeCondition(kptfile: Item, { type, status, reason = "", message = "" }: Condition): void {
  const index = indexOfCondition(kptfile, type);
  if (index < 0) {
    kptfile.append([...CONDITIONS], { type, status, reason, message });
    return;
  }
  for (const [field, value] of Object.entries({ status, reason, message }))
    kptfile.set([...CONDITIONS, index, field], value);
}

function indexOfCondition(kptfile: Item, type: string): number {
  const list = kptfile.get([...CONDITIONS]);
  return Array.isArray(list) ? list.findIndex((entry: unknown) => readPath(entry, ["type"]) === type) : -1;
}

/** Makes a condition a readiness gate of the package, if it is not one yet. */
export function addGate(kptfile: Item, conditionType: string): void {
  const gates = kptfile.get([...GATES]);
  const has =
    Array.isArray(gates) && gates.some((gate: unknown) => readPath(gate, ["conditionType"]) === conditionType);
  if (!has) kptfile.append([...GATES], { conditionType });
}
