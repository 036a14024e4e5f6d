import { isFields, own } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { find, type Reading, support } from "./reading.ts";
import { FRACTION_FIELDS, READY_COUNTERS } from "./status-fields.ts";

const FRACTION = /^(\d{1,9}) ?\/ ?(\d{1,9})$/;

/** Compares what is ready with what is wanted. */
export function readCounters(reading: Reading): void {
  const { spec, status } = reading.subject;
  for (const { ready, wanted } of READY_COUNTERS) {
    const have = own(status, ready);
    if (typeof have !== "number") continue;
    for (const [root, name] of wanted) {
      const want = own(root === "spec" ? spec : status, name);
      if (typeof want !== "number") continue;
      compare(reading, have, want, [
        { path: ["status", ready], value: have },
        { path: [root, name], value: want },
      ]);
      break;
    }
  }
  for (const path of FRACTION_FIELDS) readFraction(reading, path);
}

/** A counter spelled `2/3`. */
function readFraction(reading: Reading, path: readonly string[]): void {
  let value: unknown = reading.subject.status;
  for (const name of path.slice(1)) value = isFields(value) ? own(value, name) : undefined;
  const match = typeof value === "string" ? FRACTION.exec(value) : null;
  if (match !== null) compare(reading, Number(match[1]), Number(match[2]), [{ path, value: match[0] }]);
}

function compare(reading: Reading, have: number, want: number, fields: readonly EvidenceField[]): void {
  const base = { rule: "generic/counters", message: `${fields[0]?.path.join(".")}: ${have}/${want}`, fields };
  if (have < want) find(reading, "detailProgress", { ...base, status: "InProgress", reason: "LessReady" });
  else support(reading, "detailCurrent", { ...base, status: "Current", reason: "AllReady" });
}
