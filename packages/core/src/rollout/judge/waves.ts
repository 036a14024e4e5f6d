import { firstShut } from "../gates/table.ts";
import type { Releaser } from "../model/blocker.ts";
import { dueAt, earliest } from "../model/due.ts";
import { provesTime } from "../model/evidence.ts";
import { findEmptied } from "./emptied.ts";
import { asksNothing, factsOf } from "./gate-facts.ts";
import type { JudgedStanding, Keeper, WaveJudge } from "./judges.ts";
import { findLoss } from "./proof.ts";

/** Creates the judge of the waves. Whether a wave has passed does not change while targets are released. */
export function judgeWaves(standing: JudgedStanding): WaveJudge {
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

/**
 * Returns the blocker of a rollout without any fresh report, in which nothing confirms the time. That accepted targets
 * are silent does not count.
 */
function findNothingFresh({ plan, evidence, now, told }: JudgedStanding): Keeper | undefined {
  if (provesTime(evidence, now, plan.staleAfter)) return undefined;
  if ([...evidence.keys()].every((key) => told.accepts.has(key))) return undefined;
  return () => ({ kind: "NothingFresh", who: [{ by: "report" }] });
}

/**
 * Returns why a wave does not pass. It passes when every target landed and gave its proof, failed or is held, and the
 * gates agree; if failures prove nothing about the revision, at least one target must have landed.
 */
function findPassing(standing: JudgedStanding, wave: number): Keeper | undefined {
  const planned = standing.plan.waves[wave];
  const tally = standing.tallies[wave];
  if (planned === undefined || tally === undefined) return undefined;
  const { settled, proving, landed, unreachable, unproved, onTheWay } = tally;
  const size = planned.targets.length;
  if (settled + proving < size)
    return () => {
      const next = firstDeadline(standing, wave);
      return { kind: "InFlight", landed, onTheWay, ...(next !== undefined && { next }), who: [{ by: "report" }] };
    };
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

/** Returns the earliest deadline among the targets of a wave in progress, in milliseconds. */
function firstDeadline({ plan, targetOf }: JudgedStanding, wave: number): number | undefined {
  const due = (plan.waves[wave]?.targets ?? []).map(({ key }) => {
    const target = targetOf(key);
    return target?.state === "Released" ? dueAt(target, plan.deadline) : undefined;
  });
  return due.reduce(earliest, undefined);
}

/** Returns the person who can release the wave by skipping an unseen target. */
function skipUnseen({ plan, targetOf }: JudgedStanding, wave: number): readonly Releaser[] {
  const unseen = plan.waves[wave]?.targets.find(({ key }) => targetOf(key)?.reason === "Unreachable");
  return unseen === undefined ? [] : [{ by: "person", verb: "skip", target: unseen.key }];
}

function findOpening(standing: JudgedStanding, wave: number): Keeper | undefined {
  const planned = standing.plan.waves[wave];
  if (planned === undefined || standing.waves[wave]?.promotedBy !== undefined) return undefined;
  if (planned.targets.length === 0) return findEmptied(standing, wave);
  return firstShut("opening", planned, factsOf(standing, wave));
}
