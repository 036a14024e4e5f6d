import { isCelError, isCelList, isCelMap, run } from "@bufbuild/cel";
import { expression } from "@landfall/core/status/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { celEngine } from "./engine.ts";

const { Fault, Located, scopeOf } = expression;

/** Returns the value of an expression over an object, as JSON; `error` for a fault. */
function ours(text: string, object: object, flux = true): unknown {
  const compiled = celEngine.compile(text, { flux });
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  return plain(compiled.value(scopeOf(object, flux)));
}

function plain(value: unknown): unknown {
  if (value instanceof Fault) return "error";
  if (value instanceof Located) return value.value;
  return Array.isArray(value) ? value.map(plain) : value;
}

/** Returns the value of the same expression by a CEL engine that is known to conform. */
function theirs(text: string, object: object): unknown {
  try {
    return back(run(text, integers(object) as Record<string, never>));
  } catch {
    return "error";
  }
}

function integers(value: unknown): unknown {
  if (typeof value === "number" && Number.isInteger(value)) return BigInt(value);
  if (Array.isArray(value)) return value.map(integers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, integers(entry)]));
}

function back(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (isCelError(value)) return "error";
  if (isCelMap(value)) return Object.fromEntries(Array.from(value.entries(), ([key, entry]) => [key, back(entry)]));
  return isCelList(value) ? Array.from(value, back) : value;
}

const OBJECT = {
  metadata: { name: "shop", generation: 3, labels: { "a.b/c": "d" }, finalizers: ["x", "y"] },
  spec: { replicas: 5, ratio: 0.5, paused: false, empty: [], nothing: null, list: [1, 2, 3] },
  status: {
    phase: "Ready",
    ready: 4,
    conditions: [
      { type: "Ready", status: "True", reason: "Fine" },
      { type: "Synced", status: "False", reason: "Broken", message: "no access" },
    ],
    byName: { a: "up", b: "down" },
  },
};

