// Lists the acceptance criteria without a test. A test that proves one starts its title with the id (DESIGN).
import { join } from "node:path";
import { CRITERIA } from "./criteria.ts";
import { metCriteria, provedParts } from "./seeds-page.ts";
import { readTitles } from "./titles.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The number of criteria in each family: cross-cutting, Porch, cluster stacks, KUDO, fleeet, Karmada. */
const FAMILIES: Readonly<Record<string, number>> = { X: 4, P: 10, S: 14, K: 14, F: 13, M: 18 };

const titles = readTitles(ROOT);
const proved = new Set(titles.flatMap(({ ids }) => ids.filter((id) => id.startsWith("AC-"))));
const all = Object.entries(FAMILIES).flatMap(([family, count]) =>
  Array.from({ length: count }, (_, index) => `AC-${family}${index + 1}`),
);
const open = all.filter((id) => !proved.has(id));
const unknown = [...proved].filter((id) => !all.includes(id));
const parts = provedParts(titles);
const met = metCriteria(parts);
const lost = parts.filter(({ title, file }) => title !== undefined && file === undefined);

process.stdout.write(
  `${all.length - open.length} of ${all.length} acceptance ids have a test; without: ${open.join(" ") || "none"}\n` +
    `${met.length} of ${CRITERIA.length} criteria of the step engines are met in every part (docs/seeds.md)\n`,
);
for (const { id, part, title } of lost) {
  process.stderr.write(`${id}: no test of it says "${title}", for: ${part}\n`);
  process.exitCode = 1;
}
if (unknown.length > 0) {
  process.stderr.write(`no such acceptance id: ${unknown.join(" ")}\n`);
  process.exitCode = 1;
}
