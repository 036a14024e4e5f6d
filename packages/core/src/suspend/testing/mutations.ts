import type { Json } from "../../object/index.ts";

/** Groups of words that may replace each other: a mutation replaces one by another of its group. */
const WORDS: readonly (readonly string[])[] = [
  [
    "bool",
    "false",
    "presence",
    "equals",
    "equals-fold",
    "parse-bool",
    "parse-bool-lenient",
    "enum",
    "zero",
    "string-bool",
    "paused-until",
  ],
  ["delete", "restore"],
  ["field", "annotation", "label"],
  ["code", "documented", "inferred"],
  ["revision", "image"],
];

/** Returns other values that a scalar might have had. */
function otherValues(value: Json): readonly Json[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1];
  if (typeof value !== "string") return [];
  const words = WORDS.find((set) => set.includes(value));
  return words === undefined ? [`${value}x`] : words.filter((word) => word !== value);
}

/** Returns every value with one mutation: a scalar changed, or an entry of a list or field of a map removed. */
export function mutations(value: Json): readonly Json[] {
  if (value === null || typeof value !== "object") return otherValues(value);
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    return list.flatMap((entry, at) => [
      list.filter((_, index) => index !== at),
      ...mutations(entry).map((other) => list.with(at, other)),
    ]);
  }
  const map = value as { readonly [key: string]: Json };
  return Object.entries(map).flatMap(([key, field]) => {
    const { [key]: _, ...rest } = map;
    return [rest, ...mutations(field).map((other) => ({ ...map, [key]: other }))];
  });
}
