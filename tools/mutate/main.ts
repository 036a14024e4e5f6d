// The mutation score of core/src/steps: makes small changes to its source, one at a time, and runs the tests. Writes
// report.md in this directory. `--every N`: only each Nth mutant. `--check`: exit code 1 below the bar.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { BAR, type Outcome, reportOf } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: { every: { type: "string", default: "1" }, check: { type: "boolean", default: false } },
});
const every = Math.max(Number(values.every), 1);

const scratch = mkdtempSync(join(tmpdir(), "landfall-mutants-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const core = join(scratch, "packages/core");
cpSync(join(ROOT, "packages/core/src"), join(core, "src"), { recursive: true });
cpSync(join(ROOT, "packages/core/package.json"), join(core, "package.json"));
symlinkSync(join(ROOT, "node_modules"), join(scratch, "node_modules"));
writeFileSync(
  join(scratch, "vitest.config.ts"),
  `export default { test: { include: ["packages/core/src/steps/**/*.test.ts"], isolate: false, pool: "threads", maxWorkers: 1, testTimeout: 20_000 } };\n`,
);

/** Whether the tests pass for the present source; slow property tests run only if no other test fails. */
function passes(): boolean {
  return runs("--exclude", "**/*.property.test.ts") && runs("property");
}

function runs(...args: readonly string[]): boolean {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", "--bail=1", "--reporter=dot", ...args], {
    cwd: scratch,
    timeout: 120_000,
    stdio: "ignore",
  });
  return status === 0;
}

if (!passes()) throw new Error("the tests fail before anything is changed");

const files = globSync("packages/core/src/steps/**/*.ts", { cwd: scratch })
  .filter((path) => !path.endsWith(".test.ts") && !path.includes("/testing/") && !path.endsWith("/index.ts"))
  .sort();
const outcomes: Outcome[] = [];
let number = 0;
for (const file of files) {
  const path = join(scratch, file);
  const source = readFileSync(path, "utf8");
  for (const mutant of mutantsOf(source)) {
    if (number++ % every !== 0) continue;
    writeFileSync(path, applyTo(source, mutant));
    outcomes.push({ file, mutant, line: source.slice(0, mutant.start).split("\n").length, killed: !passes() });
    process.stderr.write(outcomes.at(-1)?.killed === true ? "." : "S");
  }
  writeFileSync(path, source);
}
process.stderr.write("\n");
const { text, score } = reportOf(outcomes, every);
writeFileSync(join(import.meta.dirname, "report.md"), text);
console.log(`${(score * 100).toFixed(1)} % of ${outcomes.length} mutants are noticed`);
if (values.check && score < BAR) process.exitCode = 1;

function applyTo(source: string, { start, end, text }: Mutant): string {
  return `${source.slice(0, start)}${text}${source.slice(end)}`;
}
