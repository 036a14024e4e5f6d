import type { HoldNote, Observation } from "@landfall/core/aggregate";
import { type KubeObject, truncate } from "@landfall/core/object";
import { type Hold, readLedger } from "@landfall/core/suspend";

const MAX_REASON = 128;

/** Adds to an observation the reasons for its holds, from the ledgers of its delivery objects. */
export function withHoldNotes(observation: Observation, objects: readonly KubeObject[]): Observation {
  const { holds = [], target } = observation;
  if (holds.length === 0) return observation;
  const ledgers = objects
    .map((object) => readLedger(object))
    .flatMap((ledger) => (ledger.ok ? ledger.value.holds : []));
  const about = ledgers.filter(({ targets }) => targets === undefined || targets.clusters.includes(target.cluster));
  const heldBy = holds.flatMap((holder) => {
    const hold = about.find((each) => each.holder === holder);
    return hold === undefined ? [] : noteOf(hold);
  });
  return heldBy.length === 0 ? observation : { ...observation, heldBy };
}

/** The note for a hold; none if the hold has only a holder. */
function noteOf({ holder, reason, since, until }: Hold): readonly HoldNote[] {
  if (reason === undefined && since === undefined && until === undefined) return [];
  return [
    {
      holder,
      ...(reason !== undefined && { reason: truncate(reason, MAX_REASON) }),
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
    },
  ];
}
