/** The end of one attempt. Times in milliseconds. */
export interface PastRun {
  readonly attempt: number;
  readonly revision: string;
  readonly outcome: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The last runs, oldest first, and the number of older ones. */
export interface History<Run extends PastRun = PastRun> {
  readonly forgotten: number;
  readonly runs: readonly Run[];
}

/**
 * Adds a run to the history; beyond `limit` the oldest runs are only counted. Adding the same run again changes
 * nothing.
 */
export function remember<Run extends PastRun>(history: History<Run> | undefined, run: Run, limit = 10): History<Run> {
  const { forgotten, runs } = history ?? { forgotten: 0, runs: [] };
  if (history !== undefined && runs.some(({ attempt }) => attempt === run.attempt)) return history;
  const all = [...runs, run];
  const over = Math.max(all.length - Math.max(limit, 0), 0);
  return { forgotten: forgotten + over, runs: all.slice(over) };
}
