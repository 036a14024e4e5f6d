/** Functions of CEL and its extensions that rules do not have, with the replacement for each. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ["format", "join the parts with + and string()"],
  ["quote", "join the parts with + and string()"],
  ["uint", "use int(): no number of JSON is unsigned"],
  ["bytes", "compare the texts: JSON has no bytes"],
  ["encode", "compare the encoded texts"],
  ["decode", "compare the encoded texts"],
  ...["find", "findAll"].map((name) => [name, "test with matches(), or cut with split() and substring()"] as const),
  ...["quantity", "isQuantity", "isGreaterThan", "isLessThan", "asInteger", "asApproximateFloat"].map(
    (name) => [name, "compare numbers that the status has, or texts for equality"] as const,
  ),
  ...["url", "isURL", "getHost", "ip", "isIP", "cidr", "isCIDR", "semver", "isSemver"].map(
    (name) => [name, "test the text with matches() or startsWith()"] as const,
  ),
  ...["min", "max", "sum", "sort", "isSorted", "distinct"].map(
    (name) => [name, "compare the elements with exists() or all()"] as const,
  ),
  ...["greatest", "least"].map((name) => [name, "choose with ? and :"] as const),
  ...["ceil", "floor", "round", "trunc"].map((name) => [name, "use int(), which cuts the fraction"] as const),
  ...["transformList", "transformMap", "transformMapEntry", "existsOne"].map(
    (name) => [name, "use filter() and map() with one variable"] as const,
  ),
  ...["exists", "all", "filter", "map", "exists_one"].map(
    (name) => [name, "macros take a variable and an expression: list.exists(v, v > 1)"] as const,
  ),
]);

const ZONED = /^get(?:FullYear|Month|Date|DayOf\w+|Hours|Minutes|Seconds|Milliseconds)$/;

/** Returns the replacement for a function, as the end of a sentence; empty if there is none. */
export function insteadOf(name: string): string {
  const instead = ZONED.test(name) ? "times are read in UTC, without a time zone" : INSTEAD.get(name);
  return instead === undefined ? "" : `: ${instead}`;
}
