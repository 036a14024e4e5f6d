/** A task of an OperatorVersion. */
export interface KudoTask {
  readonly name: string;
  readonly kind: string;
  readonly spec?: { readonly [field: string]: unknown } | undefined;
}

/** The place of a task: the plan, phase and step of an Instance. */
export interface KudoTaskPlace {
  readonly instance: { readonly namespace: string; readonly name: string };
  readonly plan: string;
  readonly phase: string;
  readonly step: string;
  readonly task: string;
}

/**
 * The result of carrying out a task once. `open`: it was applied and is not healthy yet, or its objects to delete are
 * not gone yet. `error`: another try may succeed. `fatal`: no try can; `event` is the reason of an Event.
 */
export type KudoTaskOutcome =
  | { readonly kind: "done" | "open" }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "fatal"; readonly message: string; readonly event: string };

/** Carries out a task, or returns its present state. */
export type RunKudoTask = (task: KudoTask, place: KudoTaskPlace) => KudoTaskOutcome;

const KINDS = ["Apply", "Delete", "Toggle", "Pipe", "KudoOperator", "Dummy"];

/** Returns why a task can never be carried out; `undefined` if it can. */
export function whyNotBuilt({ kind }: KudoTask): string | undefined {
  return KINDS.includes(kind) ? undefined : `unknown task kind ${kind}`;
}

/**
 * Carries out the task Dummy, which does what its spec says: `wantErr`, `fatal`, `done`. It carries out no other kinds.
 */
export const runDummyTask: RunKudoTask = ({ kind, spec = {} }, place) => {
  if (kind !== "Dummy") return { kind: "open" };
  if (spec["wantErr"] !== true) return { kind: spec["done"] === true ? "done" : "open" };
  const cause = "dummy error";
  if (spec["fatal"] !== true) return { kind: "error", message: cause };
  const { instance, plan, phase, step, task } = place;
  const where = `${instance.namespace}/${instance.name} failed in ${plan}.${phase}.${step}.${task}`;
  return { kind: "fatal", message: `fatal error: ${where}: ${cause}`, event: "DummyTaskError" };
};
