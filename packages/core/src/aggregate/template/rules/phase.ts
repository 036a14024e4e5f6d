import type { Wire } from "../wire.ts";

/** The first phase of an order, worst first, that is among those found; no phase if none is. */
export function worstPhase(order: readonly string[], found: readonly string[]): Wire {
  return phaseField(order.find((phase) => found.includes(phase)) ?? "");
}

/** The field, unless the phase is empty. */
export function phaseField(phase: string): Wire {
  return phase === "" ? {} : { phase };
}
