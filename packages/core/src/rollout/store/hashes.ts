import { canonicalJson, type Json, startTextHash, type TextHash } from "../../object/index.ts";
import type { Evidence } from "../model/evidence.ts";
import { type DecideInputs, timedInputs } from "../model/inputs.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { TARGET_FIELDS } from "./plan-rows.ts";

/** Every field of a row, so that the compiler reports a new field that a hash would miss. */
type Fields<T> = Readonly<Record<keyof T, true>>;

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
  holds: true,
};
const PLANNED: Fields<PlannedTarget> = { key: true, dependsOn: true, domain: true, weight: true, gone: true };

/**
 * Creates a writer of values of one type as text: equal fields give equal text, in any order. Fields added after the
 * `first` ones are omitted after the last one that is set, so that rows of older releases keep their hash.
 */
function rowWriter<T extends object>(fields: Readonly<Record<keyof T, unknown>>, first?: number): (value: T) => string {
  const names = Object.keys(fields) as (keyof T)[];
  const fewest = first ?? names.length;
  return (value) => {
    let length = names.length;
    while (length > fewest && (value[names[length - 1] as keyof T] ?? undefined) === undefined) length--;
    const row: unknown[] = [];
    for (let index = 0; index < length; index++) row.push(value[names[index] as keyof T] ?? null);
    return JSON.stringify(row);
  };
}

/** The number of fields that a target had in the first release. */
const FIRST_FIELDS = 15;

const stateRow = rowWriter<TargetState>(TARGET_FIELDS, FIRST_FIELDS);
const plannedRow = rowWriter<PlannedTarget>(PLANNED, 4);

/** Writes a piece of evidence as text; equal evidence gives equal text. */
export const evidenceRow: (evidence: Evidence) => string = rowWriter<Evidence>(EVIDENCE, 10);

/** Returns the value as JSON keeps it: without undefined fields. */
export function plain<T>(value: T): T & Json {
  return JSON.parse(JSON.stringify(value)) as T & Json;
}

/**
 * Returns the hash of a state; equal states have equal hashes. It is computed from rows, as canonical JSON of the whole
 * state takes several times as long.
 */
export function hashState({ targets, ...rest }: RolloutState): string {
  return hashMap(rest, targets, stateRow);
}

/** Returns the hash of a plan: of the parts that decide, not of the text of its strategy. */
export function hashPlan(plan: Plan): string {
  const { waves, strategyText: _, ...rest } = plan;
  const limits = waves.map(({ targets, ...wave }) => ({ ...wave, size: targets.length }));
  const hash = startHash({ ...rest, waves: limits });
  for (const { targets } of waves) for (const target of targets) hash.add(`\n${plannedRow(target)}`);
  return hash.hex();
}

/** The members of the waves of a plan, as RolloutPlans store them. */
export interface Members {
  readonly strategyHash: string;
  readonly waves: readonly { readonly name: string; readonly targets: readonly (string | PlannedTarget)[] }[];
  readonly held: readonly string[];
}

/**
 * Returns the hash of the members of each wave, their order and their strategy: the same for a plan and for its stored
 * form.
 */
export function hashMembers({ strategyHash, waves, held }: Members): string {
  const hash = startHash({ strategyHash, held });
  for (const { name, targets } of waves) {
    const keys = targets.map((target) => (typeof target === "string" ? target : target.key));
    hash.add(`\n${JSON.stringify([name, ...keys])}`);
  }
  return hash.hex();
}

/** Returns the hash of all inputs of `decide`. `tz` is left out, as it differs from machine to machine. */
export function hashInputs(inputs: DecideInputs): string {
  const { evidence, tz: _, ...told } = timedInputs(inputs);
  return hashMap(told, evidence, evidenceRow);
}

/** Hashes the head and one row for each key, sorted. A value equal to the one before is not written again. */
function hashMap<T extends object>(head: object, all: ReadonlyMap<string, T>, write: (value: T) => string): string {
  const hash = startHash(head);
  let last: T | undefined;
  let row = "";
  for (const key of [...all.keys()].sort()) {
    const value = all.get(key);
    if (value === undefined) continue;
    if (value !== last) row = write(value);
    last = value;
    hash.add(`\n${JSON.stringify(key)}${row}`);
  }
  return hash.hex();
}

function startHash(head: object): TextHash {
  const hash = startTextHash();
  hash.add(canonicalJson(plain(head) as Json));
  return hash;
}
