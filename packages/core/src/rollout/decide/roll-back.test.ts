import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import { type Decision, requeueTime } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick, valueOf, wordsOf } from "../testing/fleet.ts";

const WAVES = [
  { name: "canary", select: { targets: ["c"] } },
  { name: "eu", select: { targets: ["e1", "e2"] } },
  { name: "rest", select: { rest: true } },
];
const FLEET = targetsOf({ c: {}, e1: {}, e2: {}, u: {} });
const PLAN = planOf(strategyOf(WAVES, { order: "name" }), FLEET);
const ANA = { attempt: 1, by: "ana" };
const FAILED: Partial<Evidence> = { health: "Failed", landed: false, message: "Deployment web" };

/** Plays v1 everywhere; then the canary and e1 land v2 and e2 fails, two minutes apart. */
function stopped(plan: Plan): RolloutState {
  const v1 = (minute: number): { readonly [key: string]: Evidence } => ({
    c: seen("v1", minute),
    e1: seen("v1", minute),
    e2: seen("v1", minute),
    u: seen("v1", minute),
  });
  const first = tick(plan, undefined, 0, v1(0)).state;
  const second = tick(plan, first, 2, { ...v1(2), c: seen("v2", 2) }).state;
  return tick(plan, second, 4, { c: seen("v2", 4), e1: seen("v2", 4), e2: seen("v2", 4, FAILED) }).state;
}

const back = (
  plan: Plan,
  state: RolloutState,
  minute: number,
  evidence = {},
  more: Partial<DecideInputs> = {},
): Decision => tick(plan, state, minute, evidence, { rollback: ANA, ...more });

