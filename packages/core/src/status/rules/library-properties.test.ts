import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatPath, type KubeObject, type Path, readPath } from "../../object/index.ts";
import type { StatusRules as Document } from "../../schemas/generated/status-rules.ts";
import { computeStatus } from "../compute-status.ts";
import type { StatusResult } from "../types.ts";
import { statusRuleLibrary as library } from "./generated/index.ts";

type Tree = { [key: string | number]: unknown };

const folder = fileURLToPath(new URL("library/", import.meta.url));
const objects = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => parse(readFileSync(folder + name, "utf8"), { merge: true, maxAliasCount: 10_000 }) as Document)
  .flatMap(({ spec }) => spec.rules)
  .filter(({ otherwise }) => otherwise !== "Generic")
  .flatMap(({ cases = [] }) => cases.map(({ object }) => object as KubeObject));

const judge = (object: object): StatusResult => computeStatus(object as KubeObject, { library });

/** Returns every field below `status`, from the leaves up. */
function fieldsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.keys(value).flatMap((key) =>
    fieldsOf((value as Tree)[key], [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...below, path];
}

function change(object: object, path: Path, value: unknown): void {
  const parent = readPath(object, path.slice(0, -1));
  if (typeof parent !== "object" || parent === null) return;
  const key = path.at(-1) as string;
  if (value === undefined) delete (parent as Tree)[key];
  else (parent as Tree)[key] = value;
}

const junk = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<unknown>(null, "", "True", "False", "Unknown", 0, 1, -1, 1e9, true, false, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
const changes = fc.array(fc.tuple(fc.nat(1000), junk), { minLength: 1, maxLength: 3 });
const changed = fc.tuple(fc.constantFrom(...objects), changes).map(([object, edits]) => {
  const copy = structuredClone(object);
  for (const [at, value] of edits) {
    const fields = fieldsOf(copy.status, ["status"]);
    change(copy, fields[at % fields.length] ?? ["status"], structuredClone(value));
  }
  return copy;
});

describe("the whole library, over its cases with parts of their status changed at random", () => {
  test("gives an answer in one of the words, and evidence whose every path resolves", () => {
    fc.assert(
      fc.property(changed, (object) => {
        const { status, message, evidence } = judge(object);
        expect(["Current", "InProgress", "Failed", "Unknown", "Terminating"]).toContain(status);
        expect(message.length).toBeLessThanOrEqual(256);
        for (const { path } of evidence.fields) expect(readPath(object, path), formatPath(path)).not.toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test("what is Current is not, without its evidence or without its status", () => {
    fc.assert(
      fc.property(changed, (object) => {
        const { status, evidence } = judge(object);
        fc.pre(status === "Current");
        const bare = structuredClone(object);
        for (const { path } of evidence.fields) change(bare, path, undefined);
        expect(judge(bare).status, JSON.stringify(evidence)).not.toBe("Current");
      }),
      { numRuns: 300 },
    );
  });
});
