import { isMap } from "@landfall/core/object";
import { referred } from "../config/referred.ts";
import type { FunctionDocs, KrmFunction } from "../function.ts";

/** The text of `--help`: the purpose of the function, its config, examples, and the ways to call it. */
export function helpText<Config>(fn: KrmFunction<Config>): string {
  const { name, config } = fn;
  const docs = docsOf(fn);
  const sections = [
    docs.short,
    docs.long,
    `Usage:
  ${name} < RESOURCE_LIST            as a KRM function: a ResourceList in, a ResourceList out
  ${name} [flags] PATH...            on YAML files and directories, changed in place

Flags:
  -f, --config FILE   the function config: a ${config.kind}, or a ConfigMap (with PATH only)
      --dry-run       name the files that would change, and change nothing (with PATH only)
      --diff          show what would change, and change nothing (with PATH only)
      --strict        refuse objects in which a key is there twice (else a warning)
      --doc           print the documentation as JSON
      --version       print the version
  -h, --help          print this text`,
    `Config (${config.apiVersion} ${config.kind}, or data of a ConfigMap):\n${fieldLines(config.schema).join("\n")}`,
    docs.examples === "" ? "" : `Examples:\n${docs.examples}`,
  ];
  return `${sections
    .map((section) => section.trimEnd())
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** The text of `--doc`: the ten keys that tools of the catalog read, as JSON. */
export function docJson<Config>(fn: KrmFunction<Config>): string {
  return `${JSON.stringify(docsOf(fn), null, 2)}\n`;
}

/** All ten keys that `--doc` prints, in that order; texts that the function lacks are empty. */
export function docsOf<Config>({ docs = {} }: KrmFunction<Config>): FunctionDocs {
  const { short = "", long = "", examples = "", image = "", description = short, tags = [] } = docs;
  const { sourceURL = "", examplePackageURLs = [], license = "", hidden = false } = docs;
  return { short, long, examples, image, description, tags, sourceURL, examplePackageURLs, license, hidden };
}

function fieldLines(schema: { readonly [key: string]: unknown }): readonly string[] {
  const { properties } = schema;
  if (!isMap(properties)) return [];
  const fields = Object.entries(properties).filter(([key]) => !["apiVersion", "kind", "metadata"].includes(key));
  const width = Math.max(0, ...fields.map(([key]) => key.length));
  const margin = " ".repeat(width + 4);
  return fields.map(([key, property]) => {
    const lines = wrapped(descriptionOf(referred(schema, property)), WIDEST - margin.length);
    return `  ${key.padEnd(width)}  ${lines.join(`\n${margin}`)}`.trimEnd();
  });
}

const WIDEST = 100;

/** Breaks a text into lines of at most `width` characters, between words; a longer word gets a line of its own. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && longer.length > width) lines.push(line);
    line = line !== "" && longer.length > width ? word : longer;
  }
  return [...lines, line];
}

/** Reads the description of a field from its schema, as one line. */
function descriptionOf(property: unknown): string {
  if (!isMap(property) || typeof property["description"] !== "string") return "";
  return property["description"].replaceAll(/\s+/g, " ").trim();
}
