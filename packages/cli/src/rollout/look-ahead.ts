import { formatTime } from "@landfall/core/object";
import { decide, explainRollout } from "@landfall/core/rollout";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { seenSince } from "./explain/after-completion.ts";
import { withIll } from "./explain-tree.ts";
import { findConfig, placeOf } from "./find-configs.ts";
import { formatChanges } from "./format-changes.ts";
import { readDecided } from "./read-decided.ts";
import { beginsAnother, type Order } from "./verb.ts";
import { nextCommand, soonest, whoCan } from "./who-can.ts";

/**
 * The changes that the next render makes with all present commands, and the reason why the rollout then waits: since
 * when, and who can end that.
 */
export function lookAhead(list: ResourceList, { rollout, place }: Pick<Order, "rollout" | "place">): readonly string[] {
  const found = findConfig(list, rollout);
  if (!found.ok) return [];
  const { config } = found.value;
  const read = readDecided(list, config);
  if (!read.ok) {
    const faults = read.problems.filter(({ code }) => code !== "NoPlan");
    return faults.map(({ message }) => `${place.next} cannot decide: ${message}`);
  }
  const { plan, state: before, inputs } = read.value;
  const decision = decide(plan, before, inputs);
  const { state, blockers } = decision;
  const { message, since, releasedBy, who, until, deadline } = explainRollout(
    plan,
    state,
    state.at,
    undefined,
    blockers,
  );
  const ill = [...seenSince(state, inputs.evidence).keys()].toSorted();
  const begins = beginsAnother({ config, plan, state, now: inputs.now });
  const asked = { config, state, place: placeOf(place, list, config.rollout), begins };
  const can = whoCan(asked, who);
  const earliest = soonest(asked, { who, ...(until !== undefined && { until }) });
  const command = nextCommand(asked, who);
  return [
    ...(config.mode === "shadow" ? ["in shadow mode: nothing of this is carried out"] : []),
    `${place.next} ${formatChanges(decision, plan, before) ?? "changes nothing"}`,
    `then: ${withIll(message, ill)}${since === undefined ? "" : `, since ${formatTime(since)}`}`,
    ...(releasedBy === undefined ? [] : [`it goes on ${releasedBy}`]),
    ...(earliest === undefined ? [] : [`at the earliest: ${earliest}`]),
    ...(deadline === undefined ? [] : [`deadline: ${formatTime(deadline)}`]),
    ...(can === undefined ? [] : [`who can: ${can}`]),
    ...(command === undefined ? [] : [`next command after that: ${command}`]),
  ];
}
