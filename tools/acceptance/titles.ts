import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The title of a test, or of a group of tests, and its file. */
export interface Title {
  readonly file: string;
  readonly ids: readonly string[];
  /** The text after the ids. */
  readonly text: string;
}

/** A title that begins with acceptance ids or rows: `AC-X2, AC-X3: …`, `row 63: …`. */
const TITLE = /["'`]((?:(?:AC-[A-Z]\d+|row \d+)(?:, | and )?)+)(?::\s*|\s+)?([^"'`\n]*)/g;

/** The texts of all tests of the repository, by file, in the order of the files. */
export function readTestFiles(root: string): ReadonlyMap<string, string> {
  const files = globSync("{packages/*/{src,test},tools,examples}/**/*.test.ts", { cwd: root });
  const sorted = files.map((file) => file.replaceAll("\\", "/")).toSorted();
  return new Map(sorted.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Every such title in the tests of the repository, in the order of the files. */
export function readTitles(root: string): readonly Title[] {
  return [...readTestFiles(root)].flatMap(([file, source]) =>
    [...source.matchAll(TITLE)].map(([, ids = "", text = ""]) => ({
      file,
      ids: ids.match(/AC-[A-Z]\d+|row \d+/g) ?? [],
      text,
    })),
  );
}
