import { expect, test } from "vitest";
import withoutSource from "../fixtures/without-source.json" with { type: "json" };
import { CATALOGUE } from "./index.ts";

const WELL_FORMED = {
  project: /^[\w.-]+\/[\w.-]+$/,
  path: /^[\w.-]+(?:\/[\w.-]+)+\.(?:go|java|py|rs|ts)$/,
  symbol: /^[A-Za-z_]\w*(?:\.\w+)*$/,
};

test("every mechanism names the file that proves it, but for those of a list that only gets shorter", () => {
  const without = CATALOGUE.mechanisms.filter(({ source }) => source === undefined).map(({ id }) => id);
  expect(without.toSorted()).toEqual(withoutSource);
});

test("what is named is a repository, a file of code in it, and a symbol", () => {
  const wrong = CATALOGUE.mechanisms.flatMap(({ id, source }) => {
    if (source === undefined) return [];
    const fields = (["project", "path", "symbol"] as const).filter((field) => !WELL_FORMED[field].test(source[field]));
    return fields.map((field) => `${id}: ${field} ${source[field]}`);
  });
  expect(wrong).toEqual([]);
});
