import { FUNCTIONS } from "@landfall/cli";
import { checkExample, embeddedEngine, findKpt, kptEngine, runExample } from "@landfall/testing/golden";
import { describe, expect, test } from "vitest";
import { BUNDLES, catalogExamples } from "../tools/examples/examples.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: the examples with real kpt: no kpt on the PATH and no $KPT");

describe.each(catalogExamples())("examples/$name", ({ directory }) => {
  test.skipIf(kpt === undefined)("real kpt gives what is expected, and a second render changes nothing", () => {
    expect(checkExample(directory, runExample(directory, kptEngine(kpt ?? "", BUNDLES)))).toEqual([]);
  });

  test("the embedded runner gives the same bytes", () => {
    expect(checkExample(directory, runExample(directory, embeddedEngine(FUNCTIONS)))).toEqual([]);
  });
});
