import { readString } from "@landfall/core/object";
import { valueOf } from "../yaml/node-value.ts";
import { readFast } from "../yaml/read-block.ts";
import { bail, endOfLine, nextLine, skipSpaces } from "../yaml/scan-lines.ts";
import {
  type ListSlot,
  MAX_DEPTH,
  type MapNode,
  nodeOf,
  type ScalarNode,
  type SeqNode,
  type SourceNode,
} from "../yaml/source-node.ts";
import type { Collection, Example, Recipe, Span } from "./example.ts";

/** Reads an item as an example. Throws `NotUnderstood` or `SourceError`. */
export function makeExample(text: string, slot: ListSlot): Example {
  const tree = readFast(text, slot);
  const { root } = tree;
  if (root.kind !== "map" || root.flow) bail("no block mapping");
  const spans = spansOf(text, root, slot);
  const value = valueOf(text, root) as object;
  const types = { apiVersion: readString(value, ["apiVersion"]) ?? "", kind: readString(value, ["kind"]) ?? "" };
  return {
    text,
    slot,
    types,
    tree: { ...tree, root },
    value,
    spans,
    holes: [],
    fixed: [text],
    recipe: undefined,
    plans: [],
  };
}

/** The same example with more holes. */
export function withHoles(example: Example, more: readonly Span[]): Example {
  const { text, tree, value } = example;
  const holes = [...example.holes, ...more].sort((a, b) => a.start - b.start);
  const fixed = [...holes, undefined].map((hole, i) => text.slice(holes[i - 1]?.end ?? 0, hole?.start));
  return { ...example, holes, fixed, recipe: recipeOf(tree.root, value as Collection, holes) };
}

function recipeOf(node: MapNode | SeqNode, value: Collection, holes: readonly Span[]): Recipe | undefined {
  const differing = new Map<string | number, Recipe | number>();
  const shared: (string | number)[] = [];
  for (const [index, { key: name, node: child }] of node.entries.entries()) {
    const key = node.kind === "map" ? name : index;
    if (child === undefined) continue;
    const differs = differenceOf(child, (value as Record<string, unknown>)[key] as Collection, holes);
    if (differs !== undefined) differing.set(key, differs);
    else if (child.kind !== "scalar") shared.push(key);
  }
  if (differing.size === 0) return undefined;
  return { like: Array.isArray(value) ? [...(value as unknown[])] : { ...value }, differing, shared };
}

function differenceOf(node: SourceNode, value: Collection, holes: readonly Span[]): Recipe | number | undefined {
  if (node.kind === "map" || node.kind === "seq") return recipeOf(node, value, holes);
  const hole = holes.findIndex(({ start }) => start === node.start);
  return hole < 0 ? undefined : hole;
}

interface Found {
  readonly text: string;
  readonly spans: Span[];
  readonly literals: ScalarNode[];
}

function spansOf(text: string, root: MapNode, slot: ListSlot): readonly Span[] {
  const found: Found = { text, spans: [], literals: [] };
  addCommentBehind(found, slot.dash + 1);
  addEntries(found, root, 0);
  addCommentLines(found);
  const types = root.entries.filter(({ key }) => key === "apiVersion" || key === "kind").map(({ node }) => node?.start);
  return found.spans.filter(({ start }) => !types.includes(start)).sort((a, b) => a.start - b.start);
}

function addEntries(found: Found, parent: MapNode | SeqNode, depth: number): void {
  if (depth > MAX_DEPTH) bail("depth");
  for (const entry of parent.entries) {
    if (entry.key === "__proto__") bail("__proto__");
    if (!parent.flow) addCommentBehind(found, entry.after);
    addNode(found, nodeOf(found.text, parent, entry), parent.flow, depth + 1);
  }
}

function addNode(found: Found, node: SourceNode, inFlow: boolean, depth: number): void {
  const { start, end } = node;
  if (node.kind === "map" || node.kind === "seq") addEntries(found, node, depth);
  // Skips empty ranges: a block collection has no end of its own, and an empty value has no text.
  if (end <= start) return;
  if (node.kind === "scalar") {
    if (node.style === "literal") return void found.literals.push(node);
    found.spans.push({ start, end, kind: inFlow ? "flow" : "block" });
  }
  if (!inFlow) addCommentBehind(found, end);
}

function addCommentBehind({ text, spans }: Found, at: number): void {
  const hash = skipSpaces(text, at);
  if (hash > at && text.charCodeAt(hash) === 35) addComment(text, spans, hash);
}

function addCommentLines({ text, spans, literals }: Found): void {
  for (let line = 0; line < text.length; line = nextLine(text, line)) {
    const at = skipSpaces(text, line);
    if (text.charCodeAt(at) !== 35 || literals.some(({ start, end }) => start < at && at < end)) continue;
    addComment(text, spans, at);
  }
}

function addComment(text: string, spans: Span[], hash: number): void {
  spans.push({ start: hash + 1, end: endOfLine(text, hash), kind: "comment" });
}
