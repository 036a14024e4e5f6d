import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareTargets, formatTarget, parseTarget, targetKey } from "./target.ts";

describe("parseTarget", () => {
  test.each([
    ["edge-1", { cluster: "edge-1" }],
    ["edge-1/web", { cluster: "edge-1", package: "web" }],
    ["edge-1/shop/web", { cluster: "edge-1", package: "shop/web" }],
    ["arn:aws:eks@x_1.y", { cluster: "arn:aws:eks@x_1.y" }],
  ])("reads %j", (text, target) => {
    expect(parseTarget(text)).toEqual({ ok: true, value: target, problems: [] });
  });

  test.each([
    ["an empty text", ""],
    ["no cluster", "/web"],
    ["no package behind the slash", "edge-1/"],
    ["an empty part of a package", "edge-1/a//b"],
    ["a space", "edge 1"],
    ["a line end", "edge-1\n"],
    ["a control character", "edge\u001b"],
    ["an invisible mark", "edge\u202e1"],
    ["a cluster of 254", "a".repeat(254)],
    ["a package of 513", `a/${"b".repeat(513)}`],
    ["a number", 5],
    ["null", null],
  ])("refuses %s", (_, text) => {
    const result = parseTarget(text, "spec.target");
    expect(result.ok).toBe(false);
    expect(result.problems).toEqual([expect.objectContaining({ code: "InvalidTarget", field: "spec.target" })]);
  });

  test("property: the inverse of formatTarget, and the key tells targets apart", () => {
    const word = fc.stringMatching(/^[a-z0-9.:-]{1,8}$/);
    const target = fc.oneof(
      word.map((cluster) => ({ cluster })),
      fc.tuple(word, word, word).map(([cluster, a, b]) => ({ cluster, package: `${a}/${b}` })),
    );
    fc.assert(
      fc.property(target, target, (a, b) => {
        expect(parseTarget(formatTarget(a))).toEqual({ ok: true, value: a, problems: [] });
        expect(targetKey(a) === targetKey(b)).toBe(compareTargets(a, b) === 0);
      }),
    );
  });
});

test("compareTargets orders by cluster, then package, none first", () => {
  const targets = [
    { cluster: "b" },
    { cluster: "a", package: "y" },
    { cluster: "a" },
    { cluster: "B" },
    { cluster: "a", package: "x" },
  ];
  expect(targets.toSorted(compareTargets).map(formatTarget)).toEqual(["B", "a", "a/x", "a/y", "b"]);
});
