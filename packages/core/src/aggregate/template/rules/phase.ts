import type { Wire } from "../wire.ts";

/** Returns the first phase of an order, the worst first, that was found; no phase if none was. */
export function worstPhase(order: readonly string[], found: readonly string[]): Wire {
  return phaseField(order.find((phase) => found.includes(phase)) ?? "");
}

/** Returns the status field `phase`, unless the phase is empty. */
export function phaseField(phase: string): Wire {
  return phase === "" ? {} : { phase };
}
