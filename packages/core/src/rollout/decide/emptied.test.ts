import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { planOf, seen, strategyOf, targetsOf, tick, valueOf, wordsOf } from "../testing/fleet.ts";

type Seen = { readonly [key: string]: Evidence };

/** Plays a rollout that is stored and read back at every decision, while its inventory changes. */
function rollout(spec: StrategySpec) {
  let strategy = strategyOf(spec.waves, { order: "name", ...spec });
  const edit = (waves: StrategySpec["waves"]): void => {
    strategy = strategyOf(waves, { order: "name" });
  };
  let last: Decision | undefined;
  let plan: Plan | undefined;
  const look = (names: string, minute: number, evidence: Seen = {}, more: Partial<DecideInputs> = {}): Decision => {
    const stored =
      last === undefined || plan === undefined
        ? undefined
        : valueOf(readPlan(JSON.parse(JSON.stringify(writePlan({ rollout: "shop", plan, state: last.state })))));
    const keys = names.split(" ").filter((name) => name !== "");
    plan = planOf(strategy, targetsOf(Object.fromEntries(keys.map((key) => [key, {}]))), {
      previous: stored?.previous,
    });
    last = tick(plan, stored?.state, minute, evidence, more);
    return last;
  };
  return {
    look,
    edit,
    tell: (target: string): Explanation => {
      const { state, blockers } = last as Decision;
      return explainRollout(plan as Plan, state, state.at, { target }, blockers);
    },
    says: (): string => explainRollout(plan as Plan, (last as Decision).state, (last as Decision).state.at).message,
  };
}

const SOAK: StrategySpec["waves"] = [
  { name: "canary", select: { count: 1 }, soak: "5m" },
  { name: "rest", select: { rest: true } },
];
const can = (minute: number): Seen => ({ can: seen("v2", minute) });
const promotions = [{ wave: "canary", revision: "v2", attempt: 1, by: "eve" }];
const FLEET = "can one two";

