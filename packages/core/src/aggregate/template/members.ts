import type { Json } from "../../object/index.ts";
import type { Member, RuleInput } from "./rule.ts";
import type { Wire } from "./wire.ts";

const MAX_INT32 = 2_147_483_647;

/** A member with a status. */
export interface Reported extends Member {
  readonly status: Wire;
}

/** Returns the members that have a status. */
export function reported(members: readonly Member[]): readonly Reported[] {
  return members.filter((member): member is Reported => member.status !== undefined);
}

/**
 * Returns the sum of each counter over the members; a sum of zero is left out. Sums are in 32 bits: Go wraps around,
 * this function saturates.
 */
export function sumCounters(input: RuleInput, counters: readonly string[]): Wire {
  const statuses = reported(input.members).map(({ status }) => status);
  const sums = counters.map((counter) => [counter, total(statuses, counter, input.upstream)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

function total(statuses: readonly Wire[], counter: string, wraps: boolean): number {
  const sum = statuses.reduce((subtotal, status) => subtotal + numberIn(status, counter), 0);
  return wraps ? sum | 0 : Math.min(sum, MAX_INT32);
}

/** Returns a number of a status, 0 if it is absent. */
export function numberIn(status: Wire, field: string): number {
  const value = valueIn(status, field);
  return typeof value === "number" ? value : 0;
}

/** Returns a text of a status, empty if it is absent. */
export function textIn(status: Wire, field: string): string {
  const value = valueIn(status, field);
  return typeof value === "string" ? value : "";
}

/** Returns a list of maps of a status, empty if it is absent. */
export function listIn(status: Wire, field: string): readonly Wire[] {
  const value = valueIn(status, field);
  return Array.isArray(value) ? (value as readonly Wire[]) : [];
}

function valueIn(status: Wire, field: string): Json | undefined {
  return Object.hasOwn(status, field) ? status[field] : undefined;
}
