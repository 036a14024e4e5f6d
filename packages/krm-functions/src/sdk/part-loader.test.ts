import { expect, test } from "vitest";
import { partLoader } from "./part-loader.ts";

test("a module carried as text is run when it is first asked for, once, with the modules beside it", () => {
  const parts = {
    "./double.cjs": "exports.runs = (exports.runs ?? 0) + 1; exports.twice = (n) => 2 * n;",
    "./double-again.cjs": `const { twice } = require("./double.cjs"); exports.fourTimes = (n) => twice(twice(n));`,
  };
  const loaded = {};
  const load = partLoader(parts, loaded, (id) => `outside: ${id}`);
  expect(loaded).toEqual({});
  const { fourTimes } = load("./double-again.cjs") as { readonly fourTimes: (n: number) => number };
  expect(fourTimes(21)).toBe(84);
  expect(load("./double.cjs")).toMatchObject({ runs: 1 });
  expect(Object.keys(loaded)).toEqual(["./double-again.cjs", "./double.cjs"]);
});

test("what is no part of the bundle is asked for outside", () => {
  expect(partLoader({}, {}, (id) => `outside: ${id}`)("node:fs")).toBe("outside: node:fs");
});
