import type { Problem } from "@landfall/core/object";

/** The result of rendering packages with kpt and with the embedded runner. */
export interface Counts {
  readonly packages: number;
  /** The number of packages that kpt and the embedded runner render to the same bytes. */
  readonly same: number;
  /** The number of packages that kpt renders and the embedded runner refuses. */
  readonly refused: number;
  /** The number of packages that the embedded runner renders to other bytes than kpt, or renders although kpt fails. */
  readonly wrong: number;
  /** The number of packages that both kpt and the embedded runner refuse. */
  readonly neither: number;
  readonly reasons: { readonly [reason: string]: number };
}

export const noCounts: Counts = { packages: 0, same: 0, refused: 0, wrong: 0, neither: 0, reasons: {} };

/** The reasons of a refusal, without names from the package's own files and objects. */
export function reasonsOf(problems: readonly Problem[]): readonly string[] {
  const reasons = problems.map(({ code, message }) => `${code}: ${message.split(": ").at(-1) ?? message}`);
  return [...new Set(reasons)];
}

/** Returns the text of docs/kpt-share.md. */
export function pageOf(counts: Counts, { version, seed }: { readonly version: string; readonly seed: number }): string {
  const rendered = counts.same + counts.refused + counts.wrong;
  const share = rendered === 0 ? "0" : ((100 * counts.same) / rendered).toFixed(2);
  const reasons = Object.entries(counts.reasons).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return `# How much of what kpt renders the embedded runner renders

Made by \`npm run kpt-share -- ${counts.packages} ${seed}\` with kpt ${version}. The packages are generated
(\`packages/krm-functions/test/kpt-packages.ts\`): the three functions in the pipeline, objects that these change and objects
that they do not, up to 25 documents in five files and a sub-package, with comments, blank lines, quotes, emoji, long lines,
blocks and brackets anywhere. Most of them are not as kpt would write them.

| | packages |
|---|---|
| generated | ${counts.packages} |
| kpt fails at, and so does the runner | ${counts.neither} |
| kpt renders | ${rendered} |
| the runner renders to the same bytes | ${counts.same} (${share} %) |
| the runner refuses, with the reason | ${counts.refused} |
| the runner writes otherwise than kpt | ${counts.wrong} |
${reasons.length === 0 ? "" : `\nWhy the runner refuses: ${reasons.map(([reason, count]) => `${reason} (${count})`).join("; ")}.\n`}
Refused whatever they hold are keys that are aliases, comments at a pair in a list in brackets, comments that kpt would write where
no YAML may stand, and something behind the \`...\` that ends an object, which kpt drops: \`--any-form\` edits them in place.
`;
}
