import {
  type Condition,
  failure,
  type Json,
  type KubeObject,
  type Problem,
  type Result,
  refOf,
  success,
} from "../../object/index.ts";
import { type RolloutPlan, validateRolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import type { Mode, PreviousPlan } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import type { DecisionLog } from "./decision-log.ts";
import { GONE_ROW, PLAN_FORMAT, readHead, readTarget, WAVE_ROW } from "./plan-rows.ts";

/** A rollout and its state, as RolloutPlans store them. */
export interface StoredPlan {
  readonly rollout: string;
  readonly package: string | undefined;
  readonly mode: Mode;
  readonly previous: PreviousPlan;
  readonly state: RolloutState;
  readonly conditions: readonly Condition[];
  readonly pages: number;
  /** The decision log, to be passed to `appendDecision`. */
  readonly log?: DecisionLog | undefined;
  /** Names of the budgets that the rollout shares with others. */
  readonly budgets: readonly string[];
}

/**
 * Reads all pages of a rollout, in any order; `undefined` if there are none. The result has the plan and state that
 * were written. Problems, each with the ref of its page: `PlanNewer` for a format of a later release, `PlanIncomplete`
 * for a missing or duplicate page, `PlanInconsistent` for pages of different attempts or plans, and schema problems.
 */
export function readPlan(objects: readonly KubeObject[]): Result<StoredPlan | undefined> {
  const problems = objects.flatMap(checkPage);
  if (problems.length > 0) return failure(...problems);
  const pages = (objects as unknown as readonly RolloutPlan[]).toSorted((a, b) => indexOf(a) - indexOf(b));
  const [first] = pages;
  if (first === undefined) return success(undefined);
  const torn = checkPages(pages, first);
  if (torn !== undefined) return failure({ ...torn, ref: refOf(first) });
  const { spec, status } = first;
  return success({
    rollout: spec.rollout,
    package: spec.package,
    mode: spec.mode ?? "live",
    previous: readPrevious(pages),
    state: readState(pages, first),
    conditions: status?.conditions ?? [],
    pages: pages.length,
    budgets: spec.budgets ?? [],
    ...(status?.log !== undefined && { log: status.log }),
  });
}

function checkPage(object: KubeObject): readonly Problem[] {
  const ref = refOf(object);
  const format = (object.spec as { readonly format?: unknown } | null | undefined)?.format;
  if (typeof format === "number" && format > PLAN_FORMAT) {
    const message = `this plan has format ${format}; this release reads up to ${PLAN_FORMAT}`;
    return [{ code: "PlanNewer", severity: "error", message, ref, field: "spec.format", hint: "use a newer release" }];
  }
  return validateRolloutPlan(object)
    .filter(({ severity }) => severity === "error")
    .map((problem) => ({ ...problem, ref }));
}

function indexOf({ spec }: RolloutPlan): number {
  return spec.page?.index ?? 0;
}

function checkPages(pages: readonly RolloutPlan[], { spec }: RolloutPlan): Problem | undefined {
  const of = spec.page?.of ?? 1;
  if (pages.length !== of || pages.some((page, index) => indexOf(page) !== index || (page.spec.page?.of ?? 1) !== of)) {
    const message = `${pages.length} pages of rollout ${spec.rollout} are there, and the first says ${of}`;
    return { code: "PlanIncomplete", severity: "error", message, field: "spec.page" };
  }
  const torn = TORN.find(({ read }) => pages.some((page) => read(page.spec) !== read(spec)));
  if (torn !== undefined) return inconsistent(`the pages of rollout ${spec.rollout} are of ${torn.what}`, torn.field);
  const twice = standsTwice(pages);
  if (twice === undefined) return undefined;
  return inconsistent(`target ${twice} stands twice in the pages of rollout ${spec.rollout}`, "spec.waves");
}

/** The fields that must be equal on all pages of a plan. */
const TORN: readonly {
  readonly field: string;
  readonly what: string;
  readonly read: (spec: RolloutPlan["spec"]) => Json | undefined;
}[] = [
  { field: "spec.rollout", what: "different rollouts", read: (spec) => spec.rollout },
  { field: "spec.attempt", what: "different attempts", read: (spec) => spec.attempt },
  { field: "spec.revision", what: "different revisions", read: (spec) => spec.revision },
  { field: "spec.restart", what: "different restarts", read: (spec) => spec.restart ?? 0 },
  { field: "spec.mode", what: "different modes", read: (spec) => spec.mode ?? "live" },
  { field: "spec.package", what: "different packages", read: (spec) => spec.package },
  { field: "spec.strategy.hash", what: "different strategies", read: ({ strategy }) => strategy.hash },
  { field: "spec.waves", what: "different waves", read: ({ waves }) => JSON.stringify(waves.map(({ name }) => name)) },
];

/** Returns the first target that has two places, or two rows of status. */
function standsTwice(pages: readonly RolloutPlan[]): string | undefined {
  const [placed, told] = [new Set<string>(), new Set<string>()];
  const isNew = (known: Set<string>, target: string): boolean => known.size < known.add(target).size;
  for (const { spec, status } of pages) {
    for (const all of [...spec.waves.map(({ targets }) => targets), spec.leftover ?? []]) {
      const twice = all.find((target) => !isNew(placed, target));
      if (twice !== undefined) return twice;
    }
    const twice = status?.targets?.find(({ target }) => !isNew(told, target));
    if (twice !== undefined) return twice.target;
  }
  return undefined;
}

function inconsistent(message: string, field: string): Omit<Problem, "ref"> {
  const hint = "restore all its pages from one commit";
  return { code: "PlanInconsistent", severity: "error", message, field, hint };
}

function readPrevious(pages: readonly RolloutPlan[]): PreviousPlan {
  const waves = (pages[0]?.spec.waves ?? []).map(({ name }, index) => ({
    name,
    targets: pages.flatMap((page) => page.spec.waves[index]?.targets ?? []),
  }));
  const started = new Set<string>();
  for (const page of pages) {
    for (const { target, state, releasedAt } of page.status?.targets ?? []) {
      if (releasedAt !== undefined || (state !== "Waiting" && state !== "Held")) started.add(target);
    }
  }
  const held = pages.flatMap((page) => page.spec.leftover ?? []);
  const gone = new Map<string, string>();
  for (const { spec, status } of pages)
    for (const { target, wave, attempt, releasedAt } of status?.gone ?? []) {
      if (wave === undefined || attempt !== spec.attempt) continue;
      gone.set(target, wave);
      if (releasedAt !== undefined) started.add(target);
    }
  const { hash: strategyHash = "", text } = pages[0]?.spec.strategy ?? {};
  const ofStrategy = { strategyHash, ...(text !== undefined && { strategyText: text }) };
  return {
    ...ofStrategy,
    waves,
    held,
    started,
    ...(gone.size > 0 && { gone }),
    ...reachedIn(pages),
    ...closedIn(pages),
  };
}

/** Returns the waves that are open or have passed. */
function reachedIn(pages: readonly RolloutPlan[]): Pick<PreviousPlan, "reached"> {
  const reached = (pages[0]?.status?.waves ?? []).flatMap(({ name, openedAt, landedAt }) =>
    openedAt === undefined ? [] : [[name, landedAt === undefined ? "open" : "through"] as const],
  );
  return reached.length === 0 ? {} : { reached: new Map(reached) };
}

/** Returns the waves that have passed or were approved: targets added to them now were not part of that decision. */
function closedIn(pages: readonly RolloutPlan[]): Pick<PreviousPlan, "closed"> {
  const closed = (pages[0]?.status?.waves ?? []).filter(
    ({ landedAt, approvedBy }) => landedAt !== undefined || approvedBy !== undefined,
  );
  return closed.length === 0 ? {} : { closed: new Set(closed.map(({ name }) => name)) };
}

function readState(pages: readonly RolloutPlan[], { spec, status }: RolloutPlan): RolloutState {
  const targets = new Map<string, TargetState>();
  for (const page of pages) for (const row of page.status?.targets ?? []) targets.set(row.target, readTarget(row));
  const { revision, attempt, restart = 0 } = spec;
  const gone = pages.flatMap((page) => (page.status?.gone ?? []).map(GONE_ROW.read));
  return {
    ...readHead(status ?? {}),
    revision,
    attempt,
    restart,
    waves: (status?.waves ?? []).map(WAVE_ROW.read),
    targets,
    ...(gone.length > 0 && { gone }),
  };
}
