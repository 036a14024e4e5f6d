const PLAIN = /^[\w@%+=:,./-]+$/;

/** A command as it is typed into a shell: words that hold anything else than letters, digits and `@%+=:,./-_` in quotes. */
export function commandLine(...words: readonly string[]): string {
  return words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}
