import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { fixedValue, isSchema, type Kind, loadKinds, type Schema } from "./kind.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const GENERATED = "../../packages/core/src/schemas/generated";

/** The kinds by `apiVersion kind`. The ResourceGroup that kpt installs is a subset of Config Sync's. */
const kinds = new Map<string, Kind>();
for (const loaded of loadKinds(root)) {
  if ("kind" in loaded && loaded.kind.slug !== "resource-group-kpt") {
    kinds.set(`${fixedValue(loaded.kind, "apiVersion")} ${fixedValue(loaded.kind, "kind")}`, loaded.kind);
  }
}

interface Example {
  readonly where: string;
  readonly kind: Kind;
  readonly object: Schema;
}

function examplesIn(file: string): readonly Example[] {
  const documents = parseAllDocuments(readFileSync(join(root, "examples", file), "utf8"));
  return [...documents].flatMap((document, index) => {
    const object: unknown = document.toJS();
    if (!isSchema(object) || object["kind"] === undefined) return [];
    const kind = kinds.get([object["apiVersion"], object["kind"]].join(" "));
    return kind === undefined ? [] : [{ where: `examples/${file} [${index}]`, kind, object }];
  });
}

describe("examples", () => {
  const examples = readdirSync(join(root, "examples"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ya?ml$/.test(file) && !file.includes("node_modules"))
    .sort()
    .flatMap(examplesIn);

  test("every object of our kinds is valid", async () => {
    for (const { where, kind, object } of examples) {
      const module = (await import(`${GENERATED}/${kind.slug}.ts`)) as {
        readonly [name: string]: (value: unknown) => unknown;
      };
      expect(module[`validate${kind.name}`]?.(object), where).toEqual([]);
    }
  });
});
