// Runs in a package's directory before it is packed: copies the licence, because npm packs only that directory, and
// removes references to source maps that are not packed from generated modules.
import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const POINTER = /\n\/\/# sourceMappingURL=.*\s*$/;

copyFileSync(join(resolve(import.meta.dirname, "../.."), "LICENSE"), "LICENSE");
for (const file of globSync("dist/**/generated/*.{js,d.ts}")) {
  const text = readFileSync(file, "utf8");
  if (POINTER.test(text)) writeFileSync(file, text.replace(POINTER, "\n"));
}
