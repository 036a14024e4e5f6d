import type { CollectionNode, Comments, DocumentNode, ListStyle, Properties, ScalarNode, YamlNode } from "../node.ts";
import { Refusal } from "../refusal.ts";
import { analyze, styleOf } from "./analyze.ts";
import { Output } from "./output.ts";
import { writeScalar } from "./write-scalar.ts";

/** Writes documents into one file as kpt does, each with its own list style. */
export function writeDocuments(documents: readonly (readonly [DocumentNode, ListStyle])[]): string {
  const writer = new Writer();
  for (const [document, style] of documents) writer.document(document, style);
  return writer.text;
}

/** The longest key, in bytes, that is written before a colon; a longer one follows a question mark. */
const LONGEST_KEY = 128;

/** The position of a node in its parent. */
type Place = "entry" | "key" | "value";

/**
 * Writes nodes as kpt's library does: a comment is written when the writer reaches a position for its kind, not with
 * its node. One without a position waits for the next, or is replaced by another of its kind.
 */
class Writer {
  readonly #output = new Output();
  readonly #waiting: Comments & { tail: string; key: string } = { head: "", line: "", foot: "", tail: "", key: "" };
  #style: ListStyle = "compact";
  #flow = 0;
  #isFirst = true;

  get text(): string {
    return this.#output.text;
  }

