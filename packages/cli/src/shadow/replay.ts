import { formatTime, type Problem, type Result, success } from "@landfall/core/object";
import {
  beginsAttempt,
  type DecideInputs,
  type Decision,
  decide,
  explainRollout,
  isRevision,
  type Plan,
  readPlan,
  type StoredPlan,
  writePlan,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { type ReadRollout, readRollout } from "@landfall/krm-functions/compute-wave";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { lookAtSources } from "../commands/run-on.ts";
import { findConfigs } from "../rollout/find-configs.ts";
import type { Commit } from "./git-history.ts";

/** One target of an attempt. Times in milliseconds. */
export interface ShadowedTarget {
  readonly target: string;
  readonly wave: string;
  /** The time when the target would have been released. */
  readonly released?: number;
  /** The time when the target was first observed at the revision. */
  readonly really?: number;
  /** The reason why the target would not have been released by the end. */
  readonly why?: string;
}

/** One attempt at a revision, as it would have gone. */
export interface ShadowedRun {
  readonly revision: string;
  readonly attempt: number;
  readonly from: number;
  readonly to: number;
  /** The state of the attempt at the end, in words. */
  readonly message: string;
  /** The time when it would have stopped or been aborted, and why. */
  readonly stopped?: { readonly at: number; readonly message: string };
  readonly targets: readonly ShadowedTarget[];
}

/** The course that a rollout would have taken over a history. */
export interface ShadowedRollout {
  readonly rollout: string;
  readonly runs: readonly ShadowedRun[];
  readonly commits: number;
  /** The commits for which no decision was possible, and why. */
  readonly skipped: readonly { readonly commit: string; readonly why: string }[];
}

/** The notes about one rollout during the replay. */
interface Notes {
  stored: StoredPlan | undefined;
  commits: number;
  runs: ShadowedRun[];
  current: Run | undefined;
  /** The attempt of the shadow that each instruction is for. */
  readonly said: Map<string, number>;
  readonly skipped: { readonly commit: string; readonly why: string }[];
}

interface Run {
  readonly from: number;
  readonly released: Map<string, number>;
  readonly really: Map<string, number>;
  stopped: ShadowedRun["stopped"];
  last: { readonly plan: Plan; readonly decision: Decision; readonly now: number };
}

/**
 * Decides at every commit of a history, from its objects and the previous decision; plans in the commits are ignored.
 */
export function replay(commits: readonly Commit[], name: string | undefined): Result<readonly ShadowedRollout[]> {
  const rollouts = new Map<string, Notes>();
  for (const commit of commits) {
    const sources = { root: "", files: commit.files, isStdin: false };
    lookAtSources(sources, (list) => {
      const configs = findConfigs(list, name);
      if (configs.ok) for (const { config } of configs.value) step(rollouts, list, config, commit);
      else if (configs.problems.some(({ code }) => code !== "NoRollout"))
        for (const { skipped } of rollouts.values())
          skipped.push({ commit: commit.id, why: firstOf(configs.problems) });
    });
  }
  for (const notes of rollouts.values()) endRun(notes);
  const found = [...rollouts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return success(
    found.map(([rollout, { runs, commits: count, skipped }]) => ({ rollout, runs, commits: count, skipped })),
  );
}

function step(rollouts: Map<string, Notes>, list: ResourceList, config: ComputeWave, commit: Commit): void {
  const notes = rollouts.get(config.rollout) ?? newNotes();
  rollouts.set(config.rollout, notes);
  notes.commits += 1;
  const read = readRollout(list, asShadow(list, config, commit), { stored: notes.stored });
  if (!read.ok) return void notes.skipped.push({ commit: commit.id, why: firstOf(read.problems) });
  const { plan, stored } = read.value;
  const inputs = toldToShadow(notes, plan, read.value.inputs);
  const decision = decide(plan, stored?.state, inputs);
  if (decision.state.attempt !== stored?.state.attempt) endRun(notes);
  noteStep(notes, read.value, decision);
  const pages = writePlan({
    rollout: config.rollout,
    package: config.package,
    mode: "shadow",
    plan,
    state: decision.state,
  });
  const again = readPlan(pages.map((page) => JSON.parse(JSON.stringify(page)) as never));
  notes.stored = again.ok ? again.value : undefined;
}

function newNotes(): Notes {
  return { stored: undefined, commits: 0, runs: [], current: undefined, said: new Map(), skipped: [] };
}

/**
 * Changes the config of a commit to shadow mode: judged only, at the time of the commit unless the package names
 * another.
 */
function asShadow(list: ResourceList, config: ComputeWave, { at }: Commit): ComputeWave {
  const hasClock = config.now !== undefined || list.select({ group: "landfall.dev", kind: "Clock" }).length > 0;
  return { ...config, mode: "shadow", ...(!hasClock && { now: formatTime(at) }) };
}

/**
 * The inputs as they count for the attempts of the shadow, which has counted its own: an instruction is for the attempt
 * that was under way, or began, at the commit where it was first seen.
 */
function toldToShadow(notes: Notes, plan: Plan, inputs: DecideInputs): DecideInputs {
  const state = notes.stored?.state;
  const begins = beginsAttempt(state, inputs, plan.onSupersede, inputs.now);
  const current = (state?.attempt ?? 0) + (begins ? 1 : 0);
  const ofShadow = <T extends { readonly attempt: number }>(what: string, one: T): T => {
    const said = JSON.stringify([what, one]);
    const attempt = notes.said.get(said) ?? current;
    notes.said.set(said, attempt);
    return { ...one, attempt };
  };
  const all = <T extends { readonly attempt: number }>(what: string, list: readonly T[] | undefined): readonly T[] =>
    (list ?? []).map((one) => ofShadow(what, one));
  const { approvals, promotions, retries, accepts, clears, rollback, abort } = inputs;
  return {
    ...inputs,
    approvals: all("approve", approvals),
    promotions: all("promote", promotions),
    retries: all("retry", retries),
    accepts: all("accept", accepts),
    clears: all("clear", clears),
    rollback: rollback && ofShadow("rollback", rollback),
    abort: abort && ofShadow("abort", abort),
  };
}

function firstOf(problems: readonly Problem[]): string {
  return problems.find(({ severity }) => severity === "error")?.message ?? "it cannot be read";
}

function noteStep(notes: Notes, { plan, inputs }: ReadRollout, decision: Decision): void {
  const { state, changes, blockers } = decision;
  const now = Math.max(inputs.now, state.at);
  const last = { plan, decision, now };
  notes.current ??= { from: now, released: new Map(), really: new Map(), stopped: undefined, last };
  const run = notes.current;
  run.last = last;
  const isIt = isRevision(state.revision);
  for (const { kind, target = "" } of changes)
    if (kind === "released" && !run.released.has(target)) run.released.set(target, now);
  for (const key of state.targets.keys()) {
    const { observed, observedAt } = inputs.evidence.get(key) ?? {};
    if (isIt(observed) && !run.really.has(key)) run.really.set(key, observedAt ?? now);
  }
  if (state.phase === "Stopped" && run.stopped === undefined)
    run.stopped = { at: now, message: explainRollout(plan, state, now, undefined, blockers).message };
}

function endRun(notes: Notes): void {
  const { current } = notes;
  if (current === undefined) return;
  const { from, released, really, stopped, last } = current;
  const { plan, decision, now } = last;
  const { state, blockers } = decision;
  const targets = plan.waves.flatMap(({ name: wave, targets: planned }) =>
    planned.map(({ key: target }): ShadowedTarget => {
      const [would, did] = [released.get(target), really.get(target)];
      const why = explainRollout(plan, state, now, { target }, blockers).message.replace(`${target} `, "");
      return {
        target,
        wave,
        ...(would !== undefined && { released: would }),
        ...(did !== undefined && { really: did }),
        ...(would === undefined && state.targets.get(target)?.state !== "Landed" && { why }),
      };
    }),
  );
  const { message } = explainRollout(plan, state, now, undefined, blockers);
  const { revision, attempt } = state;
  notes.runs.push({ revision, attempt, from, to: now, message, ...(stopped !== undefined && { stopped }), targets });
  notes.current = undefined;
}
