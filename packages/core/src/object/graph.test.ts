import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DependencyGraph, topologicalLevels } from "./graph.ts";

const graph = (edges: Record<string, string[]>): DependencyGraph => new Map(Object.entries(edges));

describe("topologicalLevels", () => {
  test.each([
    ["an empty graph has no level", {}, []],
    ["without dependencies all are in one level", { b: [], a: [] }, [["a", "b"]]],
    ["a chain has a level each", { c: ["b"], b: ["a"], a: [] }, [["a"], ["b"], ["c"]]],
    [
      "a diamond waits for its longest side",
      { d: ["b", "c", "a"], c: ["a"], b: ["a"], a: [] },
      [["a"], ["b", "c"], ["d"]],
    ],
    ["an edge given twice counts once", { b: ["a", "a"], a: [] }, [["a"], ["b"]]],
    [
      "names from prototypes are plain ids",
      { constructor: ["toString"], toString: [] },
      [["toString"], ["constructor"]],
    ],
    ["levels are sorted by code unit", { b: [], B: [], ä: [], a: [] }, [["B", "a", "b", "ä"]]],
  ])("%s", (_, edges, levels) => {
    expect(topologicalLevels(graph(edges))).toEqual({ kind: "levels", levels });
  });

  test.each([
    ["on itself", { a: ["a"] }, ["a"]],
    ["of two", { b: ["a"], a: ["b"] }, ["a", "b"]],
    ["in the direction of the dependencies", { a: ["c"], c: ["b"], b: ["a"] }, ["a", "c", "b"]],
    ["without what merely waits for it", { a: ["b"], b: ["c"], c: ["b"], d: ["a"] }, ["b", "c"]],
    ["by its shorter way", { a: ["b", "d"], b: ["c"], c: ["d"], d: ["a"] }, ["a", "d"]],
  ])("names a cycle %s", (_, edges, cycle) => {
    expect(topologicalLevels(graph(edges))).toEqual({ kind: "cycle", cycle });
  });

  test("names the smallest dependency that does not exist", () => {
    const found = topologicalLevels(graph({ c: ["x"], b: ["z", "y"], a: [] }));
    expect(found).toEqual({ kind: "unknown", from: "b", to: "y" });
  });

  const chain = (length: number, last: string[]): DependencyGraph =>
    new Map(Array.from({ length }, (_, index) => [`n${index}`, index + 1 < length ? [`n${index + 1}`] : last]));

  test("a chain of 100,000 and a cycle of 100,000 do not overflow the stack", () => {
    const levels = topologicalLevels(chain(100_000, []));
    expect(levels.kind === "levels" && levels.levels.length).toBe(100_000);
    const cycle = topologicalLevels(chain(100_000, ["n0"]));
    expect(cycle.kind === "cycle" && cycle.cycle.length).toBe(100_000);
  });

  test("a star of 100,000 and a wide layer are linear", () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `n${index}`);
    const star = new Map<string, string[]>([["hub", ids], ...ids.map((id): [string, string[]] => [id, []])]);
    expect(topologicalLevels(star)).toMatchObject({ kind: "levels", levels: { length: 2 } });
  });

  const edges = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 30 });
  const build = (pairs: readonly (readonly [number, number])[]): Map<string, string[]> => {
    const map = new Map<string, string[]>();
    for (const [from, to] of pairs) {
      map.set(`${from}`, [...(map.get(`${from}`) ?? []), `${to}`]);
      if (!map.has(`${to}`)) map.set(`${to}`, []);
    }
    return map;
  };

  test("property: levels hold every id once, after all its dependencies and no later than needed; or the cycle is real", () => {
    fc.assert(
      fc.property(edges, (pairs) => {
        const map = build(pairs);
        const found = topologicalLevels(map);
        if (found.kind === "levels") {
          const level = new Map(found.levels.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
          expect(found.levels.flat().length).toBe(map.size);
          for (const [id, list] of map)
            expect(level.get(id)).toBe(Math.max(-1, ...list.map((to) => level.get(to)!)) + 1);
        } else {
          expect(found.kind).toBe("cycle");
          const { cycle } = found as { cycle: readonly string[] };
          expect(new Set(cycle).size).toBe(cycle.length);
          for (const [index, id] of cycle.entries()) expect(map.get(id)).toContain(cycle[(index + 1) % cycle.length]);
        }
      }),
    );
  });

  test("property: independent of the order of ids and edges", () => {
    fc.assert(
      fc.property(edges, (pairs) => {
        expect(topologicalLevels(build(pairs.toReversed()))).toEqual(topologicalLevels(build(pairs)));
      }),
    );
  });
});
