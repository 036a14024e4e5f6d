import { compile } from "json-schema-to-typescript";
import { typesSchema } from "./derive.ts";
import type { Kind } from "./kind.ts";

const OPTIONS = { bannerComment: "", ignoreMinAndMaxItems: true, additionalProperties: false, enableConstEnums: false };
const COMMENT = /\/\*\*[^]*?\*\//g;
const NAMES_OF_OURS: readonly (readonly [string, string])[] = [
  ["Json", "../../object/json.ts"],
  ["EmbeddedObject", "../embedded.ts"],
  ["JsonObject", "../embedded.ts"],
  ["Metadata", "../embedded.ts"],
];

/** The TypeScript types of a kind: deeply readonly, and JSON throughout. */
export async function typesOf(kind: Kind, banner: string): Promise<string> {
  const source = await compile(structuredClone(typesSchema(kind)), kind.name, OPTIONS);
  const comments: string[] = [];
  const code = source.replaceAll(COMMENT, (comment) => `§${comments.push(comment) - 1}§`);
  const text = asReadonlyAliases(code)
    .replaceAll(/§(\d+)§/g, (_, index) => comments[Number(index)] ?? "")
    .trim();
  const parts = kind.parts.map(({ name, slug }) => `import type { ${name} } from "./${slug}.types.ts";`);
  return [banner, ...importsOf(text), ...parts, "", text, ""].join("\n");
}

/** Uses type aliases instead of interfaces, because only these are assignable to `Json`. */
function asReadonlyAliases(source: string): string {
  const aliases = source
    .replaceAll(/export interface (\w+) \{/g, "export type $1 = {")
    .replaceAll(/^( +)((?:[\w$]+|"[^"\n]+"|\[k: string\])\??:)/gm, "$1readonly $2");
  return readonlyArrays(aliases);
}

/** Converts `T[]` to `ReadonlyArray<T>`, innermost first, ignoring brackets inside string literals. */
function readonlyArrays(source: string): string {
  let text = source;
  for (let at = arrayIn(text); at >= 0; at = arrayIn(text)) {
    const start = operandStart(text, at);
    text = `${text.slice(0, start)}ReadonlyArray<${text.slice(start, at)}>${text.slice(at + 2)}`;
  }
  return text;
}

function arrayIn(text: string): number {
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"' && text[index - 1] !== "\\") quoted = !quoted;
    else if (!quoted && text[index] === "[" && text[index + 1] === "]") return index;
  }
  return -1;
}

const OPENERS: ReadonlyMap<string, string> = new Map([
  ["}", "{"],
  [")", "("],
  [">", "<"],
]);

/** The start of the type that ends at `end`. */
function operandStart(text: string, end: number): number {
  const closer = text[end - 1] ?? "";
  if (closer === '"') return text.lastIndexOf('"', end - 2);
  const opener = OPENERS.get(closer);
  if (opener === undefined) return end - (/[\w$]+$/.exec(text.slice(0, end))?.[0].length ?? 0);
  let depth = 0;
  for (let index = end - 1; index >= 0; index -= 1) {
    if (text[index] === closer) depth += 1;
    else if (text[index] === opener) depth -= 1;
    if (depth === 0) return closer === ">" ? index - "ReadonlyArray".length : index;
  }
  throw new Error(`no ${opener} before ${text.slice(Math.max(0, end - 40), end)}`);
}

function importsOf(text: string): readonly string[] {
  const code = text.replaceAll(COMMENT, "");
  const byFile = new Map<string, string[]>();
  for (const [name, file] of NAMES_OF_OURS) {
    if (!new RegExp(`[^\\w"]${name}[^\\w"?:]`).test(code)) continue;
    byFile.set(file, [...(byFile.get(file) ?? []), name]);
  }
  return [...byFile].map(([file, names]) => `import type { ${names.join(", ")} } from "${file}";`);
}