  document({ root, head, foot }: DocumentNode, style: ListStyle): void {
    const output = this.#output;
    this.#style = style;
    this.#meet({ head });
    if (!this.#isFirst) {
      output.writeIndent();
      output.writeIndicator("---", true);
      output.writeIndent();
    }
    this.#isFirst = false;
    if (this.#waiting.head !== "") {
      this.#head();
      output.break();
    }
    this.#node(
      root,
      "entry",
      "",
      () => this.#head(),
      () => this.#lineAndFoot(),
    );
    this.#meet({ foot });
    output.footIndent = 0;
    this.#foot();
    output.footIndent = -1;
    output.writeIndent();
  }

  /** Remembers the comments of the next node. */
  #meet({ head = "", line = "", foot = "", tail = "" }: Partial<Comments & { tail: string }>): void {
    const waiting = this.#waiting;
    if (head !== "") waiting.head = head;
    if (line !== "") waiting.line = line;
    if (foot !== "") waiting.foot = foot;
    if (tail !== "") waiting.tail = tail;
  }

  /** Writes a node. `before` and `after` are called around a scalar, or around the start of a list or map. */
  #node(node: YamlNode, place: Place, tail: string, before: () => void, after: () => void): void {
    if (node.kind === "alias") {
      this.#meet(commentsOf(node));
      before();
      this.#output.writeIndicator(`*${node.value}`, true);
      after();
      return;
    }
    if (node.kind === "scalar") {
      this.#meet({ ...commentsOf(node), tail });
      before();
      this.#scalar(node, place);
      after();
      return;
    }
    this.#meet(node.kind === "map" ? { head: node.head, tail } : { head: node.head });
    before();
    const isFlow = this.#flow > 0 || node.isFlow || node.content.length === 0;
    // A comment behind the key ended the line, and kpt's library would start the value at column 0.
    if (place === "value" && this.#output.column === 0 && (isFlow || node.anchor + node.tag !== ""))
      throw new Refusal("a comment between a key and its value, which kpt writes so that nobody can read it");
    this.#properties(node);
    after();
    if (node.kind === "map") return isFlow ? this.#flowMap(node) : this.#blockMap(node);
    return isFlow ? this.#flowList(node) : this.#blockList(node, place);
  }

  #properties({ anchor, tag }: Properties): void {
    if (anchor !== "") this.#output.writeIndicator(`&${anchor}`, true);
    if (tag !== "") this.#output.writeIndicator(tag, true);
  }

  #scalar(node: ScalarNode, place: Place): void {
    const { value, style: own } = node;
    const output = this.#output;
    const style = styleOf(value, own, analyze(value), { isInFlow: this.#flow > 0, isKey: place === "key" });
    this.#properties({ ...node, tag: tagOf(node) });
    const outer = this.#deepen(2);
    writeScalar(output, value, style, () => this.#endHeader());
    output.indent = outer;
  }

  #endHeader(): void {
    if (this.#waiting.line === "") this.#output.break();
    else this.#line();
  }

  /** Indents one level deeper; returns the outer indent. */
  #deepen(first: number): number {
    const outer = this.#output.indent;
    this.#output.indent = outer < 0 ? first : outer + 2;
    return outer;
  }

  #blockList(list: CollectionNode, place: Place): void {
    const output = this.#output;
    const isCompact = place === "value" && (output.column === 0 || !output.isIndent) && this.#style === "compact";
    const outer = this.#deepen(0);
    if (isCompact && outer >= 0) output.indent -= 2;
    for (const entry of list.content) {
      const dash = (): void => {
        this.#head();
        output.writeIndent();
        output.writeIndicator("-", true, false, true);
      };
      this.#node(entry, "entry", "", dash, () => this.#lineAndFoot());
    }
    this.#meet({ line: list.line, foot: list.foot });
    output.indent = outer;
  }

  #blockMap(map: CollectionNode): void {
    const output = this.#output;
    const outer = this.#deepen(0);
    let tail = "";
    for (let at = 0; at + 1 < map.content.length; at += 2) {
      const key = map.content[at] as ScalarNode;
      const value = map.content[at + 1] as YamlNode;
      const isSimple = isSimpleKey(key);
      this.#node(
        { ...key, foot: "" },
        isSimple ? "key" : "entry",
        tail,
        () => this.#startKey(isSimple),
        () => {},
      );
      tail = key.foot;
      this.#node(
        value,
        "value",
        "",
        () => this.#startValue(value, isSimple),
        () => this.#lineAndFoot(),
      );
    }
    this.#meet({ tail, line: map.line, foot: map.foot });
    this.#head();
    output.indent = outer;
  }

  #startKey(isSimple: boolean): void {
    this.#head();
    this.#output.writeIndent();
    if (this.#waiting.line !== "") {
      this.#waiting.key = this.#waiting.line;
      this.#waiting.line = "";
    }
    if (!isSimple) this.#output.writeIndicator("?", true, false, true);
  }

  /** Starts a value. A comment behind its key moves behind the value if that is on the same line. */
  #startValue(value: YamlNode, isSimple: boolean): void {
    const waiting = this.#waiting;
    if (!isSimple) this.#output.writeIndent();
    this.#output.writeIndicator(":", !isSimple, false, !isSimple);
    if (waiting.key === "") return;
    if (value.kind === "scalar") {
      if (waiting.line !== "") return;
      waiting.line = waiting.key;
      waiting.key = "";
    } else if (value.kind === "map" || (value.kind === "list" && !value.isFlow)) {
      [waiting.line, waiting.key] = [waiting.key, waiting.line];
      this.#line();
      [waiting.line, waiting.key] = [waiting.key, waiting.line];
    }
  }

  #flowList(list: CollectionNode): void {
    const output = this.#output;
    const outer = this.#openFlow("[");
    let isTrailed = true;
    for (const entry of list.content) {
      const comma = !isTrailed;
      this.#node(
        entry,
        "entry",
        "",
        () => {
          this.#startFlow(comma);
          isTrailed = this.#hasTrail();
        },
        () => this.#endFlowValue(),
      );
    }
    this.#meet({ line: list.line, foot: list.foot });
    this.#flow -= 1;
    output.indent = outer;
    if (output.column === 0) output.writeIndent();
    output.writeIndicator("]", false);
    this.#lineAndFoot();
  }

  #flowMap(map: CollectionNode): void {
    const output = this.#output;
    const outer = this.#openFlow("{");
    let isTrailed = true;
    let tail = "";
    for (let at = 0; at + 1 < map.content.length; at += 2) {
      const key = map.content[at] as ScalarNode;
      const value = map.content[at + 1] as YamlNode;
      const comma = !isTrailed;
      const isSimple = isSimpleKey(key);
      const start = (): void => {
        this.#startFlow(comma);
        if (!isSimple) output.writeIndicator("?", true);
      };
      this.#node({ ...key, foot: "" }, isSimple ? "key" : "entry", tail, start, () => {});
      tail = key.foot;
      const colon = (): void => {
        output.writeIndicator(":", !isSimple);
        isTrailed = this.#hasTrail();
      };
      this.#node(value, "value", "", colon, () => this.#endFlowValue());
    }
    this.#meet({ tail, line: map.line, foot: map.foot });
    const waiting = this.#waiting;
    if (waiting.head + waiting.foot + waiting.tail !== "" && !isTrailed) output.writeIndicator(",", false);
    this.#head();
    this.#flow -= 1;
    output.indent = outer;
    output.writeIndicator("}", false);
    this.#lineAndFoot();
  }

  #openFlow(bracket: string): number {
    this.#output.writeIndicator(bracket, true, true);
    const outer = this.#deepen(2);
    this.#flow += 1;
    return outer;
  }

  #startFlow(comma: boolean): void {
    if (comma) this.#output.writeIndicator(",", false);
    this.#head();
    if (this.#output.column === 0) this.#output.writeIndent();
  }

  #hasTrail(): boolean {
    const { line, foot, tail } = this.#waiting;
    return line + foot + tail !== "";
  }

  #endFlowValue(): void {
    if (this.#hasTrail()) this.#output.writeIndicator(",", false);
    this.#lineAndFoot();
  }

  #head(): void {
    const waiting = this.#waiting;
    if (waiting.tail !== "") {
      this.#output.writeIndent();
      this.#output.writeComment(waiting.tail);
      waiting.tail = "";
      this.#output.markFoot();
    }
    if (waiting.head === "") return;
    this.#output.writeIndent();
    this.#output.writeComment(waiting.head);
    waiting.head = "";
  }

  #line(): void {
    const waiting = this.#waiting;
    if (waiting.line === "") return;
    if (!this.#output.isSpaced) this.#output.write(" ");
    this.#output.writeComment(waiting.line);
    waiting.line = "";
  }

  #foot(): void {
    const waiting = this.#waiting;
    if (waiting.foot === "") return;
    this.#output.writeIndent();
    this.#output.writeComment(waiting.foot);
    waiting.foot = "";
    this.#output.markFoot();
  }

  #lineAndFoot(): void {
    this.#line();
    this.#foot();
  }
}

/** Whether a key may be written before a colon; any other needs a question mark. */
function isSimpleKey(key: ScalarNode): boolean {
  const text = key.anchor + tagOf(key) + key.value;
  // A UTF-16 unit takes at most three bytes, so short keys need not be encoded to be measured.
  const isLong = text.length * 3 > LONGEST_KEY && new TextEncoder().encode(text).length > LONGEST_KEY;
  return !isLong && !analyze(key.value).isMultiline;
}

/** kpt's library writes the tag of a merge key explicitly, because it loses that meaning otherwise. */
function tagOf({ tag, value, style }: ScalarNode): string {
  return tag === "" && style === "plain" && value === "<<" ? "!!merge" : tag;
}

function commentsOf({ head, line, foot }: Comments): Comments {
  return { head, line, foot };
}
