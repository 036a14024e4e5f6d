import {
  type DecisionLog,
  type Plan,
  type RolloutState,
  type Subject,
  type TargetState,
  windowsAt,
} from "@landfall/core/rollout";
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
 * Who can let something go on, and with what: a command for people, else whom it waits for. `undefined` where nobody
 * can. `now` in milliseconds.
 */
export function whoCan(facts: Facts, subject: Subject, now: number): string | undefined {
  const { plan, state } = facts;
  const target = subject !== undefined && "target" in subject ? subject.target : undefined;
  const own = ofWord(facts, target) ?? ofPhase(facts, target);
  if (own !== undefined || state.phase === "Completed") return own;
  const index = subject !== undefined && "wave" in subject ? subject.wave : state.wave;
  const keys = target === undefined ? (plan.waves[index]?.targets ?? []).map(({ key }) => key) : [target];
  const isMoving = keys.some((key) => isOnTheWay(state.targets.get(key)));
  if (plan.windows !== undefined && !isMoving && !windowsAt(plan.windows, now).open) return "time";
  return target === undefined ? ofWave(facts, index) : ofTarget(facts, target);
}

function isOnTheWay(target: TargetState | undefined): boolean {
  return target?.state === "Released" && target.retryAt === undefined;
}

/** Of a target that somebody holds, or that can be tried again. */
function ofWord(facts: Facts, target: string | undefined): string | undefined {
  const { config, state } = facts;
  const word = target === undefined ? undefined : state.targets.get(target)?.state;
  if (word === "Held") {
    const said = wordsOf(config).find((one) => one.target === target);
    return said === undefined ? undefined : `${command(facts, "resume", target)} (${saidBy(said)})`;
  }
  const isOver = state.aborted !== undefined || state.phase === "RollingBack" || state.phase === "RolledBack";
  return word === "Failed" && !isOver ? command(facts, "retry", target) : undefined;
}

function ofPhase(facts: Facts, target: string | undefined): string | undefined {
  const { config, state } = facts;
  const stops = wordsOf(config).find(({ verb }) => verb === "handbrake" || verb === "pause");
  const resume = stops === undefined ? undefined : `${command(facts, "resume")} (${saidBy(stops)})`;
  switch (state.phase) {
    case "RollingBack": {
      if (state.brakedBy !== undefined && resume !== undefined) return resume;
      const waits = target !== undefined && state.targets.get(target)?.state === "Waiting";
      return waits ? `${command(facts, "retry")} when it is rolled back` : "its clusters, by newer reports";
    }
    case "Stopped":
      return `${command(facts, "retry")} when the cause is removed, ${command(facts, "rollback")} to go back, or a new revision`;
    case "RolledBack":
      return `${command(facts, "retry")} when the cause is removed, or a new revision`;
    case "Paused":
      return resume ?? "the next render";
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
  const { plan, state } = facts;
  const known = state.targets.get(key);
  switch (known?.state) {
    case "Released":
      return `the cluster, by a newer report; or ${command(facts, "skip", key)}`;
    case "Held":
      return known.reason === "Unreachable" ? "the cluster, by being seen again" : undefined;
    case "Waiting":
    case undefined: {
      const wave = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
      return wave === state.wave ? ofWave(facts, wave) : undefined;
    }
    case "Failed":
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
