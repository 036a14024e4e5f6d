/** How a scalar is written. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded";

/** The comments of a node: lines before it, behind it on its line, and after it. `""` where there are none. */
export interface Comments {
  head: string;
  line: string;
  foot: string;
}

/** The anchor and the tag before a scalar, a list or a map. `""` where there is none. */
export interface Properties {
  /** The name that aliases refer to. */
  anchor: string;
  /** As it is written: `!!str`, `!local`. */
  tag: string;
}

/** One scalar. */
export interface ScalarNode extends Comments, Properties {
  readonly kind: "scalar";
  value: string;
  style: ScalarStyle;
}

/** `*name`: it stands for the node with that anchor, and is never followed here, so that nothing multiplies. */
export interface AliasNode extends Comments {
  readonly kind: "alias";
  readonly value: string;
}

/** A list, or a map as key, value, key, value. */
export interface CollectionNode extends Comments, Properties {
  readonly kind: "list" | "map";
  isFlow: boolean;
  content: YamlNode[];
}

/** A node of a document as kpt holds it: with the spelling of every scalar, and comments on the nodes. */
export type YamlNode = ScalarNode | AliasNode | CollectionNode;

/** A whole document with the comments that belong to no node of it. */
export interface DocumentNode {
  readonly root: YamlNode;
  head: string;
  foot: string;
}

/** A scalar without comments. */
export function scalarNode(value: string, style: ScalarStyle = "plain"): ScalarNode {
  return { kind: "scalar", value, style, anchor: "", tag: "", head: "", line: "", foot: "" };
}

/** An empty map or list in block style. */
export function collectionNode(kind: "list" | "map", content: YamlNode[] = []): CollectionNode {
  return { kind, isFlow: false, content, anchor: "", tag: "", head: "", line: "", foot: "" };
}

/** Whether a node is a list or a map. */
export function isCollection(node: YamlNode): node is CollectionNode {
  return node.kind === "list" || node.kind === "map";
}

/** Whether a node is the null of YAML: a plain scalar of one of its spellings, or what has its tag. */
export function isNull(node: YamlNode | undefined): boolean {
  if (node?.kind !== "scalar") return false;
  return node.tag === "" ? node.style === "plain" && NULLS.has(node.value) : node.tag === "!!null";
}

const NULLS: ReadonlySet<string> = new Set(["", "~", "null", "Null", "NULL"]);

/** A node that shares nothing with the one given. */
export function copyNode(node: YamlNode): YamlNode {
  return isCollection(node) ? { ...node, content: node.content.map(copyNode) } : { ...node };
}

/** How block lists stand under their key: at its column, or two columns in. */
export type ListStyle = "compact" | "wide";
