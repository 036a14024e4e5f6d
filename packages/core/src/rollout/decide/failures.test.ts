import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { FailureClass, FailureRules } from "../model/policies.ts";
import type { StrategySpec } from "../model/spec.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wordsOf } from "../testing/fleet.ts";
import { classify, type Failure } from "./classify.ts";

const RULES = {
  classes: [
    { class: "infrastructure", reasons: ["ImagePullBackOff", "DeadlineExceeded"] },
    { class: "invalid", reasons: ["InvalidConfig"] },
    { class: "change", reasons: ["ImagePullBackOff"] },
  ],
  preexisting: "ignore",
} as const satisfies FailureRules;
const COUNTED: FailureRules = { ...RULES, preexisting: "count" };

describe("classify", () => {
  const cases: readonly [string, Partial<Failure>, FailureRules | undefined, FailureClass][] = [
    ["what no rule knows is the change's", { reasons: ["CrashLoopBackOff"] }, RULES, "change"],
    ["what was unreachable is the infrastructure's", { unreachable: true }, undefined, "infrastructure"],
    ["the first rule that fits counts", { reasons: ["ImagePullBackOff"] }, RULES, "infrastructure"],
    ["any of the reasons fits", { reasons: ["NotReady", "DeadlineExceeded"] }, RULES, "infrastructure"],
    ["what was broken before is nobody's", { brokenBefore: true }, undefined, "preexisting"],
    ["unless the strategy counts it", { brokenBefore: true }, COUNTED, "change"],
    [
      "what can never work is invalid, also if broken before",
      { reasons: ["InvalidConfig"], brokenBefore: true },
      RULES,
      "invalid",
    ],
  ];
  test.each(cases)("%s", (_, failure, rules, expected) => {
    expect(classify({ reasons: [], unreachable: false, brokenBefore: false, ...failure }, rules)).toBe(expected);
  });
});

const rest = { name: "all", select: { rest: true } };
const fleet = (wave: object, more: Omit<StrategySpec, "waves"> = {}, size = 3) =>
  planOf(strategyOf([{ ...rest, ...wave }], { order: "name", failures: RULES, ...more }), manyTargets(size));
const bad = (minute: number, reason?: string) =>
  seen("v2", minute, { health: "Failed", landed: false, ...(reason !== undefined && { reason }) });

describe("failures of the infrastructure", () => {
  const pull = { c0: bad(1, "ImagePullBackOff") };

  test("count among all others, unless they have a bound of their own", () => {
    const plan = fleet({});
    expect(tick(plan, tick(plan, undefined, 0, {}).state, 1, pull).state.phase).toBe("Stopped");
  });

  test("count apart: one that is tolerated stops nothing, one more does", () => {
    const plan = fleet({ maxInfrastructureFailures: 1 });
    const one = tick(plan, tick(plan, undefined, 0, {}).state, 1, pull).state;
    expect([one.phase, one.waves[0]?.failures, one.waves[0]?.infrastructure]).toEqual(["Running", 0, 1]);
    const two = tick(plan, one, 2, { c1: bad(2, "ImagePullBackOff") }).state;
    expect(two.phase).toBe("Stopped");
    expect(explainRollout(plan, two, two.at).message).toBe(
      "rollout of v2 is stopped: 2 of wave all failed by the infrastructure (c0, c1), 1 tolerated",
    );
  });

  test("a failure of the change beside them still stops", () => {
    const plan = fleet({ maxInfrastructureFailures: 1 });
    expect(tick(plan, tick(plan, undefined, 0, {}).state, 1, { c0: bad(1, "Crash") }).state.phase).toBe("Stopped");
  });

  test("what was silent until its deadline failed by the infrastructure", () => {
    const plan = fleet({ maxInfrastructureFailures: "100%" }, { failures: {} });
    const { state } = tick(plan, tick(plan, undefined, 0, {}).state, 30, { c1: bad(30) });
    expect(["c0", "c1"].map((key) => state.targets.get(key)?.cause)).toEqual(["infrastructure", "change"]);
  });
});

describe("what can never work", () => {
  test("aborts the attempt at once, whatever is tolerated; only a new attempt goes on", () => {
    const plan = fleet({ maxFailures: "100%", maxConcurrent: 1 });
    const stopped = tick(plan, tick(plan, undefined, 0, {}).state, 1, { c0: bad(1, "InvalidConfig") });
    expect(wordsOf(stopped)).toBe("c0:Failed c1:Waiting c2:Waiting");
    expect(stopped.state).toMatchObject({ phase: "Stopped", aborted: { reason: "InvalidChange" } });
    expect(explainRollout(plan, stopped.state, stopped.state.at).message).toBe(
      "rollout of v2 is stopped: c0: InvalidConfig",
    );
    expect(tick(plan, stopped.state, 2, {}).changes).toEqual([]);
    expect(wordsOf(tick(plan, stopped.state, 3, {}, { revision: "v3" }))).toBe("c0:Released c1:Waiting c2:Waiting");
  });

  test("sends back what was released, where the strategy rolls back", () => {
    const plan = fleet({ maxConcurrent: 1 }, { onFailure: "rollback" });
    const start = tick(plan, undefined, 0, { c0: seen("v1", 0) }).state;
    expect(wordsOf(tick(plan, start, 1, { c0: bad(1, "InvalidConfig") }))).toContain("c0:RollingBack");
  });
});

