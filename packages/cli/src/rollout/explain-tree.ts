import { formatDuration, formatTime, parseTime } from "@landfall/core/object";
import {
  type Blockers,
  type DecisionLog,
  explain,
  type Plan,
  type RolloutState,
  type Subject,
  type TargetState,
} from "@landfall/core/rollout";
import { type Asked, nextCommand, whoCan } from "./who-can.ts";

/** A rollout, and what keeps it. */
export interface Facts extends Asked {
  readonly plan: Plan;
  readonly blockers: Blockers;
  /** The log of decisions. */
  readonly log?: DecisionLog | undefined;
  /** What the steps of a target wait for. Default: no target has steps. */
  readonly stepOf?: ((target: string) => Reason | undefined) | undefined;
}

/** Why something stands where it stands, and below it what it waits for. Times in milliseconds. */
export interface Reason {
  /** `rollout shop`, `wave rest`, or a target. */
  readonly subject: string;
  /** In one line, without times. */
  readonly message: string;
  readonly since?: number;
  /** How long that is: `12m`. */
  readonly age?: string;
  /** What would let it go on. */
  readonly releasedBy?: string;
  /** The earliest time at which it can. */
  readonly until?: number;
  /** When it, or what keeps it, was seen last, where nothing fresh is seen of it. */
  readonly silent?: string;
  /** Who can, and how. */
  readonly who?: string;
  /** The command to copy, with which the first of them does so; what is seen meanwhile comes with it. */
  readonly command?: string;
  readonly because: readonly Reason[];
}

const MOST = 10;

/** States of a target that needs no words. */
const SETTLED: ReadonlySet<TargetState["state"] | undefined> = new Set(["Landed", "RolledBack"]);

/** A rollout, a wave or a target, at `now`, and what keeps it: of a wave the targets that are not through, ten at most. */
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
  const { plan, state } = facts;
  const { name = "", targets = [] } = plan.waves[wave] ?? {};
  const isOpen = state.waves[wave]?.openedAt !== undefined;
  const keys = targets.map(({ key }) => key).filter((key) => isOpen && !SETTLED.has(state.targets.get(key)?.state));
  const shown = keys.slice(0, MOST).map((target) => ofMember(facts, target, now));
  const because = keys.length > MOST ? [...shown, more(keys.length - MOST)] : shown;
  return reasonOf(facts, { wave }, { now, name: `wave ${name}`, because });
}

/** A target among those of its wave: of one that is on its way, the wave says already who can. */
function ofMember(facts: Facts, target: string, now: number): Reason {
  const because = stepsOf(facts, target);
  const { who, command: _, ...reason } = reasonOf(facts, { target }, { now, name: target, because });
  const isMoving = facts.state.targets.get(target)?.state === "Released";
  return isMoving || who === undefined ? reason : { ...reason, who };
}

/** What the steps of a target wait for, where it has steps, and one of them does. */
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
  const { message, releasedBy, until, silent, ...explained } = explain(
    facts.plan,
    facts.state,
    now,
    subject,
    facts.blockers,
  );
  const who = whoCan(facts, explained.who);
  const command = nextCommand(facts, explained.who);
  const since = (subject === undefined ? phaseSince(facts) : undefined) ?? explained.since;
  return {
    subject: name,
    message,
    ...(since !== undefined && { since }),
    ...(since !== undefined && since <= now && { age: formatDuration(Math.floor((now - since) / 1000) * 1000) }),
    ...(releasedBy !== undefined && { releasedBy }),
    ...(until !== undefined && { until }),
    ...(silent !== undefined && { silent: silent.since === undefined ? "never" : formatTime(silent.since) }),
    ...(who !== undefined && { who }),
    ...(command !== undefined && { command }),
    because,
  };
}

/** What keeps a target that waits: what it depends on, else the wave that is open before its own. */
function keepersOf(plan: Plan, state: RolloutState, key: string): readonly Subject[] {
  if ((state.targets.get(key)?.state ?? "Waiting") !== "Waiting") return [];
  const wave = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  if (wave > state.wave) return [{ wave: state.wave }];
  const planned = plan.waves[wave]?.targets.find((target) => target.key === key);
  return (planned?.dependsOn ?? [])
    .filter((other) => state.targets.has(other) && state.targets.get(other)?.state !== "Landed")
    .map((target) => ({ target }));
}

/** Since when a rollout that does not run is what it is: the first decision of its phase, as far as the log goes back. */
function phaseSince({ state, log }: Facts): number | undefined {
  if (state.phase === "Running" || log === undefined) return undefined;
  const { entries } = log;
  const before = entries.findLastIndex(({ body }) => body.phase !== state.phase || body.attempt !== state.attempt);
  return parseTime(entries[before + 1]?.body.at);
}
