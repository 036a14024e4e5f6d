import { join } from "node:path";
import { expect, test } from "vitest";
import { FEATURE_ROWS } from "./rows.ts";
import { lostProofs } from "./seeds-page.ts";

test("every feature of the seeds is proved by tests that are there, each in one file, or says why it is open", () => {
  expect(FEATURE_ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 108 }, (_, index) => index + 1));
  expect(FEATURE_ROWS.filter(({ proofs, open }) => (proofs.length === 0) === (open === undefined))).toEqual([]);
  expect(lostProofs(join(import.meta.dirname, "../.."))).toEqual([]);
});
