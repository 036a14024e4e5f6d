import { formatDuration, formatTime } from "../object/index.ts";
import { type Explanation, ofClosedWave, type Parts, parts } from "./explain-parts.ts";
import { describeStop, stopOf } from "./explain-stop.ts";
import { ofTarget } from "./explain-target.ts";
import type { Plan, PlannedWave } from "./plan.ts";
import { isThrough, soakIn } from "./soak.ts";
import type { RolloutState, TargetState } from "./state.ts";
import { windowsAt } from "./windows.ts";

export type { Explanation } from "./explain-parts.ts";

/** What to explain: a target by its key, a wave by its number from 0, or the whole rollout. */
export type Subject = { readonly target: string } | { readonly wave: number } | undefined;

/** Explains one thing at `now` (milliseconds). A target that the plan does not have is said to be none of it. */
export function explain(plan: Plan, state: RolloutState, now: number, subject?: Subject): Explanation {
  const windows = plan.windows === undefined ? undefined : windowsAt(plan.windows, now);
  const parts =
    windows?.open === false && isKeptByWindows(plan, state, subject)
      ? ofWindows(state, subject, windows.changesAt)
      : subject === undefined
        ? ofRollout(plan, state)
        : "wave" in subject
          ? ofWave(plan, state, subject.wave)
          : ofTarget(plan, state, subject.target);
  const { message, since, releasedBy } = parts;
  const age =
    since === undefined || now < since
      ? ""
      : ` (since ${formatTime(since)}, ${formatDuration(Math.floor((now - since) / 1000) * 1000)})`;
  const next = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
  return { line: `${message}${age}${next}`, ...parts };
}

/** Whether what is asked for could be released now, but for the windows. */
function isKeptByWindows(plan: Plan, state: RolloutState, subject: Subject): boolean {
  if (state.phase !== "Running") return false;
  const open = plan.waves.slice(0, state.wave + 1).filter((_, index) => state.waves[index]?.openedAt !== undefined);
  const asked = subject === undefined ? open : "wave" in subject ? open.slice(subject.wave, subject.wave + 1) : open;
  const keys = asked.flatMap(({ targets }) => targets.map(({ key }) => key));
  const waits = (key: string): boolean => (state.targets.get(key)?.state ?? "Waiting") === "Waiting";
  if (subject !== undefined && "target" in subject) return keys.includes(subject.target) && waits(subject.target);
  return keys.some(waits) && !keys.some((key) => state.targets.get(key)?.state === "Released");
}

function ofWindows(state: RolloutState, subject: Subject, changesAt: number | undefined): Parts {
  const what =
    subject === undefined
      ? `rollout of ${state.revision}`
      : "wave" in subject
        ? `wave ${state.waves[subject.wave]?.name ?? subject.wave}`
        : subject.target;
  const when =
    changesAt === undefined
      ? "when the windows of the strategy open"
      : `when its windows open, at ${formatTime(changesAt)}`;
  return parts(`${what} waits: its windows are closed`, undefined, when);
}

/** Whether a wave has targets that wait or are on the way, or is silent: also one that was through once. */
function isUnsettled(wave: PlannedWave, state: RolloutState): boolean {
  const { Waiting, Released } = countStates(wave, state);
  return Waiting + Released > 0 || isSilent(wave, state);
}

/** Whether nothing was seen of some targets of a wave, and none has landed. */
function isSilent({ targets }: PlannedWave, state: RolloutState): boolean {
  const known = targets.map(({ key }) => state.targets.get(key));
  return known.some((one) => one?.reason === "Unreachable") && !known.some((one) => one?.state === "Landed");
}

/** Counts of the targets of a wave by state. */
export function countStates(wave: PlannedWave, state: RolloutState): Readonly<Record<TargetState["state"], number>> {
  const counts = { Waiting: 0, Released: 0, Landed: 0, Failed: 0, Held: 0, RollingBack: 0, RolledBack: 0 };
  for (const { key } of wave.targets) counts[state.targets.get(key)?.state ?? "Waiting"] += 1;
  return counts;
}

/** What lets go on that has ended. */
const FORWARD = "with a new revision, or with a restart when the cause is removed";