describe("a gate wave whose targets are gone", () => {
  test("during its soak: it waits, names them, and goes on when somebody promotes it", () => {
    const { look, says } = rollout({ waves: SOAK });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    const gone = look("one two", 9);
    expect(wordsOf(gone)).toBe("one:Waiting two:Waiting");
    expect(gone.blockers.ofRollout()).toMatchObject({
      kind: "WaveEmptied",
      name: "canary",
      landed: 0,
      needed: 1,
      count: 1,
      targets: ["can"],
      who: [
        { by: "person", verb: "promote", wave: "canary" },
        { by: "inventory", targets: ["can"] },
      ],
    });
    expect(says()).toBe(
      "rollout of v2: wave canary waits: 0 of its targets prove what it asks, and 1 must; can left the inventory",
    );
    expect(wordsOf(look("one two", 10, {}, { promotions }))).toBe("one:Released two:Released");
  });

  test("after it had passed: later releases wait, until it is back as it was", () => {
    const { look } = rollout({
      waves: [
        { name: "canary", select: { count: 1 }, soak: "5m" },
        { name: "rest", select: { rest: true }, maxConcurrent: 1 },
      ],
    });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    expect(wordsOf(look(FLEET, 9, can(9)))).toBe("can:Landed one:Released two:Waiting");
    const gone = look("one two", 12, { one: seen("v2", 12) });
    expect(wordsOf(gone)).toBe("one:Landed two:Waiting");
    expect(gone.blockers.ofTarget("two")?.kind).toBe("WaveEmptied");
    const back = look(FLEET, 13, { can: seen("v2", 13), one: seen("v2", 13) });
    expect(wordsOf(back)).toBe("can:Landed one:Landed two:Released");
  });

  test("an approval wave that never had a target stays shut for whoever joins it, also when all is completed", () => {
    const waves: StrategySpec["waves"] = [
      { name: "canary", select: { targets: ["can"] } },
      { name: "rest", select: { rest: true }, approval: true },
    ];
    const { look } = rollout({ waves });
    look("can", 0);
    const done = look("can", 3, can(3));
    expect([done.state.phase, done.changes.map(({ kind }) => kind)]).toEqual([
      "Completed",
      ["landed", "passed", "passed", "completed"],
    ]);
    const joined = look("can one", 4, { ...can(4), one: seen("v1", 4) });
    expect([joined.state.phase, wordsOf(joined)]).toEqual(["Running", "can:Landed one:Waiting"]);
    expect(joined.blockers.ofRollout()).toMatchObject({
      kind: "Gate",
      gate: "approval",
      who: [{ by: "person", verb: "approve", wave: "rest" }],
    });
    const approvals = [{ wave: "rest", revision: "v2", attempt: 1, by: "eve" }];
    const opened = look("can one", 5, { ...can(5), one: seen("v1", 5) }, { approvals });
    expect([wordsOf(opened), opened.state.waves[1]?.approvedBy]).toEqual(["can:Landed one:Released", "eve"]);
    const again = look("can one", 8, { ...can(8), one: seen("v2", 8) });
    expect(again.state.phase).toBe("Completed");
  });

  test("an approval wave whose targets are all there already, and have left, asks nobody for an approval", () => {
    const waves: StrategySpec["waves"] = [
      { name: "canary", select: { targets: ["can"] } },
      { name: "rest", select: { rest: true }, approval: true },
    ];
    const { look } = rollout({ waves, inventory: "frozen" });
    look("can one", 0);
    look("can one", 3, can(3));
    const done = look("can", 6, { ...can(6), one: seen("v2", 6) });
    expect([done.state.phase, wordsOf(done)]).toEqual(["Completed", "can:Landed one:Landed"]);
    expect([done.blockers.ofRollout(), done.blockers.ofWave(1)]).toEqual([undefined, undefined]);
  });

  test("an approval wave that is empty when its turn comes does not open free", () => {
    const waves: StrategySpec["waves"] = [
      { name: "canary", select: { targets: ["can"] } },
      { name: "mid", select: { targets: ["one"] }, approval: true },
      { name: "rest", select: { rest: true } },
    ];
    const { look } = rollout({ waves });
    look(FLEET, 0);
    const landed = look("can two", 3, can(3));
    expect(wordsOf(landed)).toBe("can:Landed two:Waiting");
    expect(landed.blockers.ofRollout()).toMatchObject({ kind: "WaveEmptied", name: "mid" });
    const mid = [{ wave: "mid", revision: "v2", attempt: 1, by: "eve" }];
    expect(wordsOf(look("can two", 4, can(4), { approvals: mid }))).toBe("can:Landed two:Waiting");
    expect(wordsOf(look("can two", 5, can(5), { promotions: mid }))).toBe("can:Landed two:Released");
  });

  test.each([
    ["skipped", { skips: [{ target: "can", by: "ana" }] }],
    ["pinned", { pins: [{ target: "can", by: "ana" }] }],
  ])("the only canary is %s: neither soak nor samples nor metrics pass", (_, words) => {
    for (const gate of [
      { soak: "5m" },
      { minSamples: 2 },
      { metrics: [{ name: "errors", max: 1 }] },
      { approval: true },
    ]) {
      const approvals = promotions;
      const metrics = [{ name: "errors", value: 0, at: 0 }];
      const { look } = rollout({ waves: [{ name: "canary", select: { count: 1 }, ...gate }, SOAK[1]!] });
      look(FLEET, 0, {}, { approvals });
      const held = look(FLEET, 20, {}, { ...words, approvals, metrics });
      expect(wordsOf(held)).toBe("can:Held one:Waiting two:Waiting");
      expect(held.blockers.ofRollout()?.kind).toBe("WaveEmptied");
    }
  });

  test("tolerated failures are no proof: a silent canary opens nothing at its deadline", () => {
    const { look } = rollout({
      waves: [{ ...SOAK[0]!, minSamples: 30, maxFailures: 1, soak: "1h" }, SOAK[1]!],
    });
    look(FLEET, 0);
    const due = look(FLEET, 31);
    expect(wordsOf(due)).toBe("can:Failed one:Waiting two:Waiting");
    expect(due.blockers.ofRollout()?.kind).toBe("WaveEmptied");
  });

  test("minProof asks for more than one", () => {
    const { look } = rollout({
      waves: [{ name: "canary", select: { count: 2 }, soak: "5m", maxFailures: 1, minProof: 2 }, SOAK[1]!],
    });
    look("a b c", 0);
    look("a b c", 3, { a: seen("v2", 3), b: seen("v2", 3, { health: "Failed", landed: false }) });
    const soaked = look("a b c", 9, { a: seen("v2", 9) });
    expect(soaked.blockers.ofRollout()).toMatchObject({ kind: "WaveEmptied", landed: 1, needed: 2 });
    expect(wordsOf(soaked)).toContain("c:Waiting");
  });
});

