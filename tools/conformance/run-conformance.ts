import { existsSync, readdirSync } from "node:fs";
import { type Arguments, parseArguments, USAGE } from "./arguments.ts";
import { describeDifferences } from "./describe-differences.ts";
import { type NumberedRow, readRows } from "./read-rows.ts";
import { type Comparison, MalformedRow, type RunOptions, type Suite } from "./suite.ts";

/** The output of a run, and the exit code: 0 all rows agree, 1 some do not, 2 the run was impossible. */
export interface Report {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const SHOWN = 10;
const SUITES = new URL("suites/", import.meta.url);

/** Runs one suite on one file. Invalid arguments or files give a report, not an exception. */
export async function runConformance(args: readonly string[]): Promise<Report> {
  const parsed = parseArguments(args);
  if (typeof parsed === "string") return { code: 2, lines: [parsed, USAGE] };
  const suite = await findSuite(parsed.suite);
  if (suite === undefined)
    return { code: 2, lines: [`unknown suite "${parsed.suite}"; there are: ${listSuites().join(", ")}`] };
  let rows: readonly NumberedRow[];
  let comparisons: readonly Comparison[];
  try {
    rows = readRows(parsed.file);
    comparisons = compareAll(suite, rows, parsed.options);
  } catch (error) {
    if (error instanceof MalformedRow) return { code: 2, lines: [`${parsed.file}: ${error.message}`] };
    if (isFileError(error)) return { code: 2, lines: [`cannot read ${parsed.file}: ${error.message}`] };
    throw error;
  }
  return report(parsed, suite, rows, comparisons);
}

/** The names of all suites, which are the files of `suites/`. */
export function listSuites(): readonly string[] {
  return readdirSync(SUITES)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

async function findSuite(name: string): Promise<Suite | undefined> {
  const url = new URL(`${name}.ts`, SUITES);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(url)) return undefined;
  const module = (await import(url.href)) as { readonly suite: Suite };
  return module.suite;
}

function compareAll(suite: Suite, rows: readonly NumberedRow[], options: RunOptions): readonly Comparison[] {
  return rows.map(({ line, row }) => {
    try {
      return suite.run(row, options);
    } catch (error) {
      if (error instanceof MalformedRow) throw new MalformedRow(`line ${line}: ${error.message}`, { cause: error });
      throw error;
    }
  });
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && "syscall" in error;
}

function report(
  parsed: Arguments,
  suite: Suite,
  rows: readonly NumberedRow[],
  comparisons: readonly Comparison[],
): Report {
  const wrong = comparisons.flatMap((comparison, index) => {
    const numbered = rows[index];
    return comparison.equal || numbered === undefined ? [] : [{ ...numbered, comparison }];
  });
  const shown = parsed.all ? wrong : wrong.slice(0, SHOWN);
  const lines = shown.flatMap(({ line, row, comparison }) => {
    if (parsed.json)
      return [JSON.stringify({ line, name: row["name"], expected: comparison.expected, actual: comparison.actual })];
    return [
      title(line, row["name"]),
      ...describeDifferences(comparison.expected, comparison.actual).map((text) => `  ${text}`),
    ];
  });
  if (shown.length < wrong.length && !parsed.json) lines.push(`and ${wrong.length - shown.length} more (--all)`);
  lines.push(...(suite.summarize?.(comparisons) ?? []));
  lines.push(`${parsed.suite}: ${rows.length - wrong.length} of ${rows.length} agree`);
  return { code: wrong.length === 0 ? 0 : 1, lines };
}

function title(line: number, name: unknown): string {
  return typeof name === "string" ? `line ${line} (${name})` : `line ${line}`;
}
