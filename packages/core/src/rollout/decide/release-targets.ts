import { type Evidence, isBroken, isFresh } from "../model/evidence.ts";
import type { PlannedTarget } from "../model/plan.ts";
import { rampedCap } from "../model/ramp.ts";
import { keep, type TargetState } from "../model/state.ts";
import { sharedRoom } from "./budgets.ts";
import { type Draft, noteDue, setTarget, tally, targetIn } from "./draft.ts";
import { openDomains } from "./open-domains.ts";
import { isWaveThrough } from "./pass-waves.ts";
import { triedAgain } from "./retry-target.ts";

type Seen = ReadonlyMap<string, Evidence>;

/**
 * Releases in every wave before which all are through: the open one, and those that a new target joined later. So
 * what had landed and left the revision again holds up everything behind it. What is to be tried again waits for nobody:
 * it has its place already.
 */
export function releaseTargets(draft: Draft, evidence: Seen): void {
  const room = openRoom(draft);
  if (room.open && draft.retrying) tryAgain(draft);
  for (const [wave, { targets }] of draft.plan.waves.slice(0, draft.wave + 1).entries()) {
    if (draft.waves[wave]?.openedAt === undefined) return;
    for (const planned of isWaveThrough(draft, wave) ? [] : targets) {
      const target = targetIn(draft, planned.key);
      if (target?.state !== "Waiting" || !room.fits(wave, planned, target)) continue;
      if (!planned.dependsOn.every((other) => hasLanded(draft, other, evidence))) continue;
      const released = release(draft, target, evidence.get(planned.key));
      setTarget(draft, planned.key, released);
      tally(draft, wave, released);
      room.take(planned, target);
      draft.changes.push({ kind: "released", target: planned.key, wave });
    }
    if (!isWaveThrough(draft, wave)) return;
  }
}

interface OpenRoom {
  /** Whether what has its place may be tried again. */
  readonly open: boolean;
  readonly fits: (wave: number, planned: PlannedTarget, target: TargetState) => boolean;
  readonly take: (planned: PlannedTarget, target: TargetState) => void;
}

/** How many more may start: by wave, failure domain and shared budget. What joined and does not count always may. */
function openRoom(draft: Draft): OpenRoom {
  const { plan, start, waves, tallies } = draft;
  const domains = openDomains(draft);
  const state = { phase: start.phase, waves, targets: draft.targets ?? start.targets };
  const { open, more } = sharedRoom(plan, state, draft.shared);
  let left = more;
  const caps = plan.waves.map(({ ramp, maxConcurrent }, wave) =>
    rampedCap(ramp, maxConcurrent, (tallies[wave]?.proved ?? 0) - (waves[wave]?.rampedFrom ?? 0)),
  );
  return {
    open,
    fits: (wave, { domain }, { joined }) => {
      if (joined === true || !open) return open;
      return left > 0 && (tallies[wave]?.onTheWay ?? 0) < (caps[wave] ?? 0) && !domains.isFull(domain);
    },
    take: ({ domain }, { joined }) => {
      if (joined === true) return;
      left -= 1;
      domains.add(domain);
    },
  };
}

function release({ moment }: Draft, target: TargetState, seen: Evidence | undefined): TargetState {
  const { now, revision, staleAfter, isTarget } = moment;
  const isSick = seen !== undefined && isFresh(seen, now, staleAfter) && isBroken(seen, isTarget);
  const brokenBefore = target.brokenBefore ?? (target.releasedAt === undefined && isSick ? true : undefined);
  return { ...keep(target), brokenBefore, state: "Released", revision, since: now, releasedAt: now };
}

function tryAgain(draft: Draft): void {
  for (const [wave, { targets }] of draft.plan.waves.entries()) {
    for (const { key } of targets) {
      const target = targetIn(draft, key);
      const again = target?.retryAt === undefined ? undefined : triedAgain(target, draft.moment.now);
      if (again === undefined) continue;
      setTarget(draft, key, again);
      noteDue(draft, again);
      draft.changes.push({ kind: "retried", target: key, wave });
    }
  }
}

/** A target of this rollout by its state; of another package by fresh evidence. */
function hasLanded(draft: Draft, key: string, evidence: Seen): boolean {
  const own = targetIn(draft, key);
  if (own !== undefined) return own.state === "Landed";
  const seen = evidence.get(key);
  return seen?.landed === true && isFresh(seen, draft.moment.now, draft.moment.staleAfter);
}
