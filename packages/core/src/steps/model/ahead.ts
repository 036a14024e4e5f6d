/** How far the clock that a run was stored by may be ahead of the one that it is read by, in milliseconds. */
export const MOST_AHEAD = 3_600_000;
