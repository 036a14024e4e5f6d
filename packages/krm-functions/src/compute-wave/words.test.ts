import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, TIME, words } from "./testing/fleet.ts";

const STRATEGY: Fields = {
  waves: [
    { name: "canary", select: { targets: ["a/shop"] }, approval: true },
    { name: "rest", select: { rest: true } },
  ],
};
const FLEET = [profile("a"), profile("b")];
const CONFIG: Fields = { strategy: STRATEGY, now: TIME(0) };
const approval = { wave: "canary", revision: "v2", attempt: 1, by: "ana" };

describe("a word that counts is carried out", () => {
  test("a wave waits until it is approved, opens once, and who approved is kept", () => {
    const waiting = render(FLEET, CONFIG);
    expect(words(waiting.objects)).toBe("a:Waiting b:Waiting");
    const approved = render(waiting.objects, { ...CONFIG, approvals: [{ ...approval, reason: "looked at it" }] });
    expect([words(approved.objects), said(approved, "warning")]).toEqual(["a:Released b:Waiting", []]);
    expect(planIn(approved.objects).status?.waves?.[0]).toMatchObject({ openedAt: TIME(0), approvedBy: "ana" });
    const takenBack = render(approved.objects, CONFIG);
    expect(takenBack.objects).toEqual(approved.objects);
  });
});

describe("a word that does not count opens nothing, and is said to", () => {
  test.each<[string, Fields, string, string]>([
    [
      "an approval of another revision",
      { approvals: [{ ...approval, revision: "v1" }] },
      "warning",
      "NotThisAttempt approvals[0]",
    ],
    [
      "an approval of an attempt to come",
      { approvals: [{ ...approval, attempt: 2 }] },
      "warning",
      "NotThisAttempt approvals[0]",
    ],
    [
      "an approval of a wave that does not exist",
      { approvals: [{ ...approval, wave: "canari" }] },
      "warning",
      "UnknownWave approvals[0]",
    ],
    [
      "a promotion of a wave that does not exist",
      { promotions: [{ ...approval, wave: "x" }] },
      "warning",
      "UnknownWave promotions[0]",
    ],
    [
      "a skip of a target that does not exist",
      { skips: [{ target: "a/shp", by: "ana" }] },
      "warning",
      "UnknownTarget skips[0]",
    ],
    [
      "a pin of a target that does not exist",
      { pins: [{ target: "a", by: "ana" }] },
      "warning",
      "UnknownTarget pins[0]",
    ],
    ["a rollback of an attempt to come", { rollback: { attempt: 7, by: "ana" } }, "warning", "NotThisAttempt rollback"],
  ])("%s", (_, more, severity, problem) => {
    const rendered = render(FLEET, { ...CONFIG, ...more });
    expect(said(rendered, severity as "warning")).toEqual([problem]);
    expect(words(rendered.objects)).toBe("a:Waiting b:Waiting");
  });

  test("what was for an attempt before is one note, whatever it was about", () => {
    const first = render(FLEET, { ...CONFIG, approvals: [approval] });
    const told = { approvals: [approval, { ...approval, wave: "gone" }], rollback: { by: "ana" } };
    const second = render(first.objects, { ...CONFIG, ...told, restart: 1, now: TIME(1) });
    expect(words(second.objects)).toBe("a:Waiting b:Waiting");
    expect(said(second, "warning")).toEqual([]);
    expect(second.results.map(({ message }) => message)).toContain(
      "3 of what was said is for an attempt before 2, and counts no more",
    );
  });

  test("the message names who, what and why, and what was probably meant", () => {
    const { results } = render(FLEET, { ...CONFIG, approvals: [{ ...approval, wave: "canari" }] });
    expect(results.find(({ severity }) => severity === "warning")?.message).toBe(
      "the approval of wave canari by ana does not count: the plan has no wave canari: did you mean canary?",
    );
  });
});
