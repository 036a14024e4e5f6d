import { isDeepStrictEqual } from "node:util";
import { advanceStage, type StageInput } from "@landfall/adapters/cluster-stacks";
import { overridden, type Row, required, type Suite } from "../suite.ts";

/**
 * One pass over a stage of an addon: rows `{input, expected}`, with `requiredBySdk` where the operator skips the stage.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const upstream = mode === "upstream";
    const { note: _, ...expected } = upstream ? (required(row, "expected") as Row) : overridden(row);
    const actual = advanceStage(required(row, "input") as StageInput, { upstream });
    return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
  },
};
