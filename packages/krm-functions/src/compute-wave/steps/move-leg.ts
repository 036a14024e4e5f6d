import type { Order, TargetState } from "@landfall/core/rollout";
import type { Actor } from "@landfall/core/run";
import {
  type AdvanceInputs,
  advance,
  hasEnded,
  type ObjectObservation,
  type Run,
  type RunPlan,
  runKey,
  type StepCommand,
  type StepDecision,
  type TaskResult,
  type Trigger,
} from "@landfall/core/steps";
import type { Leg } from "./legs.ts";

/** What a run is told at one look. */
export interface Telling {
  /** Milliseconds. */
  readonly now: number;
  readonly rollout: string;
  /** What the rollout says of the target. */
  readonly order: Order | undefined;
  readonly state: TargetState | undefined;
  readonly paused: Actor | undefined;
  readonly parameters: { readonly [name: string]: string };
  readonly commands: readonly StepCommand[];
  /** What was seen, by the ref of the object, as it counts for a revision. */
  readonly observe: (revision: string) => ReadonlyMap<string, ObjectObservation>;
}

/**
 * Moves the run of a target as far as the evidence goes. A run begins when the target is released to its revision, and anew
 * when it is released again after its run had ended. While the target is held or people have it, no step of it begins.
 * `undefined` where there is no run, and none begins.
 */
export function moveLeg(leg: Leg, run: Run | undefined, told: Telling): StepDecision | undefined {
  const { order, state, rollout, paused, now, parameters } = told;
  // A run that begins in this very second hears nothing yet: a second render would hear it only then.
  const commands = run !== undefined && run.startedAt < toSecond(now) ? told.commands : [];
  const { plan } = leg.planned;
  const holder = `rollout/${rollout}`;
  if (order?.order === "released") {
    const trigger: Trigger = { plan: plan.name, subject: leg.key, revision: order.revision, parameters };
    const isMoving = state?.state === "Released" || state?.state === "RollingBack";
    if (isMoving || run?.key === runKey(trigger)) {
      const again = isMoving ? releasedAgain(run, trigger, state, holder) : [];
      const inputs = { now, trigger, observations: told.observe(order.revision), paused };
      return settle(plan, run, { ...inputs, commands: [...commands, ...again] }, true);
    }
  }
  if (run === undefined) return undefined;
  const why = order?.order === "handsOff" ? "people have the target" : "the target is held";
  const observations = told.observe(run.trigger.revision ?? "");
  const inputs = { now, trigger: run.trigger, observations, commands, paused: { by: holder, reason: why } };
  return settle(plan, run, inputs, false);
}

function toSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/** A run that had ended when its target was released again begins anew; one that is complete only for a new release. */
function releasedAgain(
  run: Run | undefined,
  trigger: Trigger,
  { state, since = 0, releasedAt = since }: TargetState,
  by: string,
): readonly StepCommand[] {
  if (run === undefined || !hasEnded(run.state) || run.key !== runKey(trigger)) return [];
  const from = state === "Released" && run.state === "Complete" ? releasedAt : since;
  if (run.since >= from) return [];
  return [{ verb: "rerun", attempt: run.attempt, tries: run.tries, by, reason: "the target is released again" }];
}

/** No plan has so many tasks one after the other that this is too few: each round carries out at least one. */
const MOST_ROUNDS = 10_000;

/**
 * Advances a run until nothing moves any more: what it asks to apply is carried out in this very render, so its word for it
 * is known at once; and where one word opens the run for the next, that is heard too. So a second render finds nothing to do.
 */
function settle(plan: RunPlan, before: Run | undefined, inputs: AdvanceInputs, carries: boolean): StepDecision {
  const { commands = [], now } = inputs;
  const own = commands.filter(({ attempt }) => attempt === before?.attempt);
  let decision = advance(plan, before, { ...inputs, commands: own });
  let last = before;
  for (let round = 0; round < MOST_ROUNDS && decision.run !== last; round++) {
    last = decision.run;
    const again = last?.attempt === before?.attempt ? own : [];
    const results = carries ? carriedOut(decision, now) : [];
    const next = advance(plan, last, { ...inputs, commands: again, results });
    decision = { ...next, problems: decision.problems, changes: [...decision.changes, ...next.changes] };
  }
  return decision;
}

function carriedOut({ run, actions }: StepDecision, at: number): readonly TaskResult[] {
  return actions.flatMap((action): readonly TaskResult[] =>
    run !== undefined && action.kind === "apply"
      ? [{ run: run.uid, task: action.task, attempt: action.attempt, outcome: "Succeeded", at }]
      : [],
  );
}
