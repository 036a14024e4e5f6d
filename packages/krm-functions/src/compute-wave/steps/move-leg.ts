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
  const { order, state, rollout, paused, now, parameters, commands } = told;
  const { plan } = leg.planned;
  const holder = `rollout/${rollout}`;
  if (order?.order === "released") {
    const trigger: Trigger = { plan: plan.name, subject: leg.key, revision: order.revision, parameters };
    const isMoving = state?.state === "Released" || state?.state === "RollingBack";
    if (isMoving || run?.key === runKey(trigger)) {
      const again = isMoving ? releasedAgain(run, trigger, state, holder) : [];
      const inputs = { now, trigger, observations: told.observe(order.revision), paused };
      return settle(plan, run, { ...inputs, commands: [...commands, ...again] });
    }
  }
  if (run === undefined) return undefined;
  const why = order?.order === "handsOff" ? "people have the target" : "the target is held";
  return advance(plan, run, {
    now,
    trigger: run.trigger,
    observations: told.observe(run.trigger.revision ?? ""),
    commands,
    paused: { by: holder, reason: why },
  });
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
 * is known at once. So a second render finds nothing to do.
 */
function settle(plan: RunPlan, before: Run | undefined, inputs: AdvanceInputs): StepDecision {
  let decision = advance(plan, before, inputs);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const results = carriedOut(decision, inputs.now);
    if (results.length === 0) return decision;
    const next = advance(plan, decision.run, { ...inputs, commands: [], results });
    if (next.run === decision.run) return decision;
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
