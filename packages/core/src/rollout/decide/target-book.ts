import type { TargetState } from "../model/state.ts";

/** The targets while a decision is made: a copy of those that were given, as soon as one of them differs. */
export interface TargetBook {
  readonly get: (key: string) => TargetState | undefined;
  readonly set: (key: string, target: TargetState) => void;
  readonly remove: (key: string) => void;
  /** All of them, as they are now: the map that was given, if none differs. */
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
