import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import { planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";

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

  test("nothing is released where no report is fresh, and that is said", () => {
    const made = tick(plan, undefined, 7 * HOUR, { can: seen("v1", 5) });
    expect(made.blockers.ofTarget("can")?.kind).toBe("NothingFresh");
    expect(wordsOf(tick(plan, made.state, 7 * HOUR + 1, { can: seen("v1", 7 * HOUR) }))).toContain("can:Released");
  });
});
