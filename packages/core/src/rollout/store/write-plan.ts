import { type Condition, formatTime, parseTime, truncate } from "../../object/index.ts";
import { writeConditions } from "../../run/write-conditions.ts";
import type { RolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import { explainRollout } from "../explain/explain.ts";
import { type CountedWord, countStates, stopIn } from "../explain/facts.ts";
import { nextTurning } from "../gates/table.ts";
import { blockersOf } from "../judge/blockers.ts";
import type { Blockers } from "../model/blocker.ts";
import { dueAt } from "../model/due.ts";
import type { Mode, Plan, PlannedTarget } from "../model/plan.ts";
import { type GoneTarget, isGoingBack, isOnItsWay, isSettled, type RolloutState } from "../model/state.ts";
import type { DecisionLog } from "./decision-log.ts";
import { GONE_ROW, PLAN_FORMAT, targetWriter, WAVE_ROW, writeHead } from "./plan-rows.ts";

/** The content to store in RolloutPlans. */
export interface PlanContent {
  readonly rollout: string;
  /** Name of the RolloutStrategy, if there is one. */
  readonly strategy?: string | undefined;
  readonly package?: string | undefined;
  /** With `shadow` nothing is carried out. Default: `live`. */
  readonly mode?: Mode | undefined;
  readonly plan: Plan;
  readonly state: RolloutState;
  /**
   * When the next change without new inputs is due, in milliseconds since 1970: stored as `status.next.at`. Default:
   * never.
   */
  readonly next?: number | undefined;
  /** Conditions of the stored first page, so that `lastTransitionTime` is kept. */
  readonly conditions?: readonly Condition[] | undefined;
  /**
   * The decision log, with the decision that led to this state: the result of `appendDecision`. Default: none is
   * stored.
   */
  readonly log?: DecisionLog | undefined;
  /** Whether the time was unknown: the plan then says so. Default: false. */
  readonly clockMissing?: boolean | undefined;
  /** The smallest number of pages; surplus pages hold no targets. Default: 1. */
  readonly minPages?: number | undefined;
}

type Spec = RolloutPlan["spec"];
type Status = NonNullable<RolloutPlan["status"]>;

const TARGETS_A_PAGE = 250;
/** The largest length of a stored sentence, in characters, as names of targets can be long. */
const LONGEST_SENTENCE = 1024;

/** Returns the name of a page: `<rollout>`, then `<rollout>-2`. */
export function planPageName(rollout: string, index: number): string {
  return index === 0 ? rollout : `${rollout}-${index + 1}`;
}

/**
 * Writes a rollout as RolloutPlans of up to 250 targets each, at least one; the first has the summary. They are
 * local-config objects. The same plan and state give the same objects; the only times in them are those of changes.
 */
export function writePlan(content: PlanContent): readonly RolloutPlan[] {
  const { plan, rollout, minPages = 1 } = content;
  const slots = [
    ...plan.waves.flatMap(({ targets }, wave) => targets.map(({ key }) => ({ key, wave }))),
    ...plan.held.map((key) => ({ key, wave: -1 })),
  ];
  const { gone = [] } = content.state;
  const count = Math.max(minPages, 1, Math.ceil(Math.max(slots.length, gone.length) / TARGETS_A_PAGE));
  const writeTarget = targetWriter();
  return Array.from({ length: count }, (_, index) => {
    const page = slots.slice(index * TARGETS_A_PAGE, (index + 1) * TARGETS_A_PAGE);
    const targets = page.map(({ key }) => writeTarget(key, content.state.targets.get(key)));
    return {
      apiVersion: "landfall.dev/v1alpha1",
      kind: "RolloutPlan",
      metadata: {
        name: planPageName(rollout, index),
        annotations: { "config.kubernetes.io/local-config": "true" },
      },
      spec: writeSpec(content, page, index, count),
      status: { ...(index === 0 ? writeSummary(content) : {}), targets, ...writeGone(gone, index) },
    } satisfies RolloutPlan;
  });
}

function writeGone(gone: readonly GoneTarget[], index: number): Pick<Status, "gone"> {
  const own = gone.slice(index * TARGETS_A_PAGE, (index + 1) * TARGETS_A_PAGE);
  return own.length === 0 ? {} : { gone: own.map(GONE_ROW.write) };
}

interface Slot {
  readonly key: string;
  readonly wave: number;
}

function writeSpec(content: PlanContent, page: readonly Slot[], index: number, count: number): Spec {
  const { plan, state, rollout, strategy, mode, package: ofPackage } = content;
  const inWave = (wave: number): readonly string[] => page.filter((slot) => slot.wave === wave).map(({ key }) => key);
  const held = inWave(-1);
  const budgets = (plan.budgets?.shared ?? []).map(({ name }) => name);
  return {
    format: PLAN_FORMAT,
    rollout,
    ...(mode === "shadow" && { mode }),
    strategy: {
      ...(strategy !== undefined && { name: strategy }),
      hash: plan.strategyHash,
      ...(index === 0 && plan.strategyText !== undefined && { text: plan.strategyText }),
    },
    ...(ofPackage !== undefined && { package: ofPackage }),
    revision: state.revision,
    attempt: state.attempt,
    ...(state.restart > 0 && { restart: state.restart }),
    ...(count > 1 && { page: { index, of: count } }),
    waves: plan.waves.map(({ name }, wave) => ({ name, targets: inWave(wave) })),
    ...(held.length > 0 && { leftover: held }),
    ...(budgets.length > 0 && { budgets }),
  };
}

/** Returns the status of the first page, without targets. */
export function writeSummary(content: PlanContent): Omit<Status, "targets"> {
  const { plan, state, log, clockMissing } = content;
  const { wave, domains, history, ...head } = writeHead(state);
  // The blockers are derived from the state alone, as later requests, evidence and budgets are not stored.
  const blockers = blockersOf(plan, state, { now: state.at, clockMissing });
  const message = truncate(explainRollout(plan, state, state.at, undefined, blockers).message, LONGEST_SENTENCE);
  const reason = reasonOf(state, blockers);
  const counts = writeCounts(plan, state);
  const next =
    content.next === undefined
      ? undefined
      : { at: formatTime(content.next), reason: reasonToLook(plan, state, content.next) };
  return {
    ...head,
    reason,
    message,
    wave,
    waves: plan.waves.map((_, index) => writeWave(plan, state, index, blockers)),
    ...(domains !== undefined && { domains }),
    counts,
    ...(next !== undefined && { next }),
    conditions: conditionsOf(content, counts, { reason, message }),
    ...(history !== undefined && { history }),
    ...(log !== undefined && { log }),
  };
}

/** Returns why to reconcile next, independent of the order of the targets. */
function reasonToLook(plan: Plan, state: RolloutState, next: number): string {
  const due = [...state.targets.values()].filter((target) => dueAt(target, plan.deadline) === next);
  const turning = isOnItsWay(state) ? nextTurning(plan, next - 1) : undefined;
  const reasons = [
    ...(due.some(({ retryAt }) => retryAt === undefined) ? ["the deadline of a released target"] : []),
    ...(due.some(({ retryAt }) => retryAt !== undefined) ? ["a target is tried again"] : []),
    ...(turning?.at === next ? [turning.what] : []),
  ];
  if (reasons.length > 0) return reasons.join("; ");
  return isOnItsWay(state) ? "a report is of a time to come" : "another revision begins";
}

function reasonOf({ phase }: RolloutState, blockers: Blockers): string {
  const blocker = blockers.ofRollout();
  if (blocker?.kind === "Braked") return "Handbrake";
  if (blocker?.kind === "ClockMissing") return blocker.kind;
  return phase === "Stopped" ? (stopIn(blocker)?.reason ?? phase) : phase;
}

function writeWave(
  plan: Plan,
  state: RolloutState,
  index: number,
  blockers: Blockers,
): NonNullable<Status["waves"]>[number] {
  const { name = "", targets = [] } = plan.waves[index] ?? {};
  const own = state.waves[index] ?? { name, failures: 0 };
  const { openedAt, landedAt } = own;
  const landed = targets.filter(({ key }) => state.targets.get(key)?.state === "Landed").length;
  const areSettled = targets.every(({ key }) => isSettled(state.targets.get(key)));
  const forward = landedAt !== undefined && areSettled ? "Landed" : areSettled ? "Soaking" : "Open";
  const isMoving = ({ key }: PlannedTarget): boolean => state.targets.get(key)?.state === "RollingBack";
  const back = isGoingBack(state.phase) && (targets.some(isMoving) ? "RollingBack" : "RolledBack");
  const isSpared = landedAt !== undefined && targets.length === 0;
  const word = openedAt === undefined && !isSpared ? "Waiting" : back || forward;
  const stop = stopIn(blockers.ofRollout());
  return {
    ...WAVE_ROW.write(own),
    name,
    state: stop?.kind === "Stopped" && stop.wave === index ? "Stopped" : word,
    total: targets.length,
    landed,
    message: truncate(explainRollout(plan, state, state.at, { wave: index }, blockers).message, LONGEST_SENTENCE),
  };
}

type Counts = NonNullable<Status["counts"]>;

const COUNT_OF: Readonly<Record<CountedWord, Exclude<keyof Counts, "total" | "gone">>> = {
  Waiting: "waiting",
  NotReady: "notReady",
  Released: "released",
  Landed: "landed",
  Failed: "failed",
  Held: "held",
  RollingBack: "rollingBack",
  RolledBack: "rolledBack",
};

function writeCounts(plan: Plan, state: RolloutState): Counts {
  const all = { total: plan.held.length, waiting: 0, released: 0, landed: 0, failed: 0, held: plan.held.length };
  const counts = { ...all, notReady: 0, rollingBack: 0, rolledBack: 0 };
  for (const wave of plan.waves) {
    counts.total += wave.targets.length;
    for (const [word, count] of Object.entries(countStates(wave, state)))
      counts[COUNT_OF[word as CountedWord]] += count;
  }
  const { notReady, rollingBack, rolledBack, ...forward } = counts;
  const gone = (state.gone ?? []).filter(({ attempt }) => attempt === state.attempt).length;
  return {
    ...forward,
    ...(notReady > 0 && { notReady }),
    ...(gone > 0 && { gone }),
    ...(rollingBack > 0 && { rollingBack }),
    ...(rolledBack > 0 && { rolledBack }),
  };
}

/** Returns Ready, Reconciling and Stalled, in this order; the last two are abnormal when True. */
function conditionsOf(
  content: PlanContent,
  counts: Counts,
  told: { readonly reason: string; readonly message: string },
): NonNullable<Status["conditions"]> {
  const { state } = content;
  // A condition of time 0 was written before the clock was known.
  const conditions = content.conditions?.filter(({ lastTransitionTime }) => parseTime(lastTransitionTime) !== 0) ?? [];
  const { landed, total, released } = counts;
  const stopped = state.phase === "Stopped" || state.phase === "RolledBack";
  const moving = state.phase === "Running" || state.phase === "RollingBack" || released > 0;
  return writeConditions(
    [
      { type: "Ready", status: landed === total ? "True" : "False", ...told },
      { type: "Reconciling", status: moving ? "True" : "False", ...told },
      { type: "Stalled", status: stopped ? "True" : "False", ...told },
    ],
    conditions,
    state.at,
  );
}
