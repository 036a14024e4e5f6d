// `npm run bench [-- --check]`: runs every benchmark, one after the other. Each prints its own table; with `--check`
// each exits 1 above 1.5 times a bar, and so does this.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const benches = readdirSync(here)
  .map((name) => join(here, name, "main.ts"))
  .filter((file) => existsSync(file));

for (const file of benches) {
  process.stdout.write(`\n# ${file.slice(here.length + 1)}\n\n`);
  const args = ["--conditions=landfall-source", "--expose-gc", file, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
