import { CATALOGUE } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { lowest } from "./draw.ts";
import looks from "./outside-look.json" with { type: "json" };
import { DRAWN, type OutsideLooks, outsideLookPage, SEEDS } from "./outside-look.ts";

const LOOKS = looks as OutsideLooks;

const ALL = [...LOOKS.first, ...LOOKS.afterTheMends, ...LOOKS.third, ...LOOKS.fourth];

/** Rows that the seeds would draw, and that came after the draws: the verdicts are about what was there then. */
const LATER: readonly string[] = [];

test("sixty rows were judged in each draw, none of them twice", () => {
  const draws = [LOOKS.first, LOOKS.afterTheMends, LOOKS.third, LOOKS.fourth];
  expect(draws.map(({ length }) => length)).toEqual([DRAWN, DRAWN, DRAWN, DRAWN]);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(4 * DRAWN);
});

test("the seed drew these rows", () => {
  const gone = ALL.filter((look) => look.gone === true).map(({ id }) => id);
  const ids = [...CATALOGUE.mechanisms.map(({ id }) => id), ...gone].filter((id) => !LATER.includes(id));
  const first = LOOKS.first.map(({ id }) => id);
  expect(lowest(ids, SEEDS.first, DRAWN)).toEqual(first);
  const rest = ids.filter((id) => !first.includes(id));
  const second = LOOKS.afterTheMends.map(({ id }) => id);
  expect(lowest(rest, SEEDS.afterTheMends, DRAWN)).toEqual(second);
  const left = rest.filter((id) => !second.includes(id));
  const third = LOOKS.third.map(({ id }) => id);
  expect(lowest(left, SEEDS.third, DRAWN)).toEqual(third);
  const others = left.filter((id) => !third.includes(id));
  expect(lowest(others, SEEDS.fourth, DRAWN)).toEqual(LOOKS.fourth.map(({ id }) => id));
});

test("what is judged is in the catalogue, or is marked as gone", () => {
  const missing = ALL.filter(({ id, gone }) => CATALOGUE.byId.has(id) === (gone === true));
  expect(missing).toEqual([]);
});

test("what was read and is right is known from code", () => {
  const others = ALL.filter(({ id, verdict }) => verdict === "right" && CATALOGUE.byId.get(id)?.evidence !== "code");
  expect(others).toEqual([]);
});

test("docs/suspend-catalogue-outside-look.md is what was found", async () => {
  await expect(outsideLookPage(CATALOGUE, LOOKS)).toMatchFileSnapshot("../../docs/suspend-catalogue-outside-look.md");
});
