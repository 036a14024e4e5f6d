import type { Edit, ItemId, KubeObject, Problem, Target, TimeInput } from "@landfall/core/object";
import { mergeEdits } from "./merge-edits.ts";

/** An object that an actuator may change, and the target to which it delivers. */
export interface Delivery {
  readonly object: KubeObject;
  /** The file and index of the object in its package; if given, its edits name them. */
  readonly item?: ItemId;
  /** The key of the target; absent for an object of several targets or none: sources, policies, other packages. */
  readonly target?: string;
}

/** The input of an actuator. The order of the objects does not matter. */
export interface ActuationInput {
  /** The revision that each movable target is to have, by the key of the target: `ordersOf` of the rollout's state. */
  readonly orders: ReadonlyMap<string, string>;
  /**
   * The targets that are left to people: `handsOffIn` of the rollout's state. Nothing of theirs is written, not even in
   * an object that several targets share. Default: none.
   */
  readonly handsOff?: ReadonlySet<string>;
  /** The revision that the rollout rolls out. */
  readonly revision: string;
  /** All targets of the rollout. */
  readonly targets: readonly Target[];
  /**
   * All objects, not only the deliveries, so that shared ones are found. An actuator ignores kinds that it does not
   * know.
   */
  readonly objects: readonly Delivery[];
  /** The holder whose holds do not block, since they belong to the same rollout: `rollout/<name>`. Default: none. */
  readonly holder?: string;
  /**
   * The present time (milliseconds, RFC 3339 or a `Date`): holds that have expired by then do not count. Default: holds
   * never expire.
   */
  readonly now?: TimeInput;
}

/** The edits that carry out the orders; none if everything is as ordered. */
export interface ActuationOutcome {
  readonly edits: readonly Edit[];
  /** Warnings about objects that were not moved, with the reason and a hint. */
  readonly problems: readonly Problem[];
  /** The keys of the targets to which objects known to the actuator deliver, moved or not. */
  readonly covers: ReadonlySet<string>;
}

/**
 * Carries out orders on the objects of one system. Pure. An object of a target without an order is never changed; each
 * edit has the value it expects. A rollback is an order for another revision.
 */
export type Actuator = (input: ActuationInput) => ActuationOutcome;

/**
 * Carries out the same orders with the actuators of several systems. An order for a target to which none of them
 * delivers is a problem `UnknownTarget`; an object in which two of them write different values to one field is left as
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
