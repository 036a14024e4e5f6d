import { expect, test } from "vitest";
import { lineWidth } from "./line-width.ts";

test.each<[string, number | undefined, string | undefined, number | undefined]>([
  ["a terminal says it", 80, undefined, 80],
  ["a terminal knows better than a variable", 80, "120", 80],
  ["a terminal without a size leaves it to the variable", 0, "120", 120],
  ["a terminal without a size does not make lines of one word", 0, undefined, undefined],
  ["a program that reads it may say so", undefined, "80", 80],
  ["a program that says nothing gets whole lines", undefined, undefined, undefined],
  ["an empty variable says nothing", undefined, "", undefined],
  ["a variable that is no number says nothing", undefined, "wide", undefined],
  ["a variable that is zero says nothing", undefined, "0", undefined],
])("%s", (_, terminal, variable, width) => {
  expect(lineWidth(terminal, variable === undefined ? {} : { COLUMNS: variable })).toBe(width);
});
