import { isDeepStrictEqual } from "node:util";
import { getRolloutCluster } from "@landfall/adapters/ocm";
import { MalformedRow, nowOf, required, type Suite } from "../suite.ts";

/** The answers of Open Cluster Management's engine: rows `{strategy, groups, statuses, now, expected}`. */
export const suite: Suite = {
  run: (row, options) => {
    const now = nowOf(row, options);
    if (now === undefined) throw new MalformedRow('no "now"');
    const [strategy, groups, statuses] = ["strategy", "groups", "statuses"].map((name) => required(row, name));
    const result = getRolloutCluster({ strategy, groups, statuses, now } as Parameters<typeof getRolloutCluster>[0]);
    const expected = required(row, "expected");
    const wantsError = expected !== null && typeof expected === "object" && "error" in expected;
    const actual = result.ok ? result.value : { error: result.problems.map(({ message }) => message).join("; ") };
    return { actual, expected, equal: wantsError ? !result.ok : isDeepStrictEqual(actual, expected) };
  },
};
