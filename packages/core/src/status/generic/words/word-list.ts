/**
 * Returns the words of a text, each once. As property names they are interned strings, the same ones as in parsed
 * objects, so that a lookup compares no letters.
 */
export function wordList(text: string): readonly string[] {
  return Object.keys(
    Object.fromEntries(
      text
        .trim()
        .split(/\s+/)
        .map((word) => [word, true]),
    ),
  );
}
