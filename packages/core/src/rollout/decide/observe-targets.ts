import { commandKey } from "../../run/index.ts";
import { NO_SOAK, soakTarget } from "../gates/soak/soak.ts";
import type { Change } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { PlannedTarget } from "../model/plan.ts";
import { isGoingBack, keep, type TargetState, type TargetWord } from "../model/state.ts";
import { advanceTarget, failTarget } from "./advance-target.ts";
import { countFailure, forgive } from "./count-failure.ts";
import { type Draft, removeTarget, setTarget, setWave, tally, targetIn } from "./draft.ts";
import { holdTarget, isLetGo } from "./hold-target.ts";
import { retryTarget } from "./retry-target.ts";

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
  const { plan } = draft;
  if (hasRemoved(draft)) forgetRemoved(draft);
  holdLeftover(draft);
  for (const [wave, { targets }] of plan.waves.entries())
    for (const target of targets) observeTarget(draft, wave, target, evidence.get(target.key));
  for (const wave of draft.setBack)
    if (plan.waves[wave]?.ramp !== undefined) setWave(draft, wave, { rampedFrom: draft.tallies[wave]?.proved ?? 0 });
}

/** Whether a target is known that the plan does not have. */
function hasRemoved({ plan, start: { targets } }: Draft): boolean {
  let planned = 0;
  for (const key of plan.held) if (targets.has(key)) planned += 1;
  for (const wave of plan.waves) for (const { key } of wave.targets) if (targets.has(key)) planned += 1;
  return planned < targets.size;
}

/** Targets that left the inventory; the failures they had stay counted. One on the way may count as failed itself. */
function forgetRemoved(draft: Draft): void {
  const { plan, start, moment } = draft;
  const planned = new Set([...plan.held, ...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key))]);
  const wave = Math.min(draft.wave, plan.waves.length - 1);
  for (const [key, target] of start.targets) {
    if (planned.has(key)) continue;
    removeTarget(draft, key);
    draft.changes.push({ kind: "removed", target: key });
    if (target.state !== "Released" || plan.membership?.removed !== "fail" || draft.begins) continue;
    const why = { reason: "Removed", message: "was removed while it was on the way", cause: "change" } as const;
    countFailure(draft, wave, { key, dependsOn: [] }, failTarget(target, moment.now, why));
    draft.changes.push({ kind: "failed", target: key, wave, ...why });
  }
}

const NO_WAVE = { reason: "NoWave", message: "no wave of the strategy takes it" } as const;
const JOINED = { reason: "Joined", message: "it joined underway, and waits for the next attempt" } as const;

function holdLeftover(draft: Draft): void {
  const isFrozen = !draft.begins && draft.plan.membership?.added === "hold";
  for (const key of draft.plan.held) {
    const target = targetIn(draft, key);
    if (target?.state === "Held" || target?.state === "RollingBack") continue;
    const reason = target === undefined && isFrozen ? JOINED : NO_WAVE;
    setTarget(draft, key, { ...target, state: "Held", since: draft.moment.now, ...reason });
    draft.changes.push({ kind: "held", target: key, ...reason });
  }
}

function observeTarget(draft: Draft, wave: number, planned: PlannedTarget, evidence: Evidence | undefined): void {
  const { key } = planned;
  const known = targetIn(draft, key);
  const begins = known === undefined || (known.state === "Held" && isLetGo(draft, known, planned));
  const target = begins ? begin(draft, known) : unbrake(draft, known);
  const { completedAt = Number.NEGATIVE_INFINITY } = draft.start;
  const isOver = target.state === "Landed" && target.since !== undefined && target.since <= completedAt;
  const seen = isOver ? target : advanceTarget(target, evidence, draft.moment);
  const advanced = seen.state !== "Failed" || target.state !== "Released" ? seen : retryTarget(draft, key, seen);
  const settled = holdTarget(draft, failWithDependency(draft, advanced, planned), planned);
  const needed = draft.soaks[wave] ?? NO_SOAK;
  const soaked = needed === NO_SOAK || isOver ? settled : soakTarget(settled, evidence, needed, draft.moment);
  if (soaked !== known) noteChange(draft, wave, planned, { from: target, to: soaked });
  const next = soaked.state === "Failed" ? askedAgain(draft, wave, planned, soaked) : soaked;
  if (next !== known) setTarget(draft, key, next);
  if (next === soaked) tally(draft, wave, next);
  else observeTarget(draft, wave, planned, evidence);
}

function noteChange(
  draft: Draft,
  wave: number,
  planned: PlannedTarget,
  { from, to }: { readonly from: TargetState; readonly to: TargetState },
): void {
  if (to.state === "Failed" && from.state !== "Failed" && from.state !== "RollingBack")
    countFailure(draft, wave, planned, to);
  const isRetrying = to.retryAt !== undefined && from.retryAt === undefined;
  if (isRetrying) draft.setBack.add(wave);
  const kind = isRetrying
    ? "retrying"
    : to.state === from.state
      ? undefined
      : to.reason === "Returned"
        ? "returned"
        : CHANGE[to.state];
  if (kind === undefined) return;
  const { reason, message, cause } = to;
  draft.changes.push({
    kind,
    target: planned.key,
    wave,
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
    ...(kind === "failed" && cause !== undefined && { cause }),
  });
}

/** When the handbrake is let go, what is on the way has its deadline again. */
function unbrake({ start, moment }: Draft, target: TargetState): TargetState {
  const moves = target.state === "Released" || target.state === "RollingBack";
  const isLetGo = start.brakedBy !== undefined && moment.brakedBy === undefined;
  return moves && isLetGo ? { ...target, since: moment.now } : target;
}

/** As a target begins that was not known, or that waits again as it is let go. */
function begin({ newcomer, moment }: Draft, known: TargetState | undefined): TargetState {
  if (known === undefined) return newcomer;
  return { ...keep(known), brokenBefore: known.brokenBefore, state: "Waiting", since: moment.now };
}

/** A target that failed, waiting again: somebody asked to try it again. It counts for the try it names, once. */
function askedAgain(draft: Draft, wave: number, planned: PlannedTarget, target: TargetState): TargetState {
  const { tries = 1, cause } = target;
  if (draft.retries.size === 0) return target;
  const { attempt } = draft.start;
  const retry = draft.retries.get(commandKey({ verb: "retry", subject: planned.key, attempt, tries }));
  const isKept = planned.dependsOn.some((key) => targetIn(draft, key)?.state === "Failed");
  if (retry === undefined || isKept || isGoingBack(draft.start.phase)) return target;
  forgive(draft, wave, planned, target);
  draft.changes.push({ kind: "retrying", target: planned.key, wave, message: `asked for by ${retry.by}` });
  const brokenBefore = cause === "preexisting" ? true : undefined;
  return { ...keep(target), brokenBefore, state: "Waiting", since: draft.moment.now, tries: tries + 1 };
}

/** What waits for a target that has failed will not be released: it fails too, so that nothing waits for ever. */
function failWithDependency(draft: Draft, target: TargetState, { dependsOn }: PlannedTarget): TargetState {
  if (target.state !== "Waiting" || dependsOn.length === 0) return target;
  const failed = dependsOn.find((key) => targetIn(draft, key)?.state === "Failed");
  if (failed === undefined) return target;
  const message = `was not released: ${failed}, on which it depends, has failed`;
  const cause = targetIn(draft, failed)?.cause;
  return failTarget(target, draft.moment.now, { reason: "DependencyFailed", message, cause });
}
