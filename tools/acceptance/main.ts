// Lists the acceptance criteria (DESIGN: a test that proves one starts its title with the id) without a test.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** How many criteria each family has: cross-cutting, Porch, cluster stacks, KUDO, fleeet, Karmada. */
const FAMILIES: Readonly<Record<string, number>> = { X: 4, P: 10, S: 14, K: 14, F: 13, M: 18 };

/** The ids at the start of a title: `AC-X2, AC-X3: …` has two. */
function idsOfTitles(text: string): readonly string[] {
  return [...text.matchAll(/["'`]((?:AC-[A-Z]\d+(?:, | and )?)+)/g)].flatMap(
    ([, ids = ""]) => ids.match(/AC-[A-Z]\d+/g) ?? [],
  );
}

const files = globSync("{packages/*/{src,test},tools,examples}/**/*.test.ts", { cwd: ROOT });
const proved = new Set(files.flatMap((file) => idsOfTitles(readFileSync(join(ROOT, file), "utf8"))));
const all = Object.entries(FAMILIES).flatMap(([family, count]) =>
  Array.from({ length: count }, (_, index) => `AC-${family}${index + 1}`),
);
const open = all.filter((id) => !proved.has(id));
const unknown = [...proved].filter((id) => !all.includes(id));

process.stdout.write(
  `${all.length - open.length} of ${all.length} acceptance ids have a test; without: ${open.join(" ") || "none"}\n`,
);
if (unknown.length > 0) {
  process.stderr.write(`no such acceptance id: ${unknown.join(" ")}\n`);
  process.exitCode = 1;
}