describe("an inventory that is empty for one look", () => {
  test("does not complete a rollout, and all goes on as it was when it is back", () => {
    const { look } = rollout({ waves: SOAK });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    const empty = look("", 4);
    expect(empty.state.phase).toBe("Running");
    expect(empty.blockers.ofRollout()?.kind).toBe("WaveEmptied");
    const back = look(FLEET, 5, can(5));
    expect(wordsOf(back)).toBe("can:Landed one:Waiting two:Waiting");
    expect(wordsOf(look(FLEET, 9, can(9)))).toBe("can:Landed one:Released two:Released");
  });

  test("nor where no wave has a gate", () => {
    const { look } = rollout({ waves: [{ name: "all", select: { rest: true } }] });
    look("a b", 0);
    expect(look("", 1).state.phase).toBe("Running");
    expect(look("a b", 2, { a: seen("v2", 2), b: seen("v2", 2) }).state.phase).toBe("Completed");
    expect(look("", 3).state.phase).toBe("Completed");
  });

  test("nor at the first look: the gates are all asked when it is there", () => {
    const { look } = rollout({ waves: [{ ...SOAK[0]!, approval: true }, SOAK[1]!] });
    look("", 0);
    expect(wordsOf(look(FLEET, 1))).toBe("can:Waiting one:Waiting two:Waiting");
    expect(wordsOf(look(FLEET, 2, {}, { approvals: promotions }))).toBe("can:Released one:Waiting two:Waiting");
  });
});

describe("a target that leaves the inventory and comes back", () => {
  const waves: StrategySpec["waves"] = [
    { name: "canary", select: { count: 2 }, maxConcurrent: 1 },
    { name: "rest", select: { rest: true } },
  ];

  test.each([[1], [7]])("after %d looks: on the way it keeps its place, its wave and its last known good", (looks) => {
    const { look } = rollout({ waves });
    look("a b c", 0, { a: seen("v1", 0), b: seen("v1", 0) });
    for (let minute = 1; minute <= looks; minute += 1) {
      const away = look("b c", minute);
      expect(wordsOf(away)).toBe("b:Waiting c:Waiting");
    }
    const back = look("a b c", looks + 1);
    expect(wordsOf(back)).toBe("a:Released b:Waiting c:Waiting");
    expect(back.state.targets.get("a")).toMatchObject({ lastGood: "v1", releasedAt: expect.any(Number) });
    expect(back.changes.map(({ kind }) => kind)).toEqual(["rejoined"]);
    expect(back.state.gone).toBeUndefined();
    expect(back.state.targets.size).toBe(3);
  });

  test("a new target does not take its wave", () => {
    const { look } = rollout({ waves });
    look("a b c", 0);
    look("b c d", 1);
    const back = look("a b c d", 2);
    expect(back.blockers.ofTarget("d")).toMatchObject({ kind: "EarlierWave", name: "canary" });
    expect(back.blockers.ofTarget("b")).toMatchObject({ kind: "Cap", name: "canary" });
  });

  test("its place is free at its deadline; back after that, it has its deadline again", () => {
    const { look } = rollout({ waves });
    look("a b c", 0);
    expect(wordsOf(look("b c", 29))).toBe("b:Waiting c:Waiting");
    expect(look("b c", 29).requeueAfter).toBe(60_000);
    expect(wordsOf(look("b c", 30))).toBe("b:Released c:Waiting");
    const back = look("a b c", 40);
    expect(wordsOf(back)).toBe("a:Released b:Released c:Waiting");
    expect(wordsOf(look("a b c", 50, { a: seen("v2", 50), b: seen("v2", 50) }))).toBe("a:Landed b:Landed c:Released");
  });

  describe("while it keeps its place", () => {
    const minute = 60_000;

    test("the cap names it, and says when that ends at the earliest: at its deadline, by time", () => {
      const { look, tell } = rollout({ waves });
      const { startedAt = 0 } = look("a b c", 0).state;
      const away = look("b c", 1);
      expect(away.blockers.ofTarget("b")).toMatchObject({
        kind: "Cap",
        gone: ["a"],
        until: startedAt + 30 * minute,
        next: startedAt + 30 * minute,
        who: [{ by: "time", targets: ["a"] }],
      });
      expect(tell("b")).toMatchObject({
        message: "b waits: 1 of wave canary may be on the way at once; a left the inventory on the way",
        releasedBy:
          "when what left the inventory is back and lands, or its deadline has passed, at the earliest at 2026-11-21T08:30:00Z",
      });
    });

    test("with others on the way, reports end it first", () => {
      const { look } = rollout({ waves: [{ name: "all", select: { rest: true }, maxConcurrent: 2 }] });
      look("a b c", 0);
      expect(look("b c", 1).blockers.ofTarget("c")).toMatchObject({
        gone: ["a"],
        who: [{ by: "report" }, { by: "time", targets: ["a"] }],
      });
    });
  });

  test("the last known good outlives an attempt", () => {
    const { look } = rollout({ waves });
    look("a b c", 0, { a: seen("v1", 0) });
    look("b c", 1);
    look("b c", 2, {}, { revision: "v3" });
    const back = look("a b c", 3, {}, { revision: "v3" });
    expect(back.state.targets.get("a")).toMatchObject({ lastGood: "v1" });
  });
});

