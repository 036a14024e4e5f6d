import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE, manyTargets, planOf, START, seen, strategyOf, tick, wordsOf } from "../testing/fleet.ts";

const rest = { name: "all", select: { rest: true } };
const fleet = (retry: StrategySpec["retry"], wave: object = {}, more: Omit<StrategySpec, "waves"> = {}): Plan =>
  planOf(
    strategyOf([{ ...rest, maxConcurrent: 1, ...wave }], { order: "name", ...(retry && { retry }), ...more }),
    manyTargets(2),
  );
const bad = (minute: number) =>
  seen("v2", minute, { health: "Failed", landed: false, reason: "Crash", message: "exit 1" });
const PLAN = fleet({ attempts: 3, first: "2m", factor: 3, longest: "5m", jitter: "0%" });
const begun = (plan: Plan): RolloutState => tick(plan, undefined, 0, {}).state;
const minuteOf = (time: number | undefined): number => ((time ?? 0) - START) / MINUTE;

describe("a target that fails is tried again", () => {
  test("after pauses that grow up to the longest, in its place, and then it has failed", () => {
    const first = tick(PLAN, begun(PLAN), 1, { c0: bad(1) });
    expect(first.changes.map(({ kind, target }) => [kind, target])).toEqual([["retrying", "c0"]]);
    expect(minuteOf(first.state.targets.get("c0")?.retryAt)).toBe(3);
    expect([wordsOf(first), first.requeueAfter]).toEqual(["c0:Released c1:Waiting", 2 * MINUTE]);
    const waits = tick(PLAN, first.state, 2, { c0: bad(2) });
    expect(waits.state).toBe(first.state);
    const again = tick(PLAN, waits.state, 3, { c0: bad(3) });
    expect(again.changes.map(({ kind }) => kind)).toEqual(["retried"]);
    expect(again.state.targets.get("c0")).toMatchObject({ state: "Released", tries: 2, reason: "Retried" });
    const second = tick(PLAN, again.state, 4, { c0: bad(4) });
    expect(minuteOf(second.state.targets.get("c0")?.retryAt)).toBe(9);
    const third = tick(PLAN, tick(PLAN, second.state, 9, {}).state, 10, { c0: bad(10) });
    expect(third.state.targets.get("c0")).toMatchObject({ state: "Failed", tries: 3, cause: "change" });
    expect([third.state.phase, third.state.waves[0]?.failures]).toEqual(["Stopped", 1]);
  });

  test("one that lands while it waits needs no other try", () => {
    const { state } = tick(PLAN, begun(PLAN), 1, { c0: bad(1) });
    expect(wordsOf(tick(PLAN, state, 2, { c0: seen("v2", 2) }))).toBe("c0:Landed c1:Released");
  });

  test("one that ran into its deadline is tried again too, and then has a whole one", () => {
    const late = tick(PLAN, begun(PLAN), 30, {});
    expect(late.state.targets.get("c0")).toMatchObject({ state: "Released", reason: "Retrying" });
    const again = tick(PLAN, late.state, 32, {});
    expect(again.requeueAfter).toBe(30 * MINUTE);
  });

  test.each<[string, object]>([
    ["is paused", { paused: true }],
    ["stands still by the handbrake", { handbrake: { by: "ana" } }],
  ])("not while the rollout %s: it is as soon as that is over", (_, told) => {
    const { state } = tick(PLAN, begun(PLAN), 1, { c0: bad(1) });
    const still = tick(PLAN, state, 20, { c0: bad(20) }, told);
    expect(still.changes.filter(({ kind }) => kind === "retried")).toEqual([]);
    expect(still.requeueAfter).toBeUndefined();
    expect(tick(PLAN, still.state, 21, {}).changes.map(({ kind }) => kind)).toContain("retried");
  });

  test("only for the classes that the strategy names", () => {
    const plan = fleet({ attempts: 2, classes: ["infrastructure"] });
    expect(tick(plan, begun(plan), 1, { c0: bad(1) }).state.phase).toBe("Stopped");
  });

  test("also when the strategy says so no more: what waits does not wait for ever", () => {
    const { state } = tick(PLAN, begun(PLAN), 1, { c0: bad(1) });
    const edited = fleet(undefined);
    const again = tick(edited, state, 3, {});
    expect(again.changes.map(({ kind }) => kind)).toEqual(["retried"]);
    expect(tick(edited, again.state, 4, { c0: bad(4) }).state.phase).toBe("Stopped");
  });

  test("the jitter is the same for the same try, another for another target, and never lengthens a pause", () => {
    const plan = fleet({ attempts: 2, first: "10m", jitter: "50%" }, { maxConcurrent: 2 });
    const look = () => tick(plan, begun(plan), 1, { c0: bad(1), c1: bad(1) }).state.targets;
    const pauses = ["c0", "c1"].map((key) => minuteOf(look().get(key)?.retryAt) - 1);
    expect(["c0", "c1"].map((key) => minuteOf(look().get(key)?.retryAt) - 1)).toEqual(pauses);
    expect(pauses[0]).not.toBe(pauses[1]);
    for (const pause of pauses) expect(pause >= 5 && pause <= 10).toBe(true);
  });

  test("explain says which try failed, and when the next one is", () => {
    const { state } = tick(PLAN, begun(PLAN), 1, { c0: bad(1) });
    expect(explainRollout(PLAN, state, state.at, { target: "c0" })).toMatchObject({
      message: "c0 failed in try 1 and is tried again: Crash: exit 1",
      releasedBy: "when it is tried again, not before 2026-11-21T08:03:00Z, or when a newer report shows it Current",
    });
  });
});

