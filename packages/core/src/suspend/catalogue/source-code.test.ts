import { expect, test } from "vitest";
import { CATALOGUE } from "./index.ts";

const WELL_FORMED = {
  project: /^[\w.-]+\/[\w.-]+$/,
  path: /^[\w.-]+(?:\/[\w.-]+)+\.(?:go|java|py|rs)$/,
  symbol: /^[A-Za-z_]\w*(?:\.\w+)*$/,
};

test("every mechanism names a repository, a file of code in it, and the symbol that proves it", () => {
  const wrong = CATALOGUE.mechanisms.flatMap(({ id, source }) => {
    if (source === undefined) return [`${id}: no source`];
    const fields = (["project", "path", "symbol"] as const).filter((field) => !WELL_FORMED[field].test(source[field]));
    return fields.map((field) => `${id}: ${field} ${source[field]}`);
  });
  expect(wrong).toEqual([]);
});
