import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type RolldownOptions } from "rolldown";

const PACKAGE = import.meta.dirname;
const BINS = join(PACKAGE, "src/bin");

/** A program as one executable CommonJS file, for whatever Node an orchestrator finds on its PATH. */
export function bundleOptions(input: string, file: string): RolldownOptions {
  return {
    input,
    platform: "node",
    resolve: { conditionNames: ["landfall-source", "import", "node", "default"] },
    transform: { target: "node20.19" },
    output: { file, format: "cjs", minify: true, codeSplitting: false, banner: "#!/usr/bin/env node" },
    plugins: [{ name: "executable", writeBundle: () => chmodSync(file, 0o755) }],
  };
}

export default defineConfig(
  readdirSync(BINS)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => bundleOptions(join(BINS, name), join(PACKAGE, "dist", name.replace(/\.ts$/, ".cjs")))),
);
