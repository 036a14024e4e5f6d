import { formatPath, type Path, readPath } from "../../object/index.ts";
import { type Fields, isFields, own } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { find, type Slot, type StatusReading, support } from "./findings.ts";
import { runsToEnd } from "./reading.ts";
import {
  BAD_COUNTER,
  FAILED_COUNTER,
  FRACTION_FIELDS,
  PRESENT_PREFIXES,
  READY_COUNTERS,
  READY_PREFIXES,
  READY_SUFFIX,
  WANTED_PREFIXES,
  WANTED_SUFFIXES,
} from "./status-fields.ts";

/** The pairs of the table, by the name of the counter of present parts. */
const KNOWN: ReadonlyMap<string, (typeof READY_COUNTERS)[number]> = new Map(
  READY_COUNTERS.map((pair) => [pair.ready, pair]),
);
const FRACTION = /^(\d{1,9}) ?\/ ?(\d{1,9})$/;

/**
 * Compares the ready parts with the wanted ones; if a summary is True, only the updated parts and those to be removed.
 */
export function readCounters(reading: StatusReading): void {
  const { spec, status } = reading.subject;
  if (reading.findings.slots.current !== undefined) {
    if (typeof status["updatedReplicas"] === "number") compareKnown(reading, status, ["status"], spec, UPDATED);
    compareExtra(reading, status["replicas"], spec["replicas"], "partProgress");
    return;
  }
  compareCounters(reading, status, ["status"], spec);
  compareExtra(reading, status["replicas"], spec["replicas"], "lacking");
  for (const path of FRACTION_FIELDS) readFraction(reading, path);
}

/**
 * Records that there are more parts than wanted: the object is still scaling down, and its Ready=True may be about the
 * remaining parts.
 */
function compareExtra(reading: StatusReading, have: unknown, want: unknown, slot: Slot): void {
  if (typeof have !== "number" || typeof want !== "number" || have <= want) return;
  const fields = [
    { path: STATUS_REPLICAS, value: have },
    { path: SPEC_REPLICAS, value: want },
  ];
  const message = `${formatPath(STATUS_REPLICAS)}: ${have}, and ${want} are wanted`;
  find(reading, slot, {
    rule: "generic/counters",
    status: "InProgress",
    reason: "MoreThanWanted",
    message,
    fields,
  });
}

const STATUS_REPLICAS: Path = ["status", "replicas"];
const SPEC_REPLICAS: Path = ["spec", "replicas"];

/** Compares the counters of a part that has both a ready and a wanted number. */
export function readPartCounters(reading: StatusReading, part: Fields, path: Path): void {
  compareCounters(reading, part, path, NO_SPEC);
  compareFraction(reading, own(part, "ready"), [...path, "ready"]);
}

const NO_SPEC: Fields = {};

function compareCounters(reading: StatusReading, counters: Fields, path: Path, spec: Fields): void {
  if (!holdsCounter(counters)) return;
  if (holdsKnown(counters)) compareKnown(reading, counters, path, spec);
  comparePairs(reading, counters, path, spec);
  for (const name in counters) {
    readBad(reading, name, counters[name], path);
    if (FAILED_COUNTER.test(name)) readFailedCount(reading, name, counters[name], path);
  }
}

/** Reads counters of failed parts of a run, such as `failedNodes`. */
export function readFailedCounters(reading: StatusReading): void {
  const { status } = reading.subject;
  for (const name in status) if (/^failed[A-Z]/.test(name)) readFailedCount(reading, name, status[name], ["status"]);
}

function readFailedCount(reading: StatusReading, name: string, value: unknown, path: Path): void {
  if (typeof value !== "number" || value <= 0) return;
  const fields = [{ path: [...path, name], value }];
  const message = `${formatPath([...path, name])} is ${value}`;
  find(reading, "detailFailed", { rule: "generic/counters", status: "Failed", reason: "SomeFailed", message, fields });
}

