import { tests as conformance } from "@bufbuild/cel-spec/testdata/conformance.js";
import { formatDuration, formatTime } from "@landfall/core/object";
import { expression } from "@landfall/core/status/rules";
import { describe, expect, test } from "vitest";
import { celEngine } from "./engine.ts";

/** One vector of CEL's own conformance suite: an expression, its variables, and its value. */
interface Vector {
  readonly name: string;
  readonly expr: string;
  readonly bindings?: Json;
  readonly value?: Json;
  readonly evalError?: Json;
}

type Json = { readonly [name: string]: unknown };
type Suite = { readonly name: string; readonly suites?: readonly Suite[]; readonly tests?: readonly unknown[] };

const { Double, Fault, Instant, Located, MadeMap, Optional, Span, TypeName, scopeOf } = expression;

function vectorsOf({ suites = [], tests = [] }: Suite): readonly Vector[] {
  return [...tests.map((one) => (one as { readonly original: Vector }).original), ...suites.flatMap(vectorsOf)];
}

/** Returns a value of the suite as JSON that the engine reads; throws for a value that JSON does not have. */
function inputOf(value: Json): unknown {
  const [[kind, raw] = ["", undefined]] = Object.entries(value);
  if (kind === "int64Value") return Number(raw);
  if (kind === "doubleValue" && typeof raw === "number" && !Number.isInteger(raw)) return raw;
  if (["boolValue", "stringValue", "nullValue"].includes(kind)) return raw;
  if (kind === "listValue") return ((raw as { readonly values?: readonly Json[] }).values ?? []).map(inputOf);
  if (kind === "mapValue") return Object.fromEntries(entriesOf(raw as Json).map(([key, entry]) => [keyOf(key), entry]));
  throw new Error("not in JSON");
}

function entriesOf(map: Json): readonly (readonly [Json, unknown])[] {
  const entries = (map["entries"] ?? []) as readonly { readonly key: Json; readonly value: Json }[];
  return entries.map(({ key, value }) => [key, inputOf(value)]);
}

function keyOf(key: Json): string {
  if (typeof key["stringValue"] === "string") return key["stringValue"];
  throw new Error("not in JSON");
}

/** Returns a value of the suite in canonical form: maps by their entries in any order. */
function wanted(value: Json): unknown {
  const [[kind, raw] = ["", undefined]] = Object.entries(value);
  if (kind === "int64Value") return { int: Number(raw) };
  if (kind === "doubleValue") return { double: Number(raw) };
  if (kind === "typeValue") return { type: String(raw).replace("google.protobuf.", "").toLowerCase() };
  if (kind === "listValue") return ((raw as { readonly values?: readonly Json[] }).values ?? []).map(wanted);
  if (kind === "mapValue") {
    const entries = ((raw as Json)["entries"] ?? []) as readonly { readonly key: Json; readonly value: Json }[];
    return { map: sorted(entries.map((entry) => [wanted(entry.key), wanted(entry.value)])) };
  }
  return kind === "objectValue" ? (raw as Json)["value"] : raw;
}

function given(value: unknown): unknown {
  if (value instanceof Located) return given(value.value);
  if (value instanceof Fault) return "error";
  if (value instanceof Double) return { double: value.value };
  if (typeof value === "number") return Number.isInteger(value) ? { int: value } : { double: value };
  if (value instanceof Instant) return formatTime(value.ms);
  if (value instanceof Span) return formatDuration(value.ms);
  if (value instanceof TypeName) return { type: value.name };
  if (value instanceof MadeMap) return { map: sorted([...value.entries.values()].map((entry) => entry.map(given))) };
  if (value instanceof Optional) return { optional: given(value.value) };
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== "object" || value === null) return value;
  return { map: sorted(Object.entries(value).map((entry) => entry.map(given))) };
}

function sorted(entries: readonly unknown[]): readonly string[] {
  return entries.map((entry) => JSON.stringify(entry)).sort();
}

/** Returns `agrees`, `refused` (at load, by name) or `differs: …`; `undefined` for vectors whose input is not JSON. */
function outcomeOf({ expr, bindings = {}, value, evalError }: Vector): string | undefined {
  let object: object;
  try {
    const bound = Object.entries(bindings) as readonly (readonly [string, { readonly value: Json }])[];
    object = Object.fromEntries(bound.map(([name, entry]) => [name, inputOf(entry.value)]));
  } catch {
    return undefined;
  }
  const compiled = celEngine.compile(expr, { flux: true });
  if (!compiled.ok) return "refused";
  const result = given(compiled.value(scopeOf(object, true)));
  const expected = evalError === undefined ? wanted(value ?? { boolValue: true }) : "error";
  return JSON.stringify(result) === JSON.stringify(expected)
    ? "agrees"
    : `differs: ${expr}: ${JSON.stringify(result)}, not ${JSON.stringify(expected)}`;
}

/** Suites about the language itself; the others need protobuf, name resolution by containers, or a type checker. */
const SUITES = [
  "basic",
  "bindings_ext",
  "comparisons",
  "conversions",
  "fields",
  "fp_math",
  "integer_math",
  "lists",
  "logic",
  "macros",
  "optionals",
  "parse",
  "plumbing",
  "string",
  "string_ext",
  "timestamps",
];

/** Expressions whose results differ from CEL's on purpose, each with the reason. */
const DIFFERENT: ReadonlyMap<string, string> = new Map([
  ...["uint", "bytes", "type", "type(type)", "type(optional.none()) == optional_type"].map(
    (expr) => [expr, "the name is a field of the object"] as const,
  ),
  ...["google.protobuf.Timestamp == type(timestamp('2009-02-13T23:31:30Z'))"].map(
    (expr) => [expr, "the names of protobuf are not known"] as const,
  ),
  ["google.protobuf.Duration == type(duration('1000000s'))", "the names of protobuf are not known"],
  ["a.b.c", "a variable has no points in its name"],
  ["{3.3:15.15, 1.0: 5}[1.0]", "a fraction may be a key, since it equals the integer"],
  ["string(timestamp('9999-12-31T23:59:59.999999999Z'))", "times are kept to the millisecond"],
]);

describe("the language's conformance suite", () => {
  const suites = ((conformance as Suite).suites ?? []).filter(({ name }) => SUITES.includes(name));
  test.each(suites.map((suite) => [suite.name, suite] as const))("%s", (_name, suite) => {
    const vectors = vectorsOf(suite).filter(({ expr }) => !DIFFERENT.has(expr));
    const outcomes = vectors.map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome?.startsWith("differs"))).toEqual([]);
    expect(outcomes).toContain("agrees");
  });

  test("agrees on more than eight hundred expressions, and refuses the others by name when they are loaded", () => {
    const outcomes = suites.flatMap(vectorsOf).map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === "agrees").length).toBeGreaterThan(800);
  });
});
