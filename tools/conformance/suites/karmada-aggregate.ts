import { isDeepStrictEqual } from "node:util";
import { type AggregatedStatusItem, karmadaAggregateStatus } from "@landfall/adapters/karmada";
import type { KubeObject } from "@landfall/core/object";
import { overridden, type Row, required, type Suite } from "../suite.ts";

interface Input {
  readonly object: KubeObject;
  readonly statusItems: readonly AggregatedStatusItem[] | null;
}

/** The times of our own conditions, which are not compared. */
const TIMES = ["lastTransitionTime", "lastProbeTime"];

/** AggregateStatus of Karmada: rows `{input: {kind, object, statusItems}, expected: {status}}`. */
export const suite: Suite = {
  run: (row, { mode }) => {
    const { object, statusItems } = required(row, "input") as Input;
    const { status, problems } = karmadaAggregateStatus(object, statusItems ?? null, { upstream: mode === "upstream" });
    const failed = mode === "upstream" && problems.length > 0;
    const expected = withoutTimes(mode === "upstream" ? (required(row, "expected") as Row) : overridden(row));
    const actual = withoutTimes(failed ? { error: true } : { status: status ?? null });
    const agrees = failed ? Object.hasOwn(expected, "error") : isDeepStrictEqual(actual, expected);
    return { actual, expected, equal: agrees };
  },
};

function withoutTimes(answer: Row): Row {
  const { status } = answer;
  if (status === null || typeof status !== "object" || !("conditions" in status)) return answer;
  if (!Array.isArray(status.conditions)) return answer;
  const conditions = status.conditions.map((condition: Row | null) =>
    Object.fromEntries(Object.entries(condition ?? {}).filter(([field]) => !TIMES.includes(field))),
  );
  return { ...answer, status: { ...status, conditions } };
}
