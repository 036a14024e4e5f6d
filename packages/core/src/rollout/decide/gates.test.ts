import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { RolloutState } from "../model/state.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { planOf, START, seen, strategyOf, targetsOf, tick, valueOf, wordsOf } from "../testing/fleet.ts";

const FLEET = targetsOf({ c: {}, d: {} });
const canary = { name: "canary", select: { targets: ["c"] } };
const REST = { name: "rest", select: { rest: true } };

describe("row 92: soak (invariant 10), the next wave opens when", () => {
  const plan = planOf(strategyOf([{ ...canary, soak: "20m" }, REST], { staleAfter: "10m" }), FLEET);
  const SICK: Partial<Evidence> = { health: "InProgress", landed: false };

  /**
   * The evidence at a minute: `sick`, `gone` (no evidence), `stale`, or healthy; `paused` and `pausedUnseen` also pause
   * the rollout, with and without evidence.
   */
  type Look = "sick" | "gone" | "stale" | "paused" | "pausedUnseen";

  function soak(looks: readonly (readonly [minute: number, what?: Look])[]): Decision {
    let decision = tick(plan, undefined, 0, {});
    for (const [minute, what] of looks) {
      const age = what === "stale" ? { freshness: "stale" as const } : {};
      const one = seen("v2", minute, { ...(what === "sick" ? SICK : {}), ...age });
      const more: Partial<DecideInputs> = { paused: what?.startsWith("paused") === true };
      decision = tick(plan, decision.state, minute, what === "gone" || what === "pausedUnseen" ? {} : { c: one }, more);
    }
    return decision;
  }

  const cases: readonly [what: string, looks: Parameters<typeof soak>[0], opens: boolean][] = [
    ["its targets were seen healthy for the time, from first to last", [[5], [15], [25]], true],
    ["not before", [[5], [15], [24]], false],
    ["not because time passes unseen (ocm#327)", [[5], [90, "gone"]], false],
    ["silence counts for no more than staleAfter", [[5], [95]], false],
    ["silence counts for no more than staleAfter, then it goes on", [[5], [95], [105]], true],
    ["one sick look begins it again", [[5], [15], [20, "sick"], [25], [30]], false],
    ["one sick look begins it again, and it can be done then", [[5], [15], [20, "sick"], [25], [35], [45]], true],
    ["a stale look adds nothing and takes nothing away", [[5], [15], [16, "stale"], [25]], true],
    ["paused time does not count", [[5], [15], [25, "paused"], [30]], false],
    ["paused time does not count, and what was before it stays", [[5], [15], [25, "paused"], [35], [45]], true],
    ["nor does it where nothing newer was seen in it", [[5], [15], [16, "pausedUnseen"], [35], [44]], false],
    ["nor what was seen in it, and is reported after it", [[5], [15], [16, "pausedUnseen"], [35, "gone"], [44]], false],
    ["the pause over, it goes on from there", [[5], [15], [16, "pausedUnseen"], [35, "gone"], [45]], true],
  ];
  test.each(cases)("%s", (_, looks, opens) => {
    expect(wordsOf(soak(looks))).toBe(opens ? "c:Landed d:Released" : "c:Landed d:Waiting");
  });

  test("the same report again adds nothing", () => {
    const once = soak([[5], [15]]);
    expect(tick(plan, once.state, 15, { c: seen("v2", 15) }).state).toBe(once.state);
    expect(tick(plan, once.state, 20, { c: seen("v2", 15) }).state).toBe(once.state);
  });

  test("it is stored, and said", () => {
    const { state } = soak([[5], [15]]);
    const pages = writePlan({ rollout: "shop", plan, state });
    expect(pages[0]?.status?.waves?.[0]).toMatchObject({
      state: "Soaking",
      message: "wave canary soaks: 1 of 1 landed, seen healthy for 10m of 20m",
    });
    expect(pages[0]?.status?.targets?.[0]).toMatchObject({
      state: "Landed",
      soaked: "10m",
      seenAt: "2026-11-21T08:15:00Z",
    });
    const stored = valueOf(readPlan(JSON.parse(JSON.stringify(pages)) as readonly object[]))?.state;
    expect(wordsOf(tick(plan, stored, 25, { c: seen("v2", 25) }))).toBe("c:Landed d:Released");
  });

  test("a failure while it soaks is a failure", () => {
    const { state } = soak([[5], [15]]);
    expect(tick(plan, state, 20, { c: seen("v2", 20, { health: "Failed", landed: false }) }).state.phase).toBe(
      "Stopped",
    );
  });

  test("a wave that is through is not asked to soak again", () => {
    const { state } = soak([[5], [15], [25]]);
    const next = tick(plan, state, 30, { c: seen("v2", 30, SICK), d: seen("v2", 30) });
    expect(next.state.phase).toBe("Completed");
  });
});