describe("means what CEL means", () => {
  test.each([
    "status.phase == 'Ready'",
    "status.phase != 'Ready' || spec.replicas > 3",
    "status.nope == 'x'",
    "status.nope == 'x' || true",
    "true || status.nope",
    "false && status.nope",
    "status.nope && false",
    "status.nope && true",
    "!status.nope",
    "has(status.phase)",
    "has(status.nope)",
    "has(status.nope.deeper)",
    "spec.nothing == null",
    "spec.replicas - 1",
    "spec.replicas / 2",
    "-7 / 2",
    "-7 % 3",
    "spec.replicas / 0",
    "spec.replicas * 2 + 1",
    "spec.ratio * 0.5",
    "spec.ratio + 1",
    "spec.ratio < spec.replicas",
    "'a' < 'b' && 'a' + 'b' == 'ab'",
    "1 < 'a'",
    "1 == 'a'",
    "[1, 2] == spec.list",
    "[1, 2, 3] == spec.list",
    "spec.list + [4]",
    "size(spec.list) + size('añ😀') + size(status.byName)",
    "spec.list.size() == 3",
    "2 in spec.list && !('z' in metadata.finalizers)",
    "'a' in status.byName && !('z' in status.byName)",
    "metadata.labels['a.b/c']",
    "metadata.labels['nope']",
    "spec.list[0] + spec.list[2]",
    "spec.list[3]",
    "spec.list[-1]",
    "status.conditions.exists(c, c.type == 'Ready' && c.status == 'True')",
    "status.conditions.exists(c, c.message == 'no access')",
    "status.conditions.exists(c, c.message == 'other')",
    "status.conditions.all(c, c.reason != '')",
    "status.conditions.all(c, c.message != '')",
    "status.conditions.all(c, c.status == 'True')",
    "spec.empty.all(x, x)",
    "spec.empty.exists(x, x)",
    "spec.list.exists_one(x, x > 2)",
    "spec.list.exists_one(x, x > 1)",
    "status.conditions.filter(c, c.type == 'Synced').all(c, c.status == 'False')",
    "status.conditions.filter(c, c.type == 'Nope').size()",
    "status.conditions.filter(c, c.message == 'x')",
    "spec.list.map(x, x * 2)",
    "spec.list.map(x, x > 1, x * 2)",
    "spec.list.map(x, spec.list.filter(y, y > x).size())",
    "status.byName.exists(k, status.byName[k] == 'down')",
    "status.byName.all(k, status.byName[k] == 'up')",
    "spec.paused ? 'yes' : 'no'",
    "spec.replicas ? 'yes' : 'no'",
    "true ? 1 : status.nope",
    "status.phase.startsWith('Re') && status.phase.endsWith('y') && status.phase.contains('ead')",
    "spec.replicas.startsWith('5')",
    "status.phase.matches('^Re.d+y$')",
    "status.phase.matches('nope|ady')",
    "string(spec.replicas) + string(spec.paused)",
    "int('12') + int(2.9)",
    "int('x')",
    "-spec.replicas",
    "metadata == metadata",
    "metadata == spec",
    "status.conditions[0] == status.conditions[0]",
  ])("%s", (text) => {
    expect(ours(text, OBJECT)).toEqual(theirs(text, OBJECT));
  });

  test.each([
    ["has(spec.nothing)", true, "a key whose value is null is there"],
    ["has(nope.nope)", "error", "there is no variable of this name"],
    ["has(spec.list.nope)", "error", "a list has no fields to ask for"],
  ])("%s is %s as in cel-go, where @bufbuild/cel differs: %s", (text, expected, _why) => {
    expect(ours(text, OBJECT)).toBe(expected);
  });

  const name = fc.constantFrom("a", "b", "c");
  const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom("", "x", "y"), fc.boolean());
  const tree = fc.letrec<{ value: unknown; list: unknown; map: unknown }>((tie) => ({
    value: fc.oneof({ depthSize: "small", withCrossShrink: true }, scalar, tie("list"), tie("map")),
    list: fc.array(tie("value"), { maxLength: 3 }),
    map: fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  }));
  const object = fc.record({ a: tree.map, b: tree.list, c: scalar, v: scalar });
  const text = fc.letrec<{ any: string; path: string; test: string }>((tie) => ({
    path: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("a", "b", "c", "v"),
      fc.tuple(tie("path"), name).map(([path, key]) => `${path}.${key}`),
      fc.tuple(tie("path"), fc.integer({ min: 0, max: 2 })).map(([path, at]) => `${path}[${at}]`),
    ),
    test: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("true", "false"),
      fc.tuple(tie("any"), fc.constantFrom("==", "!=", "<", ">="), tie("any")).map(([a, op, b]) => `(${a} ${op} ${b})`),
      fc.tuple(tie("test"), fc.constantFrom("&&", "||"), tie("test")).map(([a, op, b]) => `(${a} ${op} ${b})`),
      tie("test").map((test) => `!${test}`),
      fc.tuple(fc.constantFrom("'a'", "1"), tie("path")).map(([item, path]) => `(${item} in ${path})`),
      name.map((key) => `has(a.${key})`),
      fc
        .tuple(tie("path"), fc.constantFrom("exists", "all", "exists_one"), tie("test"))
        .map(([path, macro, test]) => `${path}.${macro}(v, ${test})`),
      tie("path"),
    ),
    any: fc.oneof(
      { depthSize: "small" },
      tie("path"),
      fc.integer({ min: 0, max: 3 }).map(String),
      fc.constantFrom("'x'", "''", "null", "[]", "[1, 'x']"),
      fc.tuple(tie("test"), tie("any"), tie("any")).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      fc.tuple(tie("path"), tie("test")).map(([path, test]) => `${path}.filter(v, ${test})`),
      fc.tuple(tie("path"), tie("any")).map(([path, any]) => `${path}.map(v, ${any})`),
      tie("path").map((path) => `size(${path})`),
      fc
        .tuple(tie("any"), fc.constantFrom("+", "-", "*", "/", "%"), tie("any"))
        .map(([a, op, b]) => `(${a} ${op} ${b})`),
      tie("test"),
    ),
  }));

  test("any expression over any object gives what @bufbuild/cel gives", () => {
    fc.assert(
      fc.property(object, fc.oneof(text.test, text.any), (value, source) => {
        expect(ours(source, value), source).toEqual(theirs(source, value));
      }),
      { numRuns: 500 },
    );
  });
});
