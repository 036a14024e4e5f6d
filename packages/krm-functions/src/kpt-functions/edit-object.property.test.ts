import fc from "fast-check";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../test/fuzz-options.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import { processKptFunc } from "./process-kpt-func.ts";

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

interface Change {
  readonly walk: readonly number[];
  readonly what: "set" | "delete" | "insert" | "swap";
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  walk: fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 5 }),
  what: fc.constantFrom("set", "delete", "insert", "swap"),
  value: fc.constantFrom<unknown>("x", "two\nlines\n", 7, true, null, [], {}, ["a", { name: "n" }], {
    k: [1],
    on: "y",
  }),
});

/** Changes a value somewhere in the data in place, as a function would. */
function apply(root: object, { walk, what, value }: Change): void {
  let here = (root as { data: Record<string, unknown> }).data;
  for (const [i, step] of walk.entries()) {
    const keys = Object.keys(here);
    const key = keys[step % Math.max(keys.length, 1)];
    const next = key === undefined ? undefined : here[key];
    if (i < walk.length - 1 && typeof next === "object" && next !== null) {
      here = next as Record<string, unknown>;
      continue;
    }
    if (Array.isArray(here)) {
      const at = step % (here.length + 1);
      if (what === "swap") here.reverse();
      else here.splice(at, what === "insert" ? 0 : 1, ...(what === "delete" ? [] : [structuredClone(value)]));
    } else if (what === "delete" && key !== undefined) delete here[key];
    else here[what === "insert" ? "inserted" : (key ?? "k")] = structuredClone(value);
    return;
  }
}

/** The first object of a list as a function gets it. */
async function objectIn(text: string): Promise<unknown> {
  let first: unknown;
  const look = async (configs: { getAll(): object[] }): Promise<void> => {
    first = configs.getAll()[0];
  };
  await processKptFunc(Object.assign(look, { usage: "" }) as never, text);
  return first;
}

describe("a KptFunc's changes", () => {
  test("are what is written, whatever they are; nothing changed, nothing written", async () => {
    await fc.assert(
      fc.asyncProperty(yamlDocument, fc.array(change, { maxLength: 4 }), async (document, changes) => {
        const text = `${HEAD}- ${document.trimEnd().replaceAll(/\n(?=.)/g, "\n  ")}\n- apiVersion: v1\n  kind: B\n`;
        let wanted: unknown;
        const fn = Object.assign(
          async (configs: { getAll(): object[] }) => {
            const [object] = configs.getAll();
            if (object === undefined) return;
            for (const each of changes) apply(object, each);
            wanted = structuredClone(object);
          },
          { usage: "" },
        );
        const outcome = await processKptFunc(fn as never, text);
        if (outcome.exitCode === 1) {
          // The only allowed refusal: a rounded number would be written to another place.
          expect(outcome.stderr).toMatch(/too large to be exact/);
          return;
        }
        if (changes.length === 0) expect(outcome.output).toBe(text);
        const { output } = outcome;
        expect({ text, output, object: await objectIn(output) }).toEqual({ text, output, object: wanted });
        expect(load(output, { schema: SCHEMA })).toMatchObject({ kind: "ResourceList" });
        expect(outcome.output.endsWith("- apiVersion: v1\n  kind: B\n")).toBe(true);
      }),
      FUZZ,
    );
  });
});
