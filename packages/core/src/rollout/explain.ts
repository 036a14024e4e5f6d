import { formatDuration, formatTime } from "../object/index.ts";
import { dueAt } from "./advance-target.ts";
import type { Plan, PlannedTarget, PlannedWave } from "./plan.ts";
import { isThrough } from "./soak.ts";
import type { RolloutState, TargetState } from "./state.ts";
import { windowsAt } from "./windows.ts";

/** What to explain: a target by its key, a wave by its number from 0, or the whole rollout. */
export type Subject = { readonly target: string } | { readonly wave: number } | undefined;

/** Why something stands where it stands. `since` in milliseconds. */
export interface Explanation {
  /** One line for people: what, since when, what it waits for and what would release it. */
  readonly line: string;
  /** As in the line, without times: what may be stored. */
  readonly message: string;
  readonly since?: number;
  /** What would let it go on; absent where nothing has to. */
  readonly releasedBy?: string;
}

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

type Parts = Omit<Explanation, "line">;

function parts(message: string, since: number | undefined, releasedBy?: string): Parts {
  return { message, ...(since !== undefined && { since }), ...(releasedBy !== undefined && { releasedBy }) };
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

function ofRollout(plan: Plan, state: RolloutState): Parts {
  const { phase, revision, at } = state;
  const rollout = `rollout of ${revision}`;
  if (phase === "Completed") return parts(`${rollout} is completed`, at);
  if (phase === "Stopped") {
    const index = stoppedWave(plan, state);
    return parts(
      `${rollout} is stopped: ${tooMany(plan, state, index)}`,
      at,
      "with a new revision, or with a restart when the cause is removed",
    );
  }
  if (phase === "RollingBack" || phase === "RolledBack") return ofRollback(plan, state, rollout);
  if (state.brakedBy !== undefined)
    return parts(`${rollout} is stopped by the handbrake of ${state.brakedBy}`, at, "when the handbrake is taken back");
  if (phase === "Paused") return parts(`${rollout} is paused`, at, "when paused is taken back");
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
  const forward = "with a new revision, or with a restart when the cause is removed";
  if (state.phase === "RolledBack") return parts(`${rollout} is rolled back: ${back}`, state.at, forward);
  return parts(
    `${rollout} is rolling back: ${back}, ${sum("RollingBack")} on the way`,
    state.at,
    "when newer reports show them there",
  );
}

/** The first wave with more failures than it tolerates, or -1. */
function stoppedWave(plan: Plan, state: RolloutState): number {
  return plan.waves.findIndex(({ maxFailures }, index) => (state.waves[index]?.failures ?? 0) > maxFailures);
}

function tooMany(plan: Plan, state: RolloutState, index: number): string {
  const [wave, failures] = [plan.waves[index], state.waves[index]?.failures ?? 0];
  const first = wave?.targets.find(({ key }) => state.targets.get(key)?.state === "Failed");
  const example = first === undefined ? "" : ` (${first.key})`;
  return `${failures} of wave ${wave?.name ?? index} failed${example}, ${wave?.maxFailures ?? 0} tolerated`;
}

function ofWave(plan: Plan, state: RolloutState, index: number): Parts {
  const [wave, record] = [plan.waves[index], state.waves[index]];
  if (wave === undefined) return parts("every wave is through", state.at);
  const counts = countStates(wave, state);
  const { length } = wave.targets;
  const failures = record?.failures ?? 0;
  if (state.phase === "RollingBack" || state.phase === "RolledBack") return ofWaveBack(wave, counts, state.at);
  if (failures > wave.maxFailures)
    return parts(`stopped: ${tooMany(plan, state, index)}`, state.at, "with a new attempt");
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

function ofClosedWave(plan: Plan, state: RolloutState, { name, approval }: PlannedWave, index: number): Parts {
  const open = plan.waves[state.wave]?.name;
  if (index > state.wave)
    return parts(`wave ${name} waits for wave ${open}`, undefined, `when every target of ${open} has landed`);
  if (approval !== true) return parts(`wave ${name} waits`, undefined, "when the rollout goes on");
  const { attempt, revision } = state;
  return parts(
    `wave ${name} waits for approval`,
    undefined,
    `when it is approved for attempt ${attempt} at ${revision}`,
  );
}

function ofSettledWave(wave: PlannedWave, state: RolloutState, since: number, landed: number): Parts {
  const { name, targets, soak = 0 } = wave;
  const known = targets.map(({ key }) => state.targets.get(key));
  const isSoaked = known.every((target) => isThrough(target, soak));
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

/** What lets a held target go, by the reason it is held for. */
const RELEASED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["Skipped", "when it is skipped no more"],
  ["Pinned", "when it is pinned no more"],
  ["Unreachable", "when a report shows its cluster again"],
  ["DependencyHeld", "when what it depends on is let go"],
]);

function ofTarget(plan: Plan, state: RolloutState, key: string): Parts {
  const index = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  const wave = plan.waves[index];
  const target = state.targets.get(key);
  const own = target?.message === undefined ? "" : `: ${target.message}`;
  const since = target?.since;
  if (wave === undefined) {
    if (!plan.held.includes(key)) return parts(`${key} is no target of this rollout`, undefined);
    return parts(`${key} is held${own}`, since, "when a wave of the strategy takes it");
  }
  switch (target?.state) {
    case "Landed":
      return parts(`${key} has landed at ${state.revision}`, since);
    case "Failed":
      return parts(`${key} has failed (${target.reason ?? "Failed"})${own}`, since, "with a new attempt");
    case "Released": {
      const due = dueAt(target, plan.deadline);
      const until = due === undefined ? "" : `, or fails at ${formatTime(due)}`;
      return parts(
        `${key} is released to ${state.revision}${own}`,
        since,
        `when a report made after its release shows it Current there${until}`,
      );
    }
    case "RollingBack":
      return parts(
        `${key} is sent back to ${target.revision ?? ""}`,
        since,
        "when a report made after that shows it Current there",
      );
    case "RolledBack":
      return parts(`${key} is back at ${target.revision ?? ""}`, since, "with a new attempt");
    case "Held":
      return parts(
        `${key} is held (${target.reason ?? "Held"})${own}`,
        since,
        RELEASED_BY.get(target.reason) ?? "with a new attempt",
      );
    case "Waiting":
    case undefined:
      return ofWaiting(plan, state, { key, wave, index, since });
  }
}

interface Waiting {
  readonly key: string;
  readonly wave: PlannedWave;
  readonly index: number;
  readonly since: number | undefined;
}

function ofWaiting(plan: Plan, state: RolloutState, { key, wave, index, since }: Waiting): Parts {
  if (state.phase === "Stopped") return parts(`${key} waits: the rollout is stopped`, since, "with a new attempt");
  if (state.phase === "RollingBack" || state.phase === "RolledBack") {
    return parts(`${key} waits: the rollout is rolled back`, since, "with a new attempt");
  }
  if (state.phase === "Paused") return parts(`${key} waits: the rollout is paused`, since, "when paused is taken back");
  if (index >= state.wave && state.waves[index]?.openedAt === undefined) {
    const { message, releasedBy } = ofClosedWave(plan, state, plan.waves[state.wave] ?? wave, state.wave);
    const open = plan.waves[state.wave]?.name ?? "";
    if (index === state.wave) return parts(`${key} waits: ${message}`, since, releasedBy);
    return parts(
      `${key} of wave ${wave.name} waits for wave ${open}`,
      since,
      `when every target of ${open} has landed`,
    );
  }
  const missing = missingDependency(wave.targets, key, state);
  if (missing !== undefined)
    return parts(`${key} waits for ${missing}, on which it depends`, since, `when ${missing} has landed`);
  const message = `${key} waits: ${wave.maxConcurrent} of wave ${wave.name} may be on the way at once`;
  return parts(message, since, "when one of them has landed");
}

function missingDependency(targets: readonly PlannedTarget[], key: string, state: RolloutState): string | undefined {
  const planned = targets.find((target) => target.key === key);
  return planned?.dependsOn.find((other) => {
    const target = state.targets.get(other);
    return target?.state !== "Landed";
  });
}
