import { CATALOGUE } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { drawn } from "./draw.ts";
import looks from "./second-look.json" with { type: "json" };
import { SEED, type SecondLook, secondLookPage } from "./second-look.ts";

const LOOKS = looks as readonly SecondLook[];

test("every row that is drawn has been judged a second time, and at least sixty are", () => {
  const ids = CATALOGUE.mechanisms.map(({ id }) => id);
  expect(LOOKS.map(({ id }) => id)).toEqual(drawn(ids, SEED));
  expect(LOOKS.length).toBeGreaterThanOrEqual(60);
});

test("what was read again and agrees, or was mended by it, is known from code", () => {
  const others = LOOKS.filter(
    ({ id, verdict }) => (verdict === "right" || verdict === "mended") && CATALOGUE.byId.get(id)?.evidence !== "code",
  );
  expect(others).toEqual([]);
});

test("docs/suspend-catalogue-second-look.md is what was found", async () => {
  await expect(secondLookPage(CATALOGUE, LOOKS)).toMatchFileSnapshot("../../docs/suspend-catalogue-second-look.md");
});
