import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bounds } from "./check.ts";
import { check } from "./check.ts";
import { findCircles, longestChain } from "./graph.ts";
import { type Measures, measure, roomOf } from "./house.ts";
import { readSource } from "./read-source.ts";

/** A house of a few files, by path. Files that are no code have an empty text. */
function house(files: { readonly [path: string]: string }): Measures {
  const paths = Object.keys(files);
  return measure({
    files: paths,
    sources: paths.filter((path) => path.endsWith(".ts")).map((path) => readSource(path, files[path] ?? "")),
    packagePath: (specifier) => specifier.replace(/^@landfall\/(\w+)\/(\w+)$/, "packages/$1/src/$2/index.ts"),
  });
}

const BOUNDS: Bounds = {
  anyRoom: { chain: 3, tests: 0 },
  rooms: {},
  mostFiles: 4,
  fullFolders: {},
  lines: { fileLines: { p50: 5, p90: 10 }, functionLines: { p50: 3, p90: 6 } },
  known: [],
};

/** The breaches of a house, formatted as `about where`. */
function said(measures: Measures, bounds: Partial<Bounds> = {}): readonly string[] {
  return check(measures, { ...BOUNDS, ...bounds }).breaches.map(({ about, where }) => `${about} ${where}`);
}

const a = (specifier: string): string => `import { x } from "${specifier}";\nexport const y = x;\n`;

describe("what a source imports", () => {
  test.each([
    ["a value", 'import { x } from "./b.ts";', "value"],
    ["a default and a namespace", 'import b, * as c from "./b.ts";', "value"],
    ["what it does", 'import "./b.ts";', "value"],
    ["a type", 'import type { X } from "./b.ts";', "type"],
    ["types by name", 'import { type X, type Y } from "./b.ts";', "type"],
    ["a value beside a type", 'import { type X, y } from "./b.ts";', "value"],
    ["a value named type", 'import type from "./b.ts";', "value"],
    ["a value named type beside others", 'import type, { x } from "./b.ts";', "value"],
    ["all, again", 'export * from "./b.ts";', "value"],
    ["all types, again", 'export type * from "./b.ts";', "type"],
    ["a name, again", 'export { x } from "./b.ts";', "value"],
    ["a type, again", 'export { type X } from "./b.ts";', "type"],
    ["types, again", 'export type { X } from "./b.ts";', "type"],
    ["a value when it is needed", 'export const x = () => import("./b.ts");', "value"],
    ["a type in place", 'export type X = import("./b.ts").X;', "type"],
    ["a type of a value in place", 'export type X = typeof import("./b.ts");', "type"],
  ] as const)("%s", (_, text, kind) => {
    expect(readSource("a.ts", text).imports).toEqual([{ specifier: "./b.ts", kind }]);
  });

  test.each([
    ["a comment", '// import { x } from "./b.ts";\n/* export * from "./c.ts" */'],
    ["a text", "export const x = 'import { x } from \"./b.ts\"';"],
    ["an import of what is not known", "export const x = (name: string) => import(name);"],
    ["an export of its own", "export { x };\nconst x = 1;"],
  ])("not in %s", (_, text) => {
    expect(readSource("a.ts", text).imports).toEqual([]);
  });

  test("a file that does not parse is named", () => {
    expect(() => readSource("packages/core/src/a.ts", "export const = 1")).toThrow(/packages\/core\/src\/a\.ts/);
  });
});

test("lines are counted of files, and of functions with a body: declared, in a class, an arrow, one in another", () => {
  const text = [
    "export function one(): void {",
    "  const two = (): void => {",
    "    one();",
    "  };",
    "  two();",
    "}",
    "export class Three {",
    "  four(): number { return 4; }",
    "}",
    "export const five = (): number => 5;",
    "",
  ].join("\n");
  expect(readSource("a.ts", text)).toMatchObject({ lines: 10, functionLines: [6, 3, 1] });
});

