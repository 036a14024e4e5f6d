import { CATALOGUE, REFUSED } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { cataloguePage } from "./page.ts";

test("docs/suspend-catalogue.md is what the catalogue says", async () => {
  await expect(cataloguePage(CATALOGUE, REFUSED)).toMatchFileSnapshot("../../docs/suspend-catalogue.md");
});
