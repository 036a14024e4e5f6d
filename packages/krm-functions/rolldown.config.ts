import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { deflateRawSync } from "node:zlib";
import { defineConfig, type Plugin, type RolldownOptions, rolldown } from "rolldown";

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

const LIBRARY = "@landfall/core/status/library";
const CONDITIONS = ["landfall-source", "import", "node", "default"];

/**
 * The rule library is as long as all the rest of a function, and most packages hold no object that it has a rule for.
 * So a bundle carries it packed, with the keys of its rules in front, and unpacks it at the first object it is for: to
 * parse it at every start would cost four times as much as to read it.
 */
const PACKED_LIBRARY: Plugin = {
  name: "packed-library",
  resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
  load: (id) => (id === `\0${LIBRARY}` ? packLibrary() : undefined),
};

async function packLibrary(): Promise<string> {
  const bundle = await rolldown({ input: LIBRARY, cwd: PACKAGE, resolve: { conditionNames: CONDITIONS } });
  const { output } = await bundle.generate({ format: "cjs", minify: true });
  const code = output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  const exports: { statusRuleLibrary?: ReadonlyMap<string, unknown> } = {};
  compileFunction(code, ["exports"])(exports);
  const keys = [...(exports.statusRuleLibrary?.keys() ?? [])].join(" ");
  const packed = deflateRawSync(code, { level: 9 }).toString("base64");
  const unpack = JSON.stringify(join(PACKAGE, "src/aggregate-status/unpack-rules.ts"));
  return `import { unpackRules } from ${unpack};
export const statusRuleLibrary = unpackRules(${JSON.stringify(keys)}, ${JSON.stringify(packed)});`;
}

/** A program as one executable CommonJS file, for whatever Node an orchestrator finds on its PATH. */
export function bundleOptions(input: string, file: string): RolldownOptions {
  return {
    input,
    platform: "node",
    resolve: { conditionNames: CONDITIONS },
    transform: { target: "node20.19" },
    output: { file, format: "cjs", minify: true, codeSplitting: false, banner: "#!/usr/bin/env node" },
    plugins: [PURE_JS_YAML, PACKED_LIBRARY, { name: "executable", writeBundle: () => chmodSync(file, 0o755) }],
  };
}

export default defineConfig(
  readdirSync(BINS)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => bundleOptions(join(BINS, name), join(PACKAGE, "dist", name.replace(/\.ts$/, ".cjs")))),
);
