import type { Releaser, Silence } from "../model/blocker.ts";

/** Explains why a subject (rollout, wave or target) is in its present state. Times in milliseconds. */
export interface Explanation {
  /** One line for people: the subject, since when and why it waits, and the event that releases it. */
  readonly line: string;
  /** The message of `line` without times, so that it can be stored. */
  readonly message: string;
  readonly since?: number;
  /** The event that would release the subject; absent if none is needed. */
  readonly releasedBy?: string;
  /** Everybody who can release the subject, the one who normally does so first; empty if nothing blocks it. */
  readonly who: readonly Releaser[];
  /** Set if there is no fresh evidence of the subject, or of its blocker: since when, if there was any before. */
  readonly silent?: Silence;
  /** The earliest time at which the subject can go on, if time plays a part. */
  readonly until?: number;
  /** The first deadline of a target in progress: by then it has landed or failed. */
  readonly deadline?: number;
}

/** The parts of an explanation before they are joined to a line. */
export interface Parts {
  readonly message: string;
  readonly since?: number | undefined;
  readonly releasedBy?: string | undefined;
  readonly who?: readonly Releaser[];
  readonly until?: number | undefined;
  readonly silent?: Silence | undefined;
  readonly deadline?: number | undefined;
}
