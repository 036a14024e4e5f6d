/** How a scalar is written. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded";

/** The comments of a node: lines before it, behind it on its line, and after it. `""` where there are none. */
export interface Comments {
  head: string;
  line: string;
  foot: string;
}

/** One scalar. */
export interface ScalarNode extends Comments {
  readonly kind: "scalar";
  value: string;
  style: ScalarStyle;
}

/** A list, or a map as key, value, key, value. */
export interface CollectionNode extends Comments {
  readonly kind: "list" | "map";
  isFlow: boolean;
  content: YamlNode[];
}

/** A node of a document as kpt holds it: with the spelling of every scalar, and comments on the nodes. */
export type YamlNode = ScalarNode | CollectionNode;

/** A whole document with the comments that belong to no node of it. */
export interface DocumentNode {
  readonly root: YamlNode;
  head: string;
  foot: string;
}

/** A scalar without comments. */
export function scalarNode(value: string, style: ScalarStyle = "plain"): ScalarNode {
  return { kind: "scalar", value, style, head: "", line: "", foot: "" };
}

/** An empty map or list in block style. */
export function collectionNode(kind: "list" | "map", content: YamlNode[] = []): CollectionNode {
  return { kind, isFlow: false, content, head: "", line: "", foot: "" };
}

/** Whether a node is the null of YAML: a plain scalar of one of its spellings. */
export function isNull(node: YamlNode | undefined): boolean {
  return node?.kind === "scalar" && node.style === "plain" && NULLS.has(node.value);
}

const NULLS: ReadonlySet<string> = new Set(["", "~", "null", "Null", "NULL"]);

/** A node that shares nothing with the one given. */
export function copyNode(node: YamlNode): YamlNode {
  return node.kind === "scalar" ? { ...node } : { ...node, content: node.content.map(copyNode) };
}

/** How block lists stand under their key: at its column, or two columns in. */
export type ListStyle = "compact" | "wide";
