import { MAX_DEPTH } from "../../sdk/inside.ts";
import {
  type AliasNode,
  type CollectionNode,
  type Comments,
  collectionNode,
  type DocumentNode,
  type Properties,
  scalarNode,
  type YamlNode,
} from "../node.ts";
import { Anchors } from "./anchors.ts";
import { CommentQueue } from "./comment-queue.ts";
import { Scanner } from "./scanner.ts";
import type { Token, TokenType } from "./tokens.ts";

/** Reads the first document of a text as kpt does; undefined for a text of comments only. */
export function readDocument(text: string): DocumentNode | undefined {
  return new Reader(text).document();
}

const ENDS_ENTRY: ReadonlySet<TokenType> = new Set(["entry", "blockEnd"]);
const ENDS_COMPACT_ENTRY: ReadonlySet<TokenType> = new Set(["entry", "key", "value", "blockEnd"]);
const ENDS_FIELD: ReadonlySet<TokenType> = new Set(["key", "value", "blockEnd"]);
const ENDS_FLOW_KEY: ReadonlySet<TokenType> = new Set(["value", "flowEntry", "flowMapEnd"]);
const ENDS_FLOW_VALUE: ReadonlySet<TokenType> = new Set(["flowEntry", "flowMapEnd"]);
const ENDS_PAIR_KEY: ReadonlySet<TokenType> = new Set(["value", "flowEntry", "flowListEnd"]);
const ENDS_PAIR_VALUE: ReadonlySet<TokenType> = new Set(["flowEntry", "flowListEnd"]);
const PAIR_COMMENT = "a comment at a pair in a list in brackets, which kpt moves";
const NO_CONTENT: ReadonlySet<TokenType> = new Set(["documentStart", "documentEnd", "streamEnd"]);

class Reader {
  readonly #scanner: Scanner;
  readonly #comments: CommentQueue;
  readonly #anchors = new Anchors();
  #depth = 0;

  constructor(text: string) {
    this.#scanner = new Scanner(text);
    this.#comments = new CommentQueue(this.#scanner.comments);
  }

  document(): DocumentNode | undefined {
    this.#peek();
    this.#scanner.skip();
    const first = this.#peek().type;
    if (first === "streamEnd") return undefined;
    const isExplicit = first === "documentStart";
    const head = isExplicit ? "" : this.#comments.splitHead();
    if (isExplicit) this.#scanner.skip();
    const isEmpty = isExplicit && NO_CONTENT.has(this.#peek().type);
    const root = isEmpty ? scalarNode("") : this.#node(true, false);
    this.#peek();
    const end = this.#comments.take();
    this.#passEnd();
    return { root, head, foot: end.foot === "" ? end.head : end.foot };
  }

  /** Passes the rest of the text: kpt reads one object of each document, and drops what follows. */
  #passEnd(): void {
    if (this.#scanner.peek().type === "documentEnd") this.#scanner.skip();
    if (this.#scanner.peek().type !== "streamEnd")
      this.#scanner.refuse("something behind the end of the object, which kpt drops");
  }

  #peek(): Token {
    const token = this.#scanner.peek();
    this.#comments.moveTo(token);
    return token;
  }

  #node(isBlock: boolean, isCompact: boolean): YamlNode {
    if (this.#peek().type === "alias") return this.#alias();
    const { anchor, tag } = this.#properties();
    const anchored = this.#anchors.open(anchor);
    if (this.#depth === MAX_DEPTH) this.#scanner.refuse(`nested deeper than ${MAX_DEPTH} levels`);
    this.#depth += 1;
    const node = this.#content(isBlock, isCompact, anchor + tag !== "");
    this.#depth -= 1;
    anchored.isOpen = false;
    // kpt's library ignores the tag `!`.
    return Object.assign(node, { anchor, tag: tag === "!" ? "" : tag });
  }

  #alias(): AliasNode {
    const { value = "" } = this.#peek();
    const problem = this.#anchors.problemOf(value);
    if (problem !== undefined) this.#scanner.refuse(problem);
    const node: AliasNode = { kind: "alias", value, ...this.#comments.take() };
    this.#scanner.skip();
    return node;
  }

  /** An anchor and a tag, in any order, each at most once. */
  #properties(): Properties {
    const properties: Properties = { anchor: "", tag: "" };
    for (let count = 0; count < 2; count += 1) {
      const { type, value = "" } = this.#peek();
      if ((type !== "anchor" && type !== "tag") || properties[type] !== "") break;
      properties[type] = value;
      this.#scanner.skip();
    }
    return properties;
  }

  #content(isBlock: boolean, isCompact: boolean, mayBeEmpty: boolean): Exclude<YamlNode, AliasNode> {
    const { type, value = "", style = "plain" } = this.#peek();
    if (isCompact && type === "entry") return this.#compactList();
    if (type === "scalar") {
      const node = Object.assign(scalarNode(value, style), this.#comments.take());
      this.#scanner.skip();
      return node;
    }
    if (type === "flowListStart") return this.#flowList();
    if (type === "flowMapStart") return this.#flowMap();
    if (isBlock && type === "listStart") return this.#blockList();
    if (isBlock && type === "mapStart") return this.#blockMap();
    if (mayBeEmpty) return scalarNode("");
    return this.#scanner.refuse("no value where one is wanted");
  }

  /** Reads the next node; returns null if the next token shows that there is none. */
  #nodeUnless(ends: ReadonlySet<TokenType>, isBlock: boolean, isCompact: boolean): YamlNode {
    return ends.has(this.#peek().type) ? scalarNode("") : this.#node(isBlock, isCompact);
  }

  #compactList(): CollectionNode {
    const list = collectionNode("list");
    while (this.#peek().type === "entry") list.content.push(this.#entry(ENDS_COMPACT_ENTRY));
    return list;
  }

  #blockList(): CollectionNode {
    const list = collectionNode("list");
    list.head = this.#comments.takeStem();
    this.#scanner.skip();
    while (this.#peek().type === "entry") list.content.push(this.#entry(ENDS_ENTRY));
    this.#end("blockEnd");
    return list;
  }

  #entry(ends: ReadonlySet<TokenType>): YamlNode {
    const stem = this.#comments.head.length;
    this.#scanner.skip();
    if (stem > 0) {
      const { type } = this.#peek();
      if (type === "listStart" || type === "mapStart") this.#comments.splitStem(stem);
    }
    return this.#nodeUnless(ends, true, false);
  }

