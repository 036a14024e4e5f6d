/** The style of a scalar. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded";

/** The comments of a node: before it, behind it on its line, and after it. `""` for none. */
export interface Comments {
  head: string;
  line: string;
  foot: string;
}

/** The anchor and the tag of a node. `""` for none. */
export interface Properties {
  /** The name that aliases refer to. */
  anchor: string;
  /** The tag as written: `!!str`, `!local`. */
  tag: string;
}

/** One scalar. */
export interface ScalarNode extends Comments, Properties {
  readonly kind: "scalar";
  value: string;
  style: ScalarStyle;
}

/** An alias `*name` for the node with that anchor. It is never expanded here, so nothing multiplies. */
export interface AliasNode extends Comments {
  readonly kind: "alias";
  readonly value: string;
}

/** A list, or a map whose content is key, value, key, value. */
export interface CollectionNode extends Comments, Properties {
  readonly kind: "list" | "map";
  isFlow: boolean;
  content: YamlNode[];
}

/** A node of a document in kpt's representation: scalars keep their spelling, comments are attached to nodes. */
export type YamlNode = ScalarNode | AliasNode | CollectionNode;

/** A whole document, with the comments that belong to none of its nodes. */
export interface DocumentNode {
  readonly root: YamlNode;
  head: string;
  foot: string;
}

/** Makes a scalar without comments. */
export function scalarNode(value: string, style: ScalarStyle = "plain"): ScalarNode {
  return { kind: "scalar", value, style, anchor: "", tag: "", head: "", line: "", foot: "" };
}

/** Makes a list or map in block style, empty by default. */
export function collectionNode(kind: "list" | "map", content: YamlNode[] = []): CollectionNode {
  return { kind, isFlow: false, content, anchor: "", tag: "", head: "", line: "", foot: "" };
}

/** Whether a node is a list or a map. */
export function isCollection(node: YamlNode): node is CollectionNode {
  return node.kind === "list" || node.kind === "map";
}

/** Whether a node is null in YAML: a plain scalar with one of its spellings, or one with the null tag. */
export function isNull(node: YamlNode | undefined): boolean {
  if (node?.kind !== "scalar") return false;
  return node.tag === "" ? node.style === "plain" && NULLS.has(node.value) : node.tag === "!!null";
}

const NULLS: ReadonlySet<string> = new Set(["", "~", "null", "Null", "NULL"]);

/** A deep copy of a node. */
export function copyNode(node: YamlNode): YamlNode {
  return isCollection(node) ? { ...node, content: node.content.map(copyNode) } : { ...node };
}

/** The indentation of block lists under their key: at its column, or two columns deeper. */
export type ListStyle = "compact" | "wide";
