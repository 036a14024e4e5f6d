import type { KubeObject, ObjectRef } from "@landfall/core/object";

/** How a system tells of runs of its own: the plans of an Instance, the stages of an addon. */
export interface SystemRuns {
  /** The kinds whose objects have runs, as `group/kind`. */
  readonly kinds: readonly string[];
  /** Kinds that tell more of them, as `group/kind`. */
  readonly beside: readonly string[];
  /** Pure. `beside`: everything that lies near; `undefined` where the object has no run at all. */
  readonly read: (object: KubeObject, beside: readonly KubeObject[]) => ToldRuns | undefined;
}

/** The runs of one object. */
export interface ToldRuns {
  readonly ref: ObjectRef;
  /** The revisions that it is to be at, and is at. */
  readonly revision?: { readonly wanted?: string | undefined; readonly observed?: string | undefined } | undefined;
  /** The state of all runs together. */
  readonly state: ToldState;
  /** The reason why it does not go on, and a hint. */
  readonly why?: string | undefined;
  /** The plans in the order of the system, with those that never ran. */
  readonly runs: readonly ToldRun[];
}

/** The words of our own runs; `NeverRun`: it has not begun once. */
export type ToldState = "NeverRun" | "Pending" | "Running" | "Retrying" | "Failed" | "Complete" | "Unknown";

/** One run, with its state. */
export interface ToldRun extends ToldPart {
  readonly uid?: string | undefined;
  /** Whether it is the one that is asked for or under way. */
  readonly isActive: boolean;
  /** When it last changed; RFC 3339. */
  readonly since?: string | undefined;
}

/** A plan, a phase, a step or a stage. */
export interface ToldPart {
  readonly name: string;
  /** How it goes: `serial`, `apply`. */
  readonly about?: string | undefined;
  readonly state: ToldState;
  readonly why?: string | undefined;
  readonly parts: readonly ToldPart[];
}
