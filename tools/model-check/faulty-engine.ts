import { millisOf } from "@landfall/core/object";
import {
  type DecideInputs,
  type Decision,
  ENGINE,
  type InvariantId,
  type Plan,
  type PlannedWave,
  type RolloutEngine,
  type RolloutState,
  type TargetState,
} from "@landfall/core/rollout";

/** An engine with one defect, which the check of one invariant must detect. */
export interface Defect {
  readonly invariant: InvariantId;
  readonly what: string;
  readonly engine: RolloutEngine;
}

type Args = readonly [plan: Plan, before: RolloutState | undefined, inputs: DecideInputs<number>];

/** The arguments of `decide`, with the time in milliseconds. */
function timed([plan, before, inputs]: Parameters<RolloutEngine["decide"]>): Args {
  return [plan, before, { ...inputs, now: millisOf(inputs.now) }];
}

/** Makes an engine whose `decide` gets changed inputs. */
export function told(change: (...args: Args) => Args): RolloutEngine {
  return { ...ENGINE, decide: (...args) => ENGINE.decide(...change(...timed(args))) };
}

/** Makes an engine whose `decide` returns a changed decision. */
export function answering(change: (decision: Decision, ...args: Args) => Decision): RolloutEngine {
  return { ...ENGINE, decide: (...args) => change(ENGINE.decide(...args), ...timed(args)) };
}

/** Makes an engine whose `plan` returns a changed plan; `change` also gets the targets in their given order. */
export function planned(change: (plan: Plan, keys: readonly string[]) => Plan): RolloutEngine {
  const plan: RolloutEngine["plan"] = (strategy, targets, options) => {
    const made = ENGINE.plan(strategy, targets, options);
    return made.ok
      ? {
          ...made,
          value: change(
            made.value,
            targets.map(({ target }) => target.cluster),
          ),
        }
      : made;
  };
  return { ...ENGINE, plan };
}

export function eachWave(plan: Plan, change: (wave: PlannedWave) => PlannedWave): Plan {
  return { ...plan, waves: plan.waves.map(change) };
}

export function withTargets<D extends Pick<Decision, "state">>(
  decision: D,
  change: (target: TargetState, key: string) => TargetState,
): D {
  const targets = new Map([...decision.state.targets].map(([key, target]) => [key, change(target, key)] as const));
  return { ...decision, state: { ...decision.state, targets } };
}

/** A value without one of its fields. */
export function without<T extends object, K extends keyof T>(value: T, key: K): T {
  const { [key]: _, ...rest } = value;
  return rest as T;
}
