import {
  hashState,
  type LogHead,
  type RolloutEngine,
  type RolloutLogEntry,
  requeueTime,
  type Step,
  type TargetState,
  type Violation,
  verify,
} from "@landfall/core/rollout";
import type { RolloutPlan } from "@landfall/core/schemas";

const LONGEST = 16 * 1024;

/** Invariants 21, 22, 23 and 36 for one step: it is stored and read back, logged and replayed. */
export function checkStored(step: Step, engine: RolloutEngine): readonly Violation[] {
  const { plan, before, inputs, decision } = step;
  const found: Violation[] = [];
  const pages = engine.writePlan({
    rollout: "checked",
    plan,
    state: decision.state,
    next: requeueTime(decision, inputs.now),
  });
  const text = JSON.stringify(pages);
  if (text.length > LONGEST) found.push({ invariant: 22, message: `${text.length} characters are stored` });
  const read = engine.readPlan(JSON.parse(text) as readonly RolloutPlan[]);
  if (!read.ok || read.value === undefined || hashState(read.value.state) !== hashState(decision.state))
    found.push({ invariant: 21, message: "what was stored is read back as another state" });
  const miscounted = miscountIn(pages, step);
  if (miscounted !== undefined) found.push({ invariant: 36, message: miscounted });
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

const WORDS = ["waiting", "notReady", "released", "landed", "failed", "held", "rollingBack", "rolledBack"] as const;

/** Describes how the stored counts fail to count every target once, by its state. */
function miscountIn([page]: readonly RolloutPlan[], { plan, decision }: Step): string | undefined {
  const { total = 0, ...counts } = page?.status?.counts ?? {};
  const keys = [...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)), ...plan.held];
  if (total !== keys.length) return `${total} targets are counted of ${keys.length}`;
  const own = { ...counts } as Partial<Record<string, number>>;
  for (const word of WORDS) {
    const known = keys.filter((key) => wordOf(decision.state.targets.get(key)) === word.toLowerCase()).length;
    if ((own[word] ?? 0) !== known) return `${own[word] ?? 0} are counted as ${word}, and ${known} are`;
  }
  return undefined;
}

function wordOf({ state, reason }: Pick<TargetState, "state" | "reason"> = { state: "Waiting" }): string {
  return (state === "Waiting" && reason === "NotReady" ? reason : state).toLowerCase();
}
