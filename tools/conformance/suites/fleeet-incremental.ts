import { isDeepStrictEqual } from "node:util";
import { type FleeetFleet, fleeetIncremental } from "@landfall/adapters/fleeet";
import { required, type Suite } from "../suite.ts";

/**
 * The incremental rule of fleeet: rows `{input, expected: {mayUpdateOneOf, pickExactly}}`; the order of candidates is
 * free.
 */
export const suite: Suite = {
  run: (row) => {
    const expected = required(row, "expected") as ReturnType<typeof fleeetIncremental>;
    const actual = fleeetIncremental(required(row, "input") as FleeetFleet);
    const sorted = { ...expected, mayUpdateOneOf: expected.mayUpdateOneOf.toSorted() };
    return { actual, expected, equal: isDeepStrictEqual(actual, sorted) };
  },
};