function ofRollout(plan: Plan, state: RolloutState): Parts {
  const { phase, revision, at } = state;
  const rollout = `rollout of ${revision}`;
  if (phase === "Completed") return parts(`${rollout} is completed`, at);
  if (phase === "Stopped") return parts(`${rollout} is stopped: ${describeStop(plan, state)}`, at, FORWARD);
  if (phase === "RollingBack" || phase === "RolledBack") return ofRollback(plan, state, rollout);
  if (state.brakedBy !== undefined)
    return parts(`${rollout} is stopped by the handbrake of ${state.brakedBy}`, at, "when the handbrake is taken back");
  const by = state.pausedBy === undefined ? "" : ` by ${state.pausedBy}`;
  if (phase === "Paused") return parts(`${rollout} is paused${by}`, at, "when paused is taken back");
  const late = plan.waves.findIndex((wave) => isUnsettled(wave, state));
  const wave = ofWave(plan, state, late < 0 ? state.wave : Math.min(late, state.wave));
  return { ...wave, message: `${rollout}: ${wave.message}` };
}

function ofRollback(plan: Plan, state: RolloutState, rollout: string): Parts {
  const counts = plan.waves.map((wave) => countStates(wave, state));
  const sum = (word: TargetState["state"]): number => counts.reduce((all, count) => all + count[word], 0);
  const failed = [...state.targets.values()].filter(({ reason }) => reason === "RollbackFailed").length;
  const but = failed > 0 ? `, ${failed} failed to` : "";
  const back = `${sum("RolledBack")} targets are back at what they had${but}`;
  if (state.phase === "RolledBack") return parts(`${rollout} is rolled back: ${back}`, state.at, FORWARD);
  return parts(
    `${rollout} is rolling back: ${back}, ${sum("RollingBack")} on the way`,
    state.at,
    "when newer reports show them there",
  );
}

function ofWave(plan: Plan, state: RolloutState, index: number): Parts {
  const [wave, record] = [plan.waves[index], state.waves[index]];
  if (wave === undefined) return parts("every wave is through", state.at);
  const counts = countStates(wave, state);
  const { length } = wave.targets;
  if (state.phase === "RollingBack" || state.phase === "RolledBack") return ofWaveBack(wave, counts, state.at);
  if (stopOf(plan, state)?.wave === index)
    return parts(`stopped: ${describeStop(plan, state)}`, state.at, "with a new attempt");
  if (record?.landedAt !== undefined && !isUnsettled(wave, state)) {
    const tolerated = counts.Failed > 0 ? `, ${counts.Failed} failed and tolerated` : "";
    const but = counts.Held > 0 ? `${tolerated}, ${counts.Held} held` : tolerated;
    return parts(`wave ${wave.name} is through: ${counts.Landed} of ${length} landed${but}`, record.landedAt);
  }
  if (record?.openedAt === undefined || index > state.wave) return ofClosedWave(plan, state, wave, index);
  if (counts.Waiting + counts.Released === 0) return ofSettledWave(wave, state, record.openedAt, counts.Landed);
  const on = [`${counts.Landed} of ${length} landed`, `${counts.Released} on the way`];
  if (counts.Waiting > 0) on.push(`${counts.Waiting} waiting`);
  if (counts.Failed > 0) on.push(`${counts.Failed} failed`);
  return parts(
    `wave ${wave.name} is open: ${on.join(", ")}`,
    record.openedAt,
    "when a newer report shows its targets landed",
  );
}

function ofWaveBack({ name, targets }: PlannedWave, counts: ReturnType<typeof countStates>, at: number): Parts {
  const back = `${counts.RolledBack} of ${targets.length} rolled back, ${counts.RollingBack} on the way`;
  return parts(`wave ${name}: ${back}`, at, "with a new attempt");
}

function ofSettledWave(wave: PlannedWave, state: RolloutState, since: number, landed: number): Parts {
  const { name, targets, soak = 0 } = wave;
  const known = targets.map(({ key }) => state.targets.get(key));
  const isSoaked = known.every((target) => isThrough(target, soakIn(wave)));
  const unseen = known.filter((target) => target?.reason === "Unreachable").length;
  if (isSoaked && wave.metrics !== undefined && (unseen === 0 || landed > 0)) {
    const names = wave.metrics.map((gate) => gate.name).join(", ");
    return parts(`wave ${name} waits for its metrics: ${names}`, since, "when newer measurements are as they must be");
  }
  if (soak === 0 || landed === 0) {
    return parts(
      `wave ${name} waits: nothing was seen of ${unseen} of ${targets.length}`,
      since,
      "when one of them has landed",
    );
  }
  const times = known.filter((target) => target?.state === "Landed").map((target) => target?.soaked ?? 0);
  const least = times.reduce((a, b) => Math.min(a, b), soak);
  const healthy = `seen healthy for ${formatDuration(least)} of ${formatDuration(soak)}`;
  const message = `wave ${name} soaks: ${landed} of ${targets.length} landed, ${healthy}`;
  return parts(message, since, "when newer reports show its targets healthy for long enough");
}