describe("inventory: frozen", () => {
  test("waits for what left, and lets nobody join", () => {
    const { look } = rollout({ waves: SOAK, inventory: "frozen" });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    const away = look("can one new", 9, can(9));
    expect(wordsOf(away)).toBe("can:Landed new:Held one:Released two:Waiting");
    expect(away.blockers.ofTarget("two")).toMatchObject({
      kind: "Gone",
      who: [
        { by: "inventory", targets: ["two"] },
        { by: "person", verb: "skip", target: "two" },
      ],
    });
    const done = look("can one new", 12, { ...can(12), one: seen("v2", 12) });
    expect(done.state.phase).toBe("Running");
    expect(wordsOf(look("can one new two", 13, can(13)))).toContain("two:Released");
  });

  test("what left on its way keeps its place under the cap of its failure domain", () => {
    const domains = { label: "region", maxConcurrent: 1 };
    const spec = { inventory: "frozen", order: "name", failureDomains: domains } as const;
    const strategy = strategyOf([{ name: "all", select: { rest: true } }], spec);
    const [a, b, c] = targetsOf({ a: { region: "eu" }, b: { region: "eu" }, c: { region: "us" } });
    const whole = planOf(strategy, [a!, b!, c!]);
    const { state } = tick(whole, undefined, 0, {});
    expect(wordsOf({ state })).toBe("a:Released b:Waiting c:Released");
    const stored = valueOf(readPlan(JSON.parse(JSON.stringify(writePlan({ rollout: "shop", plan: whole, state })))));
    const left = planOf(strategy, [b!, c!], { previous: stored?.previous });
    const away = tick(left, stored?.state, 3, { c: seen("v2", 3), b: seen("v1", 3) });
    expect(wordsOf(away)).toBe("a:Released b:Waiting c:Landed");
    expect(away.blockers.ofTarget("b")).toMatchObject({ kind: "Cap", scope: "domain", name: "eu" });
    const skipped = tick(left, away.state, 4, { b: seen("v1", 4) }, { skips: [{ target: "a", by: "ana" }] });
    expect(wordsOf(skipped)).toBe("a:Held b:Released c:Landed");
  });

  test("a person skips what will not come back", () => {
    const { look } = rollout({ waves: SOAK, inventory: "frozen" });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    look("can one", 9, can(9));
    const skips = [{ target: "two", by: "ana" }];
    expect(look("can one", 12, { ...can(12), one: seen("v2", 12) }, { skips }).state.phase).toBe("Completed");
  });

  test.each([
    ["without a deadline a pin is named, and ends the way back", "none", ["report", "person"]],
    ["with a deadline that ends it", "30m", ["report"]],
  ])("what left while it goes back: %s", (_, deadline, who) => {
    const { look, tell } = rollout({ waves: [{ name: "all", select: { rest: true } }], inventory: "frozen", deadline });
    const rollback = { attempt: 1, by: "ana" };
    look("a b", 0, { a: seen("v1", 0), b: seen("v1", 0) });
    look("a b", 3, { a: seen("v2", 3), b: seen("v2", 3) });
    look("a b", 4, { a: seen("v2", 4), b: seen("v2", 4) }, { rollback });
    const away = look("a", 600, { a: seen("v1", 600) }, { rollback });
    if (deadline !== "none") return expect(away.state.phase).toBe("RolledBack");
    expect(wordsOf(away)).toBe("a:RolledBack b:RollingBack");
    expect(tell("b").who.map(({ by }) => by)).toEqual(who);
    expect(tell("b").releasedBy).toContain("or when somebody pins what left the inventory, as no deadline runs");
    expect(away.blockers.ofRollout()?.who.at(-1)).toEqual({ by: "person", verb: "pin", targets: ["b"] });
    const pins = [{ target: "b", by: "ana" }];
    return expect(look("a", 601, { a: seen("v1", 601) }, { rollback, pins }).state.phase).toBe("RolledBack");
  });

  test.each([
    ["without a deadline a skip is named, and ends the wave", "none", ["report", "person"]],
    ["with a deadline that ends it", "30m", ["report"]],
  ])("what left while it was on its way: %s", (_, deadline, who) => {
    const { look } = rollout({ waves: [{ name: "all", select: { rest: true } }], inventory: "frozen", deadline });
    look("a b", 0, { a: seen("v1", 0), b: seen("v1", 0) });
    const away = look("a", 3, { a: seen("v2", 3) });
    expect(wordsOf(away)).toBe("a:Landed b:Released");
    expect(away.blockers.ofRollout()?.who.map(({ by }) => by)).toEqual(who);
    if (deadline !== "none") return;
    const plan = planOf(strategyOf([{ name: "all", select: { rest: true } }]), targetsOf({ a: {}, b: {} }));
    const { releasedBy } = explainRollout(plan, away.state, away.state.at, undefined, away.blockers);
    expect(releasedBy).toContain("or when somebody skips what left the inventory, as no deadline runs");
    const aborted = tick(plan, away.state, 4, {}, { abort: { attempt: 1, by: "ana" } });
    expect(aborted.blockers.ofWave(0)?.who).toEqual([{ by: "report" }]);
    const skips = [{ target: "b", by: "ana" }];
    expect(look("a", 4, { a: seen("v2", 4) }, { skips }).state.phase).toBe("Completed");
  });

  test("what left while somebody held it on its way has no deadline that ends it: a skip is named", () => {
    const { look } = rollout({ waves: [{ name: "all", select: { rest: true } }], inventory: "frozen" });
    look("a b", 0, { a: seen("v1", 0), b: seen("v1", 0) });
    look("a b", 3, { a: seen("v2", 3), b: seen("v1", 3, { holds: ["ops"] }) });
    const away = look("a", 90, { a: seen("v2", 90) });
    expect(wordsOf(away)).toBe("a:Landed b:Released");
    expect(away.blockers.ofRollout()?.who).toEqual([{ by: "report" }, { by: "person", verb: "skip", target: "b" }]);
  });

  test("what left and fails takes those that depend on it along in the same decision (invariant 20)", () => {
    const spec = { inventory: "frozen", deadline: "8m", order: "name" } as const;
    const strategy = strategyOf([{ name: "all", select: { rest: true }, maxFailures: 2 }], spec);
    const [hub, one] = targetsOf({ hub: {}, one: {} });
    const own = { ...one!, dependsOn: ["hub"] };
    const whole = planOf(strategy, [hub!, own]);
    const { state } = tick(whole, undefined, 0, { one: seen("v1", 0) });
    const stored = valueOf(readPlan(JSON.parse(JSON.stringify(writePlan({ rollout: "shop", plan: whole, state })))));
    const left = planOf(strategy, [own], { previous: stored?.previous });
    const failed = tick(left, stored?.state, 9, { one: seen("v1", 9) });
    expect(wordsOf(failed)).toBe("hub:Failed one:Failed");
    expect(tick(left, failed.state, 9, { one: seen("v1", 9) }).changes).toEqual([]);
  });

  test("a canary that landed and left is silent: it holds", () => {
    const { look } = rollout({ waves: SOAK, inventory: "frozen" });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    look("one two", 4);
    expect(wordsOf(look("one two", 60))).toBe("can:Landed one:Waiting two:Waiting");
  });
});

