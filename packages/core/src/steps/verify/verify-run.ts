import { otherCode, type Problem } from "../../object/index.ts";
import { checkChain, type LogEntry } from "../../run/index.ts";
import type { RunPlan } from "../model/plan.ts";
import { type LoggedLook, RUN_INVARIANTS } from "./invariants.ts";

/**
 * Replays the log of a subject's runs against the invariants: each entry is what one decision stored and requested.
 * Problems: `LogBroken`, of the chain; else the name of the violated invariant, with the number of the entry. `head` is
 * the hash of the newest entry, if known from elsewhere.
 */
export function verifyRun(plan: RunPlan, log: readonly LogEntry<LoggedLook>[], head?: string): readonly Problem[] {
  const broken = checkChain(log, head);
  if (broken.length > 0) return broken;
  const problems: Problem[] = [];
  for (const [index, { body }] of log.entries()) {
    const before = log[index - 1]?.body;
    for (const { name, check } of RUN_INVARIANTS) {
      const what = check({ plan, before, after: body });
      if (what !== undefined)
        problems.push({
          code: otherCode(name),
          severity: "error",
          message: `entry ${index}: ${what}`,
          field: `[${index}]`,
        });
    }
  }
  return problems;
}
