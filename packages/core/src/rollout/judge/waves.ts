import { firstShut } from "../gates/table.ts";
import type { Releaser } from "../model/blocker.ts";
import { provesTime } from "../model/evidence.ts";
import { findEmptied } from "./emptied.ts";
import { asksNothing, factsOf } from "./gate-facts.ts";
import type { Keeper, Standing, WaveJudge } from "./judges.ts";
import { findLoss } from "./proof.ts";

/** Judges the waves as they stand: whether they are through does not change while targets are released. */
export function judgeWaves(standing: Standing): WaveJudge {
  const passing = new Map<number, Keeper | undefined>();
  const proof = new Map<number, Keeper | undefined>();
  let release: readonly [Keeper | undefined] | undefined;
  return {
    passing: (wave) => {
      if (!passing.has(wave)) passing.set(wave, findPassing(standing, wave));
      return passing.get(wave);
    },
    emptied: (wave) => findEmptied(standing, wave),
    opening: (wave) => findOpening(standing, wave),
    proof: (wave) => {
      if (!proof.has(wave)) proof.set(wave, findLoss(standing, wave));
      return proof.get(wave);
    },
    release: () => {
      release ??= [firstShut("release", standing.plan, factsOf(standing, -1)) ?? findNothingFresh(standing)];
      return release[0];
    },
  };
}

/** No report bears out the time; what somebody accepts as it is, is not asked. */
function findNothingFresh({ plan, evidence, now, told }: Standing): Keeper | undefined {
  const open = told.accepts.size === 0 ? evidence : new Map([...evidence].filter(([key]) => !told.accepts.has(key)));
  if (provesTime(open, now, plan.staleAfter)) return undefined;
  return () => ({ kind: "NothingFresh", who: [{ by: "report" }] });
}

/**
 * Every target has landed and proved what is asked, failed or is held; where some say nothing of the revision, at least
 * one has landed, as silence proves nothing; and the gates let it pass.
 */
function findPassing(standing: Standing, wave: number): Keeper | undefined {
  const planned = standing.plan.waves[wave];
  const tally = standing.tallies[wave];
  if (planned === undefined || tally === undefined) return undefined;
  const { settled, proving, landed, unreachable, unproved, onTheWay } = tally;
  const size = planned.targets.length;
  if (settled + proving < size) return () => ({ kind: "InFlight", landed, onTheWay, who: [{ by: "report" }] });
  if (landed === 0 && unreachable + unproved > 0)
    return () => ({
      kind: "Unseen",
      unseen: unreachable,
      of: size,
      who: [{ by: "report" }, ...skipUnseen(standing, wave)],
    });
  const emptied = findEmptied(standing, wave);
  if (emptied !== undefined) return emptied;
  if (proving > 0) return firstShut("landing", planned, factsOf(standing, wave));
  if (size === 0 || asksNothing(standing.waves[wave])) return undefined;
  return firstShut("passing", planned, factsOf(standing, wave));
}

/** Who can go on without what was not seen. */
function skipUnseen({ plan, targetOf }: Standing, wave: number): readonly Releaser[] {
  const unseen = plan.waves[wave]?.targets.find(({ key }) => targetOf(key)?.reason === "Unreachable");
  return unseen === undefined ? [] : [{ by: "person", verb: "skip", target: unseen.key }];
}

function findOpening(standing: Standing, wave: number): Keeper | undefined {
  const planned = standing.plan.waves[wave];
  if (planned === undefined || standing.waves[wave]?.promotedBy !== undefined) return undefined;
  if (planned.targets.length === 0) return findEmptied(standing, wave);
  return firstShut("opening", planned, factsOf(standing, wave));
}
