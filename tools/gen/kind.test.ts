import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { definitionsOf, loadKinds, type Schema } from "./kind.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kinds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, title: string, ...refs: readonly string[]): void {
  const properties = Object.fromEntries(refs.map(($ref, index) => [`field${index}`, { $ref }]));
  mkdirSync(dirname(join(root, "schemas", file)), { recursive: true });
  writeFileSync(join(root, "schemas", file), JSON.stringify({ title, type: "object", properties }));
}

/** The problem of a kind's file. */
function problemOf(file: string): string | undefined {
  const loaded = loadKinds(root).find((each) => "problem" in each && each.file === join("schemas", file));
  return loaded !== undefined && "problem" in loaded ? loaded.problem : undefined;
}

describe("a reference to another file", () => {
  test("becomes one to a definition, and the part comes along, with its own", () => {
    write("landfall.dev/sample.schema.json", "Sample", "parts/outer-part.schema.json", "#/$defs/own");
    write("landfall.dev/parts/outer-part.schema.json", "OuterPart", "inner-part.schema.json");
    write("landfall.dev/parts/inner-part.schema.json", "InnerPart");
    const kinds = loadKinds(root).flatMap((each) => ("kind" in each ? [each.kind] : []));
    const sample = kinds.find(({ name }) => name === "Sample");
    expect(sample?.schema["properties"]).toEqual({
      field0: { $ref: "#/$defs/outerPart" },
      field1: { $ref: "#/$defs/own" },
    });
    expect(sample?.parts.map(({ name }) => name)).toEqual(["OuterPart"]);
    const definitions: Schema = sample === undefined ? {} : definitionsOf(sample);
    expect(Object.keys(definitions).toSorted()).toEqual(["innerPart", "outerPart"]);
  });

  test("that does not exist is named", () => {
    write("landfall.dev/sample.schema.json", "Sample", "parts/none.schema.json");
    expect(problemOf("landfall.dev/sample.schema.json")).toBe(
      "refers to schemas/landfall.dev/parts/none.schema.json, which does not exist",
    );
  });

  test("that leads back is refused", () => {
    write("landfall.dev/parts/one.schema.json", "One", "two.schema.json");
    write("landfall.dev/parts/two.schema.json", "Two", "one.schema.json");
    expect(loadKinds(root).map((each) => ("problem" in each ? each.problem : ""))).toEqual([
      "refers to itself through schemas/landfall.dev/parts/one.schema.json",
      "refers to itself through schemas/landfall.dev/parts/two.schema.json",
    ]);
  });
});
