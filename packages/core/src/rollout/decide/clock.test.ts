import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Evidence } from "../model/evidence.ts";
import { planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { standingOrders } from "./orders.ts";

const HOUR = 60;
const WAVES = [
  { name: "canary", select: { targets: ["can"] } },
  { name: "rest", select: { rest: true } },
];
const plan = planOf(strategyOf(WAVES, { order: "name" }), targetsOf({ can: {}, one: {}, two: {} }));
const begun = tick(plan, undefined, 0, {}).state;
const clockMissing = true;

describe("without a clock", () => {
  test("nothing starts, and it is said what mends it", () => {
    const made = tick(plan, undefined, -START / 60_000, { can: seen("v1", 0) }, { clockMissing });
    expect(wordsOf(made)).toBe("can:Waiting one:Waiting two:Waiting");
    expect(made.blockers.ofRollout()).toMatchObject({
      kind: "ClockMissing",
      who: [{ by: "person", verb: "clock" }],
    });
    const { message, releasedBy } = explainRollout(plan, made.state, 0, undefined, made.blockers);
    expect(message).toContain("waiting for somebody to say what time it is");
    expect(releasedBy).toContain("landfall snapshot");
    expect(explainRollout(plan, made.state, START, undefined, made.blockers).since).toBeUndefined();
    expect(made.requeueAfter).toBeUndefined();
    const timed = tick(plan, made.state, 5, { can: seen("v1", 4) });
    expect(wordsOf(timed)).toBe("can:Released one:Waiting two:Waiting");
    expect(timed.state.startedAt).toBe(START + 5 * 60_000);
    expect(timed.state.targets.get("can")?.lastGood).toBe("v1");
  });

  test("what was never moved is assigned the revision at which it was last seen, so that it can be held there", () => {
    const evidence = { can: seen("v1", 0), one: seen("v0", -900), two: seen("v1", 0, { health: "InProgress" }) };
    const { state } = tick(plan, undefined, -START / 60_000, evidence, { clockMissing });
    const held = Array.from(standingOrders(state), ([key, order]) => ({ key, ...order }));
    expect(held).toEqual([
      { key: "can", order: "held", revision: "v1" },
      { key: "one", order: "held", revision: "v0" },
      { key: "two", order: "held", revision: "v1" },
    ]);
    expect([...state.targets.values()].map(({ lastGood }) => lastGood)).toEqual([undefined, undefined, undefined]);
  });

  test("what is on the way is not late, and the next wave does not open", () => {
    const late = { can: seen("v2", 50), one: seen("v2", 50) };
    const made = tick(plan, begun, 0, late, { clockMissing });
    expect(wordsOf(made)).toBe("can:Released one:Waiting two:Waiting");
    expect(wordsOf(tick(plan, made.state, 51, late))).toBe("can:Landed one:Landed two:Released");
  });

  test.each([
    ["abort", { abort: { attempt: 1, by: "ana" } }, "Stopped"],
    ["pause", { paused: { by: "ana" } }, "Paused"],
    ["rollback", { rollback: { attempt: 1, by: "ana" } }, "RollingBack"],
  ] as const)("%s works", (_, said, phase) => {
    const known = tick(plan, undefined, 0, { can: seen("v1", 0) }).state;
    expect(tick(plan, known, 0, {}, { ...said, clockMissing }).state.phase).toBe(phase);
  });

  test("the handbrake works", () => {
    const braked = tick(plan, begun, 0, {}, { handbrake: { by: "ana" }, clockMissing });
    expect(braked.state.brakedBy).toBe("ana");
    expect(braked.blockers.ofRollout()?.kind).toBe("Braked");
  });
});

describe("a time that no report bears out", () => {
  test("two hours ahead: nothing fails, nothing is sent back, and with the next report all goes on", () => {
    const back = planOf(
      strategyOf(WAVES, { order: "name", onFailure: "rollback" }),
      targetsOf({ can: {}, one: {}, two: {} }),
    );
    const state = tick(back, undefined, 0, { can: seen("v1", 0), one: seen("v1", 0) }).state;
    const ahead = tick(back, state, 2 * HOUR, { can: seen("v1", 1), one: seen("v1", 1) });
    expect(wordsOf(ahead)).toBe("can:Released one:Waiting two:Waiting");
    expect(ahead.state.phase).toBe("Running");
    const on = tick(back, ahead.state, 2 * HOUR + 1, { can: seen("v2", 2 * HOUR + 1), one: seen("v1", 2 * HOUR) });
    expect(wordsOf(on)).toBe("can:Landed one:Released two:Released");
  });

  test("one cluster that reports proves the time: what stays silent is late", () => {
    const made = tick(plan, begun, 31, { can: seen("v1", 1), one: seen("v1", 31) });
    expect(wordsOf(made)).toBe("can:Failed one:Waiting two:Waiting");
  });

  test("an approval given at night opens nothing on evidence of the afternoon", () => {
    const gated = planOf(
      strategyOf([WAVES[0]!, { ...WAVES[1]!, approval: true }], { order: "name" }),
      targetsOf({ can: {}, one: {}, two: {} }),
    );
    const state = tick(gated, tick(gated, undefined, 0, {}).state, 5, { can: seen("v2", 5) }).state;
    const approvals = [{ wave: "rest", revision: "v2", attempt: 1, by: "ana" }];
    const old = { can: seen("v2", 5), one: seen("v1", 5), two: seen("v1", 5) };
    expect(wordsOf(tick(gated, state, 7 * HOUR, old, { approvals }))).toBe("can:Landed one:Waiting two:Waiting");
  });

  describe("a waiting target whose own report does not count, while others report", () => {
    const AHEAD: Partial<Evidence> = { observedAt: undefined, freshness: "stale", landed: false, health: "Unknown" };
    test.each<[string, Evidence, { readonly since?: number } | undefined]>([
      ["is older than staleAfter", seen("v1", 30), { since: START + 30 * 60_000 }],
      ["is stale by its source", seen("v1", 59, { freshness: "stale" }), { since: START + 59 * 60_000 }],
      ["is of a time to come", seen("v1", 65), undefined],
      ["was refused, as it is ahead", seen("v1", 0, AHEAD), undefined],
    ])("%s: it is not released, holds no place, and a newer report or a skip lets it go on", (_, one, silent) => {
      const fresh = { can: seen("v2", 60), two: seen("v1", 60) };
      const capped = planOf(
        strategyOf([WAVES[0]!, { ...WAVES[1]!, maxConcurrent: 1 }], { order: "name" }),
        targetsOf({ can: {}, one: {}, two: {} }),
      );
      const state = tick(capped, undefined, 55, { can: seen("v1", 55) }).state;
      const held = tick(capped, state, 60, { ...fresh, one });
      expect(wordsOf(held)).toBe("can:Landed one:Waiting two:Released");
      expect(held.blockers.ofTarget("one")).toMatchObject({ kind: "Cap" });
      const on = tick(capped, held.state, 61, { can: seen("v2", 61), two: seen("v2", 61), one });
      expect(wordsOf(on)).toBe("can:Landed one:Waiting two:Landed");
      expect(on.blockers.ofTarget("one")).toMatchObject({ kind: "Stale" });
      expect(on.state.phase).toBe("Running");
      const told = explainRollout(capped, on.state, on.state.at, { target: "one" }, on.blockers);
      expect(told.message).toBe("one waits: its own last report does not count at this time");
      expect(told.releasedBy).toContain("landfall snapshot --into DIR");
      expect(told.silent).toEqual(silent);
      expect(told.who.map(({ by }) => by)).toEqual(["report", "person"]);
      expect(explainRollout(capped, on.state, on.state.at, undefined, on.blockers).message).toContain(
        "; one waits: its own last report does not count at this time",
      );
      const newer = { can: seen("v2", 62), two: seen("v2", 62), one: seen("v1", 62) };
      expect(wordsOf(tick(capped, on.state, 62, newer))).toBe("can:Landed one:Released two:Landed");
      const skips = [{ target: "one", by: "ana" }];
      expect(tick(capped, on.state, 62, { ...newer, one }, { skips }).state.phase).toBe("Completed");
    });

    test("a report that was refused changes nothing of what is known of its cluster", () => {
      const away = { can: seen("v1", 55), one: seen("v1", 55, { blockedBy: "cluster/one" }) };
      const state = tick(plan, undefined, 55, away).state;
      const made = tick(plan, state, 60, { can: seen("v2", 60), two: seen("v1", 60), one: seen("v1", 0, AHEAD) });
      expect(made.blockers.ofTarget("one")).toMatchObject({ kind: "NotReady" });
    });

    test("is told all the same where the strategy goes on without what is unreachable", () => {
      const skips = planOf(
        strategyOf(WAVES, { order: "name", onUnreachable: "skip" }),
        targetsOf({ can: {}, one: {}, two: {} }),
      );
      const state = tick(skips, undefined, 55, { can: seen("v1", 55) }).state;
      const made = tick(skips, state, 60, { can: seen("v2", 60), one: seen("v1", 30) });
      expect(wordsOf(made)).toBe("can:Landed one:Released two:Released");
    });
  });

  test("nothing is released where no report is fresh, and that is said", () => {
    const made = tick(plan, undefined, 7 * HOUR, { can: seen("v1", 5) });
    expect(made.blockers.ofTarget("can")?.kind).toBe("NothingFresh");
    expect(wordsOf(tick(plan, made.state, 7 * HOUR + 1, { can: seen("v1", 7 * HOUR) }))).toContain("can:Released");
  });
});
