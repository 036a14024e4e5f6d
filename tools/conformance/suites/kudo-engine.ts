import { isDeepStrictEqual } from "node:util";
import { executeKudoPlan, type KudoPass, type KudoPassResult } from "@landfall/adapters/kudo";
import { overridden, type Row, required, type Suite } from "../suite.ts";

/**
 * One pass of KUDO's engine: rows `{input, expected: {planStatus, error, eventName?, errorMessage?, fatal?}}`, with
 * Dummy tasks that behave as their spec says. Required: a plan with a part that has failed for good is not executed.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const pass = required(row, "input") as KudoPass;
    const upstream = mode === "upstream";
    const result = executeKudoPlan(pass, { upstream });
    const actual = answerOf(result);
    const expected = upstream ? (required(row, "expected") as Row) : overridden(row);
    const isRefused = !upstream && result.failure?.event === "InconsistentStatus";
    return { actual, expected, equal: isRefused ? hasFailedPart(pass) : isDeepStrictEqual(actual, expected) };
  },
};

function answerOf({ planStatus, failure }: KudoPassResult): Row {
  if (failure === undefined) return { planStatus, error: false };
  return { planStatus, error: true, fatal: true, eventName: failure.event, errorMessage: failure.message };
}

function hasFailedPart({ planStatus }: KudoPass): boolean {
  const parts = (planStatus.phases ?? []).flatMap((phase) => [phase, ...(phase.steps ?? [])]);
  return parts.some(({ status }) => status === "FATAL_ERROR");
}
