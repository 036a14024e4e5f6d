import type { ObjectRef, Target } from "../object/index.ts";
import type { Axes } from "./axes.ts";
import type { Observation, RevisionPair } from "./observation.ts";
import { AXIS_NAMES } from "./rollup-counts.ts";

/** Makes observations that hold equal parts hold the same ones: in a fleet, most of them are equal. */
export type ShareParts = (observation: Observation, target: Target, key: string) => Observation;

/** So many different parts are remembered; then all are forgotten, and what is held already stays as it is. */
const MOST_REMEMBERED = 65_536;

/**
 * A `ShareParts` with a memory of its own. `target` is equal to the observation's; `key` tells the source and the ref
 * apart. What an observation says does not change; it takes a fifth of the memory.
 */
export function createShareParts(): ShareParts {
  const share = createTable();
  return (observation, target, key) => {
    const { ref, revision, axes, unsaid, holds, blockedBy, since, observedAt } = observation;
    const text = (value: string): string => share(`t${value}`, () => value);
    return {
      target,
      ref: ref === undefined ? undefined : share(`o${key}`, () => ref),
      revision: shareRevision(share, revision),
      axes: share(`a${AXIS_NAMES.map((axis) => axes[axis]).join()}`, (): Axes => axes),
      unsaid: unsaid === undefined ? undefined : share(`u${unsaid.join()}`, () => unsaid),
      holds,
      blockedBy,
      reason: text(observation.reason),
      message: text(observation.message),
      since: since === undefined ? undefined : text(since),
      observedAt: observedAt === undefined ? undefined : text(observedAt),
      source: text(observation.source),
    };
  };
}

type Table = <Part extends string | RevisionPair | Axes | ObjectRef | readonly string[]>(
  key: string,
  part: () => Part,
) => Part;

function createTable(): Table {
  const known = new Map<string, unknown>();
  return <Part>(key: string, part: () => Part): Part => {
    const found = known.get(key);
    if (found !== undefined) return found as Part;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const made = part();
    known.set(key, made);
    return made;
  };
}

function shareRevision(share: Table, revision: RevisionPair): RevisionPair {
  const { wanted, observed } = revision;
  return share(`r${JSON.stringify([wanted ?? null, observed ?? null])}`, () => revision);
}