describe("somebody asks to try a target again", () => {
  const plan = fleet(undefined);
  const stopped = tick(plan, begun(plan), 1, { c0: bad(1) }).state;
  const retries = [{ target: "c0", attempt: 1, by: "ana" }];

  test("it waits for its place again, and its failure stops nothing any more, but stays written down", () => {
    expect(stopped.phase).toBe("Stopped");
    const again = tick(plan, stopped, 2, {}, { retries });
    expect(wordsOf(again)).toBe("c0:Released c1:Waiting");
    expect(again.state.targets.get("c0")?.tries).toBe(2);
    expect(again.state.waves[0]).toMatchObject({ failures: 1, forgiven: 1 });
  });

  test("once: when it fails again it takes another word", () => {
    const again = tick(plan, stopped, 2, {}, { retries }).state;
    const failed = tick(plan, again, 3, { c0: bad(3) }, { retries }).state;
    expect(failed.phase).toBe("Stopped");
    expect(tick(plan, failed, 4, {}, { retries }).changes).toEqual([]);
    const second = [{ ...retries[0]!, tries: 2 }];
    expect(wordsOf(tick(plan, failed, 4, {}, { retries: second }))).toBe("c0:Released c1:Waiting");
  });

  test("words for several tries stand side by side, each for its own", () => {
    const both = [retries[0]!, { ...retries[0]!, tries: 2 }];
    const again = tick(plan, stopped, 2, {}, { retries: both }).state;
    expect(again.targets.get("c0")).toMatchObject({ state: "Released", tries: 2 });
    expect(tick(plan, again, 3, { c0: bad(3) }, { retries: both }).state.targets.get("c0")?.tries).toBe(3);
  });

  test("of another attempt it counts for nothing", () => {
    expect(tick(plan, stopped, 2, {}, { retries: [{ ...retries[0]!, attempt: 2 }] }).changes).toEqual([]);
  });

  test("one that has healed meanwhile has landed", () => {
    expect(wordsOf(tick(plan, stopped, 2, { c0: seen("v2", 2) }, { retries }))).toBe("c0:Landed c1:Released");
  });
});
