import { escapeControl, truncate } from "@landfall/core/object";

/**
 * Shows the progress of a command on a terminal: nothing within the first second, then one line that is overwritten,
 * and erased at the end.
 */
export interface Progress {
  /** Reports progress: the present file or step, and `done` of `total`. */
  readonly at: (what: string, done: number, total: number) => void;
  /** Erases the line; the next report begins a new one. */
  readonly erase: () => void;
}

const QUIET = 1000;
const BETWEEN = 100;
const ERASE = "\r\u001b[K";
const NARROWEST = 20;

/** Creates a progress line. `now`: returns milliseconds since any fixed time. */
export function createProgress(
  write: (text: string) => void,
  now: () => number,
  columns: () => number | undefined,
): Progress {
  const began = now();
  let last = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    at: (what, done, total) => {
      const time = now();
      if (time - began < QUIET || time - last < BETWEEN) return;
      last = time;
      isShown = true;
      const width = Math.max((columns() || 80) - 1, NARROWEST);
      const count = total > 1 ? `${Math.floor((100 * done) / total)} % ` : "";
      write(`${ERASE}${count}${truncate(escapeControl(what), width - count.length)}`);
    },
    erase: () => {
      if (isShown) write(ERASE);
      isShown = false;
    },
  };
}