describe("approval (invariant 15)", () => {
  const plan = planOf(strategyOf([canary, { ...REST, approval: true }]), FLEET);
  const ana = { wave: "rest", revision: "v2", attempt: 1, by: "ana" };
  const landed = (approvals: DecideInputs["approvals"] = []): Decision => {
    const { state } = tick(plan, undefined, 0, {});
    return tick(plan, state, 5, { c: seen("v2", 5) }, { approvals });
  };

  test("a wave that asks for it waits for it, and says for what", () => {
    const waiting = landed();
    expect(wordsOf(waiting)).toBe("c:Landed d:Waiting");
    expect(explainRollout(plan, waiting.state, START).line).toBe(
      "rollout of v2: wave rest waits for approval; goes on when it is approved for attempt 1 at v2",
    );
    expect(explainRollout(plan, waiting.state, START, { target: "d" }).releasedBy).toContain("approved");
    const next = tick(plan, waiting.state, 6, { c: seen("v2", 6) }, { approvals: [ana] });
    expect(wordsOf(next)).toBe("c:Landed d:Released");
    expect(next.state.waves[1]).toMatchObject({ approvedBy: "ana" });
  });

  test("it can be given before", () => {
    expect(wordsOf(landed([ana]))).toBe("c:Landed d:Released");
  });

  const others: readonly [what: string, approval: typeof ana][] = [
    ["of another wave", { ...ana, wave: "canary" }],
    ["of another revision", { ...ana, revision: "v1" }],
    ["of another attempt", { ...ana, attempt: 2 }],
  ];
  test.each(others)("an approval %s does not count", (_, approval) => {
    expect(wordsOf(landed([approval]))).toBe("c:Landed d:Waiting");
  });

  test("taking it back after the wave has opened changes nothing", () => {
    const open = landed([ana]);
    expect(tick(plan, open.state, 6, {}).state).toBe(open.state);
  });

  test("it is not reused after a new revision, nor after going back to the old one", () => {
    const open = landed([ana]);
    let state: RolloutState = tick(plan, open.state, 6, {}, { revision: "v3", approvals: [ana] }).state;
    state = tick(plan, state, 7, { c: seen("v3", 7) }, { revision: "v3", approvals: [ana] }).state;
    expect(state.targets.get("d")?.state).toBe("Waiting");
    state = tick(plan, state, 8, {}, { approvals: [ana] }).state;
    expect(tick(plan, state, 9, { c: seen("v2", 9) }, { approvals: [ana] }).state.targets.get("d")?.state).toBe(
      "Waiting",
    );
  });

  test("the first wave can ask for it too", () => {
    const first = planOf(strategyOf([{ ...canary, approval: true }, REST]), FLEET);
    expect(wordsOf(tick(first, undefined, 0, {}))).toBe("c:Waiting d:Waiting");
    expect(wordsOf(tick(first, undefined, 0, {}, { approvals: [{ ...ana, wave: "canary" }] }))).toBe(
      "c:Released d:Waiting",
    );
  });
});

