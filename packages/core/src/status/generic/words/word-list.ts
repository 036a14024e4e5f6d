/**
 * The words of a text, each once. As the name of a property each is the one string of its letters that the engine keeps
 * for all names; those of parsed objects are the same strings, so that looking one up compares no letters.
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
