import { formatDuration, formatTime } from "../../object/index.ts";
import { watchesOf } from "../gates/table.ts";
import type { Subject } from "../model/blocker.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import { isGoingBack, isOnItsWay, type RolloutState } from "../model/state.ts";
import { countStates, type Explanation, isUnsettled, ofClosedWave, type Parts, parts, waveToTell } from "./parts.ts";
import { rollbackOf, waveBackOf } from "./rollback.ts";
import { NEW_ATTEMPT, orRetried, standstillOf } from "./standstill.ts";
import { describeStop, stopOf } from "./stop.ts";
import { ofTarget } from "./target.ts";
import { ofClosedWindows } from "./windows.ts";

/** Explains one thing at `now` (milliseconds). A target that the plan does not have is said to be none of it. */
export function explain(plan: Plan, state: RolloutState, now: number, subject?: Subject): Explanation {
  const found = ofClosedWindows(plan, state, now, subject) ?? ofSubject(plan, state, subject);
  const said = state.at - now > plan.staleAfter ? untilItsTime(found, state) : found;
  const { message, since, releasedBy } = said;
  const age =
    since === undefined || now < since
      ? ""
      : ` (since ${formatTime(since)}, ${formatDuration(Math.floor((now - since) / 1000) * 1000)})`;
  const next = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
  return { line: `${message}${age}${next}`, ...said };
}

function ofSubject(plan: Plan, state: RolloutState, subject: Subject): Parts {
  if (subject === undefined) return ofRollout(plan, state);
  return "wave" in subject ? ofWave(plan, state, subject.wave) : ofTarget(plan, state, subject.target);
}

/** A clock was ahead when it was last decided: what is seen now is from before that, and proves nothing. */
function untilItsTime({ message, since, releasedBy }: Parts, { phase, at }: RolloutState): Parts {
  if (releasedBy === undefined || !isOnItsWay({ phase })) return parts(message, since, releasedBy);
  const until = `when the time of the last decision has come, ${formatTime(at)}, or ${NEW_ATTEMPT} at the right time`;
  return parts(`${message}; a clock was ahead when that was decided`, since, until);
}

/** What lets go on that has ended. */
const FORWARD = "with a new revision, or with a restart when the cause is removed";

function ofRollout(plan: Plan, state: RolloutState): Parts {
  const { phase, revision, at } = state;
  const rollout = `rollout of ${revision}`;
  if (phase === "Completed") return parts(`${rollout} is completed`, at);
  if (phase === "Stopped") {
    return parts(`${rollout} is stopped: ${describeStop(plan, state)}`, at, `${FORWARD}${orRetried(state)}`);
  }
  if (isGoingBack(phase)) {
    const stop = stopOf(plan, state) === undefined ? undefined : describeStop(plan, state);
    return rollbackOf(plan, state, stop, FORWARD);
  }
  const standstill = standstillOf(state);
  if (standstill !== undefined) return parts(`${rollout} is ${standstill.how}`, at, standstill.until);
  const wave = ofWave(plan, state, waveToTell(plan, state));
  return { ...wave, message: `${rollout}: ${wave.message}` };
}

function ofWave(plan: Plan, state: RolloutState, index: number): Parts {
  const [wave, record] = [plan.waves[index], state.waves[index]];
  if (wave === undefined) return parts("every wave is through", state.at);
  if (isGoingBack(state.phase)) return waveBackOf(plan, state, wave);
  const standstill = standstillOf(state);
  if (stopOf(plan, state)?.wave === index)
    return parts(`stopped: ${describeStop(plan, state)}`, state.at, standstill?.until);
  if (record?.landedAt !== undefined && !isUnsettled(wave, state))
    return parts(describeThrough(wave, state), record.landedAt);
  const still = (said: Parts): Parts => (standstill === undefined ? said : { ...said, releasedBy: standstill.until });
  if (record?.openedAt === undefined || index > state.wave) return still(ofClosedWave(plan, state, wave, index));
  const counts = countStates(wave, state);
  if (counts.Waiting + counts.Released === 0) return still(ofSettledWave(wave, state, record.openedAt, counts.Landed));
  const on = [`${counts.Landed} of ${wave.targets.length} landed`, `${counts.Released} on the way`];
  if (counts.Waiting > 0) on.push(`${counts.Waiting} waiting`);
  if (counts.Failed > 0) on.push(`${counts.Failed} failed`);
  const message = `wave ${wave.name} is open: ${on.join(", ")}`;
  const waiting = wave.targets.find(({ key }) => (state.targets.get(key)?.state ?? "Waiting") === "Waiting");
  if (counts.Released > 0 || waiting === undefined)
    return parts(message, record.openedAt, "when a newer report shows its targets landed");
  if (standstill !== undefined) return parts(message, record.openedAt, standstill.until);
  const why = ofTarget(plan, state, waiting.key);
  return parts(`${message}; ${why.message}`, record.openedAt, why.releasedBy);
}

function describeThrough(wave: PlannedWave, state: RolloutState): string {
  const { Landed, Failed, Held } = countStates(wave, state);
  const tolerated = Failed > 0 ? `, ${Failed} failed and tolerated` : "";
  const but = Held > 0 ? `${tolerated}, ${Held} held` : tolerated;
  return `wave ${wave.name} is through: ${Landed} of ${wave.targets.length} landed${but}`;
}

function ofSettledWave(wave: PlannedWave, state: RolloutState, since: number, landed: number): Parts {
  const { name, targets } = wave;
  const known = targets.map(({ key }) => state.targets.get(key));
  const watches = watchesOf(wave);
  const isSoaked = known.every((target) => target?.state !== "Landed" || watches.every((one) => one.isProved(target)));
  const unseen = known.filter((target) => target?.reason === "Unreachable").length;
  if (isSoaked && wave.metrics !== undefined && (unseen === 0 || landed > 0)) {
    const names = wave.metrics.map((gate) => gate.name).join(", ");
    return parts(`wave ${name} waits for its metrics: ${names}`, since, "when newer measurements are as they must be");
  }
  if (unseen > 0 && landed === 0) {
    return parts(
      `wave ${name} waits: nothing was seen of ${unseen} of ${targets.length}`,
      since,
      "when one of them has landed",
    );
  }
  const counts = `${landed} of ${targets.length} landed`;
  if (isSoaked) return parts(`wave ${name} is done: ${counts}`, since, "when every wave before it is through");
  const message = `wave ${name} soaks: ${counts}, seen healthy ${soakedSoFar(wave, state)}`;
  return parts(message, since, "when newer reports show its targets healthy for long enough");
}

/** The least of what its landed targets have soaked, of what they must: `for 2m of 5m, 1 of 3 times`. */
function soakedSoFar({ targets, soak = 0, minSamples = 0 }: PlannedWave, state: RolloutState): string {
  const landed = targets.map(({ key }) => state.targets.get(key)).filter((target) => target?.state === "Landed");
  const least = (all: readonly (number | undefined)[], needed: number): number =>
    all.reduce<number>((a, b = 0) => Math.min(a, b), needed);
  const time = formatDuration(
    least(
      landed.map((target) => target?.soaked),
      soak,
    ),
  );
  const samples = least(
    landed.map((target) => target?.samples),
    minSamples,
  );
  return [
    ...(soak > 0 ? [`for ${time} of ${formatDuration(soak)}`] : []),
    ...(minSamples > 0 ? [`${samples} of ${minSamples} times`] : []),
  ].join(", ");
}
