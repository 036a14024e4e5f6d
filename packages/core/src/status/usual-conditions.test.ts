import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../object/index.ts";
import { computeStatus } from "./compute-status.ts";
import { createRule } from "./rules/rule.ts";
import { learnUsualConditions } from "./usual-conditions.ts";

const widget = (name: string, types: readonly string[], kind = "Widget"): KubeObject =>
  ({
    apiVersion: "example.com/v1",
    kind,
    metadata: { name, generation: 1 },
    status: { conditions: types.map((type) => ({ type, status: "True" })) },
  }) as KubeObject;
const fleet = [widget("a", ["VolumesMounted", "Ready"]), widget("b", ["VolumesMounted", "Ready"])];
const young = widget("c", ["VolumesMounted"]);

describe("an object without a condition that others of its kind have", () => {
  test("is InProgress where the caller knows what they have", () => {
    const usualConditions = learnUsualConditions([...fleet, young]);
    expect(computeStatus(young).status).toBe("Current");
    const result = computeStatus(young, { usualConditions });
    expect(result).toMatchObject({ status: "InProgress", reason: "NotReported" });
    expect(result.message).toBe("Ready is not reported yet, which Widget usually has");
    for (const object of fleet) expect(computeStatus(object, { usualConditions }).status).toBe("Current");
  });

  test("is InProgress where a rule of the library says what its controller always writes", () => {
    const rule = createRule({ id: "lib/Widget", rows: [], otherwise: "Generic", usualConditions: ["Ready"] });
    const library = new Map([["example.com/Widget", rule]]);
    expect(computeStatus(young, { library })).toMatchObject({ status: "InProgress", reason: "NotReported" });
    expect(computeStatus(widget("a", ["Ready"]), { library }).status).toBe("Current");
  });
});

describe("what is usual", () => {
  test("is what at least half of them have, of at least two", () => {
    const usual = (...objects: readonly KubeObject[]): readonly string[] =>
      learnUsualConditions(objects)("example.com", "Widget") ?? [];
    expect(usual(...fleet, young)).toEqual(["Ready"]);
    expect(usual(widget("a", ["Ready"]), young)).toEqual(["Ready"]);
    expect(usual(widget("a", ["Ready"]), young, young)).toEqual([]);
    expect(usual(widget("a", ["Ready"]))).toEqual([]);
    expect(usual(widget("a", ["Ready"], "Gadget"), young)).toEqual([]);
    expect(usual({} as KubeObject, young, young)).toEqual([]);
  });

  test("does not depend on the order of the objects", () => {
    const objects = [...fleet, young, widget("d", ["Available"]), widget("e", ["Available", "Ready"])];
    fc.assert(
      fc.property(fc.shuffledSubarray(objects, { minLength: objects.length }), (shuffled) => {
        expect(learnUsualConditions(shuffled)("example.com", "Widget")).toEqual(["Ready"]);
      }),
    );
  });
});

describe("an object without a status", () => {
  const bare = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" } } as KubeObject;
  const stored = {
    ...bare,
    metadata: { name: "w", uid: "1", creationTimestamp: "2026-11-21T07:00:00Z" },
  } as KubeObject;

  test.each<[string, KubeObject, boolean | undefined, string | undefined, string]>([
    ["that nothing shows to be live is Unknown", bare, undefined, undefined, "Unknown"],
    ["that the caller knows to be live waits for its controller", bare, true, undefined, "InProgress"],
    ["that has a uid waits for its controller", stored, undefined, undefined, "InProgress"],
    ["that the caller knows not to be live is Unknown, though it has a uid", stored, false, undefined, "Unknown"],
    ["that is live waits within the grace", stored, true, "2026-11-21T07:04:00Z", "InProgress"],
    ["that is live is Unknown after the grace", stored, true, "2026-11-21T07:06:00Z", "Unknown"],
  ])("%s", (_title, object, live, now, status) => {
    const result = computeStatus(object, { now, ...(live === undefined ? {} : { live }) });
    expect(result.status).toBe(status);
    expect(result.evidence.fields).not.toEqual([]);
  });
});
