import { expect, test } from "vitest";
import { declarationOf, exportsOf, PATHS } from "./public-face.ts";

/**
 * Import paths whose names are fixed: `core/schemas` names kinds like the API, even if other code has a type for the
 * same thing; `krm-functions/kpt-functions` has the names of the library that it replaces.
 */
const GIVEN: ReadonlySet<string> = new Set(["core/schemas", "krm-functions/kpt-functions"]);

test("every exported name means one thing", () => {
  const places = new Map<string, Map<string, string>>();
  for (const [path, file] of PATHS) {
    if (GIVEN.has(path)) continue;
    for (const { name } of exportsOf(file)) {
      const known = places.get(name) ?? new Map<string, string>();
      const { file: declaredIn, name: declared } = declarationOf(file, name);
      known.set(`${declaredIn}#${declared}`, path);
      places.set(name, known);
    }
  }
  const several = [...places].filter(([, known]) => known.size > 1);
  expect(several.map(([name, known]) => `${name}: ${[...known.values()].join(", ")}`)).toEqual([]);
  expect(places.size).toBeGreaterThan(1000);
});
