// Runs in the directory of a package before it is packed: adds the licence, which npm packs of that directory alone,
// and takes the pointers out of generated modules to source maps that are not packed.
import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const POINTER = /\n\/\/# sourceMappingURL=.*\s*$/;

copyFileSync(join(resolve(import.meta.dirname, "../.."), "LICENSE"), "LICENSE");
for (const file of globSync("dist/**/generated/*.{js,d.ts}")) {
  const text = readFileSync(file, "utf8");
  if (POINTER.test(text)) writeFileSync(file, text.replace(POINTER, "\n"));
}
