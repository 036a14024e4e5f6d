import { parseSync } from "rolldown/utils";

/** The facts about one source file that the house measures. */
export interface Source {
  /** The path relative to the repository, with `/`. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** The number of lines of each function with a body in braces, in the order of the text. */
  readonly functionLines: readonly number[];
}

/** A file that another one imports, at run time or only for its types. */
export interface Import {
  readonly specifier: string;
  readonly kind: "value" | "type";
}

/**
 * Reads one source file: static imports, re-exports, and `import("…")` with a literal, as a value and as a type. Throws
 * an error with the file's name if it does not parse.
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

/**
 * Whether an import is of types only: `type` follows directly in `import type …` and `export type …`, but `import type
 * from "…"` imports a value of that name.
 */
function isTypeOnly(text: string, start: number): boolean {
  return /^(?:import|export)\s+type\s+(?!from\b|,)/.test(text.slice(start, start + 80));
}

/** Whether all imported names, of at least one, are types; `import "…"` is for its side effects. */
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
