import { describe, expect, test } from "vitest";
import { MOST_TAINTS, taint } from "../judge/taint.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { Taint } from "../model/policies.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { planOf, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";

const FLEET = targetsOf({ c: {}, e1: {}, e2: {}, u: {} });
const WAVES: StrategySpec["waves"] = [
  { name: "canary", select: { targets: ["c"] } },
  { name: "eu", select: { targets: ["e1", "e2"] } },
  { name: "rest", select: { rest: true } },
];
const PLAN = planOf(strategyOf(WAVES, { order: "name" }), FLEET);

type Seen = { readonly [key: string]: string };

/** Builds evidence from one word per target: its revision, with `!` if it failed there, as in `v2!`. */
const evidence = (minute: number, all: Seen): { readonly [key: string]: Evidence } =>
  Object.fromEntries(
    Object.entries(all).map(([key, word]) => {
      const isBad = word.endsWith("!");
      const revision = word.replace("!", "");
      return [key, seen(revision, minute, isBad ? { health: "Failed", landed: false } : {})];
    }),
  );

interface Moment {
  readonly seen?: Seen;
  readonly say?: Partial<DecideInputs>;
}

/** Plays a rollout, with two minutes for each moment. */
function play(plan: Plan, moments: readonly Moment[], from?: RolloutState): Decision {
  let last: Decision | undefined;
  let { minute, state } = { minute: from === undefined ? 0 : (from.at - START) / 60_000 + 2, state: from };
  for (const { seen: all = {}, say = {} } of moments) {
    last = tick(plan, state, minute, evidence(minute, all), say);
    state = last.state;
    minute += 2;
  }
  if (last === undefined) throw new Error("nothing happens");
  return last;
}

const START = 1_795_248_000_000;
const V1 = { c: "v1", e1: "v1", e2: "v1", u: "v1" };
const back = (attempt: number, more: Partial<DecideInputs> = {}): Partial<DecideInputs> => ({
  rollback: { attempt, by: "ana" },
  ...more,
});
const revisions = ({ state }: Pick<Decision, "state">): string =>
  [...state.targets]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { state: word, revision = "?" }]) => `${key}:${word}@${revision}`)
    .join(" ");

/** Revision v2 stops in wave eu, with the canary and e1 landed; a second attempt stops there again. */
const TWICE: readonly Moment[] = [
  { seen: V1 },
  { seen: { c: "v2" } },
  { seen: { e1: "v2", e2: "v2!" } },
  { seen: { c: "v2", e1: "v2", e2: "v1" }, say: { restart: 1 } },
  { seen: { e2: "v2!" }, say: { restart: 1 } },
];

