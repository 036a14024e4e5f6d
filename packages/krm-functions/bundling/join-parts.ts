import { type OutputBundle, type Plugin, type RolldownOptions, rolldown } from "rolldown";
import { type Part, writeProgram } from "./write-program.ts";

const START = "./start.cjs";
const ENTRY = "./entry.cjs";

/**
 * Joins the chunks of a program to one file: those needed at start as code of one scope, all others as text. `alone`:
 * the options that bundle the program without its parts, which shows what a start needs.
 */
export function joinParts(alone: RolldownOptions, file: string): Plugin {
  const needed = new Set<string>();
  return {
    name: "join-parts",
    async buildStart() {
      const bundle = await rolldown(alone);
      const { output } = await bundle.generate({ format: "cjs", codeSplitting: false });
      const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
      for (const id of modules) if (id !== alone.input) needed.add(id);
    },
    outputOptions: (options) => ({
      ...options,
      entryFileNames: (chunk) => (chunk.facadeModuleId === alone.input ? ENTRY.slice(2) : "[name].cjs"),
      chunkFileNames: "[name].cjs",
      codeSplitting: { groups: [{ name: "start", test: (id) => needed.has(id) }] },
    }),
    generateBundle(_, bundle) {
      const code = join(bundle);
      for (const [name, output] of Object.entries(bundle)) {
        if (`./${name}` !== ENTRY) delete bundle[name];
        else Object.assign(output, { fileName: file, code });
      }
    },
  };
}

function join(bundle: OutputBundle): string {
  const codes = new Map(
    Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? [[`./${chunk.fileName}`, chunk.code]] : [])),
  );
  const start = `${exportAtOnce(codes.get(START) ?? "")}\n{\n${codes.get(ENTRY)}\n}`;
  return writeProgram([{ id: START, code: start }, ...partsOf(codes, [START])]);
}

/** An export of a chunk: of a name, or of a text that the bundler put in the place of a constant. */
const EXPORT =
  /Object\.defineProperty\(exports,\s*"([\w$]+)",\s*\{\s*enumerable:\s*(?:!0|true),\s*get:\s*function\s*\(\)\s*\{\s*return\s*([\w$]+|`[^`\\$]*`|"[^"\\]*");?\s*\}\s*\}\)[,;]?/g;

/** Exports values instead of getters, so that calls across chunks cost no more than others. */
function exportAtOnce(code: string): string {
  const names = [...code.matchAll(EXPORT)].map(([, name, value]) => `${name}: ${value}`);
  const rest = code.replace(EXPORT, "");
  if (rest.includes("defineProperty(exports")) throw new Error("the bundler writes an export in a way not known here");
  return `${rest}
module.exports = { ${names.join(", ")} };`;
}

/** The chunks that the start needs, directly or indirectly; others may exist for unused modules. */
function partsOf(codes: ReadonlyMap<string, string>, ids: string[]): readonly Part[] {
  const parts: Part[] = [];
  for (const id of ids) {
    const code = codes.get(id) ?? "";
    if (id !== START) parts.push({ id, code });
    for (const [, needed = ""] of code.matchAll(/require\("(\.\/[^"]+)"\)/g))
      if (!ids.includes(needed)) ids.push(needed);
  }
  return parts;
}
