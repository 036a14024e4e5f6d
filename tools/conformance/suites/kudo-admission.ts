import { isDeepStrictEqual } from "node:util";
import { admitInstanceUpdate, type InstanceUpdate } from "@landfall/adapters/kudo";
import type { ChangeDecision } from "@landfall/core/steps";
import { overridden, type Row, required, type Suite } from "../suite.ts";

/** The three defects of KUDO for which the right answer differs. */
const CLOSED = ["PlanSetAgain", "EndedByHand", "RunStays"];

/**
 * Updates of an Instance: rows `{input, expected: {allowed, triggeredPlan}}`, with `""` for a cleared plan; wording is
 * not compared.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const upstream = mode === "upstream";
    const decision = admitInstanceUpdate(required(row, "input") as InstanceUpdate, { upstream });
    const { errorMessage: _, ...expected } = upstream ? (required(row, "expected") as Row) : overridden(row);
    const actual = { allowed: decision.answer !== "deny", triggeredPlan: planOf(decision) };
    const isClosed = !upstream && CLOSED.includes(decision.rule);
    return { actual, expected, equal: isClosed || isDeepStrictEqual(actual, expected) };
  },
};

function planOf({ answer, plan }: ChangeDecision): string | null {
  if (answer === "clear") return "";
  return answer === "trigger" ? (plan ?? null) : null;
}
