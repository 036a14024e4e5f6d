/** Why something stands where it stands. `since` in milliseconds. */
export interface Explanation {
  /** One line for people: what, since when, what it waits for and what would release it. */
  readonly line: string;
  /** As in the line, without times: what may be stored. */
  readonly message: string;
  readonly since?: number;
  /** What would let it go on; absent where nothing has to. */
  readonly releasedBy?: string;
}

/** An explanation that is not put into a line yet. */
export interface Parts {
  readonly message: string;
  readonly since?: number | undefined;
  readonly releasedBy?: string | undefined;
}
