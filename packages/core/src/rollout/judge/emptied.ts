import { asksProof, type Plan } from "../model/plan.ts";
import { isPromoted } from "../model/state.ts";
import type { JudgedStanding, Keeper } from "./judges.ts";

/** The largest number of targets that a blocker names. */
const NAMED = 5;

/**
 * Returns why later waves may not rely on an ended wave that requires a proof: too few of its targets have landed,
 * because they left the inventory, failed within the tolerated number, or are skipped or pinned. A wave that never had
 * targets, a wave that a person promoted and a completed rollout need no proof. If the inventory lost all targets, no wave is proved.
 */
export function findEmptied(standing: JudgedStanding, wave: number): Keeper | undefined {
  const { plan, waves, tallies, completedAt } = standing;
  const planned = plan.waves[wave];
  const { landedAt } = waves[wave] ?? {};
  if (planned === undefined || isPromoted(waves[wave]) || completedAt !== undefined) return undefined;
  const { name, minProof: needed = 1, targets } = planned;
  const { landed = 0 } = tallies[wave] ?? {};
  const isLost = hasNobody(plan) && standing.gone.some(({ attempt }) => attempt === standing.attempt);
  if (!isLost && (!asksProof(planned) || landed >= needed)) return undefined;
  if (landedAt !== undefined && (plan.holdOn ?? "regression") !== "regression") return undefined;
  const gone = goneFrom(standing, wave);
  if (!isLost && targets.length === 0 && gone.length === 0) return undefined;
  return () => ({
    kind: "WaveEmptied",
    wave,
    name,
    landed,
    needed,
    count: gone.length,
    targets: gone.slice(0, NAMED),
    who: [
      { by: "person", verb: "promote", wave: name },
      gone.length === 0 ? { by: "report" } : { by: "inventory", targets: gone.slice(0, NAMED) },
    ],
  });
}

/** Returns whether a plan has no target at all. */
export function hasNobody({ waves, held }: Plan): boolean {
  return held.length === 0 && waves.every(({ targets }) => targets.length === 0);
}

/** Returns the targets that left a wave in this attempt; for an empty wave, also those whose wave is unknown. */
function goneFrom({ plan, attempt, gone }: JudgedStanding, wave: number): readonly string[] {
  const { name, targets = [] } = plan.waves[wave] ?? {};
  return gone.flatMap((one) => {
    const isOurs = one.wave === name || (one.wave === undefined && targets.length === 0);
    return isOurs && one.attempt === attempt ? [one.target] : [];
  });
}
