import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { goThrough } from "./go-through.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { formatReport, isWell } from "./report.ts";

/*
 * `npm run corpus -- DIR...`: checks checkouts of any kind, and prints what was refused, changed or lost. Writes
 * nothing in them. Without a directory it uses ten look-alikes of our own.
 */

const given = process.argv.slice(2);
const made = given.length === 0 ? mkdtempSync(join(tmpdir(), "landfall-look-alikes-")) : undefined;
try {
  const directories = made === undefined ? given : LOOK_ALIKES.map((one) => make(made, one));
  for (const directory of directories) {
    const report = goThrough(directory);
    process.stdout.write(formatReport(report));
    if (!isWell(report)) process.exitCode = 1;
  }
} finally {
  if (made !== undefined) rmSync(made, { recursive: true, force: true });
}

function make(root: string, { name, files }: (typeof LOOK_ALIKES)[number]): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, name);
}
