import type { HoldNote, Observation } from "@landfall/core/aggregate";
import { type KubeObject, truncate } from "@landfall/core/object";
import { type Hold, readLedger } from "@landfall/core/suspend";

const MAX_REASON = 128;

/** Adds to an observation the reasons for its holds, from the ledgers of its delivery objects. */
export function withHoldNotes(observation: Observation, objects: readonly KubeObject[]): Observation {
  const { holds = [], heldBy: known = [] } = observation;
  if (holds.length === 0) return observation;
  const ledgers = objects
    .map((object) => readLedger(object))
    .flatMap((ledger) => (ledger.ok ? ledger.value.holds : []));
  const notes = [...known, ...notesAbout(observation, ledgers)];
  const heldBy = holds.flatMap((holder) => notes.find((note) => note.holder === holder) ?? []);
  return heldBy.length === 0 ? observation : { ...observation, heldBy };
}

/** Adds holds to an observation, by name and with their reasons, as far as they are about its cluster. */
export function withHoldsOf(observation: Observation, found: readonly Hold[]): Observation {
  const names = holdsAbout(observation, found).map(({ holder }) => holder);
  if (names.length === 0) return observation;
  const holds = [...new Set([...(observation.holds ?? []), ...names])].sort();
  const heldBy = [...(observation.heldBy ?? []), ...notesAbout(observation, found)];
  return { ...observation, holds, ...(heldBy.length > 0 && { heldBy }) };
}

function notesAbout(observation: Observation, holds: readonly Hold[]): readonly HoldNote[] {
  return holdsAbout(observation, holds).flatMap(noteOf);
}

function holdsAbout({ target }: Observation, holds: readonly Hold[]): readonly Hold[] {
  return holds.filter(({ targets }) => targets === undefined || targets.clusters.includes(target.cluster));
}

/** The note for a hold; none if the hold has only a holder. */
export function noteOf({ holder, reason, since, until }: Hold): readonly HoldNote[] {
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