describe("a rollback takes back what this rollout moved, in whatever attempt", () => {
  test("stop, retry, stop, rollback: the releases of both attempts go back", () => {
    const stopped = play(PLAN, TWICE);
    expect([stopped.state.phase, stopped.state.attempt, revisions(stopped)]).toEqual([
      "Stopped",
      2,
      "c:Landed@v2 e1:Landed@v2 e2:Failed@v2 u:Waiting@v1",
    ]);
    const going = play(PLAN, [{ say: back(2, { restart: 1 }) }], stopped.state);
    expect(revisions(going)).toBe("c:RollingBack@v1 e1:RollingBack@v1 e2:RollingBack@v1 u:Waiting@v1");
    const done = play(PLAN, [{ seen: V1, say: back(2, { restart: 1 }) }], going.state);
    expect([done.state.phase, wordsOf(done)]).toEqual([
      "RolledBack",
      "c:RolledBack e1:RolledBack e2:RolledBack u:Waiting",
    ]);
  });

  test("v2 bad, then v3 bad: what was left at v2 goes back with what had v3", () => {
    const v2Stops: readonly Moment[] = [{ seen: V1 }, { seen: { c: "v2" } }, { seen: { e1: "v2", e2: "v2!" } }];
    const v3 = { revision: "v3" };
    const stopped = play(PLAN, [
      ...v2Stops,
      { seen: { c: "v2", e1: "v2", e2: "v2!" }, say: v3 },
      { seen: { c: "v3!" }, say: v3 },
    ]);
    expect(revisions(stopped)).toBe("c:Failed@v3 e1:Waiting@v2 e2:Waiting@v2 u:Waiting@v1");
    const going = play(PLAN, [{ say: back(2, v3) }], stopped.state);
    expect(revisions(going)).toBe("c:RollingBack@v1 e1:RollingBack@v1 e2:RollingBack@v1 u:Waiting@v1");
    const done = play(PLAN, [{ seen: V1, say: back(2, v3) }], going.state);
    expect([done.state.phase, wordsOf(done)]).toEqual([
      "RolledBack",
      "c:RolledBack e1:RolledBack e2:RolledBack u:Waiting",
    ]);
  });

  test("what was left at v2 stays there once somebody cleared v2", () => {
    const v3 = { revision: "v3", clears: [{ revision: "v2", attempt: 1, by: "ana" }] };
    const stopped = play(PLAN, [
      { seen: V1 },
      { seen: { c: "v2" } },
      { seen: { e1: "v2", e2: "v2!" } },
      { seen: { c: "v2", e1: "v2", e2: "v2!" }, say: v3 },
      { seen: { c: "v3!" }, say: v3 },
    ]);
    const going = play(PLAN, [{ say: back(2, v3) }], stopped.state);
    expect(revisions(going)).toBe("c:RollingBack@v1 e1:Waiting@v2 e2:Waiting@v2 u:Waiting@v1");
  });

  test("one that was moved in the first attempt and waits in the second goes back too", () => {
    const [first, second, third] = TWICE as readonly [Moment, Moment, Moment];
    const aborted = { abort: { attempt: 2, by: "ana" }, restart: 1 };
    const waiting = play(PLAN, [first, second, third, { say: { restart: 1 } }, { say: aborted }]);
    expect(revisions(waiting)).toBe("c:Released@v2 e1:Waiting@v2 e2:Waiting@v2 u:Waiting@v1");
    const going = play(PLAN, [{ say: { ...aborted, ...back(2) } }], waiting.state);
    expect(revisions(going)).toBe("c:RollingBack@v1 e1:RollingBack@v1 e2:RollingBack@v1 u:Waiting@v1");
  });

  test("what had the revision before the rollout began stays", () => {
    const stopped = play(PLAN, [{ seen: { ...V1, u: "v2" } }, ...TWICE.slice(1)]);
    const going = play(PLAN, [{ say: back(2, { restart: 1 }) }], stopped.state);
    expect(going.state.targets.get("u")).toMatchObject({ state: "Waiting" });
    expect(going.changes.map(({ target }) => target)).toEqual(["e2", "e1", "c"]);
  });

  test("what went back and was moved again goes back again", () => {
    const first = play(PLAN, [{ seen: V1 }, { seen: { c: "v2" } }, { say: back(1) }, { seen: V1, say: back(1) }]);
    expect(first.state.phase).toBe("RolledBack");
    const again = play(PLAN, [{ say: { restart: 1 } }, { seen: { c: "v2" }, say: { restart: 1 } }], first.state);
    expect(revisions(again)).toBe("c:Landed@v2 e1:Released@v2 e2:Released@v2 u:Waiting@v1");
    const going = play(PLAN, [{ say: back(2, { restart: 1 }) }], again.state);
    expect(revisions(going)).toBe("c:RollingBack@v1 e1:RollingBack@v1 e2:RollingBack@v1 u:Waiting@v1");
  });
});

