/** The result of one check on a directory. */
export interface Passage {
  readonly name: "read" | "no-op" | "annotate" | "suspend and resume" | "render";
  /** The number of objects, files or packages that passed. */
  readonly good: number;
  readonly what: string;
  /** The refused files, each with the reason. */
  readonly refused: readonly string[];
  /** The files that were changed wrongly. */
  readonly changed: readonly string[];
  /** The files that were lost. */
  readonly lost: readonly string[];
}

/** The results of all checks on a directory. */
export interface Report {
  readonly directory: string;
  readonly passages: readonly Passage[];
}

export const CLEAN = { refused: [], changed: [], lost: [] } as const;

/** Whether nothing was changed and nothing was lost. */
export function isWell({ passages }: Report): boolean {
  return passages.every(({ changed, lost }) => changed.length === 0 && lost.length === 0);
}

/** The most lines of each kind that are printed. */
const SHOWN = 20;

export function formatReport({ directory, passages }: Report): string {
  const width = Math.max(...passages.map(({ name }) => name.length));
  const lines = passages.flatMap(({ name, good, what, refused, changed, lost }) => [
    `  ${name.padEnd(width)}  ${good} ${what}, ${refused.length} refused, ${changed.length} changed, ${lost.length} lost`,
    ...listed("refused", refused),
    ...listed("changed", changed),
    ...listed("lost", lost),
  ]);
  return `${directory}\n${lines.join("\n")}\n`;
}

function listed(sort: string, lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, SHOWN).map((line) => `    ${sort}: ${line.split("\n")[0]}`);
  return lines.length > SHOWN ? [...shown, `    ${sort}: and ${lines.length - SHOWN} more`] : shown;
}
