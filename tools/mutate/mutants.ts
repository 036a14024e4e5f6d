import { parseAst } from "rolldown/parseAst";

/** One small change of a source: an offset, the text there, and its replacement. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A description of the change. */
  readonly what: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The replacement for each operator. */
const OPERATORS: { readonly [operator: string]: string } = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "&&": "||",
  "||": "&&",
};
const CALLS: { readonly [name: string]: string } = { some: "every", every: "some", max: "min", min: "max" };

/** The mutants of a TypeScript source, in order of position. Types are left alone, because they are not executed. */
export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  visit(parseAst(source, { lang: "ts" }) as unknown as Node, source, found);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

function visit(node: Node, source: string, found: Mutant[]): void {
  if (node.type.startsWith("TS") && node.type !== "TSAsExpression" && node.type !== "TSSatisfiesExpression") return;
  const mutant = MUTATE[node.type]?.(node, source);
  if (mutant !== undefined) found.push(mutant);
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, source, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";
}

const MUTATE: { readonly [type: string]: (node: Node, source: string) => Mutant | undefined } = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  ConditionalExpression: (node, source) => negate(node["test"] as Node, source),
  IfStatement: (node, source) => negate(node["test"] as Node, source),
  UnaryExpression: (node, source) => {
    if (node["operator"] !== "!") return undefined;
    const inner = node["argument"] as Node;
    return { start: node.start, end: node.end, text: source.slice(inner.start, inner.end), what: "without !" };
  },
  Literal: ({ start, end, value }) =>
    typeof value === "boolean" ? { start, end, text: String(!value), what: `${value} is ${!value}` } : undefined,
  CallExpression: (node) => {
    const callee = node["callee"] as Node;
    const property = callee.type === "MemberExpression" ? (callee["property"] as Node) : undefined;
    const name = String(property?.["name"]);
    const other = CALLS[name];
    if (property === undefined || other === undefined) return undefined;
    return { start: property.start, end: property.end, text: other, what: `${name} is ${other}` };
  },
};

function negate({ start, end }: Node, source: string): Mutant {
  return { start, end, text: `!(${source.slice(start, end)})`, what: "negated" };
}

/**
 * Replaces an operator. Type-narrowing comparisons with undefined are replaced too, because the program runs without
 * types.
 */
function swapOperator(node: Node, source: string): Mutant | undefined {
  const operator = String(node["operator"]);
  const other = OPERATORS[operator];
  if (other === undefined) return undefined;
  const [left, right] = [node["left"] as Node, node["right"] as Node];
  const between = source.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator);
  return { start: at, end: at + operator.length, text: other, what: `${operator} is ${other}` };
}