  #blockMap(): CollectionNode {
    const map = collectionNode("map");
    map.head = this.#comments.takeStem();
    this.#scanner.skip();
    while (this.#peek().type === "key") {
      this.#scanner.skip();
      const key = this.#nodeUnless(ENDS_FIELD, true, true);
      this.#addKey(map, key);
      this.#addValue(map, this.#fieldValue());
    }
    if (this.#peek().type !== "blockEnd") this.#scanner.refuse("no key where one is wanted");
    const { line, foot } = this.#comments.take();
    map.line = line;
    const last = map.content.at(-2);
    if (foot !== "" && last !== undefined) last.foot = foot;
    else map.foot = foot;
    this.#scanner.skip();
    return map;
  }

  #fieldValue(): YamlNode {
    if (this.#peek().type !== "value") return scalarNode("");
    this.#scanner.skip();
    return this.#nodeUnless(ENDS_FIELD, true, true);
  }

  /** Adds a key to a map. A comment that ends something before the key belongs to the previous field. */
  #addKey(map: CollectionNode, key: YamlNode): void {
    if (key.kind !== "scalar") return this.#scanner.refuse("a key that is no scalar");
    if (key.value === "" && key.style === "plain") this.#scanner.refuse("a key that is empty, at which kpt fails");
    const before = map.content.at(-2);
    if (!map.isFlow && key.foot !== "" && before !== undefined) {
      before.foot = key.foot;
      key.foot = "";
    }
    map.content.push(key);
  }

  #addValue(map: CollectionNode, value: YamlNode): void {
    const key = map.content.at(-1);
    if (key?.foot === "" && value.foot !== "") {
      key.foot = value.foot;
      value.foot = "";
    }
    map.content.push(value);
  }

  #flowList(): CollectionNode {
    const list = this.#openFlow("list");
    while (this.#peek().type !== "flowListEnd") {
      if (list.content.length > 0) {
        this.#comma();
        if (this.#peek().type === "flowListEnd") break;
      }
      list.content.push(this.#peek().type === "key" ? this.#pairInList() : this.#node(false, false));
    }
    return this.#closeFlow(list);
  }

  /**
   * Reads `[a: b]`: a pair in a flow list is a map of its own. Comments in it are refused, as kpt moves them
   * unpredictably.
   */
  #pairInList(): CollectionNode {
    if (this.#comments.isWaiting) this.#scanner.refuse(PAIR_COMMENT);
    this.#scanner.skip();
    if (ENDS_PAIR_KEY.has(this.#peek().type)) this.#scanner.refuse("a pair without a key in a list in brackets");
    const map: CollectionNode = { ...collectionNode("map"), isFlow: true };
    this.#addKey(map, this.#node(false, false));
    if (this.#peek().type === "value") {
      this.#scanner.skip();
      this.#addValue(map, this.#nodeUnless(ENDS_PAIR_VALUE, false, false));
    } else this.#addValue(map, scalarNode(""));
    // A comment before the closing bracket of the list belongs to the list.
    const isWaiting = this.#peek().type !== "flowListEnd" && this.#comments.isWaiting;
    const hasComment = map.content.some(({ head, line, foot }) => head + line + foot !== "");
    if (hasComment || isWaiting) this.#scanner.refuse(PAIR_COMMENT);
    return map;
  }

  #flowMap(): CollectionNode {
    const map = this.#openFlow("map");
    while (this.#peek().type !== "flowMapEnd") {
      if (map.content.length > 0) {
        this.#comma();
        if (this.#peek().type === "flowMapEnd") break;
      }
      this.#flowPair(map);
    }
    return this.#closeFlow(map);
  }

  #flowPair(map: CollectionNode): void {
    if (this.#peek().type !== "key") {
      this.#addKey(map, this.#node(false, false));
      this.#peek();
      this.#addValue(map, scalarNode(""));
      return;
    }
    this.#scanner.skip();
    this.#addKey(map, this.#nodeUnless(ENDS_FLOW_KEY, false, false));
    if (this.#peek().type !== "value") return this.#addValue(map, scalarNode(""));
    this.#scanner.skip();
    this.#addValue(map, this.#nodeUnless(ENDS_FLOW_VALUE, false, false));
  }

  #openFlow(kind: "list" | "map"): CollectionNode {
    const { head }: Comments = this.#comments.take();
    this.#scanner.skip();
    return { ...collectionNode(kind), isFlow: true, head };
  }

  #closeFlow(node: CollectionNode): CollectionNode {
    const { line, foot } = this.#comments.take();
    this.#scanner.skip();
    return { ...node, line, foot };
  }

  #comma(): void {
    this.#end("flowEntry");
  }

  #end(type: TokenType): void {
    if (this.#peek().type !== type) this.#scanner.refuse("brackets or an indentation that do not close");
    this.#scanner.skip();
  }
}
