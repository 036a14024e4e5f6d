import type { TargetState } from "../model/state.ts";

/** The targets during a decision: the given map, copied as soon as one target changes. */
export interface TargetBook {
  readonly get: (key: string) => TargetState | undefined;
  readonly set: (key: string, target: TargetState) => void;
  readonly remove: (key: string) => void;
  /** Returns all targets as they are now; the given map if none has changed. */
  readonly all: () => ReadonlyMap<string, TargetState>;
}

export function openBook(given: ReadonlyMap<string, TargetState>): TargetBook {
  let copy: Map<string, TargetState> | undefined;
  const own = (): Map<string, TargetState> => (copy ??= new Map(given));
  return {
    get: (key) => (copy ?? given).get(key),
    set: (key, target) => void own().set(key, target),
    remove: (key) => void own().delete(key),
    all: () => copy ?? given,
  };
}
