import { describe, expect, test } from "vitest";
import {
  validateFunctionResult,
  validateResourceGroup,
  validateResourceGroupKpt,
  validateResourceList,
  validateStatusSnapshot,
} from "./index.ts";
import { type Check, type CheckError, type JsonSchema, problemsOf } from "./problems.ts";

const DEPLOYMENT = { apiVersion: "apps/v1", kind: "Deployment", metadata: { name: "web" }, spec: { replicas: 2 } };
const SPEC = { cluster: "edge-01", observedAt: "2026-11-21T07:00:00Z", items: [DEPLOYMENT] };
const SNAPSHOT = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: "edge-01" },
  spec: SPEC,
};
const ENTRY = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const GROUP = { apiVersion: "kpt.dev/v1alpha1", kind: "ResourceGroup", metadata: { name: "shop" } };

function snapshotWith(spec: object): object {
  return { ...SNAPSHOT, spec: { ...SPEC, ...spec } };
}

describe("a valid object has no problems", () => {
  test.each([
    ["a snapshot", validateStatusSnapshot, SNAPSHOT],
    ["a snapshot without items", validateStatusSnapshot, snapshotWith({ items: [] })],
    [
      "a snapshot with fractions and an offset in its time",
      validateStatusSnapshot,
      snapshotWith({ observedAt: "2026-11-21T08:00:00.123456+01:00" }),
    ],
    [
      "a ResourceList",
      validateResourceList,
      {
        apiVersion: "config.kubernetes.io/v1",
        kind: "ResourceList",
        items: [DEPLOYMENT],
        results: [{ message: "ok" }],
      },
    ],
    [
      "a ResourceList with fields of a later version",
      validateResourceList,
      { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items: [], later: 1 },
    ],
    [
      "a result with a proposed value of any type",
      validateFunctionResult,
      { message: "m", field: { path: "a", proposedValue: [null, { b: 1 }] } },
    ],
    [
      "a ResourceGroup with subgroups",
      validateResourceGroup,
      { ...GROUP, spec: { resources: [ENTRY], subgroups: [{ namespace: "shop", name: "db" }] } },
    ],
    [
      "a ResourceGroup of plain kpt",
      validateResourceGroupKpt,
      { ...GROUP, status: { observedGeneration: 1, resourceStatuses: [{ ...ENTRY, status: "Unknown" }] } },
    ],
    ["a ResourceGroup of Config Sync without observedGeneration", validateResourceGroup, { ...GROUP, status: {} }],
  ])("%s", (_, validate, value) => {
    expect(validate(value)).toEqual([]);
  });
});

