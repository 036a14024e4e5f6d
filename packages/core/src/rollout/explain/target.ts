import { formatTime } from "../../object/index.ts";
import { dueAt } from "../model/due.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import type { FailureClass } from "../model/policies.ts";
import { isGoingBack, type RolloutState, type TargetState } from "../model/state.ts";
import { type Parts, parts } from "./parts.ts";
import { turnOf } from "./rollback.ts";
import { NEW_ATTEMPT, standstillOf } from "./standstill.ts";
import { ofWaiting } from "./waiting.ts";

/** What is said of a failure that is not the change's. */
const CAUSES: Readonly<Record<Exclude<FailureClass, "change">, string>> = {
  infrastructure: "by the infrastructure",
  invalid: "which can never work",
  preexisting: "and was broken before",
};

/** What lets a held target go, by the reason it is held for. */
const RELEASED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["Skipped", "when it is skipped no more"],
  ["Pinned", "when it is pinned no more"],
  ["Unreachable", "when a report shows its cluster again"],
  ["DependencyHeld", "when what it depends on is let go"],
]);

/** Of one target. */
export function ofTarget(plan: Plan, state: RolloutState, key: string): Parts {
  const index = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  const wave = plan.waves[index];
  const target = state.targets.get(key);
  const own = target?.message === undefined ? "" : `: ${target.message}`;
  const since = target?.since;
  if (wave === undefined) {
    if (!plan.held.includes(key)) return parts(`${key} is no target of this rollout`, undefined);
    const until = target?.reason === "Joined" ? NEW_ATTEMPT : "when a wave of the strategy takes it";
    return parts(`${key} is held${own}`, since, until);
  }
  const turn = turnOf(plan, state, key);
  if (turn !== undefined) return turn;
  switch (target?.state) {
    case "Landed":
      return parts(`${key} has landed at ${state.revision}`, since);
    case "Failed": {
      const why = target.cause === undefined || target.cause === "change" ? "" : `, ${CAUSES[target.cause]}`;
      const message = `${key} has failed (${target.reason ?? "Failed"}${why})${own}`;
      return parts(message, since, retriedBy(state, wave, key));
    }
    case "Released": {
      if (target.retryAt !== undefined) return ofRetry(plan, state, key);
      const due = state.brakedBy === undefined ? dueAt(target, plan.deadline) : undefined;
      const until = due === undefined ? "" : `, or fails at ${formatTime(due)}`;
      return parts(
        `${key} is released to ${state.revision}${own}`,
        since,
        `when a report made after its release shows it Current there${until}`,
      );
    }
    case "RollingBack":
      return parts(
        `${key} is sent back to ${target.revision ?? ""}`,
        since,
        "when a report made after that shows it Current there",
      );
    case "RolledBack":
      return parts(`${key} is back at ${target.revision ?? ""}`, since, NEW_ATTEMPT);
    case "Held":
      return parts(`${key} is held (${target.reason ?? "Held"})${own}`, since, letGoBy(state, target));
    case "Waiting":
    case undefined:
      return ofWaiting(plan, state, { key, wave, index, since });
  }
}

/** What lets a failed target go on: somebody who asks, and for what it depends on too. */
function retriedBy({ phase, aborted, targets }: RolloutState, wave: PlannedWave, key: string): string {
  if (isGoingBack(phase) || aborted !== undefined) return NEW_ATTEMPT;
  const dependsOn = wave.targets.find((target) => target.key === key)?.dependsOn ?? [];
  const failed = dependsOn.filter((other) => targets.get(other)?.state === "Failed");
  const all = failed.length === 0 ? "it" : `${failed.join(", ")} and it`;
  return `${NEW_ATTEMPT}, or when somebody asks to try ${all} again`;
}

function letGoBy({ phase }: RolloutState, { reason }: TargetState): string {
  const isSaid = reason === "Skipped" || reason === "Pinned";
  return (isSaid || !isGoingBack(phase) ? RELEASED_BY.get(reason) : undefined) ?? NEW_ATTEMPT;
}

function ofRetry(plan: Plan, state: RolloutState, key: string): Parts {
  const { since, message = "it failed", tries = 1, retryAt = 0 } = state.targets.get(key) ?? {};
  const shared = (plan.budgets?.shared ?? []).map(({ name }) => name).join(", ");
  const budget = shared === "" ? "" : ` and with budget ${shared} known not to be overspent`;
  const until = standstillOf(state)?.until ?? `when it is tried again, not before ${formatTime(retryAt)}${budget}`;
  const when = `${until}, or when a newer report shows it Current`;
  return parts(`${key} failed in try ${tries} and is tried again: ${message}`, since, when);
}
