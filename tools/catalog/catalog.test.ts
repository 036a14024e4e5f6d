// `UPDATE=1 vitest run tools/catalog` writes metadata.yaml and README.md of the functions from their docs, and
// Kptfile.image of the examples from their Kptfile.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { aggregateStatus } from "@landfall/krm-functions/aggregate-status";
import { checkChange } from "@landfall/krm-functions/check-change";
import { computeWave } from "@landfall/krm-functions/compute-wave";
import { type ConfigDefinition, docsOf, type FunctionDocs } from "@landfall/krm-functions/sdk";
import { setSuspend } from "@landfall/krm-functions/set-suspend";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { catalogExamples } from "../examples/examples.ts";
import { checkExampleForm } from "./check-example.ts";
import { CATALOG_TAGS, metadataOf, readmeOf } from "./form.ts";
import { imageVariantOf } from "./image-variant.ts";

const SOURCES = resolve(import.meta.dirname, "../../packages/krm-functions/src");
const FUNCTIONS: readonly {
  readonly name: string;
  readonly docs: FunctionDocs;
  readonly config: Pick<ConfigDefinition<unknown>, "kind" | "validate">;
}[] = [
  { name: aggregateStatus.name, docs: docsOf(aggregateStatus), config: aggregateStatus.config },
  { name: computeWave.name, docs: docsOf(computeWave), config: computeWave.config },
  { name: checkChange.name, docs: docsOf(checkChange), config: checkChange.config },
  { name: setSuspend.name, docs: docsOf(setSuspend), config: setSuspend.config },
];
const NAMES = FUNCTIONS.map(({ name }) => name);
const EXAMPLES = catalogExamples().filter(({ name }) => NAMES.some((fn) => name.startsWith(`${fn}-`)));

/** The fields that the catalog's schema allows; the first three are required. */
const FIELDS = ["image", "description", "tags", "sourceURL", "examplePackageURLs", "license", "hidden"];

describe.each(FUNCTIONS)("AC-SDK-CATALOG: $name in the catalog's form", ({ name, docs, config }) => {
  const examples = EXAMPLES.filter((example) => example.name.startsWith(`${name}-`)).map((example) => example.name);

  test.each([
    ["metadata.yaml", metadataOf(docs, examples)],
    ["README.md", readmeOf(name, docs, examples)],
  ])("%s says what the function says", (file, text) => {
    const path = join(SOURCES, name, file);
    if (process.env["UPDATE"] !== undefined) writeFileSync(path, text);
    expect(existsSync(path) ? readFileSync(path, "utf8") : "").toBe(text);
  });

  test("the example of --help is a config that the function and kpt take", () => {
    const example = parse(docs.examples) as { readonly [key: string]: unknown };
    expect(example).toMatchObject({ kind: config.kind, metadata: { name: expect.any(String) as string } });
    expect(config.validate(example)).toEqual([]);
  });

  test("metadata.yaml is what the catalog's schema allows", () => {
    const metadata = parse(readFileSync(join(SOURCES, name, "metadata.yaml"), "utf8")) as { [key: string]: unknown };
    expect(Object.keys(metadata).filter((key) => !FIELDS.includes(key))).toEqual([]);
    expect(metadata["image"]).toMatch(/^ghcr\.io\//);
    expect(metadata["description"]).toBe(docs.description);
    expect((metadata["tags"] as string[]).every((tag) => CATALOG_TAGS.includes(tag))).toBe(true);
    expect(metadata["tags"]).not.toEqual([]);
    expect(metadata["examplePackageURLs"]).not.toEqual([]);
  });

  test("every marker of README.md is closed", () => {
    const markers = [...readFileSync(join(SOURCES, name, "README.md"), "utf8").matchAll(/<!--mdtogo:(\w+)-->/g)];
    expect(markers.map(([, marker]) => marker)).toEqual(["Short", "End", "Long", "End", "Examples", "End"]);
  });
});

test.each(EXAMPLES)("AC-SDK-CATALOG: the example $name has its pipeline by image too", ({ directory }) => {
  const kptfile = readFileSync(join(directory, "Kptfile"), "utf8");
  const path = join(directory, "Kptfile.image");
  const variant = imageVariantOf(kptfile);
  if (variant === kptfile) return expect(existsSync(path)).toBe(false);
  if (process.env["UPDATE"] !== undefined) writeFileSync(path, variant);
  expect(existsSync(path) ? readFileSync(path, "utf8") : "").toBe(variant);
});

test.each(EXAMPLES)("AC-SDK-CATALOG: the example $name is as the catalog wants it", ({ name, directory }) => {
  expect(checkExampleForm(name, directory, NAMES)).toEqual([]);
});

test("an example that is not is told what it lacks", () => {
  const directory = mkdtempSync(join(tmpdir(), "landfall-catalog-"));
  try {
    writeFileSync(join(directory, "README.md"), "### Overview\n");
    expect(checkExampleForm("other", directory, NAMES)).toHaveLength(6);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