describe("rolling back (invariant 12)", () => {
  test("what ends at once, as nothing can be sent back, has no deadline left", () => {
    const first = tick(PLAN, undefined, 0, {}).state;
    const ended = back(PLAN, first, 1);
    expect([wordsOf(ended), ended.state.phase, ended.requeueAfter]).toEqual([
      "c:Held e1:Waiting e2:Waiting u:Waiting",
      "Stopped",
      undefined,
    ]);
  });

  test("what was released goes back to its own last known good, what waited stays, and it ends", () => {
    const state = { ...stopped(PLAN) };
    const targets = new Map(state.targets).set("c", { ...state.targets.get("c"), state: "Landed", lastGood: "v0" });
    const first = back(PLAN, { ...state, targets }, 6);
    expect(wordsOf(first)).toBe("c:RollingBack e1:RollingBack e2:RollingBack u:Waiting");
    expect(["c", "e1", "u"].map((key) => first.state.targets.get(key)?.revision)).toEqual(["v0", "v1", "v1"]);
    expect(first.changes.map(({ target }) => target)).toEqual(["e2", "e1", "c"]);
    expect(explainRollout(PLAN, first.state, START).message).toBe(
      "rollout of v2 is rolling back, as 1 of wave eu failed, 0 tolerated: 0 targets are back at what they had, 3 on the way",
    );

    const second = back(PLAN, first.state, 8, { c: seen("v0", 8), e1: seen("v1", 8), e2: seen("v2", 8) });
    expect([wordsOf(second), second.state.phase]).toEqual([
      "c:RolledBack e1:RolledBack e2:RollingBack u:Waiting",
      "RollingBack",
    ]);
    const third = back(PLAN, second.state, 10, { e2: seen("v1", 10) });
    expect([third.state.phase, third.requeueAfter]).toEqual(["RolledBack", undefined]);
  });

  test("a report from before it was sent back does not count", () => {
    const first = back(PLAN, stopped(PLAN), 6);
    expect(back(PLAN, first.state, 7, { e1: seen("v1", 6) }).state).toBe(first.state);
  });

  test("its own cap, last wave first", () => {
    const capped = planOf(strategyOf(WAVES, { order: "name", rollback: { maxConcurrent: 1 } }), FLEET);
    const first = back(capped, stopped(capped), 6);
    expect(wordsOf(first)).toBe("c:Landed e1:Landed e2:RollingBack u:Waiting");
    const second = back(capped, first.state, 8, { e2: seen("v1", 8) });
    expect(wordsOf(second)).toBe("c:Landed e1:RollingBack e2:RolledBack u:Waiting");
  });

  test("what was at the revision before us, and what was never good, is left alone and said", () => {
    const first = tick(PLAN, undefined, 0, { u: seen("v2", 0) }).state;
    const second = back(PLAN, first, 2);
    expect(wordsOf(second)).toBe("c:Held e1:Waiting e2:Waiting u:Landed");
    expect(second.state).toMatchObject({ phase: "Stopped", aborted: { reason: "CannotGoBack" } });
    expect(second.state.targets.get("c")).toMatchObject({ reason: "NoLastGood", revision: "v2" });
    const verbs = second.blockers.ofRollout()?.who.map((one) => (one.by === "person" ? one.verb : one.by));
    expect(verbs, "another rollback would find nothing either").toEqual(["restart", "revision"]);
  });

  test("is not named to anybody where nothing was moved that could go back", () => {
    const aborted = tick(PLAN, undefined, 0, {}, { abort: { attempt: 1, by: "ana" } });
    const verbs = aborted.blockers.ofRollout()?.who.map((one) => (one.by === "person" ? one.verb : one.by));
    expect([wordsOf(aborted), verbs]).toEqual(["c:Waiting e1:Waiting e2:Waiting u:Waiting", ["restart", "revision"]]);
  });

  test("what does not come back fails, and does not hold the others", () => {
    const first = back(PLAN, stopped(PLAN), 6);
    const second = back(PLAN, first.state, 8, { c: seen("v1", 8), e1: seen("v1", 8, FAILED) });
    const third = back(PLAN, second.state, 36, {});
    expect([wordsOf(third), third.state.phase]).toEqual(["c:RolledBack e1:Failed e2:Failed u:Waiting", "RolledBack"]);
    expect(third.state.targets.get("e2")).toMatchObject({ reason: "RollbackFailed", revision: "v1" });
  });

  test("a report that is ahead of the clock, of what failed to go back, is looked at when its time has come", () => {
    const first = back(PLAN, stopped(PLAN), 6);
    const second = back(PLAN, first.state, 8, { c: seen("v1", 8), e1: seen("v1", 8) });
    const third = back(PLAN, second.state, 40, { c: seen("v1", 40), e2: seen("v1", 43) });
    expect([wordsOf(third), third.state.phase]).toEqual([
      "c:RolledBack e1:RolledBack e2:Failed u:Waiting",
      "RolledBack",
    ]);
    expect(third.requeueAfter).toBe(3 * 60_000);
    expect(wordsOf(back(PLAN, third.state, 43, { e2: seen("v1", 43) }))).toContain("e2:RolledBack");
  });

  describe.each<[string, Partial<Evidence>]>([
    ["is still at what it goes back from", {}],
    ["is in a cluster that is not ready", { blockedBy: "cluster/e1" }],
    ["still fails", FAILED],
  ])("what failed to go back, shall try it again, and %s", (_, how) => {
    const slow = planOf(strategyOf(WAVES, { order: "name", rollback: { maxConcurrent: 1 } }), FLEET);
    const retries = ["e1", "e2"].map((target) => ({ attempt: 1, target, tries: 1, by: "ana" }));
    const evidence = { e1: seen("v2", 41, how), e2: seen("v2", 41, how) };
    const failed = [6, 8, 40].reduce(
      (state, minute) => back(PLAN, state, minute, minute === 8 ? { c: seen("v1", 8) } : {}).state,
      stopped(PLAN),
    );

    test.each<[string, Plan, Partial<DecideInputs>, string]>([
      ["waits for the handbrake", PLAN, { handbrake: ANA }, "c:RolledBack e1:Waiting e2:Waiting u:Waiting"],
      ["goes back as places come free", slow, {}, "c:RolledBack e1:Waiting e2:RollingBack u:Waiting"],
      ["goes back", PLAN, {}, "c:RolledBack e1:RollingBack e2:RollingBack u:Waiting"],
    ])("%s; the same look again changes nothing (invariant 20)", (__, plan, more, words) => {
      expect(wordsOf({ state: failed })).toBe("c:RolledBack e1:Failed e2:Failed u:Waiting");
      const first = back(plan, failed, 41, evidence, { ...more, retries });
      expect(wordsOf(first)).toBe(words);
      const again = back(plan, first.state, 41, evidence, { ...more, retries });
      expect([again.state, again.changes]).toEqual([first.state, []]);
      expect(again.state).toBe(first.state);
    });
  });

  test("the strategy can ask for it when the rollout stops", () => {
    const own = planOf(strategyOf(WAVES, { order: "name", onFailure: "rollback" }), FLEET);
    expect(stopped(own).phase).toBe("RollingBack");
  });

  test("leave for another attempt does not count; taking it back does not go forward again", () => {
    const state = stopped(PLAN);
    expect(back(PLAN, state, 6, {}, { rollback: { ...ANA, attempt: 2 } }).state).toBe(state);
    const first = back(PLAN, state, 6);
    expect(tick(PLAN, first.state, 8, {}).state).toBe(first.state);
  });

  test("a completed rollout can be rolled back", () => {
    const one = planOf(strategyOf([{ name: "all", select: { rest: true } }]), targetsOf({ c: {} }));
    const first = tick(one, undefined, 0, { c: seen("v1", 0) }).state;
    const done = tick(one, first, 2, { c: seen("v2", 2) }).state;
    expect([done.phase, back(one, done, 4).state.phase]).toEqual(["Completed", "RollingBack"]);
  });

  test("a new revision goes forward again, from what each target has", () => {
    const first = back(PLAN, stopped(PLAN), 6);
    const next = back(PLAN, first.state, 8, {}, { revision: "v3" });
    expect([wordsOf(next), next.state.attempt]).toEqual(["c:Released e1:Waiting e2:Waiting u:Waiting", 2]);
    expect(next.state.targets.get("e2")).toMatchObject({ revision: "v1", lastGood: "v1" });
  });

  test.each(["skips", "pins"] as const)("what was released goes back too when its %s are taken back", (field) => {
    const kept = { [field]: [{ target: "e1", by: "bob" }] };
    const one = planOf(strategyOf(WAVES, { order: "name", rollback: { maxConcurrent: 1 } }), FLEET);
    const released = tick(one, tick(one, undefined, 0, { e1: seen("v1", 0), e2: seen("v1", 0) }).state, 2, {
      c: seen("v2", 2),
    });
    const first = back(one, released.state, 4, {}, kept);
    expect(wordsOf(first)).toBe("c:Held e1:Held e2:RollingBack u:Waiting");
    const second = back(one, first.state, 6, { e2: seen("v1", 6) });
    expect(wordsOf(second)).toBe("c:Held e1:RollingBack e2:RolledBack u:Waiting");
    const pinned = back(one, first.state, 6, { e2: seen("v1", 6) }, { pins: [{ target: "e1", by: "bob" }] });
    expect([wordsOf(pinned), pinned.state.phase]).toEqual(["c:Held e1:Held e2:RolledBack u:Waiting", "RolledBack"]);
    expect(wordsOf(back(one, pinned.state, 8))).toBe("c:Held e1:RollingBack e2:RolledBack u:Waiting");
  });

  test("it is stored, and read back", () => {
    const first = back(PLAN, stopped(PLAN), 6);
    const pages = writePlan({
      rollout: "shop",
      plan: PLAN,
      state: first.state,
      next: requeueTime(first, START + 6 * MINUTE),
    });
    expect(pages[0]?.status).toMatchObject({
      phase: "RollingBack",
      counts: { rollingBack: 3, waiting: 1, landed: 0 },
      next: { at: "2026-11-21T08:36:00Z" },
    });
    const stored = valueOf(readPlan(JSON.parse(JSON.stringify(pages)) as readonly object[]))?.state;
    expect(wordsOf(back(PLAN, stored ?? first.state, 8, { e1: seen("v1", 8) }))).toContain("e1:RolledBack");
  });

  test("on any fleet: all that was released goes back, nothing else, nothing starts, and again changes nothing", () => {
    const look = fc.constantFrom("v1", "v2", "bad", "gone");
    const looks = fc.array(fc.array(look, { minLength: 4, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(looks, looks, fc.constantFrom(1, 2, "100%"), (forward, backward, maxConcurrent) => {
        const plan = planOf(
          strategyOf(
            WAVES.map((wave) => ({ ...wave, maxFailures: 1 })),
            { rollback: { maxConcurrent } },
          ),
          FLEET,
        );
        const keys = plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key));
        const report = (words: readonly string[], minute: number): { readonly [key: string]: Evidence } =>
          Object.fromEntries(
            words.flatMap((word, index) =>
              word === "gone"
                ? []
                : [[keys[index] ?? "", word === "bad" ? seen("v2", minute, FAILED) : seen(word, minute)]],
            ),
          );
        let { state } = tick(plan, undefined, 0, report(["v1", "v1", "v1", "v1"], 0));
        forward.forEach((words, index) => {
          state = tick(plan, state, index + 1, report(words, index + 1)).state;
        });
        const released = keys.filter((key) => {
          const target = state.targets.get(key);
          return target?.revision === "v2" && target.releasedAt !== undefined;
        });
        // A target that is seen at the revision again is sent back, too.
        const changed = keys.filter((key) => state.targets.get(key)?.reason === "ChangedByHand");
        [["gone", "gone", "gone", "gone"], ...backward].forEach((words, index) => {
          const minute = 10 + index;
          const next = back(plan, state, minute, report(words, minute));
          expect(next.changes.filter(({ kind }) => kind === "released")).toEqual([]);
          expect(back(plan, next.state, minute, report(words, minute)).state).toBe(next.state);
          const onTheWay = [...next.state.targets.values()].filter((target) => target.state === "RollingBack").length;
          expect(onTheWay).toBeLessThanOrEqual(plan.rollbackConcurrent);
          state = next.state;
        });
        const touched = keys.filter(
          (key) =>
            ["RollingBack", "RolledBack"].includes(state.targets.get(key)?.state ?? "") ||
            state.targets.get(key)?.reason === "RollbackFailed",
        );
        expect([...released, ...changed]).toEqual(expect.arrayContaining(touched));
        if (maxConcurrent === "100%") expect(touched).toEqual(expect.arrayContaining(released));
      }),
      { numRuns: 300 },
    );
  });
});

