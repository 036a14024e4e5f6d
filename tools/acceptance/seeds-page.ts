import { existsSync } from "node:fs";
import { join } from "node:path";
import { CRITERIA, type Criterion, type Part } from "./criteria.ts";
import { FEATURE_ROWS, type FeatureRow } from "./rows.ts";
import { readTestFiles, readTitles, type Title } from "./titles.ts";

/** A part of a criterion, and the test that proves it. */
export interface ProvedPart extends Part {
  readonly id: string;
  readonly file?: string | undefined;
}

/** Every part of every criterion, with its test. */
export function provedParts(
  titles: readonly Title[],
  criteria: readonly Criterion[] = CRITERIA,
): readonly ProvedPart[] {
  return criteria.flatMap(({ id, parts }) =>
    parts.map((part) => ({ id, ...part, file: fileOf(titles, id, part.title) })),
  );
}

/** The criteria whose parts all have a test. */
export function metCriteria(parts: readonly ProvedPart[]): readonly string[] {
  const open = new Set(parts.filter(({ file }) => file === undefined).map(({ id }) => id));
  return [...new Set(parts.map(({ id }) => id))].filter((id) => !open.has(id));
}

/** The page that lists each criterion of the step engines and each feature of the seeds with its test, or as open. */
export function seedsPage(root: string): string {
  const tests = readTests(root);
  const parts = provedParts(tests.titles);
  const met = metCriteria(parts);
  const rows = FEATURE_ROWS.map((row) => ({ ...row, proof: proofOf(row, tests) }));
  const open = rows.filter(({ proof }) => proof === undefined);
  return `${[
    "<!-- Generated from tools/acceptance and the titles of the tests by `npm run gen`. Do not edit. -->",
    "# Seeds",
    "The systems that this project must match and surpass: KUDO, the Cluster Stack Operator, fleeet, Karmada and Porch. A test that proves a criterion begins its title with the id; one that proves a feature may carry `row N` instead. Each link of a feature leads to the test that asserts what the feature must do.",
    "## Criteria of the step engines",
    `${met.length} of ${CRITERIA.length} are met in every part.`,
    table(
      ["criterion", "part", "proved in"],
      parts.map(({ id, part, file, open: why }) => [
        id,
        part,
        linkTo(file) ?? `**open**: ${why ?? "no test has these words"}`,
      ]),
    ),
    "## Features",
    `${FEATURE_ROWS.length - open.length} of ${FEATURE_ROWS.length} have a test that names them.`,
    table(
      ["row", "feature", "proved by"],
      rows.map(({ row, feature, proof, open: why = "no one test has the words of its proof" }) => [
        String(row),
        feature,
        proof ?? `**open**: ${why}`,
      ]),
    ),
  ].join("\n\n")}\n`;
}

function fileOf(titles: readonly Title[], id: string, words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  return titles.find(({ ids, text }) => ids.includes(id) && text.includes(words))?.file;
}

/** A row is proved where each of its proofs is found; the links to them. */
function proofOf({ proofs }: FeatureRow, tests: Tests): string | undefined {
  const links = proofs.map((proof) => linkOf(proof, tests));
  return links.length === 0 || links.includes(undefined) ? undefined : [...new Set(links)].join(", ");
}

/** The proofs of features that nothing has, or that more than one file has: a link to the first would prove nothing. */
export function lostProofs(root: string): readonly string[] {
  const tests = readTests(root);
  return FEATURE_ROWS.flatMap(({ row, proofs }) =>
    proofs.filter((proof) => linkOf(proof, tests) === undefined).map((proof) => `row ${row}: ${proof}`),
  );
}

interface Tests {
  readonly root: string;
  readonly titles: readonly Title[];
  readonly texts: ReadonlyMap<string, string>;
}

function readTests(root: string): Tests {
  return { root, titles: readTitles(root), texts: readTestFiles(root) };
}

function linkOf(proof: string, { root, titles, texts }: Tests): string | undefined {
  if (proof.startsWith("suite ")) {
    const file = `tools/conformance/suites/${proof.slice("suite ".length)}.ts`;
    return existsSync(join(root, file)) ? linkTo(file, proof) : undefined;
  }
  if (/^row \d+$/.test(proof)) {
    const files = new Set(titles.filter(({ ids }) => ids.includes(proof)).map(({ file }) => file));
    return files.size === 0 ? undefined : Array.from(files, (file) => linkTo(file)).join(", ");
  }
  const found = [...texts].filter(([, text]) => text.includes(proof)).map(([file]) => file);
  return found.length === 1 ? linkTo(found[0]) : undefined;
}

function linkTo(file: string | undefined, text = file?.slice(file.lastIndexOf("/") + 1)): string | undefined {
  return file === undefined ? undefined : `[${text}](../${file})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
