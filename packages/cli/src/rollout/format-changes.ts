import type { Change, Decision, Plan, RolloutState } from "@landfall/core/rollout";

/**
 * The wording of changes that a decision would make, in the order of printing. `whole`: the change is about the rollout
 * and names nothing.
 */
const WORDS: readonly (readonly [kind: Change["kind"], word: string, whole?: "whole"])[] = [
  ["began", "begins a new attempt", "whole"],
  ["braked", "stops everything", "whole"],
  ["unbraked", "goes on", "whole"],
  ["aborted", "aborts the attempt", "whole"],
  ["opened", "opens"],
  ["passed", "passes"],
  ["released", "releases"],
  ["rolling-back", "sends back"],
  ["retrying", "is to try again"],
  ["retried", "tries again"],
  ["held", "holds"],
  ["returned", "takes up again"],
  ["landed", "notes as landed"],
  ["failed", "notes as failed"],
  ["left", "notes as gone astray"],
  ["rolled-back", "notes as back"],
  ["removed", "forgets"],
  ["stopped", "stops the rollout", "whole"],
  ["completed", "completes the rollout", "whole"],
];

/**
 * Formats the changes that a decision would make, on one line: `opens wave rest, releases eu-1/shop and 3 more`;
 * `undefined` if there are none.
 */
export function formatChanges(decision: Decision, { waves }: Plan, before: RolloutState): string | undefined {
  const { changes } = decision;
  const texts = WORDS.flatMap(([kind, word, whole]) => {
    const [first, ...others] = changes.filter((change) => change.kind === kind);
    if (first === undefined) return [];
    if (whole !== undefined) return [word];
    const about = first.target ?? `wave ${waves[first.wave ?? -1]?.name ?? ""}`;
    return [`${word} ${about}${others.length === 0 ? "" : ` and ${others.length} more`}`];
  });
  const all = [...texts, ...formatNotes(decision, before)];
  return all.length === 0 ? undefined : all.join(", ");
}

/** Formats changes of a decision that concern neither a wave nor a target. */
function formatNotes({ state, superseding }: Decision, before: RolloutState): readonly string[] {
  const isSame = state.attempt === before.attempt;
  const promoted = state.waves.filter(
    ({ promotedBy }, at) => promotedBy !== undefined && before.waves[at]?.promotedBy !== promotedBy,
  );
  // The handbrake has a change of its own, so it does not count as a pause.
  const isPaused = ({ phase, brakedBy }: RolloutState): boolean => phase === "Paused" && brakedBy === undefined;
  return [
    ...(isPaused(state) && !isPaused(before) ? [`pauses, as ${state.pausedBy ?? "somebody"} says`] : []),
    ...(isSame && isPaused(before) && !isPaused(state) ? ["goes on after the pause"] : []),
    ...(isSame && promoted.length > 0 ? [`notes the promotion of ${promoted.map(({ name }) => name).join(", ")}`] : []),
    ...(superseding === undefined ? [] : [`keeps revision ${superseding.revision} waiting`]),
  ];
}
