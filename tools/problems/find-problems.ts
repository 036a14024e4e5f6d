import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";

/** A place in the code that makes a problem. */
export interface ProblemSite {
  readonly code: string;
  /** The path relative to the repository. */
  readonly file: string;
  /** The severity; `undefined` if it is decided elsewhere. */
  readonly severity: string | undefined;
  /** The message, with `…` for inserted values; `undefined` if it is composed elsewhere. */
  readonly message: string | undefined;
  readonly hint: string | undefined;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A problem code: a word in PascalCase such as `TooDeep`, but not `ENOENT`. */
const CODE = /^(?=(?:.*[a-z]){3})[A-Z][A-Za-z0-9]{3,}$/;
const SKIPPED = /\.(?:test|test-d|bench|property\.test)\.ts$/;
const FOLDERS_SKIPPED = new Set(["generated", "testing", "fixtures", "node_modules"]);

/** Finds every place in `packages/*\/src` that makes a problem with a literal code, ordered by file and line. */
export function findProblems(root: string): readonly ProblemSite[] {
  const packages = readdirSync(join(root, "packages")).sort();
  const files = packages.flatMap((name) => sourcesIn(root, `packages/${name}/src`));
  const texts = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  const shared = new Map(
    texts.flatMap(([file, text]) => (text.includes("code:") ? [...exportedMakers(file, text)] : [])),
  );
  return texts.flatMap(([file, text]) => problemsIn(file, text, shared));
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

type Makers = ReadonlyMap<string, readonly string[]>;

/** The exported functions and classes of a file that take a code. */
function exportedMakers(file: string, text: string): Makers {
  const { program } = parseSync(file, text);
  const exported = nodesAt(program as unknown as Node, "body").flatMap(
    (node) => (node.type === "ExportNamedDeclaration" && nodeAt(node, "declaration")) || [],
  );
  return new Map(exported.flatMap((node) => [...makersIn(node)]));
}

/** The functions and classes that take a code, by name, with the names of their parameters. */
function makersIn(node: Node): Makers {
  const makers = new Map<string, readonly string[]>();
  walk(node, (inner) => {
    const maker = makerOf(inner);
    if (maker !== undefined) makers.set(maker.name, maker.parameters);
  });
  return makers;
}

/**
 * The problems that one source file makes: object literals with a `code`, calls of functions and classes that take one
 * (those of other files are `shared`), constants of the type `ProblemCode`, and the values of a type `…ErrorCode`.
 */
export function problemsIn(file: string, text: string, shared: Makers = new Map()): readonly ProblemSite[] {
  const { program } = parseSync(file, text);
  const makers = new Map([...shared, ...makersIn(program as unknown as Node)]);
  const sites: ProblemSite[] = [];
  const visit = (node: Node, texts: ReadonlyMap<string, Node>): void => {
    for (const code of namedCodes(node))
      sites.push({ code, file, severity: undefined, message: undefined, hint: undefined });
    const fields = fieldsOf(node) ?? argumentsOf(node, makers);
    if (fields === undefined || !["message", "severity", "text", "hint"].some((name) => fields.has(name))) return;
    const read = (name: string): string | undefined => textOf(fields.get(name), texts);
    const [severity, message, hint] = [
      literalOf(fields.get("severity")),
      read("message") ?? read("text"),
      read("hint"),
    ];
    const tags = nodeOfTags(fields.get("tags"));
    for (const code of codesOf(fields.get("code") ?? tags, texts)) sites.push({ code, file, severity, message, hint });
  };
  walkScopes(program as unknown as Node, new Map(), visit);
  return sites;
}

/** The code in the tags of a function's result. */
function nodeOfTags(tags: Node | undefined): Node | undefined {
  return tags === undefined ? undefined : fieldsOf(tags)?.get("code");
}

/** The possible codes of an expression: a literal, a constant in scope, or either branch of a conditional. */
function codesOf(node: Node | undefined, texts: ReadonlyMap<string, Node>): readonly string[] {
  if (node === undefined) return [];
  if (node.type === "ConditionalExpression")
    return ["consequent", "alternate"].flatMap((branch) => codesOf(nodeAt(node, branch), texts));
  const constant = node.type === "Identifier" ? texts.get(nameIn(node) ?? "") : undefined;
  if (constant !== undefined) return codesOf(constant, new Map());
  const code = literalOf(node);
  return code !== undefined && CODE.test(code) ? [code] : [];
}

/** The codes of a constant whose type is `ProblemCode`, or of a type whose name ends in `ErrorCode`. */
function namedCodes(node: Node): readonly string[] {
  const id = nodeAt(node, "id");
  const isNamed =
    (node.type === "TSTypeAliasDeclaration" && (nameIn(id) ?? "").endsWith("ErrorCode")) ||
    (node.type === "VariableDeclarator" && JSON.stringify(id?.["typeAnnotation"] ?? null).includes('"ProblemCode"'));
  if (!isNamed) return [];
  const codes: string[] = [];
  walk(node, (inner) => {
    const code = literalOf(inner);
    if (code !== undefined && CODE.test(code)) codes.push(code);
  });
  return codes;
}

/** A function that takes a code as a parameter, or a class whose constructor does, by name. */
function makerOf(node: Node): { readonly name: string; readonly parameters: readonly string[] } | undefined {
  if (node.type === "ClassDeclaration") return makerOfClass(node);
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

function makerOfClass(node: Node): { readonly name: string; readonly parameters: readonly string[] } | undefined {
  const body = nodeAt(node, "body");
  const method = nodesAt(body ?? node, "body").find((member) => member["kind"] === "constructor");
  const own = method === undefined ? undefined : nodeAt(method, "value");
  const parameters = own === undefined ? [] : nodesAt(own, "params").map((parameter) => nameIn(parameter) ?? "");
  return parameters.includes("code") ? { name: nameIn(nodeAt(node, "id")) ?? "", parameters } : undefined;
}

/** The fields of an object literal by name, including spread and conditional ones. */
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

function argumentsOf(node: Node, makers: Makers): ReadonlyMap<string, Node> | undefined {
  const isCall = node.type === "CallExpression" || node.type === "NewExpression";
  const callee = isCall ? nodeAt(node, "callee") : undefined;
  const parameters = callee === undefined ? undefined : makers.get(nameIn(callee) ?? "");
  if (parameters === undefined) return undefined;
  const given = nodesAt(node, "arguments");
  const named = parameters.flatMap((name, at) => {
    const value = given[at];
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map(named).set("severity", { type: "Unknown" });
}

/**
 * The text of an expression, with `…` for each inserted value; a name stands for the constant of that name in the same
 * function.
 */
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

/** Visits every node with the constants that are in scope there. */
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

/** Visits a node and its descendants, but nothing below nodes of the types in `stop`, except the start node itself. */
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