describe("what was broken before", () => {
  const sick = { c0: seen("v1", 0, { health: "Failed", landed: false }) };

  test("is released, and when it fails no budget counts it", () => {
    const plan = fleet({});
    const start = tick(plan, undefined, 0, sick).state;
    expect(start.targets.get("c0")).toMatchObject({ state: "Released", brokenBefore: true });
    const failed = tick(plan, start, 1, { c0: bad(1), c1: seen("v2", 1), c2: seen("v2", 1) }).state;
    expect([failed.phase, failed.waves[0]?.failures, failed.waves[0]?.uncounted]).toEqual(["Completed", 0, 1]);
  });

  test.each<[string, Parameters<typeof seen>[2]]>([
    ["whose cluster was not ready", { blockedBy: "cluster/c0" }],
    ["whose cluster was not ready by a report of before", { blockedBy: "cluster/c0", freshness: "stale" }],
    ["that was never seen", { freshness: "never-seen", health: "Unknown", landed: false, observedAt: undefined }],
    ["whose apply had failed", { actuation: "Failed" }],
  ])("also one %s", (_, how) => {
    const plan = fleet({}, { onUnreachable: "skip" });
    const { state } = tick(plan, undefined, 0, { c0: seen("v1", 0, how), c1: seen("v1", 0) });
    expect(state.targets.get("c0")?.brokenBefore).toBe(true);
  });

  test.each<[string, Parameters<typeof tick>[3]]>([
    ["what was broken by this very revision", { c0: bad(0) }],
    ["what is only said by an old report", { c0: seen("v1", -60, { health: "Failed", landed: false }) }],
    ["what nothing is known of", {}],
  ])("not %s", (_, evidence) => {
    expect(tick(fleet({}), undefined, 0, evidence).state.targets.get("c0")?.brokenBefore).toBeUndefined();
  });

  test("it stays so while nothing is seen of it, and while it is skipped", () => {
    const plan = fleet({ maxFailures: 9 }, { onUnreachable: "skip" });
    const start = tick(plan, undefined, 0, { c0: sick.c0, c1: seen("v1", 0, { blockedBy: "cluster/c1" }) }).state;
    const skipped = tick(plan, start, 1, {}, { skips: [{ target: "c0", by: "ana" }] }).state;
    const silent = tick(plan, skipped, 31, {}).state;
    const again = tick(plan, silent, 32, { c1: seen("v1", 32) }).state;
    expect(["c0", "c1"].map((key) => silent.targets.get(key)?.state)).toEqual(["Released", "Held"]);
    const failed = tick(plan, again, 33, { c0: bad(33), c1: bad(33) }).state;
    expect(["c0", "c1"].map((key) => failed.targets.get(key)?.cause)).toEqual(["preexisting", "preexisting"]);
  });

  test("once it has landed it is whole: what happens then counts", () => {
    const plan = fleet({});
    const landed = tick(plan, tick(plan, undefined, 0, sick).state, 1, { c0: seen("v2", 1) }).state;
    const failed = tick(plan, landed, 2, { c0: bad(2) }).state;
    expect([failed.phase, failed.targets.get("c0")?.cause]).toEqual(["Stopped", "change"]);
  });

  test("proves nothing: a wave in which nothing else landed stops the rollout", () => {
    const plan = planOf(strategyOf([{ name: "one", select: { count: 1 } }, rest], { order: "name" }), manyTargets(2));
    const { state } = tick(plan, tick(plan, undefined, 0, sick).state, 1, { c0: bad(1) });
    expect([state.phase, state.targets.get("c1")?.state]).toEqual(["Stopped", "Waiting"]);
    expect(explainRollout(plan, state, state.at).message).toBe(
      "rollout of v2 is stopped: nothing of wave one has landed, and what failed says nothing of v2",
    );
    const skipped = tick(plan, state, 2, {}, { skips: [{ target: "c0", by: "ana" }] });
    expect(wordsOf(skipped)).toBe("c0:Held c1:Released");
  });

  test("counts as any other where the strategy says so", () => {
    const plan = fleet({}, { failures: { preexisting: "count" } });
    expect(tick(plan, tick(plan, undefined, 0, sick).state, 1, { c0: bad(1) }).state.phase).toBe("Stopped");
  });
});
