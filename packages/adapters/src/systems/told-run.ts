import type { KubeObject, ObjectRef } from "@landfall/core/object";

/** Reads the runs of a system's own objects: the plans of an Instance, the stages of an addon. */
export interface SystemRuns {
  /** The kinds whose objects have runs, as `group/kind`. */
  readonly kinds: readonly string[];
  /** Kinds with further information on these objects, as `group/kind`. */
  readonly beside: readonly string[];
  /** Returns the runs of an object; `undefined` if it has none. Pure. `beside` are all objects in the same place. */
  readonly read: (object: KubeObject, beside: readonly KubeObject[]) => ToldRuns | undefined;
}

/** The runs of one object. */
export interface ToldRuns {
  readonly ref: ObjectRef;
  /** The wanted and the observed revision of the object. */
  readonly revision?: { readonly wanted?: string | undefined; readonly observed?: string | undefined } | undefined;
  /** The combined state of all runs of the object. */
  readonly state: ToldState;
  /** Why the runs do not go on, and a hint. */
  readonly why?: string | undefined;
  /** The plans in the order of the system, including those that never ran. */
  readonly runs: readonly ToldRun[];
}

/** The words of Landfall's own runs; `NeverRun`: it has never begun. */
export type ToldState = "NeverRun" | "Pending" | "Running" | "Retrying" | "Failed" | "Complete" | "Unknown";

/** One run, with its state. */
export interface ToldRun extends ToldPart {
  readonly uid?: string | undefined;
  /** Whether this is the run that is requested or in progress. */
  readonly isActive: boolean;
  /** When the run last changed; RFC 3339. */
  readonly since?: string | undefined;
}

/** A plan, a phase, a step or a stage. */
export interface ToldPart {
  readonly name: string;
  /** A note on the part, such as `serial` or `apply`. */
  readonly about?: string | undefined;
  readonly state: ToldState;
  readonly why?: string | undefined;
  readonly parts: readonly ToldPart[];
}
