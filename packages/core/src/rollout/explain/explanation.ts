import type { Releaser, Silence } from "../model/blocker.ts";

/** Why something stands where it stands. Times in milliseconds. */
export interface Explanation {
  /** One line for people: what, since when, what it waits for and what would release it. */
  readonly line: string;
  /** As in the line, without times: what may be stored. */
  readonly message: string;
  readonly since?: number;
  /** What would let it go on; absent where nothing has to. */
  readonly releasedBy?: string;
  /** Who can let it go on, the one that does so as things should go first; empty where nothing keeps it. */
  readonly who: readonly Releaser[];
  /** Nothing fresh is seen of it now, or of what keeps it: since when, where it was seen before. */
  readonly silent?: Silence;
  /** When it can go on at the earliest, where time has a part in that. */
  readonly until?: number;
}

/** An explanation that is not put into a line yet. */
export interface Parts {
  readonly message: string;
  readonly since?: number | undefined;
  readonly releasedBy?: string | undefined;
  readonly who?: readonly Releaser[];
  readonly until?: number | undefined;
  readonly silent?: Silence | undefined;
}
