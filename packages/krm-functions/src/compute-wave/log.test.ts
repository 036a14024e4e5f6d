import type { RolloutPlan } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, seen, TIME, words } from "./testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true }, maxFailures: 1 },
    ],
  },
};
const FLEET = [profile("a"), profile("b"), profile("c")];

/** The plan of the objects, edited by hand. */
function edited(objects: readonly Fields[], change: (plan: RolloutPlan) => object): readonly Fields[] {
  return objects.map((object) =>
    object["kind"] === "RolloutPlan" ? { ...object, ...(change(object as unknown as RolloutPlan) as Fields) } : object,
  );
}

const began = render(seen(FLEET, 0, { a: "v1", b: "v1", c: "v1" }), CONFIG).objects;
const moved = render(seen(began, 5, { a: "v2", b: "v1", c: "v1" }), CONFIG).objects;

describe("the log of decisions", () => {
  test("has one entry for each render that changed something, each naming the one before", () => {
    const log = planIn(moved).status?.log;
    expect(log?.entries.map(({ seq, body }) => [seq, body.at, body.changes.map(({ kind }) => kind)])).toEqual([
      [0, TIME(0), ["began", "opened", "released"]],
      [1, TIME(5), ["landed", "passed", "opened", "released"]],
    ]);
    expect(log?.entries[1]?.prev).toBe(log?.entries[0]?.hash);
    expect(planIn(render(moved, CONFIG).objects)).toEqual(planIn(moved));
  });

  test("is bounded: what is forgotten is counted, and the chain goes on", () => {
    let objects = began;
    for (let minute = 1; minute <= 30; minute += 1) {
      const pause = minute % 2 === 0 ? {} : { pause: { by: "ana" } };
      objects = render(objects, { ...CONFIG, ...pause, now: TIME(minute) }).objects;
    }
    const log = planIn(objects).status?.log;
    expect([log?.forgotten, log?.entries.length]).toEqual([11, 20]);
    expect(said(render(objects, { ...CONFIG, now: TIME(31) }), "error")).toEqual([]);
  });

  test("is believed where a message is long and of several lines", () => {
    const long = seen(moved, 9, { a: "v2", b: `v2 Failed`, c: "v1" }).map((object) =>
      object["kind"] === "FleetReport"
        ? (JSON.parse(JSON.stringify(object).replaceAll("Deployment web is Failed", "wörd\\n".repeat(30))) as Fields)
        : object,
    );
    const failed = render(long, CONFIG);
    expect([said(failed, "error"), words(failed.objects)]).toEqual([[], "a:Landed b:Failed c:Released"]);
    expect(said(render(failed.objects, { ...CONFIG, now: TIME(10) }), "error")).toEqual([]);
  });
});

