import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, seen, TIME, words } from "./testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};
const FLEET = [profile("a"), profile("b")];
const OLD = { a: "v1", b: "v1" };

describe("attempts", () => {
  test("AC-S9: progress is of one target in one attempt at one revision, and a newer revision supersedes it, on record", () => {
    const first = render(seen(FLEET, 0, OLD), CONFIG).objects;
    const landed = render(seen(first, 5, { ...OLD, a: "v2" }), CONFIG).objects;
    expect(words(landed)).toBe("a:Landed b:Released");
    const next = render(seen(landed, 6, { ...OLD, a: "v2" }), { ...CONFIG, revision: "v3" }).objects;
    expect([words(next), planIn(next).spec.attempt]).toEqual(["a:Released b:Waiting", 2]);
    expect(planIn(next).status?.targets?.[0]).toMatchObject({ target: "a/shop", revision: "v3", lastGood: "v1" });
    expect(planIn(next).status?.history).toEqual({
      forgotten: 0,
      runs: [{ attempt: 1, revision: "v2", outcome: "Superseded", startedAt: TIME(0), endedAt: TIME(6) }],
    });
  });

  test("AC-S12: what is on the way has a deadline by default, and past it has failed", () => {
    const begun = render(seen(FLEET, 0, OLD), CONFIG).objects;
    expect(planIn(begun).status?.next).toEqual({ at: TIME(30), reason: "the deadline of a released target" });
    const before = render(begun, { ...CONFIG, now: TIME(29) }).objects;
    expect(words(before)).toBe("a:Released b:Waiting");
    const after = render(before, { ...CONFIG, now: TIME(30) }).objects;
    expect(words(after)).toBe("a:Failed b:Waiting");
    expect(planIn(after).status).toMatchObject({ phase: "Stopped", targets: [{ target: "a/shop" }, {}] });
  });

  test("a duplicate target is refused with words, and nothing is decided", () => {
    const { results, objects } = render(FLEET, { ...CONFIG, clusters: [{ name: "a" }, { name: "a" }], now: TIME(0) });
    expect(results.filter(({ severity }) => severity === "error").map(({ message }) => message)[0]).toMatch(/a\/shop/);
    expect(objects.some(({ kind }) => kind === "RolloutPlan")).toBe(false);
  });
});
