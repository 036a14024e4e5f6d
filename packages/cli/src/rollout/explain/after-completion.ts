import { formatTime } from "@landfall/core/object";
import { type Evidence, isRevision, type RolloutState } from "@landfall/core/rollout";

/**
 * The landed targets of a completed rollout that newer reports show ill, or at another revision. A completed rollout is
 * final: no decision notes them. Empty for a rollout that is not completed.
 */
export function seenSince(
  { phase, revision, targets }: RolloutState,
  evidence: ReadonlyMap<string, Evidence>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (phase !== "Completed") return found;
  const isIt = isRevision(revision);
  for (const [key, { state, since = Number.NEGATIVE_INFINITY }] of targets) {
    const { health, observed, observedAt, message } = evidence.get(key) ?? {};
    if (state !== "Landed" || observedAt === undefined || observedAt < since) continue;
    const at = formatTime(observedAt);
    if (observed !== undefined && !isIt(observed)) found.set(key, `is seen at ${observed} since: ${at}`);
    else if (health !== undefined && health !== "Current")
      found.set(key, `is seen ${health} since: ${at}${message === undefined || message === "" ? "" : `, ${message}`}`);
  }
  return found;
}
