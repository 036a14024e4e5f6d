// Finds fields of schemas that no code reads: they would be accepted without effect.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Fields that no code needs, each with the reason. */
const UNREAD: { readonly [field: string]: string } = {
  observesGeneration: "tells the tests of the rule library what they cannot ask of such an API",
};

/** The names of all fields in a schema, at any depth. */
function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): readonly string[] => {
    const own = key === "properties" && typeof value === "object" && value !== null ? Object.keys(value) : [];
    return [...own, ...fieldsOf(value)];
  });
}

/** The words in all sources, without tests and generated files. */
function wordsOfSources(): ReadonlySet<string> {
  const packages = join(root, "packages");
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" }).filter((path) =>
    /^[^/\\]+[/\\]src[/\\](?!.*(?:generated|testing|fixtures)[/\\]).*(?<!\.test|\.test-d)\.ts$/.test(path),
  );
  const texts = files.map((path) => readFileSync(join(packages, path), "utf8"));
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$-]*/g) ?? []));
}

test("each exception is one", () => {
  const words = wordsOfSources();
  expect(Object.keys(UNREAD).filter((field) => words.has(field))).toEqual([]);
});

describe("every field of a schema is a word of some source", () => {
  const words = wordsOfSources();
  test.each(["fn.landfall.dev", "landfall.dev", join("landfall.dev", "parts")])("of %s", (group) => {
    const home = join(root, "schemas", group);
    const files = readdirSync(home).filter((name) => name.endsWith(".schema.json"));
    const fields = files.flatMap((name) => fieldsOf(JSON.parse(readFileSync(join(home, name), "utf8"))));
    expect(fields.length).toBeGreaterThan(10);
    expect([...new Set(fields)].filter((field) => !words.has(field) && !Object.hasOwn(UNREAD, field))).toEqual([]);
  });
});
