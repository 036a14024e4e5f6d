import {
  type Engine,
  hashState,
  type LogHead,
  type RolloutLogEntry,
  type Step,
  type Violation,
  verify,
} from "@landfall/core/rollout";
import type { RolloutPlan } from "@landfall/core/schemas";

const LONGEST = 16 * 1024;

/** Invariants 21, 22 and 23 on one step: it is stored and read back, and it is logged and replayed. */
export function checkStored(step: Step, engine: Engine): readonly Violation[] {
  const { plan, before, decision } = step;
  const found: Violation[] = [];
  const pages = engine.writePlan({ rollout: "checked", plan, state: decision.state, nextLook: decision.nextLook });
  const text = JSON.stringify(pages);
  if (text.length > LONGEST) found.push({ invariant: 22, message: `${text.length} characters are stored` });
  const read = engine.readPlan(JSON.parse(text) as readonly RolloutPlan[]);
  if (!read.ok || read.value === undefined || hashState(read.value.state) !== hashState(decision.state))
    found.push({ invariant: 21, message: "what was stored is read back as another state" });
  const entries: RolloutLogEntry[] = [];
  let head: LogHead | undefined;
  for (const one of [
    step,
    { ...step, before: decision.state, decision: engine.decide(plan, decision.state, step.inputs) },
  ]) {
    const next = engine.recordDecision(head, one);
    if (next !== undefined && next !== head) entries.push(next.entry);
    head = next;
  }
  const isRecorded = entries.length === (decision.state === before ? 0 : 1);
  const problems = verify(entries).filter(({ code }) => code !== "InvariantViolated");
  if (!isRecorded || problems.length > 0)
    found.push({ invariant: 23, message: problems[0]?.message ?? "a decision is missing" });
  return found;
}
