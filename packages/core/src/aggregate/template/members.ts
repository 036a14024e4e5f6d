import type { Json } from "../../object/index.ts";
import type { Member, RuleInput } from "./rule.ts";
import type { Wire } from "./wire.ts";

const MAX_INT32 = 2_147_483_647;

/** A member with a status. */
export interface Reported extends Member {
  readonly status: Wire;
}

/** The members that reported. */
export function reported(members: readonly Member[]): readonly Reported[] {
  return members.filter((member): member is Reported => member.status !== undefined);
}

/**
 * The sum of each counter over the members; a sum of zero is left out. In 32 bits: it wraps around in Go, and stops at
 * the end here.
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

/** A number, 0 if it is not there. */
export function numberIn(status: Wire, field: string): number {
  const value = valueIn(status, field);
  return typeof value === "number" ? value : 0;
}

/** A text, empty if it is not there. */
export function textIn(status: Wire, field: string): string {
  const value = valueIn(status, field);
  return typeof value === "string" ? value : "";
}

/** A list of maps, empty if it is not there. */
export function listIn(status: Wire, field: string): readonly Wire[] {
  const value = valueIn(status, field);
  return Array.isArray(value) ? (value as readonly Wire[]) : [];
}

function valueIn(status: Wire, field: string): Json | undefined {
  return Object.hasOwn(status, field) ? status[field] : undefined;
}
