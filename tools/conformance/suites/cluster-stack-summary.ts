import { isDeepStrictEqual } from "node:util";
import { summarizeRelease } from "@landfall/adapters/cluster-stacks";
import { overridden, type Row, required, type Suite } from "../suite.ts";

/**
 * The line of a release in a stack's summary: rows `{input: {name, and the status of each condition, "" if absent}}`.
 */
export const suite: Suite = {
  run: (row) => {
    const { name, ...statuses } = required(row, "input") as Row;
    const conditions = Object.entries(statuses)
      .filter(([, status]) => status !== "")
      .map(([type, status]) => ({ type, status: String(status), reason: status === "True" ? "" : "SomeReason" }));
    const summary = summarizeRelease({ metadata: { name: String(name) }, status: { conditions } });
    const actual = summary === undefined ? { error: true } : { error: false, summary };
    const expected = overridden(row);
    return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
  },
};
