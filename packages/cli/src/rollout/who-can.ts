import type { DecisionLog, Plan, RolloutState, Subject, TargetState } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { type Word, wordsOf } from "@landfall/krm-functions/compute-wave";

/** What is needed to say who can release something. */
export interface Facts {
  readonly config: ComputeWave;
  readonly plan: Plan;
  readonly state: RolloutState;
  /** The log of decisions. */
  readonly log?: DecisionLog | undefined;
  /** The directory, as commands name it. */
  readonly directory: string;
}

/**
 * Who can let something go on, and with what: a command for people, else whom it waits for. `undefined` where nothing
 * has to be done.
 */
export function whoCan(facts: Facts, subject: Subject): string | undefined {
  const { state } = facts;
  if (state.phase === "Completed") return undefined;
  if (state.phase === "Stopped" && state.aborted === undefined && isFailed(state, subject))
    return ofTarget(facts, subject.target);
  const verb = ofPhase(facts);
  if (verb !== undefined) return verb;
  if (subject !== undefined && "target" in subject) return ofTarget(facts, subject.target);
  return ofWave(facts, subject?.wave ?? state.wave);
}

function isFailed(state: RolloutState, subject: Subject): subject is { readonly target: string } {
  return subject !== undefined && "target" in subject && state.targets.get(subject.target)?.state === "Failed";
}

function ofPhase(facts: Facts): string | undefined {
  const { config, state } = facts;
  switch (state.phase) {
    case "RollingBack":
      return "its clusters, by newer reports";
    case "Stopped":
      return `${command(facts, "retry")} when the cause is removed, ${command(facts, "rollback")} to go back, or a new revision`;
    case "RolledBack":
      return `${command(facts, "retry")} when the cause is removed, or a new revision`;
    case "Paused": {
      const said = wordsOf(config).find(({ verb }) => verb === "handbrake" || verb === "pause");
      return said === undefined ? "the next render" : `${command(facts, "resume")} (${saidBy(said)})`;
    }
    case "Running":
    case "Completed":
      return undefined;
  }
}

function ofWave(facts: Facts, index: number): string | undefined {
  const { plan, state } = facts;
  const { name, approval, soak, minSamples, metrics, targets = [] } = plan.waves[index] ?? {};
  const { openedAt, landedAt } = state.waves[index] ?? {};
  if (name === undefined || landedAt !== undefined || index > state.wave) return undefined;
  if (openedAt === undefined) return approval === true ? command(facts, "approve", name) : "the next render";
  const isGated = soak !== undefined || minSamples !== undefined || metrics !== undefined;
  const isMoving = targets.some(({ key }) => MOVING.has(state.targets.get(key)?.state));
  return isMoving || !isGated
    ? "its clusters, by newer reports"
    : `time and newer reports; or ${command(facts, "promote", name)}`;
}

const MOVING: ReadonlySet<TargetState["state"] | undefined> = new Set([undefined, "Waiting", "Released"]);

function ofTarget(facts: Facts, key: string): string | undefined {
  const { config, plan, state } = facts;
  const known = state.targets.get(key);
  switch (known?.state) {
    case "Released":
      return `the cluster, by a newer report; or ${command(facts, "skip", key)}`;
    case "Failed":
      return command(facts, "retry", key);
    case "Held": {
      const said = wordsOf(config).find(({ target }) => target === key);
      if (said !== undefined) return `${command(facts, "resume", key)} (${saidBy(said)})`;
      return known.reason === "Unreachable" ? "the cluster, by being seen again" : undefined;
    }
    case "Waiting":
    case undefined: {
      const wave = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
      return wave === state.wave ? ofWave(facts, wave) : undefined;
    }
    case "Landed":
    case "RollingBack":
    case "RolledBack":
      return undefined;
  }
}

/** As it is typed; `WHY` is what people have to say. */
function command({ directory }: Facts, verb: string, word?: string): string {
  return `landfall rollout ${verb} ${directory}${word === undefined ? "" : ` ${word}`} --reason WHY`;
}

function saidBy({ by, reason }: Word): string {
  return reason === undefined || reason === "" ? `said by ${by}` : `said by ${by}: ${reason}`;
}
