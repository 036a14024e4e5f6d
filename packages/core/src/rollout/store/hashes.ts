import { canonicalJson, type Json, startTextHash, type TextHash } from "../../object/index.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { TARGET_FIELDS } from "./plan-rows.ts";

/** Every field of a row, so that none is left out of a hash: the compiler asks for those that are new. */
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
};
const PLANNED: Fields<PlannedTarget> = { key: true, dependsOn: true, domain: true, weight: true, gone: true };

/**
 * Writes values of one type as texts that are the same for the same fields, in whatever order these stand. Fields that came
 * after the `first` ones are left out behind the last that is there, so that what an older release wrote keeps its hash.
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

/** How many fields a target had in the first release. */
const FIRST_FIELDS = 15;

const stateRow = rowWriter<TargetState>(TARGET_FIELDS, FIRST_FIELDS);
const plannedRow = rowWriter<PlannedTarget>(PLANNED, 4);

/** A piece of evidence as a text: the same for the same one. */
export const evidenceRow: (evidence: Evidence) => string = rowWriter<Evidence>(EVIDENCE, 10);

/** The value as JSON keeps it: without undefined fields. */
export function plain<T>(value: T): T & Json {
  return JSON.parse(JSON.stringify(value)) as T & Json;
}

/** The hash of a state: two are the same if theirs are. Made of rows: canonical JSON of all takes several times as long. */
export function hashState({ targets, ...rest }: RolloutState): string {
  return hashMap(rest, targets, stateRow);
}

/** The hash of a plan: of what is decided by, not of the words of its strategy. */
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

/** The hash of who is in which wave, in which order, by which strategy: the same for a plan and for what is read back of it. */
export function hashMembers({ strategyHash, waves, held }: Members): string {
  const hash = startHash({ strategyHash, held });
  for (const { name, targets } of waves) {
    const keys = targets.map((target) => (typeof target === "string" ? target : target.key));
    hash.add(`\n${JSON.stringify([name, ...keys])}`);
  }
  return hash.hex();
}

/** The hash of all that `decide` was told and shown. `tz` is not of it: it differs from machine to machine. */
export function hashInputs(inputs: DecideInputs): string {
  const { evidence, tz: _, ...told } = inputs;
  return hashMap(told, evidence, evidenceRow);
}

/** Beside what stands at its head, one row for each key, sorted. The value of the key before is not written again. */
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
