import { formatPath, type Path } from "../../object/index.ts";
import { type Fields, isFields, own } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { find, type Reading, runsToEnd, support } from "./reading.ts";
import {
  BAD_COUNTER,
  FRACTION_FIELDS,
  READY_COUNTERS,
  READY_PREFIXES,
  READY_SUFFIX,
  WANTED_PREFIXES,
  WANTED_SUFFIXES,
} from "./status-fields.ts";

/** Compared by the table already. */
const KNOWN: ReadonlySet<string> = new Set(READY_COUNTERS.map(({ ready }) => ready));
const FRACTION = /^(\d{1,9}) ?\/ ?(\d{1,9})$/;

/** Compares what is ready with what is wanted. */
export function readCounters(reading: Reading): void {
  const { spec, status } = reading.subject;
  compareCounters(reading, status, ["status"], spec);
  for (const path of FRACTION_FIELDS) readFraction(reading, path);
}

/** Compares the counters of a part, which holds both what is ready and what is wanted. */
export function readPartCounters(reading: Reading, part: Fields, path: Path): void {
  compareCounters(reading, part, path, NO_SPEC);
  compareFraction(reading, own(part, "ready"), [...path, "ready"]);
}

const NO_SPEC: Fields = {};

function compareCounters(reading: Reading, counters: Fields, path: Path, spec: Fields): void {
  if (!holdsCounter(counters)) return;
  if (holdsKnown(counters)) compareKnown(reading, counters, path, spec);
  comparePairs(reading, counters, path, spec);
  for (const name in counters) readBad(reading, name, counters[name], path);
}

/** Something of a run is counted as failed: `failedNodes`. */
export function readFailedCounters(reading: Reading): void {
  const { status } = reading.subject;
  for (const name in status) {
    const value = status[name];
    if (typeof value !== "number" || value <= 0 || !/^failed[A-Z]/.test(name)) continue;
    const fields = [{ path: ["status", name], value }];
    const message = `status.${name} is ${value}`;
    find(reading, "detailFailed", {
      rule: "generic/counters",
      status: "Failed",
      reason: "SomeFailed",
      message,
      fields,
    });
  }
}

/** Something that is counted as not being as it should be. */
function readBad(reading: Reading, name: string, value: unknown, path: Path): void {
  if (typeof value !== "number" || value <= 0 || !BAD_COUNTER.test(name)) return;
  find(reading, "detailProgress", {
    rule: "generic/counters",
    status: "InProgress",
    reason: "SomeNotReady",
    message: `${formatPath([...path, name])} is ${value}`,
    fields: [{ path: [...path, name], value }],
  });
}

function holdsCounter(counters: Fields): boolean {
  for (const name in counters) if (typeof counters[name] === "number" && name !== "observedGeneration") return true;
  return false;
}

function holdsKnown(counters: Fields): boolean {
  for (const name in counters) if (KNOWN.has(name)) return true;
  return false;
}

/** Compares the counters that are known by name. */
function compareKnown(reading: Reading, counters: Fields, path: Path, spec: Fields): void {
  for (const { ready, wanted } of READY_COUNTERS) {
    const have = own(counters, ready);
    if (typeof have !== "number") continue;
    for (const [root, name] of wanted) {
      const want = own(root === "spec" ? spec : counters, name);
      if (typeof want !== "number") continue;
      const fields = [
        { path: [...path, ready], value: have },
        { path: root === "spec" ? [root, name] : [...path, name], value: want },
      ];
      compare(reading, have, want, fields);
      readFailed(reading, counters, path, want - have, fields);
      break;
    }
  }
}

/** All that lack are counted as failed: none is under way any more. */
function readFailed(
  reading: Reading,
  counters: Fields,
  path: Path,
  lacking: number,
  fields: readonly EvidenceField[],
): void {
  const failed = own(counters, "failed");
  if (typeof failed !== "number" || lacking <= 0 || failed < lacking) return;
  find(reading, runsToEnd(reading) ? "broken" : "detailFailed", {
    rule: "generic/counters",
    status: "Failed",
    reason: "SomeFailed",
    message: `${formatPath([...path, "failed"])} is ${failed}`,
    fields: [{ path: [...path, "failed"], value: failed }, ...fields],
  });
}

/** Compares counters that are called by the convention: `readyShards` with `desiredShards`, `totalShards` or `shards`. */
function comparePairs(reading: Reading, counters: Fields, path: Path, spec: Fields): void {
  for (const name of Object.keys(counters)) {
    const have = counters[name];
    const names = typeof have === "number" && !KNOWN.has(name) ? wantedNames(name) : undefined;
    if (typeof have !== "number" || names === undefined) continue;
    const wanted = names.find((candidate) => typeof own(counters, candidate) === "number");
    const plain = names[names.length - 1] ?? "";
    const [fields, at] = wanted === undefined ? [spec, ["spec"]] : [counters, path];
    const want = own(fields, wanted ?? plain);
    if (typeof want !== "number") continue;
    compare(reading, have, want, [
      { path: [...path, name], value: have },
      { path: [...at, wanted ?? plain], value: want },
    ]);
  }
}

/** What the counter of what is wanted may be called, the plain word last: `desiredShards` and `shards`, `podsMatching` and `pods`. */
function wantedNames(name: string): readonly string[] | undefined {
  const prefix = READY_PREFIXES.find((text) => name.startsWith(text));
  const noun = prefix === undefined ? "" : name.slice(prefix.length);
  if (/^[A-Z]/.test(noun)) {
    const plain = noun.charAt(0).toLowerCase() + noun.slice(1);
    return WANTED_PREFIXES.map((wanted) => (wanted === "" ? plain : wanted + noun));
  }
  const before = READY_SUFFIX.exec(name)?.[1];
  return before === undefined ? undefined : WANTED_SUFFIXES.map((suffix) => before + suffix);
}

/** A counter spelled `2/3`. */
function readFraction(reading: Reading, path: readonly string[]): void {
  let value: unknown = reading.subject.status;
  for (const name of path.slice(1)) value = isFields(value) ? own(value, name) : undefined;
  compareFraction(reading, value, path);
}

function compareFraction(reading: Reading, value: unknown, path: Path): void {
  const match = typeof value === "string" ? FRACTION.exec(value) : null;
  if (match !== null) compare(reading, Number(match[1]), Number(match[2]), [{ path, value: match[0] }]);
}

function compare(reading: Reading, have: number, want: number, fields: readonly EvidenceField[]): void {
  const base = { rule: "generic/counters", message: `${formatPath(fields[0]?.path ?? [])}: ${have}/${want}`, fields };
  if (have < want)
    find(reading, fields[1]?.path[0] === "spec" ? "lacking" : "detailProgress", {
      ...base,
      status: "InProgress",
      reason: "LessReady",
    });
  else support(reading, "detailCurrent", { ...base, status: "Current", reason: "AllReady" });
}
