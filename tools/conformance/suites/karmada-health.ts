import { isDeepStrictEqual } from "node:util";
import { karmadaHealth } from "@landfall/adapters/karmada";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { overridden, required, type Suite } from "../suite.ts";

/**
 * InterpretHealth of Karmada: rows `{input: {kind, object}, expected: {error, healthy} or {noRule, healthy,
 * systemDefault}}`. Required: if Karmada has no rule, an object is healthy only if `computeStatus` calls it Current.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const { object } = required(row, "input") as { readonly object: KubeObject };
    const answer = karmadaHealth(object);
    if (mode === "upstream" || !("noRule" in answer)) {
      const expected = mode === "upstream" ? required(row, "expected") : overridden(row);
      return { actual: answer, expected, equal: isDeepStrictEqual(answer, expected) };
    }
    const expected = overridden(row);
    const actual = { ...answer, healthy: computeStatus(object).status === "Current" };
    return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
  },
};
