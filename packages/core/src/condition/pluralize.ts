const ENDINGS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(s|x|z|ch|sh)$/i, "$1es"],
  [/([^aeiou])y$/i, "$1ies"],
  [/$/, "s"],
];

/** The plural of a kind in a sentence: `Machines`, `Proxies`, `Ingresses`. Knows no irregular nouns. */
export function pluralize(kind: string): string {
  const [ending, plural] = ENDINGS.find(([pattern]) => pattern.test(kind)) ?? [/$/, "s"];
  return kind.replace(ending, plural);
}
