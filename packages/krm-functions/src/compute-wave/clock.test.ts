import { readPath } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { createItem, createResourceList, readConfig } from "../sdk/index.ts";
import { setSuspend } from "../set-suspend/index.ts";
import {
  clock,
  type Fields,
  planIn,
  profile,
  render,
  report,
  type Seen,
  said,
  seen,
  TIME,
  words,
} from "./testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    order: "name",
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
  recordTz: false,
};
const FLEET = ["a", "b", "c"].map((name) => profile(name));
const OLD = { a: "v1", b: "v1", c: "v1" };

describe("where a Clock says what time it is, reports cannot push it", () => {
  const begun = render(seen(FLEET, 0, OLD), CONFIG).objects;

  /** The report of a fleet whose clusters were observed at different minutes. */
  function reportAt(...parts: readonly (readonly [minute: number, seen: Seen])[]): Fields {
    const reports = parts.map(
      ([minute, seen]) => report(minute, seen) as { readonly status: { readonly clusters: readonly Fields[] } },
    );
    const clusters = reports
      .flatMap(({ status }) => status.clusters)
      .toSorted((x, y) => (String(x["cluster"]) < String(y["cluster"]) ? -1 : 1));
    return { ...reports[0], status: { ...reports[0]!.status, clusters } } as unknown as Fields;
  }

  test.each([
    ["is old", 1, []],
    ["is refused, as it is ahead of the Clock", 70, ["ReportAhead now"]],
  ] as const)("a cluster whose own report %s is not released when its wave opens", (_, minute, warnings) => {
    const others = begun.filter(({ kind }) => kind !== "FleetReport" && kind !== "Clock");
    const made = render([...others, reportAt([20, { a: "v2", c: "v1" }], [minute, { b: "v1" }]), clock(20)], CONFIG);
    expect(said(made, "warning")).toEqual(warnings);
    expect(words(made.objects)).toBe("a:Landed b:Waiting c:Released");
    const newer = render([...others, report(21, { a: "v2", b: "v1", c: "v1" }), clock(21)], CONFIG);
    expect(words(newer.objects)).toBe("a:Landed b:Released c:Released");
  });

  test("one that is 45 minutes ahead is refused by name, and nothing is late", () => {
    const both = reportAt([5, { a: "v1", c: "v1" }], [50, { b: "v1" }]);
    const others = begun.filter(({ kind }) => kind !== "FleetReport" && kind !== "Clock");
    const next = render([...others, both, clock(5)], CONFIG);
    expect(said(next, "warning")).toEqual(["ReportAhead now"]);
    expect(next.results.find(({ tags }) => tags?.["code"] === "ReportAhead")?.message).toContain(
      `b/shop (${TIME(50)})`,
    );
    expect(words(next.objects)).toBe("a:Released b:Waiting c:Waiting");
    expect(said(render([...others, both, clock(5)], { ...CONFIG, maxSkew: "1h" }), "warning")).toEqual([]);
  });

  test("an approval at night releases nothing on what was seen in the afternoon", () => {
    const asked: Fields = {
      ...CONFIG,
      strategy: {
        order: "name",
        waves: [
          { name: "canary", select: { targets: ["a/shop"] } },
          { name: "rest", select: { rest: true }, approval: true },
        ],
      },
    };
    const first = render(seen(FLEET, 0, OLD), asked).objects;
    const landed = render(seen(first, 5, { ...OLD, a: "v2" }), asked).objects;
    const approvals = [{ wave: "rest", revision: "v2", attempt: 1, by: "ana" }];
    expect(words(render(landed, { ...asked, approvals, now: TIME(435) }).objects)).toBe("a:Landed b:Waiting c:Waiting");
    expect(words(render(landed, { ...asked, approvals, now: TIME(6) }).objects)).toBe("a:Landed b:Released c:Released");
  });
});

describe("where nobody says what time it is", () => {
  const withoutClock = (objects: readonly Fields[]): readonly Fields[] =>
    objects.filter(({ kind }) => kind !== "Clock");
  const missing = (objects: readonly Fields[]) => render(withoutClock(objects), CONFIG);

  test("a package renders, and says what to add; with a Clock it begins", () => {
    const first = missing(seen(FLEET, 5, OLD));
    expect(said(first, "error")).toEqual([]);
    expect(said(first, "warning")).toEqual(["ClockMissing now"]);
    expect(first.results.find(({ tags }) => tags?.["code"] === "ClockMissing")?.message).toContain("landfall snapshot");
    expect(words(first.objects)).toBe("a:Waiting b:Waiting c:Waiting");
    expect(planIn(first.objects).status).toMatchObject({
      reason: "ClockMissing",
      message: expect.stringContaining("waiting for somebody to say what time it is") as string,
    });
    const timed = render([...withoutClock(first.objects), clock(6)], CONFIG);
    expect(said(timed, "warning")).toEqual([]);
    expect(words(timed.objects)).toBe("a:Released b:Waiting c:Waiting");
  });

  test("no report ahead of its time makes anything late, and none opens a wave", () => {
    const begun = render(seen(FLEET, 0, OLD), CONFIG).objects;
    const ahead = missing(seen(begun, 600, OLD));
    expect(words(ahead.objects)).toBe("a:Released b:Waiting c:Waiting");
    const landed = missing(seen(begun, 5, { ...OLD, a: "v2" }));
    expect(words(landed.objects)).toBe("a:Released b:Waiting c:Waiting");
    expect(words(render([...withoutClock(landed.objects), clock(6)], CONFIG).objects)).toBe(
      "a:Landed b:Released c:Released",
    );
  });

  test("a second render changes nothing", () => {
    const first = missing(seen(FLEET, 5, OLD));
    expect(missing(first.objects).objects).toEqual(first.objects);
  });
});

test("without a Clock, what set-suspend pins keeps the revision that it has, each its own, and is let go in its turn", () => {
  const has = { a: "v1", b: "v0 InProgress", c: "v1 Failed" };
  const deliveries = Object.keys(has).map(
    (cluster): Fields => ({
      apiVersion: "configsync.gke.io/v1beta1",
      kind: "RootSync",
      metadata: { name: `shop-${cluster}`, annotations: { "landfall.dev/target": `${cluster}/shop` } },
      spec: { sourceType: "git", git: { repo: "https://example.com/shop", revision: "v2" } },
    }),
  );
  const asked = { waiting: "v1 v0 v1", canary: "v2 v0 v1" };
  const first = held(render([...FLEET, ...deliveries, report(0, has)], CONFIG).objects);
  expect(revisionsOf(first)).toBe(asked.waiting);
  expect(revisionsOf(held(render(first, CONFIG).objects))).toBe(asked.waiting);
  expect(revisionsOf(held(render(seen(first, 5, has), CONFIG).objects))).toBe(asked.canary);
});

/** The objects after set-suspend has followed the plan. */
function held(objects: readonly Fields[]): readonly Fields[] {
  const fields = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", suspend: true, plan: "shop" };
  const config = readConfig<SetSuspend>(setSuspend.config, fields);
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const list = createResourceList({
    items: objects.map((object, index) => createItem(object, { path: "fleet.yaml", index })),
  });
  setSuspend.run(list, config.value);
  return list.items.map((item) => item.toObject() as unknown as Fields);
}

function revisionsOf(objects: readonly Fields[]): string {
  const syncs = objects.filter(({ kind }) => kind === "RootSync");
  return syncs.map((sync) => String(readPath(sync, ["spec", "git", "revision"]))).join(" ");
}
