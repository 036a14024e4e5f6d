import type { Mutant } from "./mutants.ts";

/** The outcome of one mutant. */
export interface Outcome {
  readonly file: string;
  readonly line: number;
  readonly mutant: Mutant;
  /** Whether a test failed. */
  readonly killed: boolean;
}

/** The smallest share of mutants that tests must detect, from 0 to 1. */
export const BAR = 0.8;

/** The report: one row for each folder, and every undetected mutant. */
export function reportOf(
  outcomes: readonly Outcome[],
  every: number,
): { readonly text: string; readonly score: number } {
  const folders = new Map<string, { killed: number; all: number }>();
  for (const { file, killed } of outcomes) {
    const folder = file.replace("packages/core/src/steps/", "").split("/")[0] ?? "";
    const row = folders.get(folder) ?? { killed: 0, all: 0 };
    folders.set(folder, { killed: row.killed + (killed ? 1 : 0), all: row.all + 1 });
  }
  const killed = outcomes.filter((one) => one.killed).length;
  const score = outcomes.length === 0 ? 1 : killed / outcomes.length;
  const share = (a: number, b: number): string => `${((100 * a) / Math.max(b, 1)).toFixed(1)} %`;
  const which = every === 1 ? "all mutants" : `every ${every}th mutant`;
  const survivors = outcomes.filter((one) => !one.killed);
  return {
    score,
    text: `${[
      "<!-- Written by `node tools/mutate/main.ts`. Do not edit. -->",
      "# Mutation score of the step engine",
      `Of ${which} of \`packages/core/src/steps\`, ${killed} of ${outcomes.length} are noticed by a test: ${share(killed, outcomes.length)}. The bar is ${BAR * 100} %.`,
      table(
        ["folder", "noticed", "of", "score"],
        Array.from(folders, ([folder, row]) => [
          folder,
          String(row.killed),
          String(row.all),
          share(row.killed, row.all),
        ]),
      ),
      "## What nothing noticed",
      survivors.length === 0
        ? "Nothing."
        : table(
            ["where", "what"],
            survivors.map(({ file, line, mutant }) => [
              `\`${file.replace("packages/core/src/steps/", "")}:${line}\``,
              mutant.what.replaceAll("|", "\\|"),
            ]),
          ),
    ].join("\n\n")}\n`,
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
