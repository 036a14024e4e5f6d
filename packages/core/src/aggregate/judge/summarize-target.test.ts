import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeObservation, type Observation, type ObservationDraft } from "../model/observation.ts";
import { anyObservation } from "../model/observations.test-d.ts";
import { summarizeTarget, withStaleText } from "./summarize-target.ts";

const target = { cluster: "a", package: "shop" };
const part = (draft: Partial<ObservationDraft>): Observation =>
  makeObservation({
    target,
    revision: {},
    axes: {},
    reason: "R",
    message: "m",
    observedAt: "2026-11-21T07:00:00Z",
    source: "test",
    ...draft,
  });
const ref = (name: string) => ({ group: "apps", kind: "Deployment", namespace: "shop", name });
const delivery = part({
  revision: { wanted: "v2", observed: "v2" },
  axes: { actuation: "Succeeded", reconcile: "Succeeded", upToDate: "yes", suspended: "no" },
  since: "2026-11-21T06:00:00Z",
  source: "config-sync",
});
const web = part({ ref: ref("web"), axes: { health: "Current", suspended: "no" }, since: "2026-11-21T06:30:00Z" });

describe("summarizeTarget", () => {
  test("synced and every object Current is Current, up to date, since the last part became so", () => {
    expect(summarizeTarget(target, [delivery, web])).toMatchObject({
      revision: { wanted: "v2", observed: "v2" },
      axes: { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no", freshness: "fresh" },
      since: "2026-11-21T06:30:00Z",
      source: "config-sync,test",
    });
  });

  test("synced alone says nothing about health", () => {
    expect(summarizeTarget(target, [delivery]).axes.health).toBe("Unknown");
  });

  test("where nobody ever says the health, the target says so, and what would show it", () => {
    const { health: _, freshness: __, ...axes } = delivery.axes;
    const mute = part({ ...delivery, axes, healthHint: "set wait" });
    const seen = summarizeTarget(target, [part({ ...delivery, axes, healthHint: "show its objects" }), mute]);
    expect(seen).toMatchObject({
      axes: { health: "Unknown" },
      reason: "HealthUnseen",
      message: "applied, but nobody says whether it runs: set wait",
    });
    expect(summarizeTarget(target, [mute], "v3"), "a revision that is missing comes first").toMatchObject({
      reason: "OutOfDate",
    });
    expect(summarizeTarget(target, [mute, web]), "an object says it").toMatchObject({
      axes: { health: "Current" },
      reason: "R",
    });
    const excluded = { ...web, unsaid: ["health"] as const, excluded: 1 };
    expect(summarizeTarget(target, [mute, excluded]), "all that says it is excluded").toMatchObject({
      axes: { health: "Current" },
      reason: "R",
    });
  });

  test("a hint is one line, and only of a source that knows no health", () => {
    expect(part({ axes: {}, healthHint: "set\nwait" }).healthHint).toBe("set wait");
    expect(part({ axes: { health: "Failed" }, healthHint: "set wait" })).not.toHaveProperty("healthHint");
  });

  test("one failed object fails the target, with its cause", () => {
    const failed = part({ ref: ref("api"), axes: { health: "Failed" }, reason: "CrashLoop", message: "api crashes" });
    expect(summarizeTarget(target, [delivery, web, failed])).toMatchObject({
      axes: { health: "Failed" },
      reason: "CrashLoop",
      message: "api crashes",
    });
  });

  test("AC-F3: what the target is told to want wins over what the delivery wants", () => {
    expect(summarizeTarget(target, [delivery, web], "v3")).toMatchObject({
      revision: { wanted: "v3", observed: "v2" },
      axes: { health: "Current", upToDate: "no" },
      reason: "OutOfDate",
      message: "at v2, v3 is wanted",
    });
  });

  test.each([
    ["v6@sha1:b2c3d4e5f60718293a4b5c6d7e8f901234567890", "v6@b2c3d4e"],
    [`sha256:${"0123456789abcdef".repeat(4)}`, "0123456"],
    ["main/b2c3d4e5f60718293a4b5c6d7e8f901234567890", "main/b2c3d4e"],
    ["2026.11.21", "2026.11.21"],
    ["b2c3d4e", "b2c3d4e"],
  ])("a person is told of %s as %s", (observed, told) => {
    const axes = { ...delivery.axes, health: "Current", upToDate: "no" } as const;
    const behind = part({ revision: { wanted: "v9", observed }, axes });
    expect(summarizeTarget(target, [behind, web])).toMatchObject({
      revision: { observed },
      message: `at ${told}, v9 is wanted`,
    });
  });

  test.each([
    ["v7", "v7"],
    ["v7@sha1:b2c3d4e5f60718293a4b5c6d7e8f901234567890", "v7@b2c3d4e"],
  ])(
    "a target at %s, which is wanted, is not told to want it where its delivery asks for another",
    (observed, told) => {
      const axes = { ...delivery.axes, health: "Current", upToDate: "no" } as const;
      const ahead = part({ revision: { wanted: "v6", observed }, axes });
      expect(summarizeTarget(target, [ahead, web], "v7")).toMatchObject({
        axes: { upToDate: "no" },
        reason: "OutOfDate",
        message: `at ${told}, and its delivery asks for v6`,
      });
    },
  );

  test("a target whose tag moved has the text of its part", () => {
    const axes = { ...delivery.axes, health: "Current", upToDate: "no" } as const;
    const revision = { wanted: "v7", observed: "v7@sha1:b2c3d4e5f60718293a4b5c6d7e8f901234567890" };
    const moved = part({ revision, axes, reason: "SourceMoved", message: "the source has another v7" });
    expect(summarizeTarget(target, [moved, web])).toMatchObject({ reason: "SourceMoved", message: moved.message });
  });

  test("what was changed since it was delivered is not called another revision", () => {
    const changed = part({
      ...delivery,
      axes: { ...delivery.axes, health: "Current", upToDate: "no" },
      reason: "Modified",
      message: "Deployment web was changed",
    });
    expect(summarizeTarget(target, [changed])).toMatchObject({
      axes: { health: "Current", upToDate: "no" },
      reason: "Modified",
      message: "Deployment web was changed",
    });
  });

  test("AC-M3: no parts at all is a target nobody reported on", () => {
    expect(summarizeTarget(target, [], "v2")).toMatchObject({ axes: { health: "Unknown", freshness: "never-seen" } });
  });

  test.each([
    ["the delivery is held", "yes", "no", "yes"],
    ["one object is held", "no", "yes", "partial"],
    ["a hold is pending", "no", "pending", "pending"],
    ["nothing is held", "no", "no", "no"],
  ] as const)("%s", (_, whole, object, expected) => {
    const parts = [
      part({ axes: { ...delivery.axes, suspended: whole } }),
      part({ ref: ref("web"), axes: { health: "Current", suspended: object } }),
    ];
    expect(summarizeTarget(target, parts).axes.suspended).toBe(expected);
  });

  test("AC-P4: of two deliveries the one behind counts, and revisions of the two never mix", () => {
    const behind = part({ revision: { wanted: "b2", observed: "b1" }, axes: { ...delivery.axes, upToDate: "no" } });
    const { revision, axes } = summarizeTarget(target, [delivery, behind, web]);
    expect(revision).toEqual({ wanted: "b2", observed: "b1" });
    expect(axes.upToDate).toBe("no");
  });

  test.each([
    ["that was without fault", { health: "Current" }, "not heard of in time; was Current"],
    ["that had failed", { health: "Failed" }, "not heard of in time; was Failed: web crashes"],
  ] as const)("AC-P5: a stale target %s says what it was, since it was last heard of", (_, axes, message) => {
    const seen = part({ ...delivery, axes: { ...delivery.axes, ...axes }, message: "web crashes" });
    const stale = withStaleText({ ...seen, axes: { ...seen.axes, freshness: "stale" } });
    expect(stale).toMatchObject({ axes, reason: "Stale", message, since: seen.observedAt });
    expect(withStaleText(seen)).toBe(seen);
    expect(withStaleText(stale), "said by another process already").toEqual(stale);
  });

  test("AC-F10: an object that is gone is seen, and so is its return", () => {
    const gone = part({ ref: ref("api"), axes: { health: "NotFound" }, reason: "NotFound", message: "api is gone" });
    expect(summarizeTarget(target, [delivery, web, gone])).toMatchObject({
      axes: { health: "InProgress" },
      message: "api is gone",
    });
    const back = part({ ref: ref("api"), axes: { health: "Current" } });
    expect(summarizeTarget(target, [delivery, web, back]).axes.health).toBe("Current");
  });

  test("AC-X3: the order of the parts never matters", () => {
    const shuffled = fc
      .array(anyObservation, { maxLength: 8 })
      .chain((parts) =>
        fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length })),
      );
    fc.assert(
      fc.property(shuffled, ([parts, other]) => {
        expect(JSON.stringify(summarizeTarget(target, other))).toBe(JSON.stringify(summarizeTarget(target, parts)));
      }),
      { numRuns: 1000 },
    );
  });
});
