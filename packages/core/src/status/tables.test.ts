import { describe, expect, test } from "vitest";
import { subjectOf } from "./subject.ts";
import { BUILTIN_KINDS, CONDITION_TYPES, SOURCES, STATE_WORDS, STATUS_FIELDS, STORED_KINDS } from "./tables.ts";

describe("the tables", () => {
  test.each([
    ["condition type", CONDITION_TYPES],
    ["state word", STATE_WORDS],
  ])("a %s has one class", (_title, table) => {
    const words: string[] = Object.values<readonly string[]>(table).flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test("no status field is both ignored and read", () => {
    const read = Object.entries(STATUS_FIELDS).flatMap(([role, names]) => (role === "ignored" ? [] : names));
    expect(STATUS_FIELDS.ignored.filter((name) => read.includes(name))).toEqual([]);
  });

  test("state words are spelled as they are looked up: lower case, no separators", () => {
    for (const word of Object.values(STATE_WORDS).flat()) expect(word).toMatch(/^[a-z]+$/);
  });

  test.each(BUILTIN_KINDS.map((rule) => [rule.kind, rule] as const))(
    "%s: each row but the last says when it applies, in words, or by its phase or test as data",
    (_kind, { rows }) => {
      for (const { when, phase, test: of, reason } of rows.slice(0, -1))
        expect(when ?? phase ?? (typeof of === "object" ? "data" : ""), reason).not.toBe(phase === "" ? undefined : "");
    },
  );

  test("each built-in kind has its source, except those that are only stored", () => {
    const stored = Object.values(STORED_KINDS).flat();
    const others = BUILTIN_KINDS.map(({ kind }) => kind).filter((kind) => !stored.includes(kind));
    expect(Object.keys(SOURCES).sort()).toEqual(others.sort());
    for (const source of Object.values(SOURCES)) expect(source).toMatch(/^https:/);
  });

  test.each(BUILTIN_KINDS.flatMap(({ kind, counters }) => (counters === undefined ? [] : [[kind, counters] as const])))(
    "%s: its counters are read where their paths say",
    (kind, { paths, read }) => {
      const fields = (root: string): object =>
        Object.fromEntries(paths.filter(([first]) => first === root).map((path) => [path[1], path.join(".")]));
      const subject = subjectOf({ apiVersion: "v1", kind, spec: fields("spec"), status: fields("status") });
      expect(typeof subject === "string" ? subject : read(subject)).toEqual(paths.map((path) => path.join(".")));
    },
  );
});
