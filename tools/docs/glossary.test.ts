// Checks that every kind and every state of the API is explained in docs/glossary.md, between backticks.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");

/** Fields whose enum values are choices of the object's author: the reference explains them in place. */
const CHOICES: ReadonlySet<string> = new Set(
  `apiVersion dependencies leftover onFailure onNoMatch onNoTarget onRecovery onStop onSupersede onUnknownRevision onUnreachable operator order days
  failOn mode otherwise strategy truth valueType`.split(/\s+/),
);

interface Word {
  readonly word: string;
  readonly where: string;
}

/** The values of every `enum` in a schema, with their fields. */
function wordsOfSchema(schema: unknown, where: string, field = ""): readonly Word[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => wordsOfSchema(each, where, field));
  return Object.entries(schema).flatMap(([key, value]): readonly Word[] => {
    if (key === "enum" && Array.isArray(value)) {
      return CHOICES.has(field) ? [] : value.map((word) => ({ word: String(word), where: `${where} ${field}` }));
    }
    if (key !== "properties" && key !== "$defs") return wordsOfSchema(value, where, field);
    return Object.entries(value as object).flatMap(([name, child]) => wordsOfSchema(child, where, name));
  });
}

function wordsOfGroup(group: string): readonly Word[] {
  const files = readdirSync(join(root, "schemas", group)).filter((name) => name.endsWith(".schema.json"));
  return files.flatMap((file) =>
    wordsOfSchema(JSON.parse(readFileSync(join(root, "schemas", group, file), "utf8")), file),
  );
}

/** Values that only types list, so that they do not exist at run time; with the room of core that has the type. */
const TYPES: readonly (readonly [string, string])[] = [
  ["status", "StatusWord"],
  ["aggregate", "HeadlineWord"],
  ["suspend", "SuspensionState"],
  ["suspend", "Effect"],
  ["suspend", "Hazard"],
  ["rollout", "TargetWord"],
  ["rollout", "Phase"],
  ["object", "Severity"],
];

function wordsOfType(room: string, type: string): readonly Word[] {
  const declaration = new RegExp(`^export type ${type} =([^;]*);`, "m");
  const unions = sourcesOf(room).flatMap((source) => declaration.exec(source)?.[1] ?? []);
  return unions.flatMap((union) =>
    [...union.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => ({ word, where: `${room} ${type}` })),
  );
}

/** The sources of a room of core, without tests, generated files and data. */
function sourcesOf(room: string): readonly string[] {
  const home = join(root, "packages/core/src", room);
  return readdirSync(home, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/\.test(?:-d)?\.ts$|(?:^|[\\/])(?:generated|library)[\\/]/.test(path))
    .map((path) => readFileSync(join(home, path), "utf8"));
}

/** The values that a pattern matches in the sources of core: the first group with a match. */
function wordsOfSources(pattern: RegExp): readonly string[] {
  const sources = ["aggregate", "object", "rollout", "suspend", "status/rules"].flatMap(sourcesOf);
  const matches = sources.flatMap((source) => [...source.matchAll(pattern)]);
  return [...new Set(matches.flatMap(([, ...groups]) => groups.filter((group) => group !== undefined)))];
}

describe("AC-S14: the glossary has every kind and every state of the API", () => {
  test.each(["landfall.dev", "fn.landfall.dev"])("of the kinds of %s", (group) => {
    const words = wordsOfGroup(group);
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter(({ word }) => !glossary.includes(`\`${word}\``))).toEqual([]);
  });

  test.each(TYPES)("of %s, type %s", (file, type) => {
    const words = wordsOfType(file, type);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter(({ word }) => !glossary.includes(`\`${word}\``))).toEqual([]);
  });

  test("of the conditions and annotations that we write", () => {
    const words = wordsOfSources(/type: "([A-Z]\w+)", status|"((?:[a-z]+\.)*landfall\.dev\/[A-Za-z-]*)"/g);
    expect(words).toContain("landfall.dev/Landed");
    expect(words).toContain("hold.landfall.dev/");
    expect(words.length).toBeGreaterThan(7);
    expect(words.filter((word) => !glossary.includes(`\`${word}${word.endsWith("/") ? "<" : "`"}`))).toEqual([]);
  });

  test("the words stand in the order of the alphabet, each once", () => {
    const words = [...glossary.matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(([, word = ""]) => word);
    expect(words).toEqual([...new Set(words)].sort((a, b) => (a < b ? -1 : 1)));
  });

  test("concepts begin with what it is about, and have a picture of the objects", () => {
    const concepts = readFileSync(join(root, "docs/concepts.md"), "utf8");
    expect(concepts).toMatch(/^# Concepts\n\n\S.{80}/);
    expect(concepts).toMatch(/^## The objects in one picture\n\n```text\n/m);
  });
});
