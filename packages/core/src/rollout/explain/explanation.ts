import type { Releaser, Silence } from "../model/blocker.ts";

/** Why something stands where it stands. Times in milliseconds. */
export interface Explanation {
  /** One line for people: the subject, since when, why it waits, and what would release it. */
  readonly line: string;
  /** The message of the line without times, so that it may be stored. */
  readonly message: string;
  readonly since?: number;
  /** The event that would let it go on; absent where none has to come. */
  readonly releasedBy?: string;
  /** Who can let it go on, the one that does so as things should go first; empty where nothing keeps it. */
  readonly who: readonly Releaser[];
  /** Nothing fresh is seen of it now, or of what keeps it: since when, where it was seen before. */
  readonly silent?: Silence;
  /** When it can go on at the earliest, where time has a part in that. */
  readonly until?: number;
  /** The first deadline of what is on the way: by then it has landed, or has failed. */
  readonly deadline?: number;
}

/** An explanation that is not put into a line yet. */
export interface Parts {
  readonly message: string;
  readonly since?: number | undefined;
  readonly releasedBy?: string | undefined;
  readonly who?: readonly Releaser[];
  readonly until?: number | undefined;
  readonly silent?: Silence | undefined;
  readonly deadline?: number | undefined;
}
