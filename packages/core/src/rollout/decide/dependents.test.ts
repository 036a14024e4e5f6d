import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { checkStep } from "../verify/verify.ts";
import { decide } from "./decide.ts";

const BAD = { health: "Failed", landed: false, reason: "Crash" } as const;

describe("one failed hub is one failure, whatever depends on it", () => {
  const targets = targetsOf({ hub: {}, s1: {}, s2: {}, other: {} }).map((one) =>
    one.target.cluster.startsWith("s") ? { ...one, dependsOn: ["hub"] } : one,
  );
  const made = (maxFailures: number) =>
    planOf(strategyOf([{ name: "all", select: { rest: true }, maxFailures }], { order: "name" }), targets);

  test.each<[number, RolloutState["phase"]]>([
    [1, "Running"],
    [0, "Stopped"],
  ])("with %s tolerated", (maxFailures, phase) => {
    const plan = made(maxFailures);
    const { state: begun } = tick(plan, undefined, 0, {});
    const { state } = tick(plan, begun, 1, { hub: seen("v2", 1, BAD) });
    expect(wordsOf({ state })).toBe("hub:Failed other:Released s1:Failed s2:Failed");
    expect([state.phase, state.waves[0]?.failures, state.waves[0]?.uncounted]).toEqual([phase, 1, 2]);
  });

  test("and they are named with it", () => {
    const plan = made(1);
    const { state: begun } = tick(plan, undefined, 0, {});
    const { state } = tick(plan, begun, 1, { hub: seen("v2", 1, BAD) });
    expect(explainRollout(plan, state, state.at, { target: "hub" }).message).toBe(
      "hub has failed (Crash), and with it 2 that depend on it: s1, s2",
    );
    expect(explainRollout(plan, state, state.at).message).toBe(
      "rollout of v2: wave all is open: 0 of 4 landed, 1 on the way, 3 failed (2 for what they depend on)",
    );
  });

  test("all go on when the hub is tried again", () => {
    const plan = made(0);
    const { state: begun } = tick(plan, undefined, 0, {});
    const { state } = tick(plan, begun, 1, { hub: seen("v2", 1, BAD) });
    const retries = ["hub", "s1", "s2"].map((target) => ({ target, attempt: 1, by: "ana" }));
    const { state: again } = tick(plan, state, 2, {}, { retries });
    expect(wordsOf({ state: again })).toBe("hub:Released other:Released s1:Waiting s2:Waiting");
    expect(again.phase).toBe("Running");
  });
});

test("a target that depends on one which no package reports can be skipped, and that is said", () => {
  const [own] = targetsOf({ one: {} });
  const plan = planOf(strategyOf([{ name: "all", select: { rest: true } }]), [{ ...own!, dependsOn: ["left"] }]);
  const made = tick(plan, undefined, 0, { one: seen("v1", 0) });
  const skip = { by: "person", verb: "skip", target: "one" } as const;
  expect(made.blockers.ofRollout()?.who).toEqual([{ by: "report", target: "left" }, skip]);
  const skips = [{ target: "one", by: "ana" }];
  expect(tick(plan, made.state, 1, { one: seen("v1", 1) }, { skips }).state.phase).toBe("Completed");
});

test("a dependency elsewhere that was seen just as long ago as counts lets it go; verify counts whole seconds too", () => {
  const [own] = targetsOf({ one: {} });
  const strategy = strategyOf([{ name: "all", select: { rest: true } }], { onUnreachable: "skip", staleAfter: "10m" });
  const plan = planOf(strategy, [{ ...own!, dependsOn: ["left"] }]);
  const evidence = new Map([["left", seen("v1", 0)]]);
  const inputs = { revision: "v2", restart: 0, now: START + 10 * MINUTE + 271, evidence };
  const step = { plan, before: undefined, inputs, decision: decide(plan, undefined, inputs) };
  expect(wordsOf(step.decision)).toBe("one:Released");
  expect(checkStep(step)).toEqual([]);
});

describe("a bound on how many failure domains may have failures", () => {
  const targets = targetsOf({
    a1: { region: "a" },
    a2: { region: "a" },
    b1: { region: "b" },
    c1: { region: "c" },
  });
  const plan = planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxFailures: 4 }], {
      order: "name",
      failureDomains: { label: "region", maxFailing: 1 },
    }),
    targets,
  );
  const failing = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, seen("v2", 1, BAD)]));
  const after = (...keys: readonly string[]): RolloutState => {
    const { state } = tick(plan, undefined, 0, {});
    return tick(plan, state, 1, failing(...keys)).state;
  };

  test("takes many failures in one", () => expect(after("a1", "a2").phase).toBe("Running"));

  test("stops at one domain more, and says which", () => {
    const state = after("a1", "b1");
    expect(state.phase).toBe("Stopped");
    expect(explainRollout(plan, state, state.at).message).toBe(
      "rollout of v2 is stopped: targets of 2 failure domains failed (a, b), 1 tolerated",
    );
  });

  test("goes on when what failed in one of them is tried again", () => {
    const state = after("a1", "b1");
    const next = tick(plan, state, 2, {}, { retries: [{ target: "b1", attempt: 1, by: "ana" }] });
    expect(next.state.phase).toBe("Running");
  });
});
