import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin, type RolldownOptions } from "rolldown";

const PACKAGE = import.meta.dirname;
const BINS = join(PACKAGE, "src/bin");

/**
 * When js-yaml is loaded it makes schemas and long regular expressions for its loader and dumper, and we use its parser
 * alone. Its variables as pure calls can be left out where nothing asks for them: 18 KB and a millisecond of each start.
 */
const PURE_JS_YAML: Plugin = {
  name: "pure-js-yaml",
  transform: (code, id) =>
    id.endsWith("/js-yaml/dist/js-yaml.mjs")
      ? code.replace(/^var (\w+) = ([^]*?);\n(?=\S)/gm, "var $1 = /* @__PURE__ */ (() => ($2))();\n")
      : undefined,
};

/** A program as one executable CommonJS file, for whatever Node an orchestrator finds on its PATH. */
export function bundleOptions(input: string, file: string): RolldownOptions {
  return {
    input,
    platform: "node",
    resolve: { conditionNames: ["landfall-source", "import", "node", "default"] },
    transform: { target: "node20.19" },
    output: { file, format: "cjs", minify: true, codeSplitting: false, banner: "#!/usr/bin/env node" },
    plugins: [PURE_JS_YAML, { name: "executable", writeBundle: () => chmodSync(file, 0o755) }],
  };
}

export default defineConfig(
  readdirSync(BINS)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => bundleOptions(join(BINS, name), join(PACKAGE, "dist", name.replace(/\.ts$/, ".cjs")))),
);
