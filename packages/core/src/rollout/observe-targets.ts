import { advanceTarget, failTarget } from "./advance-target.ts";
import { type Change, type Draft, removeTarget, setTarget, setWave, soakOf, tally, targetIn } from "./draft.ts";
import type { Evidence } from "./evidence.ts";
import { holdTarget, isLetGo } from "./hold-target.ts";
import type { PlannedTarget } from "./plan.ts";
import { soakTarget } from "./soak.ts";
import type { TargetState, TargetWord } from "./state.ts";

/** What it is called that a target came into a state by what was seen of it. */
const CHANGE: Readonly<Record<TargetWord, Change["kind"] | undefined>> = {
  Waiting: undefined,
  Released: "left",
  Landed: "landed",
  Failed: "failed",
  Held: "held",
  RollingBack: "rolling-back",
  RolledBack: "rolled-back",
};

/** Every target's next state from what was seen of it, those it depends on first; and the failures of the waves. */
export function observeTargets(draft: Draft, evidence: ReadonlyMap<string, Evidence>): void {
  const { plan, start } = draft;
  holdLeftover(draft);
  let planned = plan.held.length;
  for (const [index, wave] of plan.waves.entries()) {
    planned += wave.targets.length;
    for (const target of wave.targets) observeTarget(draft, index, target, evidence.get(target.key));
  }
  if ((draft.targets ?? start.targets).size > planned) forgetRemoved(draft);
}

/** Targets that left the inventory; the failures they had stay counted. */
function forgetRemoved(draft: Draft): void {
  const { plan, start } = draft;
  const planned = new Set([...plan.held, ...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key))]);
  for (const key of start.targets.keys()) {
    if (planned.has(key)) continue;
    removeTarget(draft, key);
    draft.changes.push({ kind: "removed", target: key });
  }
}

function holdLeftover(draft: Draft): void {
  for (const key of draft.plan.held) {
    const target = targetIn(draft, key);
    if (target?.state === "Held" || target?.state === "RollingBack") continue;
    const reason = { reason: "NoWave", message: "no wave of the strategy takes it" };
    setTarget(draft, key, { ...target, state: "Held", since: draft.moment.now, ...reason });
    draft.changes.push({ kind: "held", target: key, ...reason });
  }
}

function observeTarget(draft: Draft, wave: number, planned: PlannedTarget, evidence: Evidence | undefined): void {
  const { key } = planned;
  const known = targetIn(draft, key);
  const begins = known === undefined || isLetGo(draft, known, planned);
  const target = begins ? newcomer(draft, known) : unbrake(draft, known);
  const { completedAt = Number.NEGATIVE_INFINITY } = draft.start;
  const isOver = target.state === "Landed" && target.since !== undefined && target.since <= completedAt;
  const advanced = isOver ? target : advanceTarget(target, evidence, draft.moment);
  const settled = holdTarget(draft, failWithDependency(draft, advanced, planned), planned);
  const needed = soakOf(draft, wave);
  const next = needed === 0 || isOver ? settled : soakTarget(settled, evidence, needed, draft.moment);
  tally(draft, wave, next);
  if (next === known) return;
  setTarget(draft, key, next);
  const kind = next.state === target.state ? undefined : next.reason === "Returned" ? "returned" : CHANGE[next.state];
  if (kind === undefined) return;
  if (kind === "failed" && target.state !== "RollingBack")
    setWave(draft, wave, { failures: (draft.waves[wave]?.failures ?? 0) + 1 });
  const { reason, message } = next;
  draft.changes.push({
    kind,
    target: key,
    wave,
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
  });
}

/** When the handbrake is let go, what is on the way has its deadline again. */
function unbrake({ start, moment }: Draft, target: TargetState): TargetState {
  const moves = target.state === "Released" || target.state === "RollingBack";
  const isLetGo = start.brakedBy !== undefined && moment.brakedBy === undefined;
  return moves && isLetGo ? { ...target, since: moment.now } : target;
}

function newcomer(draft: Draft, known: TargetState | undefined): TargetState {
  return { state: "Waiting", revision: known?.revision, lastGood: known?.lastGood, since: draft.moment.now };
}

/** What waits for a target that has failed will not be released: it fails too, so that nothing waits for ever. */
function failWithDependency(draft: Draft, target: TargetState, { dependsOn }: PlannedTarget): TargetState {
  if (target.state !== "Waiting") return target;
  const failed = dependsOn.find((key) => targetIn(draft, key)?.state === "Failed");
  if (failed === undefined) return target;
  const message = `was not released: ${failed}, on which it depends, has failed`;
  return failTarget(target, draft.moment.now, "DependencyFailed", message);
}