describe("a plan changed by hand is refused, with words, and nothing is written", () => {
  const status = ({ status: all }: RolloutPlan, more: object): object => ({ status: { ...all, ...more } });
  type Waves = readonly [canary: readonly string[], rest: readonly string[]];
  const waves = (plan: RolloutPlan, change: (waves: Waves) => Waves): object => {
    const [canary, rest] = plan.spec.waves;
    const changed = change([canary?.targets ?? [], rest?.targets ?? []]);
    return { spec: { ...plan.spec, waves: [canary, rest].map((wave, at) => ({ ...wave, targets: changed[at] })) } };
  };
  test.each<[string, (plan: RolloutPlan) => object]>([
    [
      "a target that was made to have landed",
      (plan) => status(plan, { targets: plan.status?.targets?.map((one) => ({ ...one, state: "Landed" })) }),
    ],
    ["a phase", (plan) => status(plan, { phase: "Completed" })],
    ["a wave that was opened", (plan) => status(plan, { wave: 2 })],
    [
      "failures that were forgotten",
      (plan) => status(plan, { waves: plan.status?.waves?.map((one) => ({ ...one, failures: 7 })) }),
    ],
    ["another revision", (plan) => ({ spec: { ...plan.spec, revision: "v9" } })],
    ["another attempt", (plan) => ({ spec: { ...plan.spec, attempt: 9 } })],
    [
      "a target that was moved to the first wave",
      (plan) => waves(plan, ([canary, rest]) => [[...canary, ...rest.slice(0, 1)], rest.slice(1)]),
    ],
    ["the order in a wave", (plan) => waves(plan, ([canary, rest]) => [canary, rest.toReversed()])],
    ["a target that was held back", (plan) => ({ spec: { ...plan.spec, leftover: ["z/shop"] } })],
    ["another strategy", (plan) => ({ spec: { ...plan.spec, strategy: { hash: "0" } } })],
    [
      "an entry of the log",
      (plan) =>
        status(plan, {
          log: {
            ...plan.status?.log,
            entries: plan.status?.log?.entries.map((one) => ({ ...one, body: { ...one.body, by: ["eve"] } })),
          },
        }),
    ],
    [
      "an end of the log that was cut off",
      (plan) => status(plan, { log: { ...plan.status?.log, entries: plan.status?.log?.entries.slice(0, 1) } }),
    ],
  ])("%s", (_, change) => {
    const objects = edited(moved, change);
    const rendered = render(objects, { ...CONFIG, revision: "v2" });
    expect(said(rendered, "error")[0]).toMatch(/^LogBroken status\.log\.entries\[\d\]$/);
    expect(rendered.objects).toEqual(objects);
  });

  test("it says what to do, and a plan without a log is taken as it is", () => {
    const objects = edited(moved, (plan) => status(plan, { phase: "Paused" }));
    const [first] = render(objects, CONFIG).results;
    expect(first?.message).toMatch(/: take the change back, or remove status\.log to go on from the plan as it is$/);
    const accepted = edited(objects, (plan) => status(plan, { log: undefined }));
    const next = render(JSON.parse(JSON.stringify(accepted)) as Fields[], CONFIG);
    expect([said(next, "error"), words(next.objects)]).toEqual([[], words(moved)]);
    expect(planIn(next.objects).status?.log?.entries).toHaveLength(1);
  });
});

test.each<[string, Fields, unknown]>([
  ["is written down where a plan has windows", {}, process.versions["tz"]],
  ["is left out where the output shall not depend on the machine", { recordTz: false }, undefined],
])("the version of the time zone data %s", (_, told, version) => {
  const windows = { allow: [{ from: "00:00", to: "24:00", timeZone: "Europe/Berlin" }] };
  const [zoned, plain] = [{ windows }, {}].map((more) => {
    const strategy = { ...(CONFIG["strategy"] as Fields), ...more };
    const { objects } = render(seen(FLEET, 0, { a: "v1", b: "v1", c: "v1" }), { ...CONFIG, strategy, ...told });
    return planIn(objects).status?.log?.entries[0]?.body.tz;
  });
  expect([zoned, plain]).toEqual([version, undefined]);
});

test("a clock that goes back changes nothing, and one that jumps ahead of every report fails nothing", () => {
  const back = render(moved, { ...CONFIG, now: TIME(-600) });
  expect(planIn(back.objects)).toEqual(planIn(moved));
  const ahead = render(moved, { ...CONFIG, now: "2031-01-01T00:00:00Z" });
  expect(words(ahead.objects)).toBe("a:Landed b:Released c:Released");
  expect(planIn(ahead.objects).status?.phase).toBe("Running");
});

test("a clock that was ahead is said, and a new attempt begins at the right time", () => {
  const ahead = render(moved, { ...CONFIG, handbrake: { by: "ana" }, now: "2031-01-01T00:00:00Z" }).objects;
  const right = render(seen(ahead, 30, { a: "v2", b: "v2", c: "v2" }), { ...CONFIG, now: TIME(30) });
  expect(said(right, "warning")).toEqual(["ClockBehind now"]);
  expect(right.results.map(({ message }) => message).join()).toContain(
    "the last decision was at 2031-01-01T00:00:00Z, 36039h30m after now: until then nothing that is seen counts",
  );
  const again = render(right.objects, { ...CONFIG, now: TIME(30), restart: 1 });
  expect([said(again, "warning"), planIn(again.objects).status?.at]).toEqual([[], TIME(30)]);
  expect(words(again.objects)).toBe("a:Landed b:Landed c:Landed");
});
