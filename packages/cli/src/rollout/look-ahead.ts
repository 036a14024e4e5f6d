import { formatTime } from "@landfall/core/object";
import { decide, explain } from "@landfall/core/rollout";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { findConfig } from "./find-configs.ts";
import { formatChanges } from "./format-changes.ts";
import { readDecided } from "./read-decided.ts";
import type { Order } from "./verb.ts";
import { nextCommand, whoCan } from "./who-can.ts";

/** What the next render changes, by all that was said, and what the rollout waits for then: since when, and who can. */
export function lookAhead(
  list: ResourceList,
  { rollout, directory }: Pick<Order, "rollout" | "directory">,
): readonly string[] {
  const found = findConfig(list, rollout);
  if (!found.ok) return [];
  const { config } = found.value;
  const read = readDecided(list, config);
  if (!read.ok) return read.problems.map(({ message }) => `the next render is refused: ${message}`);
  const { plan, state: before, inputs } = read.value;
  const decision = decide(plan, before, inputs);
  const { state, blockers } = decision;
  const { message, since, releasedBy, who } = explain(plan, state, state.at, undefined, blockers);
  const asked = { config, state, directory };
  const can = whoCan(asked, who);
  const command = nextCommand(asked, who);
  return [
    `the next render ${formatChanges(decision, plan, before) ?? "changes nothing"}`,
    `then: ${message}${since === undefined ? "" : `, since ${formatTime(since)}`}`,
    ...(releasedBy === undefined ? [] : [`it goes on ${releasedBy}`]),
    ...(can === undefined ? [] : [`who can: ${can}`]),
    ...(command === undefined ? [] : [`next command after that: ${command}`]),
  ];
}