/** Reads a counter of parts that are not well. */
function readBad(reading: StatusReading, name: string, value: unknown, path: Path): void {
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

const UPDATED: typeof READY_COUNTERS = READY_COUNTERS.filter(({ ready }) => ready === "updatedReplicas");

/** Compares the counters that are known by name. */
function compareKnown(
  reading: StatusReading,
  counters: Fields,
  path: Path,
  spec: Fields,
  known: typeof READY_COUNTERS = READY_COUNTERS,
): void {
  for (const { ready, wanted } of known) {
    const have = own(counters, ready);
    if (typeof have !== "number") continue;
    for (const [root, name] of wanted) {
      const want = own(root === "spec" ? spec : counters, name);
      if (typeof want !== "number") continue;
      const fields = [
        { path: [...path, ready], value: have },
        { path: root === "spec" ? [root, name] : [...path, name], value: want },
      ];
      const kept = ready === "updatedReplicas" && root === "spec" ? partitionIn(spec, want) : undefined;
      if (kept !== undefined) compare(reading, have, want - kept.count, [...fields, kept.field]);
      else compare(reading, have, want, fields);
      readFailed(reading, counters, path, want - have, fields);
      break;
    }
  }
}

/** The fields that say how many parts an update leaves as they are. */
const PARTITIONS: readonly Path[] = [
  ["spec", "updateStrategy", "partition"],
  ["spec", "updateStrategy", "rollingUpdate", "partition"],
  ["spec", "rollingUpdate", "partition"],
  ["spec", "partition"],
];

/** How many of so many are not to be updated: a number, or a percentage, of which the rest is rounded up. */
function partitionIn(spec: Fields, replicas: number): Wanted | undefined {
  for (const path of PARTITIONS) {
    const value = readPath({ spec }, path);
    const percent = typeof value === "string" ? PERCENT.exec(value) : null;
    const count = percent === null ? value : Math.ceil((replicas * Number(percent[1])) / 100);
    if (typeof count === "number" && count > 0) return { count, field: { path, value: value as number | string } };
  }
  return undefined;
}

const PERCENT = /^(\d{1,3})%$/;

/** Reads failed parts: if all missing parts have failed, none is in progress any more. */
function readFailed(
  reading: StatusReading,
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

/**
 * Compares counters that are called by the convention: `readyShards` with `desiredShards`, `totalShards` or `shards`, or with
 * itself and `unreadyShards`.
 */
function comparePairs(reading: StatusReading, counters: Fields, path: Path, spec: Fields): void {
  for (const name of Object.keys(counters)) {
    const have = counters[name];
    if (typeof have !== "number" || isKnownPair(name, counters, spec)) continue;
    const wanted = wantedBeside(name, have, counters, path, spec);
    if (wanted !== undefined)
      compare(reading, have, wanted.count, [{ path: [...path, name], value: have }, wanted.field]);
  }
}

interface Wanted {
  readonly count: number;
  readonly field: EvidenceField;
}

/** How many are wanted where so many are there: as a counter beside it says, or else one of the spec. */
function wantedBeside(name: string, have: number, counters: Fields, path: Path, spec: Fields): Wanted | undefined {
  const names = wantedNames(name);
  if (names === undefined) return undefined;
  for (const candidate of names) {
    const count = own(counters, candidate);
    if (typeof count === "number") return { count, field: { path: [...path, candidate], value: count } };
  }
  const rest = own(counters, `un${name}`);
  if (typeof rest === "number") return { count: have + rest, field: { path: [...path, `un${name}`], value: rest } };
  const plain = names[names.length - 1] ?? "";
  const count = own(spec, plain);
  return typeof count === "number" ? { count, field: { path: ["spec", plain], value: count } } : undefined;
}

/** Whether the table of known counters has already compared the counter of this name. */
function isKnownPair(name: string, counters: Fields, spec: Fields): boolean {
  const pair = KNOWN.get(name);
  return (
    pair?.wanted.some(([root, wanted]) => typeof own(root === "spec" ? spec : counters, wanted) === "number") === true
  );
}

/**
 * Returns the names that the counter of wanted parts may have, the plain word last: `desiredShards` and `shards`,
 * `desiredReadyShards`, `podsMatching` and `pods`. A counter of present or available parts is compared only with one
 * called desired or expected, since bytes and addresses are called available too.
 */
function wantedNames(name: string): readonly string[] | undefined {
  const prefix =
    READY_PREFIXES.find((text) => name.startsWith(text)) ?? PRESENT_PREFIXES.find((text) => name.startsWith(text));
  const noun = prefix === undefined ? "" : name.slice(prefix.length);
  if (/^[A-Z]/.test(noun)) {
    if (PRESENT_PREFIXES.includes(prefix ?? "")) return [`desired${noun}`, `expected${noun}`];
    const plain = noun.charAt(0).toLowerCase() + noun.slice(1);
    const whole = name.charAt(0).toUpperCase() + name.slice(1);
    return [`desired${whole}`, ...WANTED_PREFIXES.map((wanted) => (wanted === "" ? plain : wanted + noun))];
  }
  const before = READY_SUFFIX.exec(name)?.[1];
  return before === undefined ? undefined : WANTED_SUFFIXES.map((suffix) => before + suffix);
}

/** Reads a counter of the form `2/3`. */
function readFraction(reading: StatusReading, path: readonly string[]): void {
  let value: unknown = reading.subject.status;
  for (const name of path.slice(1)) value = isFields(value) ? own(value, name) : undefined;
  compareFraction(reading, value, path);
}

function compareFraction(reading: StatusReading, value: unknown, path: Path): void {
  const match = typeof value === "string" ? FRACTION.exec(value) : null;
  if (match !== null) compare(reading, Number(match[1]), Number(match[2]), [{ path, value: match[0] }]);
}

function compare(reading: StatusReading, have: number, want: number, fields: readonly EvidenceField[]): void {
  const base = { rule: "generic/counters", message: `${formatPath(fields[0]?.path ?? [])}: ${have}/${want}`, fields };
  if (have < want) find(reading, slotOfLack(fields), { ...base, status: "InProgress", reason: "LessReady" });
  else support(reading, "detailCurrent", { ...base, status: "Current", reason: "AllReady" });
}

/**
 * Returns the slot of a counter that is too low. Too few updated replicas mean progress even with Ready=True, which may
 * be about the previous revision.
 */
function slotOfLack([have, want]: readonly EvidenceField[]): Slot {
  if (have?.path.length === 2 && have.path[1] === "updatedReplicas") return "partProgress";
  return want?.path[0] === "spec" ? "lacking" : "detailProgress";
}
