import { chmodSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "rolldown";

const FILE = join(import.meta.dirname, "dist/main.js");

/** The command as one file: loading its two hundred modules one by one takes longer than most of what it does. */
export default defineConfig({
  input: join(import.meta.dirname, "src/main.ts"),
  platform: "node",
  resolve: { conditionNames: ["landfall-source", "import", "node", "default"] },
  transform: { target: "node22.12" },
  output: { file: FILE, format: "esm", minify: true, codeSplitting: false },
  plugins: [{ name: "executable", writeBundle: () => chmodSync(FILE, 0o755) }],
});
