import { existsSync } from "node:fs";
import { join } from "node:path";
import { CRITERIA, type Criterion, type Part } from "./criteria.ts";
import { FEATURE_ROWS, type FeatureRow } from "./rows.ts";
import { readTitles, type Title } from "./titles.ts";

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
  const titles = readTitles(root);
  const parts = provedParts(titles);
  const met = metCriteria(parts);
  const rows = FEATURE_ROWS.map((row) => ({ ...row, proof: proofOf(row, titles, root) }));
  const open = rows.filter(({ proof }) => proof === undefined);
  return `${[
    "<!-- Generated from tools/acceptance and the titles of the tests by `npm run gen`. Do not edit. -->",
    "# Seeds",
    "The systems that this project must match and surpass: KUDO, the Cluster Stack Operator, fleeet, Karmada and Porch. A test that proves a criterion begins its title with the id; one that proves a feature may carry `row N` instead.",
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
      rows.map(({ row, feature, proof, open: why = "no test carries its number" }) => [
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

/** The proof of a row: a test with its number in the title, or all its proofs. */
function proofOf({ row, proofs }: FeatureRow, titles: readonly Title[], root: string): string | undefined {
  const own = titles.find(({ ids }) => ids.includes(`row ${row}`));
  const links = proofs.map((proof) => linkOf(proof, titles, root));
  if (own !== undefined) return [linkTo(own.file), ...links].filter((link) => link !== undefined).join(", ");
  if (links.length === 0 || links.includes(undefined)) return undefined;
  return links.join(", ");
}

function linkOf(proof: string, titles: readonly Title[], root: string): string | undefined {
  if (proof.startsWith("suite ")) {
    const file = `tools/conformance/suites/${proof.slice("suite ".length)}.ts`;
    return existsSync(join(root, file)) ? linkTo(file, proof) : undefined;
  }
  return linkTo(titles.find(({ ids }) => ids.includes(proof))?.file, proof);
}

function linkTo(file: string | undefined, text = file?.slice(file.lastIndexOf("/") + 1)): string | undefined {
  return file === undefined ? undefined : `[${text}](../${file})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
