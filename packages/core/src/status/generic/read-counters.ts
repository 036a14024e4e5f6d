import { formatPath, type Path } from "../../object/index.ts";
import { type Fields, isFields, own } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { find, type Reading, support } from "./reading.ts";
import { FRACTION_FIELDS, READY_COUNTERS, READY_PREFIXES, WANTED_PREFIXES } from "./status-fields.ts";

/** Compared by the table already. */
const KNOWN: ReadonlySet<string> = new Set(READY_COUNTERS.map(({ ready }) => ready));
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
  comparePairs(reading, status, ["status"], spec);
  for (const path of FRACTION_FIELDS) readFraction(reading, path);
}

/** Compares counters that are called by the convention: `readyShards` with `desiredShards`, `totalShards` or `shards`. */
export function comparePairs(reading: Reading, counters: Fields, path: Path, spec: Fields = {}): void {
  for (const name of Object.keys(counters)) {
    const have = counters[name];
    const isKnown = path.length === 1 && KNOWN.has(name);
    const noun = typeof have === "number" && !isKnown ? nounOf(name) : undefined;
    if (typeof have !== "number" || noun === undefined) continue;
    const plain = noun.charAt(0).toLowerCase() + noun.slice(1);
    const names = WANTED_PREFIXES.map((prefix) => (prefix === "" ? plain : prefix + noun));
    const wanted = names.find((candidate) => typeof own(counters, candidate) === "number");
    const [fields, at] = wanted === undefined ? [spec, ["spec"]] : [counters, path];
    const want = own(fields, wanted ?? plain);
    if (typeof want !== "number") continue;
    compare(reading, have, want, [
      { path: [...path, name], value: have },
      { path: [...at, wanted ?? plain], value: want },
    ]);
  }
}

/** `Shards` of `readyShards`. */
function nounOf(name: string): string | undefined {
  const prefix = READY_PREFIXES.find((text) => name.startsWith(text));
  const noun = prefix === undefined ? "" : name.slice(prefix.length);
  return /^[A-Z]/.test(noun) ? noun : undefined;
}

/** A counter spelled `2/3`. */
function readFraction(reading: Reading, path: readonly string[]): void {
  let value: unknown = reading.subject.status;
  for (const name of path.slice(1)) value = isFields(value) ? own(value, name) : undefined;
  const match = typeof value === "string" ? FRACTION.exec(value) : null;
  if (match !== null) compare(reading, Number(match[1]), Number(match[2]), [{ path, value: match[0] }]);
}

function compare(reading: Reading, have: number, want: number, fields: readonly EvidenceField[]): void {
  const base = { rule: "generic/counters", message: `${formatPath(fields[0]?.path ?? [])}: ${have}/${want}`, fields };
  if (have < want) find(reading, "detailProgress", { ...base, status: "InProgress", reason: "LessReady" });
  else support(reading, "detailCurrent", { ...base, status: "Current", reason: "AllReady" });
}
