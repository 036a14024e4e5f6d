import type { Problem } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { ConfigDefinition } from "../function.ts";
import { readConfig } from "./config.ts";

const DEFINITION: ConfigDefinition<unknown> = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "SetSuspend",
  schema: {
    type: "object",
    properties: {
      apiVersion: { type: "string" },
      kind: { type: "string" },
      metadata: { type: "object" },
      suspend: { type: "boolean" },
      holder: { type: "string" },
      effect: { type: "string", enum: ["run", "rollout"] },
      limit: { type: "integer" },
      share: { type: "number" },
      size: { "x-kubernetes-int-or-string": true },
      targets: { type: "array", items: { type: "string" } },
      rules: { type: "object" },
      strategy: { $ref: "#/$defs/strategy", description: "How." },
      since: { type: ["string", "null"] },
    },
    $defs: { strategy: { type: "object" } },
  },
  validate: (value) => {
    const { limit } = value as { readonly limit?: unknown };
    return limit === 0
      ? [{ code: "Invalid", severity: "error", message: "limit must be at least 1", field: "limit" }]
      : [];
  },
};

const own = (fields: object): unknown => ({
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "SetSuspend",
  metadata: { name: "x", annotations: { "internal.config.kubernetes.io/path": "f.yaml" } },
  ...fields,
});
const map = (data: unknown): unknown => ({
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name: "function-input" },
  data,
});

describe("readConfig", () => {
  const read: readonly (readonly [string, unknown, object])[] = [
    ["no config", undefined, {}],
    ["a null config", null, {}],
    ["kpt's empty function-input", map({}), {}],
    ["a ConfigMap without data", map(undefined), {}],
    ["the own kind, metadata ignored", own({ suspend: true, targets: ["a"] }), { suspend: true, targets: ["a"] }],
    ["true as a boolean", map({ suspend: "true" }), { suspend: true }],
    ["false as a boolean", map({ suspend: " false\n" }), { suspend: false }],
    ["digits as an integer", map({ limit: "12" }), { limit: 12 }],
    ["a negative number", map({ share: "-0.5" }), { share: -0.5 }],
    ["digits of a string stay a string", map({ holder: "12" }), { holder: "12" }],
    ["int-or-string written as an integer", map({ size: "3" }), { size: 3 }],
    ["int-or-string written as a percentage", map({ size: "30%" }), { size: "30%" }],
    ["a type that allows strings", map({ since: "null" }), { since: "null" }],
    ["a list as JSON", map({ targets: '["a", "b"]' }), { targets: ["a", "b"] }],
    ["a list as YAML", map({ targets: "- a\n- b\n" }), { targets: ["a", "b"] }],
    ["a map as YAML", map({ rules: "a:\n  b: 1\n\n  c: [x]\n" }), { rules: { a: { b: 1, c: ["x"] } } }],
    ["a map that stands in the definitions", map({ strategy: "a: 1\n" }), { strategy: { a: 1 } }],
    ["an empty list", map({ targets: "[]" }), { targets: [] }],
    ["a value that is no string, as it is", map({ suspend: true }), { suspend: true }],
  ];
  test.each(read)("%s", (_, config, fields) => {
    const envelope = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend" };
    expect(readConfig(DEFINITION, config)).toEqual({ ok: true, value: { ...envelope, ...fields }, problems: [] });
  });

  const refused: readonly (readonly [string, unknown, Partial<Problem>])[] = [
    [
      "an unknown key names the nearest",
      own({ suspnd: true }),
      { code: "UnknownConfigKey", field: "suspnd", hint: "did you mean suspend?" },
    ],
    [
      "an unknown key of a ConfigMap too",
      map({ Targets: "[]" }),
      { code: "UnknownConfigKey", hint: "did you mean targets?" },
    ],
    ["fields under spec", own({ spec: { suspend: true } }), { code: "UnknownConfigKey", field: "spec" }],
    [
      "__proto__ in a ConfigMap",
      map(JSON.parse('{"__proto__": "x"}')),
      { code: "UnknownConfigKey", field: "__proto__" },
    ],
    [
      "__proto__ in the own kind",
      JSON.parse('{"apiVersion": "fn.landfall.dev/v1alpha1", "kind": "SetSuspend", "__proto__": {"suspend": true}}'),
      { code: "UnknownConfigKey" },
    ],
    [
      "a boolean of YAML 1.1",
      map({ suspend: "yes" }),
      { code: "BadConfigValue", field: "data.suspend", message: '"yes" is not true or false' },
    ],
    ["a fraction as an integer", map({ limit: "1.5" }), { code: "BadConfigValue", message: '"1.5" is not an integer' }],
    ["a scalar as a list", map({ targets: "a" }), { code: "BadConfigValue", field: "data.targets" }],
    ["broken YAML as a list", map({ targets: "[a" }), { code: "BadConfigValue" }],
    ["data that is a list", map([]), { code: "BadConfig", field: "data" }],
    ["a config that is a list", [], { code: "BadConfig" }],
    [
      "another kind",
      { apiVersion: "v1", kind: "Secret" },
      {
        code: "WrongConfigKind",
        message: 'functionConfig is "v1" "Secret"; accepted are fn.landfall.dev/v1alpha1 SetSuspend and v1 ConfigMap',
      },
    ],
    ["another version", { apiVersion: "fn.landfall.dev/v1", kind: "SetSuspend" }, { code: "WrongConfigKind" }],
    ["no kind at all", {}, { code: "WrongConfigKind" }],
    ["what the validator refuses", map({ limit: "0" }), { code: "Invalid", field: "limit" }],
  ];
  test.each(refused)("%s is refused", (_, config, problem) => {
    const result = readConfig(DEFINITION, config);
    expect(result.ok).toBe(false);
    expect(result.problems).toEqual([expect.objectContaining({ severity: "error", ...problem })]);
  });
});

test("keys that are not listed are taken where the schema says of which type they are", () => {
  const definition = {
    apiVersion: "fn.example.dev/v1",
    kind: "Setters",
    schema: { properties: { count: { type: "integer" } }, additionalProperties: { type: "string" } },
    validate: () => [],
  };
  const data = { image: "nginx", tag: "1.7", count: "3" };
  expect(readConfig(definition, { apiVersion: "v1", kind: "ConfigMap", data })).toMatchObject({
    ok: true,
    value: { image: "nginx", tag: "1.7", count: 3 },
  });
  const strict = { ...definition, schema: { properties: {} } };
  expect(readConfig(strict, { apiVersion: "v1", kind: "ConfigMap", data })).toMatchObject({ ok: false });
});
