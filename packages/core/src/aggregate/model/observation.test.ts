import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundName, boundText } from "./bound.ts";
import { freshnessJudge, isLanded, judgeFreshness, makeObservation, unseenObservation } from "./observation.ts";
import { anyObservation, observe } from "./observations.test-d.ts";
import { isSameRevision, upToDateOf } from "./revision.ts";
import { severityOf } from "./severity.ts";

const NOW = Date.parse("2026-11-21T07:10:00Z");
const COMMIT = "abc1234567890def1234567890abc1234567890d";
const target = { cluster: "a", package: "shop" };
const draft = { target, revision: {}, axes: {}, reason: "R", message: "m", source: "test" };

describe("makeObservation", () => {
  test("axes that were not given are unknown and unsaid", () => {
    const { axes, unsaid } = makeObservation({
      ...draft,
      axes: { health: "Failed" },
      observedAt: "2026-11-21T07:00:00Z",
    });
    expect(axes).toEqual({
      health: "Failed",
      actuation: "Pending",
      reconcile: "Pending",
      upToDate: "unknown",
      suspended: "unknown",
      freshness: "fresh",
    });
    expect(unsaid).toEqual(["actuation", "reconcile", "upToDate", "suspended"]);
  });

  test.each([
    ["2026-11-21T08:00:00+01:00", "2026-11-21T07:00:00Z"],
    ["2026-11-21T07:00:00.999999Z", "2026-11-21T07:00:00Z"],
    [new Date("2026-11-21T07:00:00Z"), "2026-11-21T07:00:00Z"],
    ["2026-02-30T07:00:00Z", undefined],
    ["2028-02-29T07:00:00Z", "2028-02-29T07:00:00Z"],
    ["yesterday", undefined],
    [undefined, undefined],
  ])("AC-X4: a time %s is kept as %s; without one it was never seen", (observedAt, kept) => {
    const observation = makeObservation({ ...draft, observedAt });
    expect(observation.observedAt).toBe(kept);
    expect(observation.axes.freshness).toBe(kept === undefined ? "never-seen" : "fresh");
  });

  test("texts are one bounded line", () => {
    const { reason, message } = makeObservation({
      ...draft,
      reason: "r".repeat(99),
      message: `a\nb\u001b[31m${"x".repeat(300)}`,
    });
    expect(reason).toHaveLength(63);
    expect(message).toHaveLength(256);
    expect(message.startsWith("a b [31mx")).toBe(true);
  });
});

describe("freshness", () => {
  test.each([
    ["2026-11-21T07:00:00Z", "fresh"],
    ["2026-11-21T06:54:59Z", "stale"],
    ["2026-11-21T07:20:00Z", "fresh"],
    ["2026-11-21T09:00:00Z", "stale"],
    [undefined, "never-seen"],
  ])("AC-P5: seen at %s and looked at 07:10 with 15 minutes of patience it is %s", (observedAt, freshness) => {
    const judged = judgeFreshness({ ...observe("a"), observedAt }, NOW, 15 * 60_000);
    expect(judged.axes).toEqual({ ...observe("a").axes, freshness });
    expect(isLanded(judged)).toBe(freshness === "fresh");
  });

  test("AC-S10: what was judged stale is fresh again when it is heard of", () => {
    const stale = judgeFreshness(observe("a"), NOW, 1000);
    expect(judgeFreshness(stale, NOW, 3_600_000)).toEqual(observe("a"));
  });

  test("property: of many it is that of each", () => {
    fc.assert(
      fc.property(fc.array(anyObservation), fc.integer({ min: 0, max: 1_000_000 }), (observations, staleAfter) => {
        const judge = freshnessJudge(NOW, staleAfter);
        expect(observations.map(judge)).toEqual(observations.map((each) => judgeFreshness(each, NOW, staleAfter)));
      }),
    );
  });
});

describe("landed", () => {
  test.each([
    ["everything as wanted", {}, true],
    ["health not Current", { axes: { health: "InProgress" } }, false],
    ["not applied", { axes: { actuation: "Skipped" } }, false],
    ["another revision", { axes: { upToDate: "no" } }, false],
    ["revision not known", { axes: { upToDate: "unknown" } }, false],
    ["stale", { axes: { freshness: "stale" } }, false],
    ["blocked", { blockedBy: "cluster/a" }, false],
    ["held, with nothing pending", { axes: { suspended: "yes" } }, true],
    ["held, with a change pending", { axes: { suspended: "yes", upToDate: "no" } }, false],
  ] as const)("%s", (_, changes, landed) => {
    expect(isLanded(observe("a", changes))).toBe(landed);
  });

  test("AC-X4: a target nobody reported on has not landed and is an exception", () => {
    const unseen = unseenObservation(target, "v2");
    expect(isLanded(unseen)).toBe(false);
    expect(severityOf(unseen)).toBe("stale");
  });
});

describe("revisions", () => {
  test.each([
    ["v1", "v1", true],
    ["v1", "v2", false],
    ["v1", "v10", false],
    ["abc1234", COMMIT, true],
    ["abc123", COMMIT, false],
    [`main@sha1:${COMMIT}`, COMMIT, true],
    [`main/${COMMIT}`, `main@sha1:${COMMIT}`, true],
    ["20261121", "202611211", false],
    ["v1.2.3@sha256:abcdef0123", "v1.2.3", true],
    ["v1.2.4@sha256:abcdef0123", "v1.2.3", false],
    ["registry.example.com:5000/team/shop:v1.2.3", "v1.2.3", true],
    [`registry.example.com/shop:v1.2.3@sha256:${"a".repeat(64)}`, "v1.2.3", true],
    [`registry.example.com/shop@sha256:${"a".repeat(64)}`, `sha256:${"a".repeat(64)}`, true],
    ["registry.example.com/shop:v1.2.4", "v1.2.3", false],
    ["registry.example.com:5000/shop", "5000/shop", false],
    ["registry.example.com/shop:v1.2.3", "registry.example.com/base:v1.2.3", false],
  ])("%s and %s", (a, b, same) => {
    expect(isSameRevision(a, b)).toBe(same);
    expect(isSameRevision(b, a)).toBe(same);
  });

  test("a claim about up to date needs both", () => {
    expect([upToDateOf("v1", "v1"), upToDateOf("v1", "v2"), upToDateOf("v1", undefined), upToDateOf("", "v1")]).toEqual(
      ["yes", "no", "unknown", "unknown"],
    );
  });
});

describe("bounds", () => {
  const bytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length - 2;

  test.each([
    "short",
    "x".repeat(400),
    "漢".repeat(400),
    "😀".repeat(400),
    '"\\'.repeat(400),
    "\u0000\ud800".repeat(40),
  ])("%s fits", (text) => {
    expect(bytes(boundText(text, 72))).toBeLessThanOrEqual(72);
    expect(bytes(boundName(text, 72))).toBeLessThanOrEqual(72);
  });

  test("a name that fits is itself; others stay different", () => {
    expect(boundName("edge-1", 72)).toBe("edge-1");
    expect(boundName(`${"x".repeat(99)}1`, 72)).not.toBe(boundName(`${"x".repeat(99)}2`, 72));
  });
});
