const PLAIN = /^[\w@%+=:,./-]+$/;

/** Formats a command for a shell: words with characters other than letters, digits and `@%+=:,./-_` are quoted. */
export function commandLine(...words: readonly string[]): string {
  return words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}
