import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCondition, getConditions, setCondition, sortConditions } from "./conditions.ts";

const object = (conditions: unknown): unknown => ({ status: { conditions } });

describe("getConditions", () => {
  test.each([
    ["no status", {}],
    ["a null status", { status: null }],
    ["a status that is a string", { status: "up" }],
    ["no conditions", { status: {} }],
    ["null conditions", object(null)],
    ["no object at all", undefined],
  ])("finds none and says nothing about %s", (_, input) => {
    expect(getConditions(input)).toEqual({ conditions: [], problems: [] });
  });

  test.each([
    ["conditions in a map", { Ready: "True" }, "status.conditions"],
    ["a string in the list", ["Ready"], "status.conditions[0]"],
    ["a list in the list", [[]], "status.conditions[0]"],
    ["a null in the list", [null], "status.conditions[0]"],
    ["a hole in the list", Array(1), "status.conditions[0]"],
    ["no type", [{ status: "True" }], "status.conditions[0].type"],
    ["a type that is a number", [{ type: 1, status: "True" }], "status.conditions[0].type"],
    ["a boolean status", [{ type: "Ready", status: true }], "status.conditions[0].status"],
  ])("leaves out %s, with a warning", (_, list, field) => {
    const found = getConditions(object(list));
    expect(found.conditions).toEqual([]);
    expect(found.problems).toEqual([expect.objectContaining({ code: "WrongType", severity: "warning", field })]);
  });

  test("keeps a well-formed entry as it is, with the fields it does not know", () => {
    const entry = { type: "Ready", status: "True", lastUpdateTime: "x", parents: [1] };
    expect(getConditions(object([entry])).conditions[0]).toBe(entry);
  });

  test("drops an optional field of the wrong type and keeps the rest", () => {
    const entry = { type: "Ready", status: "True", reason: 5, observedGeneration: "3", message: "m", extra: 1 };
    const found = getConditions(object([entry]));
    expect(found.conditions).toEqual([{ type: "Ready", status: "True", message: "m", extra: 1 }]);
    expect(found.problems.map((problem) => problem.field)).toEqual([
      "status.conditions[0].reason",
      "status.conditions[0].observedGeneration",
    ]);
  });

  test("takes null in an optional field as absent", () => {
    const found = getConditions(object([{ type: "Ready", status: "True", reason: null, lastTransitionTime: null }]));
    expect(found).toEqual({ conditions: [{ type: "Ready", status: "True" }], problems: [] });
  });

  test("warns of a second condition of one type and keeps both", () => {
    const found = getConditions(
      object([
        { type: "A", status: "True" },
        { type: "A", status: "False" },
      ]),
    );
    expect(findCondition(found.conditions, "A")?.status).toBe("True");
    expect(found.conditions).toHaveLength(2);
    expect(found.problems).toEqual([
      expect.objectContaining({ code: "DuplicateCondition", field: "status.conditions[1]" }),
    ]);
  });

  test("does not look into prototypes", () => {
    const inherited = Object.create({ type: "Ready", status: "True" }) as unknown;
    expect(getConditions(object([inherited])).conditions).toEqual([]);
    expect(getConditions(Object.create({ status: { conditions: [1] } })).problems).toEqual([]);
  });

  test("reads conditions elsewhere", () => {
    const parents = { status: { parents: [{ conditions: [{ type: "Accepted", status: "True" }] }] } };
    expect(getConditions(parents, ["status", "parents", 0, "conditions"]).conditions).toHaveLength(1);
  });

  test("property: never throws, and what it returns has a type and a status", () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (any, list) => {
        for (const input of [any, object(any), object(list)]) {
          for (const condition of getConditions(input).conditions) {
            expect(typeof condition.type).toBe("string");
            expect(typeof condition.status).toBe("string");
          }
        }
      }),
    );
  });
});

describe("setCondition", () => {
  const old = {
    type: "Ready",
    status: "False",
    reason: "Waiting",
    lastTransitionTime: "2026-01-01T00:00:00Z",
    extra: 1,
  };
  const other = { type: "Stalled", status: "False" };
  const now = Date.parse("2026-06-01T00:00:00Z");

  test("keeps the transition time while the status stays", () => {
    expect(setCondition([old, other], { type: "Ready", status: "False", reason: "Slow", message: "m" }, now)).toEqual([
      { ...old, reason: "Slow", message: "m" },
      other,
    ]);
  });

  test("moves the transition time when the status changes", () => {
    expect(setCondition([other, old], { type: "Ready", status: "True", observedGeneration: 2 }, now)).toEqual([
      other,
      { type: "Ready", status: "True", observedGeneration: 2, lastTransitionTime: "2026-06-01T00:00:00Z", extra: 1 },
    ]);
  });

  test("gives a transition time to a condition that had none", () => {
    expect(setCondition([other], other, now)).toEqual([{ ...other, lastTransitionTime: "2026-06-01T00:00:00Z" }]);
  });

  test("appends a new type", () => {
    expect(setCondition([other], { type: "Ready", status: "True" }, now).map(({ type }) => type)).toEqual([
      "Stalled",
      "Ready",
    ]);
  });

  test("returns the list itself when nothing changes", () => {
    const list = [old, other];
    expect(setCondition(list, { type: "Ready", status: "False", reason: "Waiting" }, now)).toBe(list);
    expect(setCondition(list, other)).toBe(list);
  });

  test("without now writes no transition time and drops the one that is no longer true", () => {
    expect(setCondition([], { type: "Ready", status: "True", reason: "R", message: "m" })).toEqual([
      { type: "Ready", status: "True", reason: "R", message: "m" },
    ]);
    expect(setCondition([old], { type: "Ready", status: "True" })).toEqual([
      { type: "Ready", status: "True", extra: 1 },
    ]);
  });

  test("does not touch its input", () => {
    const list = Object.freeze([Object.freeze({ ...old })]);
    setCondition(list, { type: "Ready", status: "True" }, now);
    expect(list[0]).toEqual(old);
  });
});

describe("sortConditions", () => {
  const list = ["b", "Stalled", "a", "Reconciling", "B"].map((type) => ({ type, status: "True" }));

  test("puts the given types first and the rest in code-unit order", () => {
    const sorted = sortConditions(list, ["Reconciling", "Stalled"]).map(({ type }) => type);
    expect(sorted).toEqual(["Reconciling", "Stalled", "B", "a", "b"]);
  });

  test("property: independent of the order of distinct types", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: 5 }), (shuffled) => {
        expect(sortConditions(shuffled, ["Stalled"])).toEqual(sortConditions(list, ["Stalled"]));
      }),
    );
  });
});
