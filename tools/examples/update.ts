// Runs every example and stores its output as expected: `npm run examples:update`, then read the diff.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findKpt, kptEngine, runExample, updateExample } from "@landfall/testing/golden";
import { stepFiles } from "../../examples/edge-fleet/steps.ts";
import { BUNDLES, catalogExamples, exampleDirectory } from "./examples.ts";

const kpt = findKpt();
if (kpt === undefined) throw new Error("no kpt on the PATH and no $KPT: what is expected must come from the real one");

for (const { name, directory } of catalogExamples()) {
  const outcome = runExample(directory, kptEngine(kpt, BUNDLES));
  updateExample(directory, outcome);
  console.log(`${name}: exit code ${outcome.exitCode}, ${outcome.patch.split("\n").length - 1} lines of diff`);
  if (outcome.exitCode !== 0) console.log(outcome.stderr);
}

const files = stepFiles();
const steps = join(exampleDirectory("edge-fleet"), "steps");
rmSync(steps, { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(steps, path)), { recursive: true });
  writeFileSync(join(steps, path), text);
}
console.log(`edge-fleet: ${files.size} files`);