describe("to the newest revision that was completed here and never went bad", () => {
  const all = (revision: string): Seen => ({ c: revision, e1: revision, e2: revision, u: revision });
  /** The moments in which one revision lands on the whole fleet. */
  const through = (revision: string): readonly Moment[] => [
    { say: { revision } },
    { seen: { c: revision }, say: { revision } },
    { seen: { c: revision, e1: revision, e2: revision }, say: { revision } },
    { seen: all(revision), say: { revision } },
  ];
  const v3 = { revision: "v3" };

  test("the canary lands v2, v2 is stopped as bad, v3 fails: the canary goes to v1", () => {
    const stopped = play(PLAN, [
      { seen: V1 },
      { seen: { c: "v2" } },
      { seen: { e1: "v2!" } },
      { seen: { c: "v2", e1: "v2!", e2: "v2", u: "v1" }, say: v3 },
      { seen: { c: "v3!" }, say: v3 },
    ]);
    expect(stopped.state).toMatchObject({ phase: "Stopped", revision: "v3", attempt: 2 });
    const going = play(PLAN, [{ say: back(2, v3) }], stopped.state);
    expect(revisions(going)).toMatch(/^c:RollingBack@v1 /);
  });

  test("an aborted v2 that lands late is no last known good", () => {
    const abort = { abort: { attempt: 1, by: "ana" } };
    const late = play(PLAN, [
      { seen: V1 },
      { say: abort },
      { seen: { c: "v2" }, say: abort },
      { seen: { c: "v2" }, say: v3 },
      { seen: { c: "v2" }, say: v3 },
    ]);
    expect(late.state.targets.get("c")).toMatchObject({ lastGood: "v1" });
    expect(late.state.tainted).toEqual([{ revision: "v2", attempt: 1, reason: "Aborted" }]);
  });

  test("one that was completed is, and when it is rolled back later the one before it is", () => {
    const one = play(PLAN, [{ seen: V1 }, ...through("v2").slice(1)]);
    expect(one.state.phase).toBe("Completed");
    const two = play(PLAN, through("v3"), one.state);
    expect(two.state.targets.get("c")).toMatchObject({ lastGood: "v2", earlier: ["v1"] });
    const home = play(PLAN, [{ say: back(2, v3) }, { seen: all("v2"), say: back(2, v3) }], two.state);
    expect(revisions(home)).toBe("c:RolledBack@v2 e1:RolledBack@v2 e2:RolledBack@v2 u:RolledBack@v2");
    const v4 = { revision: "v4" };
    const third = play(PLAN, [{ say: v4 }, { say: back(3, v4) }], home.state);
    expect(third.state.targets.get("c")).toMatchObject({ state: "RollingBack", revision: "v2" });
  });

  test("one that was cut short by another revision never completed", () => {
    const cut = play(PLAN, [{ seen: V1 }, { seen: { c: "v2" } }, { seen: { c: "v2" }, say: v3 }]);
    const going = play(PLAN, [{ say: back(2, v3) }], cut.state);
    expect(going.state.targets.get("c")).toMatchObject({ state: "RollingBack", revision: "v1" });
  });

  test("one that was stopped once is not, also where it went on and completed, until somebody clears it", () => {
    const stopped = play(PLAN, [{ seen: V1 }, { seen: { c: "v2!" } }]);
    const retries = [{ target: "c", attempt: 1, by: "ana" }];
    const went = play(PLAN, [{ say: { retries } }, ...through("v2").slice(1)], stopped.state);
    expect(went.state).toMatchObject({ phase: "Completed", tainted: [{ revision: "v2", reason: "Stopped" }] });
    const failed = play(PLAN, [{ say: v3 }, { seen: { c: "v3!" }, say: v3 }], went.state);
    const going = play(PLAN, [{ say: back(2, v3) }], failed.state);
    expect(going.state.targets.get("c")).toMatchObject({ revision: "v1" });
    const clears = { clears: [{ revision: "v2", attempt: 1, by: "ana" }] };
    const cleared = play(PLAN, [{ say: back(2, { ...v3, ...clears }) }], failed.state);
    expect(cleared.state.targets.get("c")).toMatchObject({ revision: "v2" });
    expect(cleared.state.tainted).toEqual([{ revision: "v3", attempt: 2, reason: "RolledBack" }]);
  });

  test.each<[string, Partial<DecideInputs>]>([
    ["stopped", {}],
    ["going back", back(1)],
  ])("what is cleared while its own attempt is %s stays cleared, and the same again changes nothing", (_, say) => {
    const clears = [{ revision: "v2", attempt: 1, by: "ana" }];
    const seen = { ...V1, c: "v2!" };
    const once = play(PLAN, [{ seen: V1 }, { seen }, { seen, say: { ...say, clears } }]);
    expect(once.state.tainted).toEqual([]);
    const twice = play(PLAN, [{ seen, say: { ...say, clears } }], once.state);
    expect(twice.state).toBe(once.state);
  });

  test("of an attempt after the one that was cleared it is bad again; the list is bounded", () => {
    let known: readonly Taint[] = [];
    for (let index = 0; index < MOST_TAINTS; index++) known = taint(known, one(`v${index}`, index));
    expect(taint(known, one("new", 99)).map(({ revision }) => revision)).toEqual([
      ...known.slice(1).map(({ revision }) => revision),
      "new",
    ]);
    expect(taint(known, one("v3", 99)).at(-1)).toEqual(one("v3", 99));
    expect(taint(known, one("v3", 3))).toBe(known);
  });
  const one = (revision: string, attempt: number): Taint => ({ revision, attempt, reason: "Stopped" });
});

