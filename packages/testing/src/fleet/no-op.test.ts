import { type KrmFunction, processList } from "@landfall/krm-functions/sdk";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { generateResourceList } from "./index.ts";

const config = { apiVersion: "example.com/v1", kind: "NoOp", schema: { properties: { mode: {} } }, validate: () => [] };

function fn(run: KrmFunction<unknown>["run"]): KrmFunction<unknown> {
  return { name: "no-op", config, run };
}

const SEEDS = Array.from({ length: 1000 }, (_, seed) => seed);

describe("1,000 generated packages, in the form kpt sends them", () => {
  test("a function that does nothing changes not one byte", () => {
    for (const seed of SEEDS) {
      const text = generateResourceList(seed);
      const outcome = processList(
        fn(() => {}),
        text,
      );
      expect(outcome, `seed ${seed}`).toEqual({ exitCode: 0, output: text, stderr: "", results: [] });
    }
  });

  test("a function that reads everything changes not one byte either, and reads what a parser reads", () => {
    for (const seed of SEEDS) {
      const text = generateResourceList(seed);
      const seen: unknown[] = [];
      const outcome = processList(
        fn((list) => seen.push(...list.items.map((item) => item.toObject()))),
        text,
      );
      expect(outcome, `seed ${seed}`).toMatchObject({ exitCode: 0, output: text });
      if (seed % 20 === 0) {
        const { items } = parse(text, { intAsBigInt: false }) as {
          readonly items: readonly { readonly kind: string }[];
        };
        expect(seen).toHaveLength(items.length);
        expect(seen.map((object) => (object as { readonly kind: string }).kind)).toEqual(items.map(({ kind }) => kind));
      }
    }
  });

  test("an edit changes its own lines alone", () => {
    for (const seed of SEEDS.slice(0, 300)) {
      const text = generateResourceList(seed);
      const outcome = processList(
        fn((list) => list.items.at(-1)?.set(["metadata", "labels", "edited"], "yes")),
        text,
      );
      if (outcome.exitCode !== 0) throw new Error(`seed ${seed}: ${outcome.stderr}`);
      const before = text.split("\n");
      const after = outcome.output.split("\n");
      const start = before.findIndex((line, at) => line !== after[at]);
      const same = [...before].reverse().findIndex((line, at) => line !== after.at(-1 - at));
      const changed = before.slice(start, before.length - same);
      expect(changed.length, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
  });
});
