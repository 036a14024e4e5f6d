import { canonicalJson, compareText, type Json, sha256Hex } from "../object/index.ts";
import type { Evidence } from "./evidence.ts";
import type { DecideInputs } from "./inputs.ts";
import type { Plan, PlannedTarget } from "./plan.ts";
import type { RolloutState, TargetState } from "./state.ts";

/** Every field of a row, so that none is left out of a hash: the compiler asks for those that are new. */
type Fields<T> = Readonly<Record<keyof T, true>>;

const TARGET_STATE: Fields<TargetState> = {
  state: true,
  revision: true,
  lastGood: true,
  since: true,
  releasedAt: true,
  reason: true,
  message: true,
  soaked: true,
  seenAt: true,
  samples: true,
  cause: true,
  tries: true,
  retryAt: true,
  brokenBefore: true,
  joined: true,
};
const EVIDENCE: Fields<Evidence> = {
  observed: true,
  wanted: true,
  health: true,
  actuation: true,
  freshness: true,
  landed: true,
  blockedBy: true,
  observedAt: true,
  reason: true,
  message: true,
};
const PLANNED: Fields<PlannedTarget> = { key: true, dependsOn: true, domain: true, weight: true };

/** Writes values of one type as texts that are the same for the same fields, in whatever order these stand. */
function rowWriter<T extends object>(fields: Fields<T>): (value: T) => string {
  const names = Object.keys(fields) as (keyof T)[];
  return (value) => JSON.stringify(names.map((name) => value[name] ?? null));
}

const stateRow = rowWriter<TargetState>(TARGET_STATE);
const plannedRow = rowWriter<PlannedTarget>(PLANNED);

/** A piece of evidence as a text: the same for the same one. */
export const evidenceRow: (evidence: Evidence) => string = rowWriter<Evidence>(EVIDENCE);

/** As JSON keeps it: without what is undefined. */
export function plain<T>(value: T): T & Json {
  return JSON.parse(JSON.stringify(value)) as T & Json;
}

/** The hash of a state: two are the same if theirs are. Made of rows: canonical JSON of all takes several times as long. */
export function hashState({ targets, ...rest }: RolloutState): string {
  return hashRows(rest, rowsOf(targets, stateRow));
}

/** The hash of a plan. */
export function hashPlan({ waves, ...rest }: Plan): string {
  const limits = waves.map(({ targets, ...wave }) => ({ ...wave, size: targets.length }));
  return hashRows(
    { ...rest, waves: limits },
    waves.flatMap(({ targets }) => targets.map(plannedRow)),
  );
}

/** The hash of all that `decide` was told and shown. */
export function hashInputs({ evidence, ...told }: DecideInputs): string {
  return hashRows(told, rowsOf(evidence, evidenceRow));
}

function rowsOf<T>(all: ReadonlyMap<string, T>, write: (value: T) => string): readonly string[] {
  const sorted = [...all].toSorted(([a], [b]) => compareText(a, b));
  return sorted.map(([key, value]) => `${JSON.stringify(key)}${write(value)}`);
}

function hashRows(head: object, rows: readonly string[]): string {
  return sha256Hex([canonicalJson(plain(head) as Json), ...rows].join("\n"));
}
