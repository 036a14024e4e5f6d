import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { type Comparison, compareWithKpt, withPrograms } from "../../packages/krm-functions/test/compare-with-kpt.ts";
import { kpt } from "../../packages/krm-functions/test/kpt.ts";
import { kptPackage } from "../../packages/krm-functions/test/kpt-packages.ts";
import { type Counts, noCounts, pageOf, reasonsOf } from "./page.ts";

/*
 * `npm run kpt-share -- COUNT [SEED]`: renders generated packages with kpt and with the embedded runner, and writes
 * docs/kpt-share.md. Results are kept in a file beside it, so that an interrupted run continues where it was.
 */

const BATCH = 50;
const PAGE = fileURLToPath(new URL("../../docs/kpt-share.md", import.meta.url));

const [count = "300", seed = "1", progress = join(tmpdir(), "landfall-kpt-share.json")] = process.argv.slice(2);
if (kpt === undefined) throw new Error("no kpt on the PATH to compare with");
const version = execFileSync(kpt, ["version"], { encoding: "utf8" }).trim();

let counts = readProgress();
for (let from = counts.packages; from < Number(count); from = counts.packages) {
  const size = Math.min(BATCH, Number(count) - from);
  const batch = fc.sample(kptPackage, { numRuns: size, seed: Number(seed) + from });
  counts = withPrograms(() => batch.reduce((sum, files) => add(sum, compareWithKpt(files)), counts));
  writeFileSync(progress, JSON.stringify({ seed, counts }));
  process.stdout.write(
    `${counts.packages} of ${count}: ${counts.same} same, ${counts.refused} refused, ${counts.wrong} wrong\n`,
  );
}
writeFileSync(PAGE, pageOf(counts, { version, seed: Number(seed) }));
process.exitCode = counts.wrong === 0 && counts.refused <= 0.01 * (counts.same + counts.refused) ? 0 : 1;

function readProgress(): Counts {
  if (!existsSync(progress)) return noCounts;
  const stored = JSON.parse(readFileSync(progress, "utf8")) as { readonly seed: string; readonly counts: Counts };
  return stored.seed === seed && stored.counts.packages <= Number(count) ? stored.counts : noCounts;
}

function add(counts: Counts, compared: Comparison): Counts {
  const packages = counts.packages + 1;
  if (compared.verdict === "same") return { ...counts, packages, same: counts.same + 1 };
  if (compared.verdict === "neither") return { ...counts, packages, neither: counts.neither + 1 };
  if (compared.verdict === "refused") {
    const reasons = { ...counts.reasons };
    for (const reason of reasonsOf(compared.problems)) reasons[reason] = (reasons[reason] ?? 0) + 1;
    return { ...counts, packages, refused: counts.refused + 1, reasons };
  }
  process.stderr.write(`${compared.path}\n--- kpt\n${compared.kpt}\n--- ours\n${compared.ours}\n`);
  return { ...counts, packages, wrong: counts.wrong + 1 };
}
