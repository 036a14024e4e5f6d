import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";

/** One place in the code that makes a problem. */
export interface ProblemSite {
  readonly code: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** `undefined`: decided elsewhere. */
  readonly severity: string | undefined;
  /** What it says, with `…` for what is filled in; `undefined` where it is put together elsewhere. */
  readonly message: string | undefined;
  readonly hint: string | undefined;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A code is one word in PascalCase of two parts at least, or of one that is long. */
const CODE = /^(?:[A-Z][a-z0-9]+){2,}$|^[A-Z][a-z]{4,}$/;
const SKIPPED = /\.(?:test|test-d|bench|property\.test)\.ts$/;
const FOLDERS_SKIPPED = new Set(["generated", "testing", "fixtures", "node_modules"]);

/** Every place in `packages/*\/src` that makes a problem with a code that stands there, in the order of files and lines. */
export function findProblems(root: string): readonly ProblemSite[] {
  const packages = readdirSync(join(root, "packages")).sort();
  const files = packages.flatMap((name) => sourcesIn(root, `packages/${name}/src`));
  return files.flatMap((file) => problemsIn(file, readFileSync(join(root, file), "utf8")));
}

function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return FOLDERS_SKIPPED.has(entry.name) ? [] : sourcesIn(root, path);
      return entry.name.endsWith(".ts") && !SKIPPED.test(entry.name) ? [path] : [];
    });
}

/** The problems that one source file makes: object literals with a `code`, and calls of functions that take one. */
export function problemsIn(file: string, text: string): readonly ProblemSite[] {
  const { program } = parseSync(file, text);
  const makers = new Map<string, readonly string[]>();
  const sites: ProblemSite[] = [];
  walk(program as unknown as Node, (node) => {
    const maker = makerOf(node);
    if (maker !== undefined) makers.set(maker.name, maker.parameters);
  });
  const visit = (node: Node, texts: ReadonlyMap<string, Node>): void => {
    const fields = fieldsOf(node) ?? argumentsOf(node, makers);
    const code = fields === undefined ? undefined : literalOf(fields.get("code"));
    if (fields === undefined || code === undefined || !CODE.test(code)) return;
    if (!fields.has("message") && !fields.has("severity")) return;
    const read = (name: string): string | undefined => textOf(fields.get(name), texts);
    sites.push({
      code,
      file,
      severity: literalOf(fields.get("severity")),
      message: read("message"),
      hint: read("hint"),
    });
  };
  walkScopes(program as unknown as Node, new Map(), visit);
  return sites;
}

/** A function that takes a code among its parameters, by its name. */
function makerOf(node: Node): { readonly name: string; readonly parameters: readonly string[] } | undefined {
  const isFunction = node.type === "FunctionDeclaration";
  const id = isFunction || node.type === "VariableDeclarator" ? nodeAt(node, "id") : undefined;
  const own = isFunction ? node : nodeAt(node, "init");
  const isArrow = own?.type === "ArrowFunctionExpression" || isFunction;
  if (id === undefined || own === undefined || !isArrow) return undefined;
  const parameters = nodesAt(own, "params").map(
    (parameter) => nameIn(parameter) ?? nameIn(nodeAt(parameter, "left")) ?? "",
  );
  return parameters.includes("code") ? { name: nameIn(id) ?? "", parameters } : undefined;
}

/** The fields of an object literal by their names, spread ones and conditional ones with them. */
function fieldsOf(node: Node): ReadonlyMap<string, Node> | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const fields = new Map<string, Node>();
  for (const property of nodesAt(node, "properties")) {
    const [key, value] = [nodeAt(property, "key"), nodeAt(property, "value")];
    if (property.type === "Property" && key !== undefined && value !== undefined) fields.set(nameOf(key), value);
    const spread = property.type === "SpreadElement" ? nodeAt(property, "argument") : undefined;
    const inner = spread?.type === "LogicalExpression" ? nodeAt(spread, "right") : undefined;
    for (const [name, one] of (inner && fieldsOf(inner)) ?? []) fields.set(name, one);
  }
  return fields;
}

function argumentsOf(
  node: Node,
  makers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Node> | undefined {
  const callee = node.type === "CallExpression" ? nodeAt(node, "callee") : undefined;
  const parameters = callee === undefined ? undefined : makers.get(nameIn(callee) ?? "");
  if (parameters === undefined) return undefined;
  const given = nodesAt(node, "arguments");
  const named = parameters.flatMap((name, at) => {
    const value = given[at];
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map(named).set("severity", { type: "Unknown" });
}

/** A text with `…` for each part that is filled in; a name stands for the constant of that name in the same function. */
function textOf(node: Node | undefined, texts: ReadonlyMap<string, Node>): string | undefined {
  if (node === undefined) return undefined;
  const literal = literalOf(node);
  if (literal !== undefined) return literal;
  if (node.type === "Identifier") {
    const constant = texts.get(nameIn(node) ?? "");
    return constant === undefined || constant === node ? undefined : textOf(constant, new Map());
  }
  if (node.type === "ConditionalExpression")
    return textOf(nodeAt(node, "consequent"), texts) ?? textOf(nodeAt(node, "alternate"), texts);
  if (node.type !== "TemplateLiteral") return undefined;
  const quasis = nodesAt(node, "quasis").map(({ value }) => (value as { readonly cooked: string }).cooked);
  return quasis.join("…");
}

function literalOf(node: Node | undefined): string | undefined {
  if (node?.type === "TSAsExpression") return literalOf(nodeAt(node, "expression"));
  return node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}

function nameOf(key: Node): string {
  return nameIn(key) ?? literalOf(key) ?? "";
}

function nameIn(node: Node | undefined): string | undefined {
  const name = node?.["name"];
  return typeof name === "string" ? name : undefined;
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Visits every node with the constants that are in sight there. */
function walkScopes(
  node: Node,
  texts: ReadonlyMap<string, Node>,
  visit: (node: Node, texts: ReadonlyMap<string, Node>) => void,
): void {
  let own = texts;
  if (FUNCTIONS.has(node.type) || node.type === "Program") {
    const found = new Map(texts);
    walk(
      node,
      (inner) => {
        const [id, init] = inner.type === "VariableDeclarator" ? [nodeAt(inner, "id"), nodeAt(inner, "init")] : [];
        if (id?.type === "Identifier" && init !== undefined) found.set(nameIn(id) ?? "", init);
      },
      FUNCTIONS,
    );
    own = found;
  }
  visit(node, own);
  for (const child of childrenOf(node)) walkScopes(child, own, visit);
}

/** Visits a node and what is below it, but not what is below nodes of the types to stop at, itself apart. */
function walk(node: Node, visit: (node: Node) => void, stop: ReadonlySet<string> = new Set()): void {
  visit(node);
  for (const child of childrenOf(node)) if (!stop.has(child.type)) walk(child, visit, stop);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value): readonly Node[] => {
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

function nodeAt(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

function nodesAt(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}
