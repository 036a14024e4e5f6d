import { describe, expect, test } from "vitest";
import { distinctFields } from "./evidence.ts";
import type { EvidenceField } from "./types.ts";

const field = (index: number): EvidenceField => ({ path: ["status", "conditions", index, "status"], value: "True" });

describe("fields on which several findings rest", () => {
  test.each([
    ["none", [], []],
    ["two that differ", [0, 1], [0, 1]],
    ["one twice", [0, 0], [0]],
    ["the first again, after another", [0, 1, 0], [0, 1]],
    ["as many as are compared one by one", [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]],
    ["more than that, one of them again", [0, 1, 2, 3, 4, 5, 6, 7, 8, 0], [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])("are given once each: %s", (_, given, wanted) => {
    expect(distinctFields(given.map(field))).toEqual(wanted.map(field));
  });
});
