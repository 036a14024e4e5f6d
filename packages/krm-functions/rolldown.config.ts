import { chmodSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { deflateRawSync } from "node:zlib";
import { defineConfig, type Plugin, type RolldownOptions, rolldown } from "rolldown";
import { thirdPartyNotices } from "../../tools/packages/notices.ts";
import { addCodeCache } from "./bundling/code-cache.ts";
import { joinParts } from "./bundling/join-parts.ts";
import { onDemand } from "./bundling/on-demand.ts";

const PACKAGE = import.meta.dirname;
const BINS = join(PACKAGE, "src/bin");

/**
 * When loaded, js-yaml builds schemas and long regular expressions for its loader and dumper, while we use its parser
 * only. Marking its variables as pure calls lets the bundler drop them: 18 KB and a millisecond of each start.
 */
const PURE_JS_YAML: Plugin = {
  name: "pure-js-yaml",
  transform: (code, id) =>
    id.endsWith("/js-yaml/dist/js-yaml.mjs")
      ? code.replace(/^var (\w+) = ([^]*?);\n(?=\S)/gm, "var $1 = /* @__PURE__ */ (() => ($2))();\n")
      : undefined,
};

const LIBRARY = "@landfall/core/status/library";
const ENTRY = join(PACKAGE, "src/bin/entry");
const CONDITIONS = ["landfall-source", "import", "node", "default"];

/** Bundles a module that is given as source text. */
async function bundleToText(source: string): Promise<string> {
  const entry: Plugin = {
    name: "entry",
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
  const resolve = { conditionNames: CONDITIONS };
  const bundle = await rolldown({ input: ENTRY, cwd: PACKAGE, resolve, plugins: [entry, PURE_JS_YAML] });
  const { output } = await bundle.generate({ format: "cjs", minify: true });
  return output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
}

const SCHEMA = /^export const (\w+): JsonSchema = (\{[^]*\});$/m;

/** Carries the schemas as text, with a getter for each field, so that a start parses only those that it uses. */
const LAZY_SCHEMAS: Plugin = {
  name: "lazy-schemas",
  transform: (code, id) =>
    /\/schemas\/generated\/[^/]*\.ts$/.test(id)
      ? code.replace(SCHEMA, (_, name: string, schema: string) => carrySchema(name, schema))
      : undefined,
};

/** A reference to a schema part under `$defs`, by the name in that part's module. */
const PART = /("\w+": ?)(\w+Schema)\b/g;

function carrySchema(name: string, schema: string): string {
  const value = JSON.parse(schema.replaceAll(PART, "$1null")) as object;
  const parts = [...schema.matchAll(PART)].map(([part]) => part);
  const getters = Object.keys(value).map((key) => `get ${JSON.stringify(key)}() { return ${name}$().${key}; }`);
  return `let ${name}$ = () => {
  const value = JSON.parse(${JSON.stringify(JSON.stringify(value))});
  ${parts.length === 0 ? "" : `Object.assign(value.$defs, { ${parts.join(", ")} });`}
  ${name}$ = () => value;
  return value;
};
export const ${name} = { ${getters.join(", ")} };`;
}

/**
 * The rule library is as long as the rest of a function, and most packages hold no object that it has a rule for. So a
 * bundle carries it packed, with the keys of its rules in front, and unpacks it when an object needs it: parsing it at
 * every start would cost four times as much as reading it.
 */
const PACKED_LIBRARY: Plugin = {
  name: "packed-library",
  resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
  load: (id) => (id === `\0${LIBRARY}` ? packLibrary() : undefined),
};

async function packLibrary(): Promise<string> {
  const code = await bundleToText(`export * from ${JSON.stringify(LIBRARY)};`);
  const exports: { statusRuleLibrary?: ReadonlyMap<string, unknown> } = {};
  compileFunction(code, ["exports"])(exports);
  const keys = [...(exports.statusRuleLibrary?.keys() ?? [])].join(" ");
  const packed = deflateRawSync(code, { level: 9 }).toString("base64");
  const unpack = JSON.stringify(join(PACKAGE, "src/aggregate-status/unpack-rules.ts"));
  return `import { unpackRules } from ${unpack};
export const statusRuleLibrary = unpackRules(${JSON.stringify(keys)}, ${JSON.stringify(packed)});`;
}

/** The file with the input that a program is run with when it is built. */
function typicalInput(file: string): string {
  return join(PACKAGE, "bundling/typical", basename(file).replace(/\.cjs$/, ".yaml"));
}

/**
 * The options to bundle a program as one executable CommonJS file, for whatever Node an orchestrator finds on its PATH.
 */
export function bundleOptions(input: string, file: string): RolldownOptions {
  const options = (parts: boolean): RolldownOptions => ({
    input,
    platform: "node",
    resolve: { conditionNames: CONDITIONS },
    transform: { target: "node22.19" },
    plugins: [onDemand({ parts }), PURE_JS_YAML, LAZY_SCHEMAS, PACKED_LIBRARY],
  });
  const { plugins, ...rest } = options(true);
  return {
    ...rest,
    output: { dir: dirname(file), format: "cjs", minify: true },
    plugins: [
      plugins,
      thirdPartyNotices(dirname(file)),
      joinParts(options(false), basename(file)),
      { name: "executable", writeBundle: () => chmodSync(file, 0o755) },
      { name: "code-cache", writeBundle: () => addCodeCache(file, typicalInput(file)) },
    ],
  };
}

export default defineConfig(
  readdirSync(BINS)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => bundleOptions(join(BINS, name), join(PACKAGE, "dist", name.replace(/\.ts$/, ".cjs")))),
);
