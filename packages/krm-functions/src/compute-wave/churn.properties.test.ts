import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, type Seen, said, seen, TIME } from "./testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    waves: [
      { name: "canary", select: { coverage: { labels: ["region"] }, count: 2 } },
      { name: "early", select: { matchLabels: { tier: "early" } } },
      { name: "half", select: { cumulative: "60%" }, maxConcurrent: 2, maxFailures: 1 },
      { name: "rest", select: { rest: true }, maxFailures: "20%" },
    ],
    leftover: "lastWave",
  },
};

interface Cluster {
  readonly name: string;
  readonly region: string;
  readonly tier: string;
}

const clusters = fc.uniqueArray(
  fc.record({
    name: fc.integer({ min: 0, max: 40 }).map((number) => `c${number}`),
    region: fc.constantFrom("eu", "us", "ap"),
    tier: fc.constantFrom("early", "late"),
  }),
  { minLength: 6, maxLength: 18, selector: ({ name }) => name },
);
const objectsOf = (fleet: readonly Cluster[]): readonly Fields[] => [
  profile("always-early", { tier: "early", region: "eu" }),
  ...fleet.map(({ name, ...labels }) => profile(name, labels)),
];

/** Replaces the inventory, and keeps plan and reports. */
function withFleet(objects: readonly Fields[], fleet: readonly Cluster[]): readonly Fields[] {
  return [...objectsOf(fleet), ...objects.filter(({ kind }) => kind !== "ClusterProfile")];
}

/** Renders, expects no error, and returns the objects. */
function rendered(objects: readonly Fields[], fields: Fields): readonly Fields[] {
  const outcome = render(objects, { ...CONFIG, ...fields });
  expect(said(outcome, "error")).toEqual([]);
  return outcome.objects;
}

/** Renders `renders` times; each released target has landed by the next render. */
function goOn(objects: readonly Fields[], from: number, renders: number): readonly Fields[] {
  let now = objects;
  for (let at = from; at < from + renders; at += 1) {
    const rows = now.some(({ kind }) => kind === "RolloutPlan") ? (planIn(now).status?.targets ?? []) : [];
    const fleet: Seen = Object.fromEntries(
      rows.map(({ target, state }) => [
        target.split("/")[0] ?? "",
        state === "Released" || state === "Landed" ? "v2" : "v1",
      ]),
    );
    now = rendered(seen(now, at * 5, fleet), { now: TIME(at * 5) });
  }
  return now;
}

const waveOf = (objects: readonly Fields[]): ReadonlyMap<string, string> =>
  new Map(planIn(objects).spec.waves.flatMap(({ name, targets }) => targets.map((target) => [target, name])));

describe("a plan is frozen for its attempt, over random fleets", () => {
  test("a cluster that joins moves nobody, and takes back nothing", () => {
    fc.assert(
      fc.property(clusters, fc.nat(3), fc.constantFrom("eu", "us", "sa"), (fleet, renders, region) => {
        const before = goOn(objectsOf(fleet), 1, renders + 1);
        const more = [...fleet, { name: "joined", region, tier: "late" }];
        const after = rendered(withFleet(before, more), { now: TIME((renders + 1) * 5) });
        const [old, now] = [waveOf(before), waveOf(after)];
        expect(now.size).toBe(old.size + 1);
        expect(planIn(rendered(after, { now: TIME((renders + 1) * 5) }))).toEqual(planIn(after));
        expect(planIn(goOn(after, renders + 2, 2)).status?.log).toBeDefined();
        for (const [target, wave] of old) expect([target, now.get(target)]).toEqual([target, wave]);
        const states = new Map(planIn(after).status?.targets?.map((one) => [one.target, one]));
        for (const { target, state, releasedAt } of planIn(before).status?.targets ?? [])
          if (state !== "Waiting")
            expect(states.get(target)).toMatchObject({ state, ...(releasedAt && { releasedAt }) });
      }),
      { numRuns: 100 },
    );
  });

  test("a cluster that leaves moves nobody, and a wave opens at most once in all", () => {
    fc.assert(
      fc.property(clusters, fc.nat(3), fc.nat(), (fleet, renders, pick) => {
        const before = goOn(objectsOf(fleet), 1, renders + 1);
        const gone = fleet[pick % fleet.length]?.name ?? "";
        const left = fleet.filter(({ name }) => name !== gone);
        const after = goOn(withFleet(before, left), renders + 2, 3);
        const [old, now] = [waveOf(before), waveOf(after)];
        for (const [target, wave] of now) expect([target, old.get(target)]).toEqual([target, wave]);
        const openedAt = new Map(planIn(after).status?.waves?.map((wave) => [wave.name, wave.openedAt]));
        for (const wave of planIn(before).status?.waves ?? [])
          if (wave.openedAt !== undefined) expect(openedAt.get(wave.name)).toBe(wave.openedAt);
      }),
      { numRuns: 50 },
    );
  });

  test("the order of the inventory never matters", () => {
    fc.assert(
      fc.property(clusters, (fleet) => {
        const [one, other] = [fleet, fleet.toReversed()].map((all) => planIn(goOn(objectsOf(all), 1, 3)));
        expect(other).toEqual(one);
      }),
      { numRuns: 50 },
    );
  });
});