describe("skip", () => {
  const fleet = targetsOf({ a: {}, b: {}, c: {}, d: {} });
  const plan = planOf(strategyOf([{ name: "first", select: { targets: ["a", "b"] } }, REST], { order: "name" }), fleet);
  const skips = [{ target: "b", by: "ana" }];

  test("the rollout goes on without what waits, is on the way or has failed, and says who said so", () => {
    const waiting = tick(plan, undefined, 0, {}, { skips });
    expect(wordsOf(waiting)).toBe("a:Released b:Held c:Waiting d:Waiting");
    expect(waiting.state.targets.get("b")).toMatchObject({ reason: "Skipped", message: "is skipped by ana" });
    const onTheWay = tick(plan, tick(plan, undefined, 0, {}).state, 2, { a: seen("v2", 2) }, { skips });
    expect(wordsOf(onTheWay)).toBe("a:Landed b:Held c:Released d:Released");
  });

  test("a failure that is skipped counts no more: the rollout goes on without it", () => {
    const failed = tick(plan, tick(plan, undefined, 0, {}).state, 2, { b: seen("v2", 2, { health: "Failed" }) });
    const next = tick(plan, failed.state, 3, {}, { skips });
    expect([failed.state.phase, next.state.phase, wordsOf(next)]).toEqual([
      "Stopped",
      "Running",
      "a:Released b:Held c:Waiting d:Waiting",
    ]);
    expect(next.state.waves[0]).toMatchObject({ failures: 1, forgiven: 1 });
    const pinned = tick(plan, failed.state, 3, {}, { pins: skips });
    expect(pinned.state.phase).toBe("Running");
  });

  test("taken back, the target waits for its wave again", () => {
    const { state } = tick(plan, undefined, 0, {}, { skips });
    expect(wordsOf(tick(plan, state, 1, {}))).toBe("a:Released b:Released c:Waiting d:Waiting");
  });

  test("what depends on it is held too, and let go with it", () => {
    const edges = fleet.map((target) => (target.target.cluster === "a" ? { ...target, dependsOn: ["b"] } : target));
    const depending = planOf(
      strategyOf([{ name: "first", select: { targets: ["a", "b"] } }, REST], { order: "name" }),
      edges,
    );
    const { state } = tick(depending, undefined, 0, {}, { skips });
    expect(wordsOf({ state })).toBe("a:Held b:Held c:Released d:Released");
    expect(wordsOf(tick(depending, state, 1, {}))).toBe("a:Waiting b:Released c:Released d:Released");
  });
});

describe("unreachable (rancher/fleet#594, AKS#5655: one silent cluster holds up all)", () => {
  const fleet = targetsOf({ a: {}, b: {}, c: {} });
  const waves = [{ name: "first", select: { targets: ["a", "b"] } }, REST];
  const plan = planOf(strategyOf(waves, { onUnreachable: "skip" }), fleet);
  const start = tick(plan, undefined, 0, {}).state;
  const silent = tick(plan, start, 30, { a: seen("v2", 29) });

  test("past its deadline the rollout goes on without it", () => {
    expect(wordsOf(silent)).toBe("a:Landed b:Held c:Released");
    expect(silent.state.waves[0]?.failures).toBe(0);
  });

  test("also where its cluster is not ready, but not where it is seen and does not land", () => {
    const blocked = tick(plan, start, 30, { a: seen("v2", 29), b: seen("v1", 29, { blockedBy: "cluster/b" }) });
    expect(wordsOf(blocked)).toBe("a:Landed b:Held c:Released");
    expect(tick(plan, blocked.state, 31, { b: seen("v1", 31, { blockedBy: "cluster/b" }) }).state).toBe(blocked.state);
    const slow = tick(plan, start, 30, { a: seen("v2", 29), b: seen("v1", 29) });
    expect(slow.state.phase).toBe("Stopped");
  });

  test("seen again it has its time again, holds up nothing before that, and can still land or fail", () => {
    const again = tick(plan, silent.state, 40, { b: seen("v1", 40) });
    expect(wordsOf(again)).toBe("a:Landed b:Released c:Released");
    expect(wordsOf(tick(plan, again.state, 45, { b: seen("v2", 45) }))).toBe("a:Landed b:Landed c:Released");
    expect(tick(plan, again.state, 71, { b: seen("v1", 70) }).state.phase).toBe("Stopped");
  });

  test("a wave of which nothing at all was seen is not through (invariant 16), and says so", () => {
    const nothing = tick(plan, start, 30, {});
    expect(wordsOf(nothing)).toBe("a:Held b:Held c:Waiting");
    expect(explainRollout(plan, nothing.state, nothing.state.at).message).toBe(
      "rollout of v2: wave first waits: nothing was seen of 2 of 2",
    );
    const one = tick(plan, nothing.state, 40, { a: seen("v2", 40) });
    expect(wordsOf(tick(plan, one.state, 41, { a: seen("v2", 41) }))).toBe("a:Landed b:Held c:Released");
  });
});