describe("a problem names the field, the value and what to write instead", () => {
  test.each([
    [
      "an unknown field",
      snapshotWith({ itmes: [] }),
      { code: "UnknownField", field: "spec.itmes", hint: "did you mean items?" },
    ],
    [
      "an unknown field like no other",
      snapshotWith({ zzz: 1 }),
      { code: "UnknownField", field: "spec.zzz", hint: "known fields: cluster, observedAt, source, items, samples" },
    ],
    [
      "an own key __proto__",
      snapshotWith(JSON.parse('{"__proto__": 1}')),
      { code: "UnknownField", field: "spec.__proto__" },
    ],
    [
      "a missing field",
      { ...SNAPSHOT, spec: { cluster: "a", items: [] } },
      { code: "MissingField", field: "spec.observedAt", message: "spec.observedAt is required" },
    ],
    [
      "a wrong type",
      snapshotWith({ items: "all" }),
      { code: "WrongType", field: "spec.items", message: 'spec.items must be a list, but is "all"' },
    ],
    [
      "null",
      snapshotWith({ cluster: null }),
      { code: "WrongType", message: "spec.cluster must be a string, but is null" },
    ],
    [
      "a wrong item",
      snapshotWith({ items: [DEPLOYMENT, 7] }),
      { code: "WrongType", field: "spec.items[1]", message: "spec.items[1] must be a map, but is 7" },
    ],
    [
      "an empty string",
      snapshotWith({ cluster: "" }),
      { code: "SchemaViolation", message: 'spec.cluster must not be empty, but is ""' },
    ],
    [
      "a bad time",
      snapshotWith({ observedAt: "yesterday" }),
      {
        code: "SchemaViolation",
        message: 'spec.observedAt must be an RFC 3339 time such as "2026-11-21T07:00:00Z", but is "yesterday"',
      },
    ],
    [
      "another version",
      { ...SNAPSHOT, apiVersion: "landfall.dev/v1alpha2" },
      { code: "SchemaViolation", field: "apiVersion", hint: "did you mean landfall.dev/v1alpha1?" },
    ],
    [
      "a label that is no string",
      { ...SNAPSHOT, metadata: { labels: { "a.b/c": true } } },
      { code: "WrongType", field: 'metadata.labels["a.b/c"]' },
    ],
    ["no object at all", "text", { code: "WrongType", message: 'the object must be a map, but is "text"' }],
  ])("%s", (_, value, expected) => {
    expect(validateStatusSnapshot(value)).toMatchObject([{ severity: "error", ...expected }]);
  });

  test("long values and long names are cut", () => {
    const [problem] = validateStatusSnapshot(snapshotWith({ observedAt: "x".repeat(10_000), ["y".repeat(10_000)]: 1 }));
    expect(problem?.message.length).toBeLessThan(300);
  });

  test("at most fifty problems are reported", () => {
    expect(validateStatusSnapshot(snapshotWith({ items: Array.from({ length: 1000 }, () => 1) }))).toHaveLength(50);
  });

  test("kpt's own ResourceGroup needs status.observedGeneration", () => {
    expect(validateResourceGroupKpt({ ...GROUP, status: {} })).toMatchObject([{ field: "status.observedGeneration" }]);
  });
});

describe("keywords that our first kinds do not use", () => {
  test.each<
    readonly [
      string,
      string,
      { readonly params?: { readonly [key: string]: unknown }; readonly schema?: JsonSchema; readonly data?: unknown },
      string,
    ]
  >([
    [
      "required fields, one of them",
      "oneOf",
      { schema: { oneOf: [{ required: ["a"] }, { required: ["b", "c"] }] } },
      "must hold exactly one of a, b with c",
    ],
    ["other forms", "anyOf", { schema: { anyOf: [{ minimum: 1 }] } }, "must match at least one of its allowed forms"],
    ["a minimum", "minimum", { params: { limit: 1 }, data: 0 }, "must be at least 1, but is 0"],
    ["a maximum", "maximum", { params: { limit: 1 }, data: 2 }, "must be at most 1, but is 2"],
    [
      "a list that must not be empty",
      "minItems",
      { params: { limit: 1 }, data: [] },
      "must not be empty, but is an empty list",
    ],
    [
      "a map with too many entries",
      "maxProperties",
      { params: { limit: 1 }, data: { a: 1, b: 2 } },
      "must have at most 1 entries, but is a map",
    ],
    ["a set", "uniqueItems", { data: [1, 1] }, "must not hold a value twice, but is a list of 2"],
    [
      "a count or a percentage",
      "type",
      { params: { type: ["integer", "string"] }, data: true },
      "must be an integer or a string, but is true",
    ],
    ["a pattern without words", "pattern", { params: { pattern: "^a$" }, data: "b" }, 'must match ^a$, but is "b"'],
    [
      "a pattern with words",
      "pattern",
      { schema: { "x-landfall-expects": "a letter" }, data: "1" },
      'must be a letter, but is "1"',
    ],
  ])("%s", (_, keyword, { params = {}, schema = {}, data }, expected) => {
    const check = checkWith({ instancePath: "/a~1b/0/c", keyword, params });
    const root = {
      properties: { "a/b": { items: { $ref: "#/$defs/map" } } },
      $defs: { map: { additionalProperties: schema } },
    };
    const [problem, ...others] = problemsOf(check, root, { "a/b": [{ c: data }] });
    expect(problem).toMatchObject({ field: '["a/b"][0].c', message: `["a/b"][0].c ${expected}` });
    expect(others).toEqual([]);
  });
});

function checkWith(error: CheckError): Check {
  const check: Check = () => false;
  check.errors = [error];
  return check;
}
