import { isDeepStrictEqual } from "node:util";
import type { KubeObject } from "@landfall/core/object";
import { computeKstatus, type KstatusResult, type KstatusVariant } from "@landfall/core/status";
import { nowOf, required, type Suite } from "./suite.ts";

/**
 * A time between those that rows use for long ago (2020) and the future (2099); only unscheduled Pods are judged by it.
 */
const NOW = Date.parse("2026-01-01T00:00:00Z");

/**
 * The suite for one kstatus library: its column has status, message (`""` may be omitted) and conditions, or an error.
 */
export function kstatusSuite(variant: KstatusVariant): Suite {
  return {
    run: (row, options) => {
      const object = required(row, "object") as KubeObject;
      const column = required(row, variant) as Readonly<Record<string, unknown>>;
      const expected = "error" in column ? column : { message: "", ...column };
      const actual = plain(computeKstatus(object, { variant, now: nowOf(row, options) ?? NOW }));
      return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
    },
  };
}

function plain(result: KstatusResult): unknown {
  if (result.error !== undefined) return { error: result.error };
  return { message: result.message, status: result.status, conditions: result.conditions };
}
