import type { Edit, ItemId, KubeObject, Problem, Target } from "@landfall/core/object";
import { mergeEdits } from "./merge-edits.ts";

/** An object that may have to change, and the target it delivers to. */
export interface Delivery {
  readonly object: KubeObject;
  /** The file and index of the object in its package; then its edits name them. */
  readonly item?: ItemId;
  /** The key of its target; absent for what belongs to several or to none: sources, policies, other packages. */
  readonly target?: string;
}

/** The input of an actuator. The order of the objects never matters. */
export interface ActuationInput {
  /**
   * The revision that each target that may move is to have, by the key of the target: `ordersOf` of the state of the
   * rollout.
   */
  readonly orders: ReadonlyMap<string, string>;
  /**
   * The targets that people have: `handsOffIn` of the rollout's state. Nothing of theirs is written, also where an object
   * that stands for many targets is. Default: none.
   */
  readonly handsOff?: ReadonlySet<string>;
  /** The revision that is rolled out. */
  readonly revision: string;
  /** All targets of the rollout. */
  readonly targets: readonly Target[];
  /** Everything near the deliveries too, so that what is shared is seen. An actuator leaves kinds it does not know. */
  readonly objects: readonly Delivery[];
  /** Whose holds keep nothing still, because they follow the same rollout: `rollout/<name>`. Default: nobody's. */
  readonly holder?: string;
  /** Milliseconds; from then on holds that end count no more. Default: they never end. */
  readonly now?: number;
}

/** The edits that carry orders out; nothing where everything is as it is to be. */
export interface ActuationOutcome {
  readonly edits: readonly Edit[];
  /** Warnings about objects that were not moved, with the reason and a hint. */
  readonly problems: readonly Problem[];
  /** The keys of the targets that these objects deliver to, moved or not. */
  readonly covers: ReadonlySet<string>;
}

/**
 * Turns orders into the objects of one system. Pure. An object of a target without an order is never touched; each edit
 * has the value it expects to find. To go back is to go to another revision: the same way.
 */
export type Actuator = (input: ActuationInput) => ActuationOutcome;

/**
 * Carries the same orders out with the actuators of several systems. An order for a target that none of them delivers
 * to is a problem `UnknownTarget`; an object in which two of them want to write one field in different ways is left as
 * it is, with a problem `SeveralRevisions`.
 */
export function actuate(input: ActuationInput, actuators: readonly Actuator[]): ActuationOutcome {
  const all = actuators.map((actuator) => actuator(input));
  const covers = new Set(all.flatMap((one) => [...one.covers]));
  const unknown = [...input.orders].filter(([key]) => !covers.has(key));
  const merged = mergeEdits(all.flatMap(({ edits }) => edits));
  const problems = new Map(all.flatMap((one) => one.problems).map((problem) => [JSON.stringify(problem), problem]));
  return {
    edits: merged.edits,
    problems: [...problems.values(), ...merged.problems, ...unknown.map(unknownTarget)],
    covers,
  };
}

function unknownTarget([key, revision]: readonly [string, string]): Problem {
  return {
    code: "UnknownTarget",
    severity: "warning",
    message: `target ${key} is to have ${revision}, and nothing that may be moved here delivers to it`,
    hint: "add what delivers to it, annotate it with landfall.dev/target, or let actuate select it by its system",
  };
}
