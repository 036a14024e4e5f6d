import { isDeepStrictEqual } from "node:util";
import { type ReleaseSources, selectReleases } from "@landfall/adapters/cluster-stacks";
import { overridden, required, type Suite } from "../suite.ts";

/**
 * The existing releases of a stack: rows `{input: four sources, expected: {keepOrCreate, delete}}`, compared as sets.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const upstream = mode === "upstream";
    const sources = required(row, "input") as ReleaseSources;
    const { keepOrCreate, delete: gone } = selectReleases(
      { ...sources, existing: sources.existing ?? [], inSpec: sources.inSpec ?? [], inUse: sources.inUse ?? [] },
      { upstream },
    );
    const wanted = (upstream ? required(row, "expected") : overridden(row)) as Record<string, readonly string[] | null>;
    const expected = {
      keepOrCreate: sorted(wanted["keepOrCreate"], upstream),
      delete: sorted(wanted["delete"], upstream),
    };
    const actual = { keepOrCreate, delete: gone };
    return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
  },
};

/** Upstream lists some releases twice; required is that none is repeated. */
function sorted(names: readonly string[] | null | undefined, twice: boolean): readonly string[] {
  return (twice ? [...(names ?? [])] : [...new Set(names)]).toSorted();
}
