import { commandsFor } from "../../run/index.ts";
import type { Measurement } from "../model/asked.ts";
import { toSecond } from "../model/evidence.ts";
import { type Approval, type DecideInputs, retryCommand, type Skip } from "../model/inputs.ts";
import type { RolloutState } from "../model/state.ts";
import type { Told } from "./judges.ts";

/** Returns the requests and measurements for one attempt; those for another are left out. */
export function toldTo(
  { revision, attempt }: Pick<RolloutState, "revision" | "attempt">,
  inputs: Partial<DecideInputs>,
): Told {
  const {
    skips = [],
    pins = [],
    accepts = [],
    retries = [],
    promotions = [],
    approvals = [],
    metrics = [],
    shared = [],
  } = inputs;
  const isOurs = (one: Approval): boolean => one.revision === revision && one.attempt === attempt;
  return {
    skips: byTarget(skips),
    pins: byTarget(pins),
    accepts: byTarget(accepts.filter((one) => one.attempt === attempt)),
    retries: commandsFor(retries.map(retryCommand), attempt),
    promotions: new Map(promotions.filter(isOurs).map(({ wave, by }) => [wave, by])),
    approvals: new Map(
      approvals
        .filter(isOurs)
        .map((one) => [one.wave, one] as const)
        .toReversed(),
    ),
    metrics: byName(metrics),
    shared,
  };
}

function byTarget(all: readonly Skip[]): ReadonlyMap<string, string> {
  return new Map(all.map(({ target, by }) => [target, by]));
}

function byName(metrics: readonly Measurement[]): ReadonlyMap<string, readonly Measurement[]> {
  const found = new Map<string, Measurement[]>();
  for (const measured of metrics) {
    const one = { ...measured, at: toSecond(measured.at) };
    const known = found.get(one.name);
    if (known === undefined) found.set(one.name, [one]);
    else known.push(one);
  }
  return found;
}
