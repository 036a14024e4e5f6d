import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, seen, words } from "./testing/fleet.ts";

/** A rollout during its soak, with its log, as the release before format 2 wrote it. */
const OLD = JSON.parse(
  readFileSync(new URL("./testing/plan-of-format-1.json", import.meta.url), "utf8"),
) as unknown as Fields;

const CONFIG: Fields = {
  strategy: {
    order: "name",
    waves: [
      { name: "canary", select: { targets: ["a/shop", "b/shop"] }, soak: "5m" },
      { name: "rest", select: { rest: true }, approval: true, maxFailures: 1 },
    ],
  },
  recordTz: false,
};
const fleet = ["a", "b", "c", "d"].map((name) => profile(name));
const at = (minute: number): readonly Fields[] => seen([...fleet, OLD], minute, { a: "v2", b: "v2", c: "v1", d: "v1" });

test("a plan of format 1 is read, its log is believed, and it goes on from where it was", () => {
  const next = render(at(9), CONFIG);
  expect(said(next, "error")).toEqual([]);
  expect(planIn(next.objects)).toMatchObject({ spec: { format: 2 }, status: { wave: 1 } });
  expect(planIn(next.objects).status?.log?.entries.length).toBe(4);
  expect(words(next.objects)).toBe("a:Landed b:Landed c:Waiting d:Waiting");
});

test("a plan of format 1 that was changed by hand is refused, as ever", () => {
  const forged = JSON.parse(JSON.stringify(OLD).replace('"lastGood":"v1"', '"lastGood":"v0"')) as Fields;
  const objects = seen([...fleet, forged], 9, { a: "v2", b: "v2", c: "v1", d: "v1" });
  expect(said(render(objects, CONFIG), "error")).toEqual(["LogBroken status.log.entries[2]"]);
});
