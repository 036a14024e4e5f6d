import type { KubeObject } from "@landfall/core/object";
import { applyEdits, CATALOGUE, chooseMechanism, type Effect, suspend } from "@landfall/core/suspend";

/** Returns the object with a hold by somebody, as set-suspend writes it. */
export function held(
  object: KubeObject,
  holder: string,
  effect: Effect,
  more: { readonly revision?: string; readonly until?: string; readonly clusters?: readonly string[] } = {},
): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, object, { effects: [effect] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const { revision, until, clusters } = more;
  const hold = {
    holder,
    effect,
    reason: "the database moves",
    ...(revision !== undefined && { revision }),
    ...(until !== undefined && { until }),
    ...(clusters !== undefined && { targets: { clusters } }),
  };
  const edits = suspend(object, { hold, mechanism: mechanism.value, allow: mechanism.value.hazards });
  const after = edits.ok ? applyEdits(object, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}