describe("paced, verified, and tried again", () => {
  const REGIONS = targetsOf({ a1: { region: "a" }, a2: { region: "a" }, a3: { region: "a" }, b1: { region: "b" } });
  const released = (spec: Omit<StrategySpec, "waves">, wave: object = {}): readonly [Plan, RolloutState] => {
    const one = { name: "all", select: { rest: true }, ...wave };
    const plan = planOf(strategyOf([one], { order: "name", ...spec }), REGIONS);
    let { state } = play(plan, [{ seen: { a1: "v1", a2: "v1", a3: "v1", b1: "v1" } }]);
    for (let round = 0; round < 4; round++) {
      const told = Object.fromEntries([...state.targets].map(([key, { revision = "v1" }]) => [key, revision]));
      ({ state } = play(plan, [{ seen: told }], state));
    }
    return [plan, state];
  };

  test.each<[string, Omit<StrategySpec, "waves">, object, string]>([
    ["by failure domains", { failureDomains: { label: "region", maxConcurrent: 1 } }, {}, "a3 b1"],
    ["by the caps of waves", {}, { maxConcurrent: 2 }, "a3 b1"],
    ["by its own cap", { rollback: { maxConcurrent: 1 } }, {}, "b1"],
    ["all at once where nothing bounds it", {}, {}, "a1 a2 a3 b1"],
  ])("%s", (_, spec, wave, expected) => {
    const [plan, state] = released(spec, wave);
    const going = play(plan, [{ say: back(1) }], state);
    const moving = [...going.state.targets].filter(([, target]) => target.state === "RollingBack").map(([key]) => key);
    expect(moving.sort().join(" ")).toBe(expected);
    let next = going;
    for (let round = 0; round < 6 && next.state.phase === "RollingBack"; round++)
      next = play(plan, [{ seen: { a1: "v1", a2: "v1", a3: "v1", b1: "v1" }, say: back(1) }], next.state);
    expect(wordsOf(next)).toBe("a1:RolledBack a2:RolledBack a3:RolledBack b1:RolledBack");
  });

  const going = play(PLAN, [{ seen: V1 }, { seen: { c: "v2" } }, { say: back(1) }]).state;
  const failed = play(PLAN, [{ seen: { c: "v1!", e1: "v1", e2: "v1" }, say: back(1) }], going);

  test("what failed to go back is sent again when somebody asks, once for each time", () => {
    expect([failed.state.phase, wordsOf(failed)]).toEqual([
      "RolledBack",
      "c:Failed e1:RolledBack e2:RolledBack u:Waiting",
    ]);
    const retries = [{ target: "c", attempt: 1, by: "ana" }];
    const again = play(PLAN, [{ say: back(1, { retries }) }], failed.state);
    expect([again.state.phase, again.state.targets.get("c")?.state]).toEqual(["RollingBack", "RollingBack"]);
    const twice = play(PLAN, [{ seen: { c: "v1!" }, say: back(1, { retries }) }], again.state);
    expect(twice.state.targets.get("c")).toMatchObject({ state: "Failed", tries: 2 });
    const once = play(PLAN, [{ say: back(1, { retries }) }], twice.state);
    expect(once.state).toBe(twice.state);
    const third = [{ target: "c", attempt: 1, tries: 2, by: "ana" }];
    const done = play(PLAN, [{ say: back(1, { retries: third }) }, { seen: V1, say: back(1) }], twice.state);
    expect([done.state.phase, wordsOf(done)]).toEqual([
      "RolledBack",
      "c:RolledBack e1:RolledBack e2:RolledBack u:Waiting",
    ]);
  });

  test("what failed to go back and is seen there after all is back", () => {
    const done = play(PLAN, [{ seen: { c: "v1" }, say: back(1) }], failed.state);
    expect(done.state.targets.get("c")?.state).toBe("RolledBack");
  });

  test("what was never seen has nothing to go back to: that is no rollback, and names it", () => {
    const [plan, blind] = [PLAN, play(PLAN, [{}]).state];
    const stuck = play(plan, [{ say: back(1) }], blind);
    expect(stuck.state).toMatchObject({
      phase: "Stopped",
      aborted: { reason: "CannotGoBack", message: "a rollback by ana found nothing to go back to for c" },
    });
    expect(play(plan, [{ say: back(1) }], stuck.state).state).toBe(stuck.state);
    const home = play(plan, [{ seen: { c: "v1" }, say: back(1) }], stuck.state);
    expect([home.state.phase, home.state.targets.get("c")]).toMatchObject(["RolledBack", { state: "RolledBack" }]);
  });
});

