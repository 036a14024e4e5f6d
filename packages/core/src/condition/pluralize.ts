const ENDINGS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(s|x|z|ch|sh)$/i, "$1es"],
  [/([^aeiou])y$/i, "$1ies"],
  [/$/, "s"],
];

/** Returns the plural of a kind in a sentence: `Machines`, `Proxies`, `Ingresses`. Irregular nouns are not known. */
export function pluralize(kind: string): string {
  const [ending, plural] = ENDINGS.find(([pattern]) => pattern.test(kind)) ?? [/$/, "s"];
  return kind.replace(ending, plural);
}