test("only what failed to go back is named for another try, and that try is heard", () => {
  const fleet = targetsOf({ hub: {}, other: {}, s: {} }).map((one) =>
    one.target.cluster === "s" ? { ...one, dependsOn: ["hub"] } : one,
  );
  const strategy = strategyOf([{ name: "all", select: { rest: true }, maxFailures: 2 }], {
    order: "name",
    deadline: "10m",
    rollback: { maxConcurrent: 1 },
  });
  const plan = planOf(strategy, fleet);
  const at = (minute: number, hub: Evidence, revision = "v2") => ({
    hub,
    other: seen(revision, minute),
    s: seen(revision, minute),
  });
  const first = tick(plan, undefined, 0, at(0, seen("v1", 0), "v1")).state;
  const there = tick(plan, first, 1, { ...at(1, seen("v2", 1)), s: seen("v1", 1) }).state;
  const going = back(plan, there, 2, at(2, seen("v2", 2))).state;
  const broken = back(plan, going, 5, at(5, seen("v2", 5, FAILED))).state;
  const late = back(plan, broken, 13, at(13, seen("v2", 13)));
  expect([wordsOf(late), late.state.targets.get("s")?.reason]).toEqual([
    "hub:Failed other:RollingBack s:Failed",
    "RollbackFailed",
  ]);
  expect(late.blockers.ofTarget("s")?.who).toEqual([{ by: "person", verb: "retry", target: "s" }]);
  const retries = [{ target: "s", attempt: 1, by: "ana" }];
  const again = back(plan, late.state, 14, at(14, seen("v2", 14)), { retries });
  expect([wordsOf(again), again.blockers.ofTarget("s")?.kind]).toEqual([
    "hub:Failed other:RollingBack s:Failed",
    "RollbackTurn",
  ]);
});