test("a target that was absent for one look is rolled back with the others", () => {
  const moved = play(PLAN, [
    { seen: V1 },
    { seen: { ...V1, c: "v2" } },
    { seen: { ...V1, c: "v2", e1: "v2", e2: "v2" } },
  ]);
  const without = planOf(strategyOf(WAVES, { order: "name" }), targetsOf({ c: {}, e2: {}, u: {} }));
  const absent = play(without, [{ seen: { c: "v2", e2: "v2", u: "v1" } }], moved.state);
  const there = { c: "v2", e1: "v2", e2: "v2", u: "v1" };
  const going = Array.from({ length: 4 }, () => ({ seen: there, say: back(1) }));
  const sent = play(PLAN, going, absent.state);
  expect(revisions(sent)).toContain("e1:RollingBack@v1");
  const returned = Array.from({ length: 4 }, () => ({ seen: V1, say: back(1) }));
  const done = play(PLAN, returned, sent.state);
  expect(done.state.phase).toBe("RolledBack");
  expect(revisions(done)).toContain("e1:RolledBack@v1");
});

test("a history that failed: what comes back late from a rollback that had ended is sent again at once, if it is asked for", () => {
  const lost = { revision: "v1", lastGood: "v1", movedTo: "v2", releasedAt: START, since: START, attempt: 1 } as const;
  const state: RolloutState = {
    revision: "v2",
    restart: 0,
    attempt: 1,
    at: START + 180_000,
    startedAt: START,
    phase: "Stopped",
    wave: 0,
    waves: WAVES.map(({ name }) => ({ name, failures: 0 })),
    aborted: { at: START, reason: "Aborted", by: "ana" },
    tainted: [{ revision: "v2", attempt: 1, reason: "Aborted" }],
    targets: new Map([["u", { state: "Waiting", revision: "v1", lastGood: "v1" }]]),
    gone: [{ ...lost, target: "c", state: "RollingBack", goneAt: START + 180_000 }],
  };
  const say = { abort: { attempt: 1, by: "ana" }, retries: [{ target: "c", attempt: 1, by: "ana" }], ...back(1) };
  const first = tick(PLAN, state, 60, evidence(60, { u: "v1" }), say);
  const again = tick(PLAN, first.state, 60, evidence(60, { u: "v1" }), say);
  expect(again.changes).toEqual([]);
});