describe("a planted breach is found", () => {
  const ROOM = "packages/core/src/suspend";
  test("none in a sound house", () => {
    expect(said(house({ [`${ROOM}/a.ts`]: a("./b.ts"), [`${ROOM}/b.ts`]: "" }))).toEqual([]);
  });

  test("a circle of two files", () => {
    const found = house({ [`${ROOM}/a.ts`]: a("./b.ts"), [`${ROOM}/b.ts`]: a("./a.ts") });
    expect(found.circles.value).toEqual([[`${ROOM}/a.ts`, `${ROOM}/b.ts`]]);
    expect(said(found)).toEqual(["circle core/suspend"]);
  });

  test("a circle by types alone, through three folders", () => {
    const found = house({
      [`${ROOM}/a.ts`]: 'import type { B } from "./deep/b.ts";',
      [`${ROOM}/deep/b.ts`]: 'export type B = import("../../object/c.ts").C;',
      "packages/core/src/object/c.ts": 'export type { A } from "../suspend/a.ts";',
    });
    expect(found.circles).toMatchObject({ value: [], all: [{ length: 3 }] });
    expect(said(found)).toEqual(["circle core/object"]);
  });

  test("a circle of two packages, by their names", () => {
    const found = house({
      "packages/core/src/object/index.ts": a("@landfall/cli/render"),
      "packages/cli/src/render/index.ts": a("../deep/c.ts"),
      "packages/cli/src/deep/c.ts": a("@landfall/core/object"),
    });
    expect(said(found)).toEqual(["circle cli/deep"]);
  });

  test("a circle of tools, and one through a test", () => {
    expect(said(house({ "tools/gen/a.ts": a("./b.ts"), "tools/gen/b.ts": a("./a.ts") }))).toEqual(["circle tools/gen"]);
    expect(said(house({ [`${ROOM}/a.test.ts`]: a("./b.test.ts"), [`${ROOM}/b.test.ts`]: a("./a.test.ts") }))).toEqual([
      "circle core/suspend",
    ]);
  });

  test("a file that imports itself", () => {
    expect(said(house({ [`${ROOM}/a.ts`]: a("./a.ts") }))).toEqual(["circle core/suspend"]);
  });

  test("a chain of four, but not by way of another room or of a test", () => {
    const chain = {
      [`${ROOM}/a.ts`]: 'import type { X } from "./b.ts";',
      [`${ROOM}/b.ts`]: a("./c.ts"),
      [`${ROOM}/c.ts`]: a("./d.ts"),
      [`${ROOM}/d.ts`]: "",
    };
    expect(said(house(chain))).toEqual(["chain core/suspend"]);
    expect(said(house(chain), { rooms: { "core/suspend": { chain: 4 } } })).toEqual([]);
    const elsewhere = { ...chain, [`${ROOM}/d.ts`]: undefined, [`${ROOM}/c.ts`]: a("../object/d.ts") };
    expect(said(house({ ...elsewhere, [`${ROOM}/d.ts`]: "", "packages/core/src/object/d.ts": "" }))).toEqual([]);
    expect(said(house({ ...chain, [`${ROOM}/c.ts`]: "", [`${ROOM}/a.test.ts`]: a("./a.ts") }))).toEqual([]);
  });

  test("a folder with five files, whatever they are; not with tests or subfolders", () => {
    const four = Object.fromEntries(["a.ts", "b.ts", "c.md", "d.json"].map((name) => [`${ROOM}/${name}`, ""]));
    expect(said(house({ ...four, [`${ROOM}/a.test.ts`]: "", [`${ROOM}/deep/e.ts`]: "" }))).toEqual([]);
    expect(said(house({ ...four, [`${ROOM}/e.yaml`]: "" }))).toEqual([`folder ${ROOM}`]);
    const named = { fullFolders: { [ROOM]: "they only become more" } };
    expect(said(house({ ...four, [`${ROOM}/e.yaml`]: "" }), named)).toEqual([]);
  });

  test("too few tests for the lines of a room", () => {
    const room = { [`${ROOM}/a.ts`]: "1;\n2;\n3;\n4;\n", [`${ROOM}/a.test.ts`]: "1;\n" };
    const bound = (tests: number): Partial<Bounds> => ({ rooms: { "core/suspend": { tests } } });
    expect(said(house(room), bound(0.25))).toEqual([]);
    expect(said(house(room), bound(0.26))).toEqual(["tests core/suspend"]);
    expect(said(house({ ...room, [`${ROOM}/testing/b.ts`]: "1;\n" }), bound(0.5))).toEqual([]);
    expect(said(house({ ...room, [`${ROOM}/generated/b.ts`]: "1;\n".repeat(99) }), bound(0.25))).toEqual([]);
  });

  test("long files and long functions", () => {
    expect(said(house({ [`${ROOM}/a.ts`]: "1;\n".repeat(6) }))).toEqual(["lines fileLines"]);
    expect(said(house({ [`${ROOM}/a.ts`]: "export function f(): void {\n\n\n}\n" }))).toEqual(["lines functionLines"]);
  });

  test("a known one is told apart, and its row goes with it", () => {
    const known = [{ about: "circle", where: "core/suspend", until: "2026-11-22" }] as const;
    const broken = house({ [`${ROOM}/a.ts`]: a("./a.ts") });
    expect(check(broken, { ...BOUNDS, known })).toMatchObject({ breaches: [], known: [{ about: "circle" }] });
    expect(said(house({ [`${ROOM}/a.ts`]: "" }), { known })).toEqual(["table core/suspend"]);
  });

  test("a row for a room or a folder that does not need it", () => {
    const sound = house({ [`${ROOM}/a.ts`]: "" });
    expect(said(sound, { rooms: { "core/other": { chain: 9 } } })).toEqual(["table core/other"]);
    expect(said(sound, { fullFolders: { [ROOM]: "once" } })).toEqual([`table ${ROOM}`]);
  });
});

test.each([
  ["packages/core/src/suspend/model/hold.ts", "core/suspend"],
  ["packages/cli/src/main.ts", "cli"],
  ["tools/house/main.ts", undefined],
])("%s is in the room %s", (path, room) => {
  expect(roomOf(path)).toBe(room);
});

describe("of any graph", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const graphs = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)), { maxLength: 14 })
    .map((arrows) => new Map(names.map((from) => [from, arrows.filter(([one]) => one === from).map(([, to]) => to)])));

  /** Whether a chain of at least one dependency leads from one file to another. */
  const leads = (graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean => {
    const seen = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true;
      if (!seen.has(at)) open.push(...(graph.get(at) ?? []));
      seen.add(at);
    }
    return false;
  };

  test("a file is in a circle exactly if a way leads back to it", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        expect(findCircles(graph).flat().toSorted()).toEqual(names.filter((name) => leads(graph, name, name)));
      }),
    );
  });

  test("without circles, the longest chain is the longest way there is", () => {
    fc.assert(
      fc.property(graphs, (any) => {
        const graph = new Map([...any].map(([from, to]) => [from, to.filter((name) => name > from)]));
        const longestFrom = (from: string): number =>
          1 + Math.max(0, ...(graph.get(from) ?? []).map((to) => longestFrom(to)));
        const chain = longestChain(graph);
        expect(chain).toHaveLength(Math.max(...names.map(longestFrom)));
        for (const [at, file] of chain.slice(0, -1).entries()) expect(graph.get(file)).toContain(chain[at + 1]);
      }),
    );
  });
});
