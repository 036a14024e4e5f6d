import { parseSync } from "rolldown/utils";

/** The facts about one source file that the house looks at. */
export interface Source {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** How many lines each function with a body in braces has, in the order of the text. */
  readonly functionLines: readonly number[];
}

/** One file that another one needs: to run, or only to be type-checked. */
export interface Import {
  readonly specifier: string;
  readonly kind: "value" | "type";
}

/**
 * Reads one source file: static imports, re-exports, `import("…")` with a text, as a value and as a type.
 * Throws an error that names the file where it does not parse.
 */
export function readSource(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const deep = lookInto(program, text);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      imported(moduleRequest.value, isTypeOnly(text, start) || areTypes(entries)),
    ),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const specifier = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest?.value;
      return specifier === undefined ? [] : [imported(specifier, isTypeOnly(text, start) || areTypes(entries))];
    }),
    ...deep.imports,
  ];
  return { path, lines: countLines(text), imports, functionLines: deep.functionLines };
}

function imported(specifier: string, isType: boolean): Import {
  return { specifier, kind: isType ? "type" : "value" };
}

/** `import type …` and `export type …` have the word right behind; `import type from "…"` names a value so. */
function isTypeOnly(text: string, start: number): boolean {
  return /^(?:import|export)\s+type\s+(?!from\b|,)/.test(text.slice(start, start + 80));
}

/** Whether every name is a type, where there is one; `import "…"` is for what it does. */
function areTypes(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: unknown;
  readonly source?: unknown;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);
const INNER_IMPORTS: { readonly [type: string]: Import["kind"] } = { ImportExpression: "value", TSImportType: "type" };

function lookInto(program: unknown, text: string): Pick<Source, "imports" | "functionLines"> {
  const imports: Import[] = [];
  const functionLines: number[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value)) return value.forEach(visit);
    if (isNode(value)) {
      const kind = INNER_IMPORTS[value.type];
      const specifier = textOf(value.source);
      if (kind !== undefined && specifier !== undefined) imports.push({ specifier, kind });
      if (FUNCTIONS.has(value.type) && isNode(value.body) && isBlock(value.body)) {
        functionLines.push(countLines(text.slice(value.start, value.end)));
      }
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return { imports, functionLines };
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === "object" && "type" in value && typeof value.type === "string";
}

function isBlock({ type }: Node): boolean {
  return type === "BlockStatement" || type === "FunctionBody";
}

function textOf(source: unknown): string | undefined {
  if (source === null || typeof source !== "object" || !("value" in source)) return undefined;
  return typeof source.value === "string" ? source.value : undefined;
}

function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
