import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { generateRules } from "./generate-rules.ts";
import { LIBRARY } from "./library.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "landfall-rules-"));
  mkdirSync(join(root, LIBRARY), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

type Fields = { readonly [field: string]: unknown };

const object = { apiVersion: "example.com/v1", kind: "Shop", metadata: { name: "a" } };
const cases = ["Current", "Failed", "InProgress"].map((status) => ({ name: status, expect: { status }, object }));
const rule = { group: "example.com", kind: "Shop", source: "its API", rows: [{ current: "status.open" }], cases };

function write(slug: string, rules: readonly Fields[], name = slug): void {
  const document = {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusRules",
    metadata: { name },
    spec: { project: "Shop", rules },
  };
  writeFileSync(join(root, LIBRARY, `${slug}.yaml`), stringify(document));
}

describe("a file of the rule library", () => {
  test("becomes a module of plain functions, a page, and a line in the index", () => {
    write("my-shop", [
      {
        ...rule,
        suspended: "spec.closed",
        rows: [{ current: "has(status.a) && status.a", message: "a is {{ status.a }}!" }],
      },
    ]);
    const { outputs, problems } = generateRules(root);
    expect(problems).toEqual([]);
    const text = (path: string): string => outputs.find(([name]) => name.endsWith(path))?.[1] ?? "";
    expect(text("generated/my-shop.ts")).toContain(
      'test: and(hasField(field("status"), "a"), select(field("status"), "a")), message: ["a is ", select(field("status"), "a"), "!"]',
    );
    expect(text("generated/index.ts")).toContain("...myShopRules,");
    expect(text("my-shop.md")).toContain("| 1 | Current | `has(status.a) && status.a` |");
    expect(outputs).toEqual(generateRules(root).outputs);
  });

  test("may have several rules for a kind, for different versions", () => {
    write("shop", [{ ...rule, versions: ["v1beta1"] }, rule]);
    const { outputs, problems } = generateRules(root, ["shop"]);
    expect(problems).toEqual([]);
    expect(outputs[0]?.[1]).toContain(
      'byVersion([{ versions: ["v1beta1"], rule: deferRule("shop/Shop", true, () => ({',
    );
  });

  test.each<[string, Fields, RegExp]>([
    [
      "an expression that is none",
      { rows: [{ current: "status ==" }] },
      /shop\.yaml: example\.com\/Shop: row 1: at 1:/,
    ],
    [
      "a function that rules lack",
      { rows: [{ current: "status.a.format([])" }] },
      /the function format is not supported/,
    ],
    ["a template that cannot be read", { rows: [{ current: "true", message: "{{ 1 + }}" }] }, /row 1: at 1:/],
    ["an unknown field", { rows: [{ current: "true", color: "red" }] }, /spec\.rules\[0\]\.rows\[0\]\.color/],
    ["no source", { source: undefined }, /example\.com\/Shop has no source/],
    ["two cases", { cases: cases.slice(0, 2) }, /has 2 cases, and needs three/],
    ["no case that is Current", { cases: cases.slice(1).concat(cases.slice(1)) }, /has no case that is Current/],
    ["only Current cases", { cases: [cases[0], cases[0], cases[0]] }, /has no case that is not Current/],
  ])("is refused for %s", (_name, change, message) => {
    write("shop", [{ ...rule, ...change }]);
    expect(generateRules(root).problems.join("\n")).toMatch(message);
  });

  test("is refused under a name that is not its own", () => {
    write("shop", [rule], "store");
    expect(generateRules(root).problems).toEqual([expect.stringContaining("metadata.name must be shop")]);
  });

  test("is refused if another file judges the same kind", () => {
    write("shop", [rule]);
    write("store", [rule]);
    expect(generateRules(root).problems).toEqual([
      expect.stringMatching(/store\.yaml: there is a rule for example\.com\/Shop in .*shop\.yaml/),
    ]);
  });

  test("that is asked for by name must be there", () => {
    expect(generateRules(root, ["nope"]).problems).toEqual(["there is no nope.yaml in the rule library"]);
  });
});
