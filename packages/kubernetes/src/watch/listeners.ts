import type { Log } from "../ports/ports.ts";

/** A set of listeners. An exception of one is logged and does not reach the others. */
export interface Listeners<T> {
  /** Adds a listener; returns a function that removes it. */
  readonly add: (listener: (told: T) => void) => () => void;
  readonly tell: (told: T) => void;
}

export function listenersOf<T>(log: Log): Listeners<T> {
  const all = new Set<(told: T) => unknown>();
  const failed = (error: unknown): void =>
    log.error("a listener failed", { why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(told) {
      for (const listener of all)
        try {
          const result = listener(told);
          if (result instanceof Promise) result.catch(failed);
        } catch (error) {
          failed(error);
        }
    },
  };
}