describe("a report that comes late", () => {
  const waves: StrategySpec["waves"] = [
    { name: "canary", select: { count: 1 }, soak: "20m" },
    { name: "rest", select: { rest: true } },
  ];

  test("Failed, observed after what showed the canary landed and before that was decided on, counts", () => {
    const { look } = rollout({
      waves: [
        { name: "canary", select: { count: 1 } },
        { ...waves[1]!, approval: true },
      ],
    });
    look("can one", 0);
    expect(wordsOf(look("can one", 10, { can: seen("v2", 3) }))).toBe("can:Landed one:Waiting");
    const late = look("can one", 11, { can: seen("v2", 5, { health: "Failed", landed: false }) });
    expect(wordsOf(late)).toBe("can:Failed one:Waiting");
    expect(late.state.phase).toBe("Stopped");
  });

  test("but not one that is older than what showed it landed, nor than what it has soaked", () => {
    const { look } = rollout({ waves });
    look("can one", 0);
    look("can one", 10, { can: seen("v2", 5) });
    const failed = (minute: number) => ({ can: seen("v2", minute, { health: "Failed", landed: false }) });
    expect(wordsOf(look("can one", 11, failed(4)))).toBe("can:Landed one:Waiting");
    look("can one", 12, { can: seen("v2", 12) });
    expect(wordsOf(look("can one", 13, failed(11)))).toBe("can:Landed one:Waiting");
    expect(wordsOf(look("can one", 14, failed(13)))).toBe("can:Failed one:Waiting");
  });
});

