import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { type RolloutPlan, validateRolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import { type Decision, requeueTime } from "../model/decision.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";
import { planRollout } from "../plan/plan.ts";
import { MINUTE, manyTargets, planOf, START, seen, strategyOf, targetsOf, tick, valueOf } from "../testing/fleet.ts";
import { readPlan } from "./read-plan.ts";
import { type PlanContent, writePlan } from "./write-plan.ts";

const STRATEGY = strategyOf([
  { name: "canary", select: { targets: ["c"] } },
  { name: "rest", select: { rest: true } },
]);
const PLAN = planOf(STRATEGY, targetsOf({ c: {}, e1: {}, e2: {} }));
const FIRST = tick(PLAN, undefined, 0, { c: seen("v1", 0), e1: seen("v1", 0) });

function contentOf(more: Partial<PlanContent> = {}): PlanContent {
  return {
    rollout: "shop",
    strategy: "steady",
    package: "shop",
    plan: PLAN,
    state: FIRST.state,
    next: requeueTime(FIRST, START),
    ...more,
  };
}

const objects = (content: PlanContent): readonly KubeObject[] =>
  structuredClone(writePlan(content)) as unknown as KubeObject[];

describe("a rollout as RolloutPlans", () => {
  test("says what every target shall have, and why", () => {
    const [page] = writePlan(contentOf());
    expect(page).toMatchObject({
      metadata: { name: "shop" },
      spec: { revision: "v2", attempt: 1, waves: [{ name: "canary", targets: ["c"] }, { name: "rest" }] },
      status: {
        phase: "Running",
        message: "rollout of v2: wave canary is open: 0 of 1 landed, 1 on the way",
        counts: { total: 3, waiting: 2, released: 1, landed: 0, failed: 0, held: 0 },
        next: { at: "2026-11-21T08:30:00Z" },
        conditions: [
          { type: "Ready", status: "False" },
          { type: "Reconciling", status: "True" },
          { type: "Stalled", status: "False" },
        ],
      },
    });
    expect(page?.status?.targets?.find(({ target }) => target === "c")).toEqual({
      target: "c",
      state: "Released",
      revision: "v2",
      lastGood: "v1",
      since: "2026-11-21T08:00:00Z",
      releasedAt: "2026-11-21T08:00:00Z",
    });
  });

  test("says of a wave that is sent back that it is, and of one that was not opened that it waits", () => {
    const landed = tick(PLAN, FIRST.state, 5, { c: seen("v2", 5), e1: seen("v1", 5), e2: seen("v1", 5) }).state;
    const rollback = { rollback: { attempt: 1, by: "ana" } };
    const wavesOf = (state: RolloutState): readonly unknown[] =>
      writePlan(contentOf({ state }))[0]?.status?.waves?.map((wave) => wave.state) ?? [];
    const first = tick(PLAN, FIRST.state, 5, { c: seen("v1", 5) }, rollback).state;
    const back = tick(PLAN, landed, 6, { c: seen("v2", 6) }, rollback).state;
    const gone = tick(PLAN, back, 9, { c: seen("v1", 9), e1: seen("v1", 9), e2: seen("v1", 9) }, rollback).state;
    expect([first, landed, back, gone].map(wavesOf)).toEqual([
      ["RollingBack", "Waiting"],
      ["Landed", "Open"],
      ["RollingBack", "RollingBack"],
      ["RolledBack", "RolledBack"],
    ]);
  });

  test("is valid by its schema and read back as it was, in any order of its pages", () => {
    const targets = manyTargets(600);
    const strategy = strategyOf(
      [
        { name: "some", select: { cumulative: "10%" } },
        { name: "more", select: { cumulative: "90%" } },
      ],
      { leftover: "hold" },
    );
    const large = planOf(strategy, targets);
    const { state } = tick(large, undefined, 0, { c1: seen("v2", 0), c2: seen("v1", 0) });
    const pages = objects(contentOf({ plan: large, state, strategy: undefined }));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(validateRolloutPlan(page)).toEqual([]);
      expect(JSON.stringify(page).length).toBeLessThan(256 * 1024);
    }
    const stored = valueOf(readPlan(pages.toReversed()));
    expect(stored?.state).toEqual(state);
    expect(stored?.state.targets).toEqual(state.targets);
    const again = valueOf(planRollout(strategy, targets, { rollout: "shop", previous: stored?.previous }));
    expect(again).toEqual(large);
  });

  test("what was released is read back as started, whatever became of it", () => {
    const startedBy = (state: RolloutState): readonly string[] => [
      ...(valueOf(readPlan(objects(contentOf({ state }))))?.previous.started ?? []),
    ];
    const ana = { by: "ana", target: "c" };
    const failed = tick(PLAN, FIRST.state, 1, { c: seen("v2", 1, { health: "Failed", landed: false }) }).state;
    const braked = { handbrake: { by: "ana" } };
    expect([
      startedBy(tick(PLAN, FIRST.state, 1, {}, { skips: [ana] }).state),
      startedBy(tick(PLAN, FIRST.state, 1, {}, { rollback: { attempt: 1, by: "ana" }, pins: [ana] }).state),
      startedBy(tick(PLAN, failed, 2, {}, { retries: [{ ...ana, attempt: 1 }], ...braked }).state),
    ]).toEqual([["c", "e1", "e2"], ["c"], ["c"]]);
    expect(startedBy(tick(PLAN, undefined, 0, {}, { skips: [{ by: "ana", target: "e1" }] }).state)).toEqual(["c"]);
  });

  test("says why it is to be looked at again", () => {
    const queued = planOf({ ...STRATEGY, onSupersede: "queue" }, targetsOf({ c: {}, e1: {}, e2: {} }));
    const all = { c: seen("v2", 1), e1: seen("v2", 1), e2: seen("v2", 1) };
    const windows = { allow: [{ days: [], from: 600, to: 720, timeZone: "UTC" }], deny: [] };
    const closed = planOf({ ...STRATEGY, gates: { windows } }, targetsOf({ c: {}, e1: {}, e2: {} }));
    const why = (made: Plan, minute: number, decision: Decision): unknown => {
      const next = requeueTime(decision, START + minute * MINUTE);
      return writePlan(contentOf({ plan: made, state: decision.state, next }))[0]?.status?.next;
    };
    expect([
      why(PLAN, 0, FIRST),
      why(queued, 1, tick(queued, undefined, 1, all, { revision: "v2" })),
      why(queued, 1, tick(queued, tick(queued, undefined, 1, all).state, 1, all, { revision: "v3" })),
      why(closed, 0, tick(closed, undefined, 0, {})),
      why(PLAN, 1, tick(PLAN, FIRST.state, 1, { c: seen("v2", 2) })),
    ]).toEqual([
      { at: "2026-11-21T08:30:00Z", reason: "the deadline of a released target" },
      undefined,
      { at: "2026-11-21T08:01:01Z", reason: "another revision begins" },
      { at: "2026-11-21T10:00:00Z", reason: "a window opens or closes" },
      { at: "2026-11-21T08:02:00Z", reason: "a report is of a time to come" },
    ]);
  });

  test("says the same of a look at which several things are due, in whatever order the targets stand", () => {
    const [at, due] = [START, START + 30 * MINUTE];
    const row = [
      ["c", { state: "Released", revision: "v2", since: at, releasedAt: at }],
      ["e1", { state: "Released", revision: "v2", since: at, releasedAt: at, reason: "Retrying", retryAt: due }],
    ] as const;
    const reasons = [row, row.toReversed()].map((targets) => {
      const state: RolloutState = { ...FIRST.state, targets: new Map(targets) };
      return writePlan(contentOf({ state, next: due }))[0]?.status?.next?.reason;
    });
    expect(reasons).toEqual(Array(2).fill("the deadline of a released target; a target is tried again"));
  });

  test("keeps pages that it has no use for any more, empty", () => {
    const pages = objects(contentOf({ minPages: 2 }));
    expect(pages.map((page) => (page.spec as { page: unknown }).page)).toEqual([
      { index: 0, of: 2 },
      { index: 1, of: 2 },
    ]);
    expect(valueOf(readPlan(pages))?.state.targets.size).toBe(3);
  });

  test("keeps the time of a condition that did not change", () => {
    const later = tick(PLAN, FIRST.state, 5, { c: seen("v2", 5) });
    const [before] = writePlan(contentOf());
    const [after] = writePlan(contentOf({ state: later.state, conditions: before?.status?.conditions }));
    expect(after?.status?.conditions?.map(({ lastTransitionTime }) => lastTransitionTime)).toEqual([
      "2026-11-21T08:00:00Z",
      "2026-11-21T08:00:00Z",
      "2026-11-21T08:00:00Z",
    ]);
    expect(after?.status?.at).toBe("2026-11-21T08:05:00Z");
  });

  test("a condition from before the clock was known gets the time of the first render that knows it", () => {
    const [known] = writePlan(contentOf());
    const early = known?.status?.conditions?.map((one) => ({ ...one, lastTransitionTime: "1970-01-01T00:00:00Z" }));
    expect(writePlan(contentOf({ conditions: early }))[0]).toEqual(known);
  });

  const TWO = objects(contentOf({ minPages: 2 }));
  const REST = { name: "rest", targets: [] };
  const withSecond = (spec: Partial<RolloutPlan["spec"]>, targets: readonly object[] = []): readonly KubeObject[] =>
    TWO.map((page, index) =>
      index === 0 ? page : { ...page, spec: { ...(page.spec as object), ...spec }, status: { targets } },
    );
  const mistakes: readonly [what: string, pages: readonly KubeObject[], code: string][] = [
    ["of a later release", [{ ...objects(contentOf())[0], spec: { format: 3 } }], "PlanNewer"],
    ["with a page missing", objects(contentOf({ minPages: 3 })).slice(1), "PlanIncomplete"],
    ["with a page twice", [...TWO, ...TWO.slice(1)], "PlanIncomplete"],
    ["with pages that count otherwise", withSecond({ page: { index: 1, of: 3 } }), "PlanIncomplete"],
    ["with pages of two attempts", withSecond({ attempt: 2 }), "PlanInconsistent"],
    ["with pages of two revisions", withSecond({ revision: "v3" }), "PlanInconsistent"],
    ["with pages of two restarts", withSecond({ restart: 1 }), "PlanInconsistent"],
    ["with pages of two rollouts", withSecond({ rollout: "other" }), "PlanInconsistent"],
    ["with pages of two packages", withSecond({ package: "other" }), "PlanInconsistent"],
    ["with pages of two strategies", withSecond({ strategy: { hash: "other" } }), "PlanInconsistent"],
    ["with pages of other waves", withSecond({ waves: [] }), "PlanInconsistent"],
    [
      "with a target in two waves",
      withSecond({ waves: [{ name: "canary", targets: ["c"] }, REST] }),
      "PlanInconsistent",
    ],
    ["with a target that is left over, and in a wave", withSecond({ leftover: ["e1"] }), "PlanInconsistent"],
    ["with two states of a target", withSecond({}, [{ target: "c", state: "Landed" }]), "PlanInconsistent"],
  ];
  test.each(mistakes)("a plan %s is refused", (_, pages, code) => {
    const read = readPlan(pages);
    expect(read.ok).toBe(false);
    expect(read.problems[0]).toMatchObject({ code, ref: { kind: "RolloutPlan" } });
  });

  test("no pages are no plan", () => {
    expect(valueOf(readPlan([]))).toBeUndefined();
  });
});

describe("whatever is said fits where it is stored", () => {
  const LONG = Array.from({ length: 8 }, (_, at) => `${"c".repeat(250)}-${at}/${"p".repeat(500)}`);
  const labels = targetsOf(Object.fromEntries(LONG.map((key) => [key, {}])));

  test("where targets have the longest names", () => {
    const made = planOf(strategyOf([{ name: "all", select: { rest: true } }], { order: "name" }), labels);
    const begun = tick(made, undefined, 0, {}).state;
    const bad = { health: "Failed", landed: false } as const;
    const { state } = tick(made, begun, 1, Object.fromEntries(LONG.map((key) => [key, seen("v2", 1, bad)])));
    const pages = structuredClone(writePlan({ rollout: "shop", plan: made, state })) as unknown as KubeObject[];
    expect(pages.flatMap((page) => validateRolloutPlan(page))).toEqual([]);
    expect(readPlan(pages).ok).toBe(true);
  });
});
