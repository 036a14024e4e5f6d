import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { generate } from "./generate.ts";
import { isSchema, type Schema } from "./kind.ts";
import { structuralProblems } from "./structural.ts";
import { drift, removeLeftovers, write } from "./tree.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("generate", () => {
  test("is deterministic, and the tree holds what it gives", async () => {
    const [first, second] = [await generate(root), await generate(root)];
    expect(first.problems).toEqual([]);
    expect(second).toEqual(first);
    expect(drift(root, first.outputs)).toEqual([]);
  });

  test("gives the same for one kind as for all", async () => {
    const [all, one] = [await generate(root), await generate(root, ["status-snapshot"])];
    expect(all.outputs).toEqual(expect.arrayContaining([...one.outputs]));
  });

  test("says which kinds there are when it does not know one", async () => {
    const { problems } = await generate(root, ["nonsense"]);
    expect(problems.join()).toContain("there is no schemas/*/nonsense.schema.json");
  });

  test("drift is written away: changed, missing and left over files", async () => {
    const { outputs } = await generate(root, ["resource-list"]);
    const elsewhere = mkdtempSync(join(tmpdir(), "gen-"));
    try {
      expect(drift(elsewhere, outputs)).toHaveLength(outputs.length);
      expect(write(elsewhere, outputs)).toHaveLength(outputs.length);
      writeFileSync(join(elsewhere, "docs/reference/old.md"), "");
      writeFileSync(join(elsewhere, "docs/reference/README.md"), "");
      expect(drift(elsewhere, outputs)).toEqual(["docs/reference/README.md", "docs/reference/old.md"]);
      expect(write(elsewhere, outputs)).toEqual(["docs/reference/README.md"]);
      expect(removeLeftovers(elsewhere, outputs)).toEqual(["docs/reference/old.md"]);
      expect(drift(elsewhere, outputs)).toEqual([]);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });
});

describe("CustomResourceDefinitions", () => {
  const files = readdirSync(join(root, "schemas/crds"));

  test.each(files)("%s is structural", (file) => {
    const crd: unknown = parse(readFileSync(join(root, "schemas/crds", file), "utf8"));
    expect(crd).toMatchObject({ apiVersion: "apiextensions.k8s.io/v1", kind: "CustomResourceDefinition" });
    const { metadata, spec } = crd as {
      metadata: Schema;
      spec: { group: string; names: { plural: string }; versions: readonly { schema: Schema }[] };
    };
    expect(metadata["name"]).toBe(`${spec.names.plural}.${spec.group}`);
    for (const { schema } of spec.versions) {
      const { openAPIV3Schema } = schema;
      expect(isSchema(openAPIV3Schema) ? structuralProblems(openAPIV3Schema) : ["no schema"]).toEqual([]);
    }
  });
});
