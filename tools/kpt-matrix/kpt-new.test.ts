import { checkExample, kptEngine, runExample } from "@landfall/testing/golden";
import { describe, expect, test } from "vitest";
import { BUNDLES, catalogExamples } from "../examples/examples.ts";
import { findTool } from "./find-tool.ts";

const kpt = findTool("kpt-new", "KPT_NEW");

describe.skipIf(kpt === undefined)("the newest kpt that builds", () => {
  test.each(catalogExamples())(
    "gives for examples/$name what kpt gives, and a second render changes nothing",
    ({ directory }) => {
      expect(checkExample(directory, runExample(directory, kptEngine(kpt ?? "", BUNDLES)))).toEqual([]);
    },
  );
});
