/** The effect of one way of going through a directory. */
export interface Passage {
  readonly name: "read" | "no-op" | "annotate" | "suspend and resume" | "render";
  /** How many objects, files or packages went through well. */
  readonly good: number;
  readonly what: string;
  /** The files that were refused, each with the reason. */
  readonly refused: readonly string[];
  /** The files that came out otherwise than they must. */
  readonly changed: readonly string[];
  /** The files that are not there any more. */
  readonly lost: readonly string[];
}

/** All passages through a directory. */
export interface Report {
  readonly directory: string;
  readonly passages: readonly Passage[];
}

export const CLEAN = { refused: [], changed: [], lost: [] } as const;

/** Whether nothing was changed and nothing was lost. */
export function isWell({ passages }: Report): boolean {
  return passages.every(({ changed, lost }) => changed.length === 0 && lost.length === 0);
}

/** At most this many lines of a sort are shown. */
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
