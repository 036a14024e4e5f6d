import type { Change, Decision, Plan } from "@landfall/core/rollout";

/** What a change is called before it is made, in the order of telling. `whole`: it is about the rollout, and names nothing. */
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

/** What a decision would do, in a line: `opens wave rest, releases eu-1/shop and 3 more`; `undefined`: nothing. */
export function formatChanges({ changes }: Pick<Decision, "changes">, { waves }: Plan): string | undefined {
  const texts = WORDS.flatMap(([kind, word, whole]) => {
    const [first, ...others] = changes.filter((change) => change.kind === kind);
    if (first === undefined) return [];
    if (whole !== undefined) return [word];
    const about = first.target ?? `wave ${waves[first.wave ?? -1]?.name ?? ""}`;
    return [`${word} ${about}${others.length === 0 ? "" : ` and ${others.length} more`}`];
  });
  return texts.length === 0 ? undefined : texts.join(", ");
}
