/**
 * The activity that stops while an object is suspended. Callers request an effect and never a word such as "pause",
 * which means opposite things in different systems.
 */
export type Effect =
  | "reconcile"
  | "delivery"
  | "scheduling"
  | "new-runs"
  | "run"
  | "rollout"
  | "scale"
  | "actuation"
  | "enforcement"
  | "ownership"
  | "notify";

/** The description of every effect, for people. */
export const EFFECTS: { readonly [effect in Effect]: string } = {
  reconcile: "the controller does not act on the object",
  delivery: "nothing new is pushed to the targets",
  scheduling: "no placement or admission is decided",
  "new-runs": "no new executions start",
  run: "running compute is stopped, its state kept",
  rollout: "a new revision is not rolled out; the object is otherwise looked after",
  scale: "autoscaling is frozen",
  actuation: "no calls to external systems are made",
  enforcement: "the policy is not enforced",
  ownership: "the object is left alone by its manager",
  notify: "events are not dispatched",
};

/** Returns whether a text is one of the eleven effects, exactly as written. */
export function isEffect(text: string): text is Effect {
  return Object.hasOwn(EFFECTS, text);
}
