import { formatDuration, formatTime } from "@landfall/core/object";
import {
  type Blockers,
  explainRollout,
  nameSome,
  type Plan,
  type RolloutState,
  type Subject,
  type TargetState,
} from "@landfall/core/rollout";
import { type Asked, nextCommand, soonest, whoCan } from "./who-can.ts";

/** A rollout, its state and its blockers. */
export interface Facts extends Asked {
  readonly plan: Plan;
  readonly blockers: Blockers;
  /** The reason why the steps of a target wait. Default: no target has steps. */
  readonly stepOf?: ((target: string) => Reason | undefined) | undefined;
  /** The sentences about landed targets that are ill since the rollout was completed. Default: nothing. */
  readonly since?: ReadonlyMap<string, string>;
}

/**
 * The reason for the state of a rollout, wave or target, and below it the reasons for that. Times are in milliseconds.
 */
export interface Reason {
  /** The subject: `rollout shop`, `wave rest`, or a target. */
  readonly subject: string;
  /** The reason in one line, without times. */
  readonly message: string;
  readonly since?: number;
  /** The time since then: `12m`. */
  readonly age?: string;
  /** The event that would let the subject go on. */
  readonly releasedBy?: string;
  /** The earliest time at which it can go on. */
  readonly until?: number;
  /** The earliest moment in words, also if that is no time: `with the next report`. */
  readonly earliest?: string;
  /** The first deadline of targets that are under way. */
  readonly deadline?: number;
  /** The time when the subject, or its blocker, was last observed, if there is no fresh observation. */
  readonly silent?: string;
  /** The people or events that can let it go on, and how. */
  readonly who?: string;
  /** The command to copy for the first of them; new observations are included. */
  readonly command?: string;
  readonly because: readonly Reason[];
}

const MOST = 10;

/** States of targets that need no explanation. */
const SETTLED: ReadonlySet<TargetState["state"] | undefined> = new Set(["Landed", "RolledBack"]);

/**
 * Explains a rollout, a wave or a target at `now`, with its blockers; for a wave, its unfinished targets, ten at most.
 */
export function explainTree(facts: Facts, subject: Subject, now: number): Reason {
  const { plan, state, config } = facts;
  if (subject === undefined) {
    const waves = plan.waves.map((_, wave) => ofWave(facts, wave, now));
    return reasonOf(facts, subject, { now, name: `rollout ${config.rollout}`, because: waves });
  }
  if ("wave" in subject) return ofWave(facts, subject.wave, now);
  return reasonOf(facts, subject, {
    now,
    name: subject.target,
    because: [
      ...stepsOf(facts, subject.target),
      ...keepersOf(plan, state, subject.target).map((keeper) => explainTree(facts, keeper, now)),
    ],
  });
}

function ofWave(facts: Facts, wave: number, now: number): Reason {
  const { plan, state, blockers } = facts;
  const { name = "", targets = [] } = plan.waves[wave] ?? {};
  const { openedAt, landedAt } = state.waves[wave] ?? {};
  const isOpen = openedAt !== undefined;
  // A wave that still needs reports of what has landed waits for those that are silent.
  const isAwaited = (key: string): boolean => isOpen && landedAt === undefined && blockers.silenceOf(key) !== undefined;
  const isTold = (word: TargetState["state"] | undefined): boolean =>
    word === "RollingBack" || (isOpen && !SETTLED.has(word));
  const keys = targets
    .map(({ key }) => key)
    .filter((key) => facts.since?.has(key) === true || isAwaited(key) || isTold(state.targets.get(key)?.state));
  const shown = keys.slice(0, MOST).map((target) => ofMember(facts, target, now));
  const because = keys.length > MOST ? [...shown, more(keys.length - MOST)] : shown;
  return reasonOf(facts, { wave }, { now, name: `wave ${name}`, because });
}

/** Explains a target within its wave. If it is under way, the wave's own line already says who can act. */
function ofMember(facts: Facts, target: string, now: number): Reason {
  const because = stepsOf(facts, target);
  const { who, command: _, ...reason } = reasonOf(facts, { target }, { now, name: target, because });
  const isMoving = facts.state.targets.get(target)?.state === "Released";
  return isMoving || who === undefined ? reason : { ...reason, who };
}

/** The reason why the steps of a target wait; empty if none does. */
function stepsOf({ stepOf }: Facts, target: string): readonly Reason[] {
  const reason = stepOf?.(target);
  return reason === undefined ? [] : [reason];
}

function more(count: number): Reason {
  const message = `and ${count} more`;
  return { subject: "", message, because: [] };
}

interface Place {
  readonly now: number;
  readonly name: string;
  readonly because: readonly Reason[];
}

function reasonOf(facts: Facts, subject: Subject, { now, name, because }: Place): Reason {
  const { message, releasedBy, until, silent, deadline, ...explained } = explainRollout(
    facts.plan,
    facts.state,
    now,
    subject,
    facts.blockers,
  );
  const who = whoCan(facts, explained.who);
  const command = nextCommand(facts, explained.who);
  const { since } = explained;
  const earliest = soonest(facts, { who: explained.who, ...(until !== undefined && { until }) });
  return {
    subject: name,
    message: withSeen(facts, subject, message),
    ...(since !== undefined && { since }),
    ...(since !== undefined && since <= now && { age: formatDuration(Math.floor((now - since) / 1000) * 1000) }),
    ...(releasedBy !== undefined && { releasedBy }),
    ...(until !== undefined && { until }),
    ...(earliest !== undefined && { earliest }),
    ...(deadline !== undefined && { deadline }),
    ...(silent !== undefined && { silent: silent.since === undefined ? "never" : formatTime(silent.since) }),
    ...(who !== undefined && { who }),
    ...(command !== undefined && { command }),
    because,
  };
}

/** Adds to the sentence about a completed rollout or a wave that some targets are no more as they landed. */
export function withIll(message: string, ill: readonly string[]): string {
  if (ill.length === 0) return message;
  const are = ill.length === 1 ? "1 target is" : `${ill.length} targets are`;
  return `${message}; ${are} no more as landed: ${nameSome(ill)}`;
}

/** Adds what is seen since the rollout was completed: a landed target that is ill is never shown as well. */
function withSeen({ plan, since = new Map<string, string>() }: Facts, subject: Subject, message: string): string {
  if (subject === undefined) return withIll(message, [...since.keys()].toSorted());
  if ("target" in subject) {
    const seen = since.get(subject.target);
    return seen === undefined ? message : `${message}, and ${seen}`;
  }
  const keys = plan.waves[subject.wave]?.targets.map(({ key }) => key) ?? [];
  return withIll(
    message,
    keys.filter((key) => since.has(key)),
  );
}

/** The subjects that a waiting target depends on: its dependencies, else the open wave before its own. */
function keepersOf(plan: Plan, state: RolloutState, key: string): readonly Subject[] {
  if ((state.targets.get(key)?.state ?? "Waiting") !== "Waiting") return [];
  const wave = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  if (wave > state.wave) return [{ wave: state.wave }];
  const planned = plan.waves[wave]?.targets.find((target) => target.key === key);
  return (planned?.dependsOn ?? [])
    .filter((other) => state.targets.has(other) && state.targets.get(other)?.state !== "Landed")
    .map((target) => ({ target }));
}
