import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actionsIn, applyWeb, look, looks, planOfTasks, trigger } from "../testing/fixtures.ts";
import { runKey, runUid, type Trigger } from "./trigger.ts";

describe("AC-K7: the key of a run is the hash of what triggered it", () => {
  test("it is the same whatever the version of the object that says so, and in whatever order its parameters come", () => {
    const stored = { metadata: { resourceVersion: "1" }, spec: { ...trigger, parameters: { a: "1", b: "2" } } };
    const later = { metadata: { resourceVersion: "99" }, spec: { ...trigger, parameters: { b: "2", a: "1" } } };
    expect(runKey(later.spec)).toBe(runKey(stored.spec));
  });

  test.each<[what: string, other: Partial<Trigger>]>([
    ["plan", { plan: "rollback" }],
    ["subject", { subject: "edge-2" }],
    ["revision", { revision: "v3" }],
    ["parameters", { parameters: { a: "1" } }],
    ["parent", { parent: "x" }],
    ["list of what it brings back", { restores: ["x"] }],
  ])("another %s is another run", (_, other) => {
    expect(runKey({ ...trigger, ...other })).not.toBe(runKey(trigger));
  });

  test("the order of what it brings back makes no other run, and nothing to bring back is no list", () => {
    expect(runKey({ ...trigger, restores: ["b", "a"] })).toBe(runKey({ ...trigger, restores: ["a", "b"] }));
    expect(runKey({ ...trigger, restores: [] })).toBe(runKey(trigger));
  });

  test("the same trigger a thousand times begins one run", () => {
    const plan = planOfTasks([{ name: "job", job: {} }]);
    let run = look(plan, undefined, 0).run;
    const first = run?.uid;
    for (let second = 1; second <= 1000; second++) run = look(plan, run, second).run;
    expect([run?.uid, run?.attempt]).toEqual([first, 1]);
  });

  test("no two numbers of one key have one uid", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 20 }), (numbers) => {
        expect(new Set(numbers.map((number) => runUid(runKey(trigger), number))).size).toBe(numbers.length);
      }),
    );
  });
});

test("AC-K1: only the first and the last version of what is wanted, or all of them: the same is carried out", () => {
  const plan = planOfTasks([applyWeb]);
  const wanted = (revision: string) => ({ trigger: { ...trigger, revision } });
  fc.assert(
    fc.property(fc.array(fc.constantFrom("v1", "v2", "v3"), { minLength: 1, maxLength: 6 }), (versions) => {
      const story = (seen: readonly string[]) =>
        looks(
          plan,
          seen.map((revision, second) => [second, wanted(revision)]),
        ).at(-1);
      const all = story(versions);
      const few = story([versions[0] ?? "", versions.at(-1) ?? ""]);
      expect(few?.run?.key).toBe(all?.run?.key);
      expect(few?.run?.phases.map(({ state }) => state)).toEqual(all?.run?.phases.map(({ state }) => state));
      expect(actionsIn(few!)).toEqual(actionsIn(all!));
    }),
  );
});