describe("an edit of the strategy underway", () => {
  const rest = { name: "rest", select: { rest: true }, approval: true };
  const canary = (count: number) => ({ name: "canary", select: { count }, soak: "5m" });

  test("raising the count of a canary that has passed starts nobody without soak or approval", () => {
    const { look, edit } = rollout({ waves: [canary(1), rest] });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    look(FLEET, 9, can(9));
    edit([canary(3), rest]);
    const edited = look(FLEET, 10, can(10));
    expect(wordsOf(edited)).toBe("can:Landed one:Waiting two:Waiting");
    expect(edited.blockers.ofTarget("one")).toMatchObject({ kind: "Gate", gate: "approval" });
    const approvals = [{ wave: "rest", revision: "v2", attempt: 1, by: "ana" }];
    expect(wordsOf(look(FLEET, 11, can(11), { approvals }))).toBe("can:Landed one:Released two:Released");
  });

  test("a canary that still soaks takes more, and they soak too", () => {
    const { look, edit } = rollout({ waves: [canary(1), rest] });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    edit([canary(2), rest]);
    expect(wordsOf(look(FLEET, 4, can(4)))).toBe("can:Landed one:Released two:Waiting");
  });

  test("whom no wave would take any more stays in the one it was in", () => {
    const only = (...targets: string[]) => ({ name: "canary", select: { targets } });
    const later = (...targets: string[]) => ({ name: "later", select: { targets }, approval: true });
    const { look, edit } = rollout({ waves: [only("can"), later("one", "two")] });
    look(FLEET, 0);
    look(FLEET, 3, can(3));
    edit([only("can", "one"), later("two")]);
    const edited = look(FLEET, 4, can(4));
    expect(wordsOf(edited)).toBe("can:Landed one:Waiting two:Waiting");
    expect(edited.blockers.ofTarget("one")).toMatchObject({ kind: "Gate", gate: "approval" });
  });
});
