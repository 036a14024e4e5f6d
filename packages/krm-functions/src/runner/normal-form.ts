import { type ListStyle, listStyle } from "./list-style.ts";
import { endOfValue, isNormalComment, isNormalKey, isNormalValue, isPrintable } from "./normal-scalar.ts";

/** A document in kpt's normal form, or the first line (from 1) that kpt might write otherwise. */
export type NormalForm =
  | {
      readonly ok: true;
      readonly style: ListStyle;
      /** How many lists under keys each line is in. */
      readonly depths: readonly number[];
      /** Whether a comment ends a map or follows a null: kpt may move such comments when the object is changed. */
      readonly hasLooseComment: boolean;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Recognises the YAML that kpt writes, so that text which passes would come out of `kpt fn render`
 * unchanged: block maps by two columns, all lists of one style, scalars on one line or in `|` blocks, one
 * space before a comment, comments at the column of the field they stand before, or that they end.
 * `style` is that of the file the text goes to; by default what kpt would take it for.
 */
export function normalForm(text: string, style: ListStyle = listStyle(text)): NormalForm {
  const scanner = new Scanner(style);
  const lines = text.split("\n");
  if (lines.pop() !== "") return { ok: false, line: lines.length + 1, reason: "no newline at the end" };
  for (const [at, line] of lines.entries()) {
    const reason = scanner.read(line);
    if (reason !== undefined) return { ok: false, line: at + 1, reason };
  }
  const reason = scanner.end();
  if (reason !== undefined) return { ok: false, line: lines.length, reason };
  return { ok: true, style, depths: scanner.depths, hasLooseComment: scanner.hasLooseComment };
}

interface Frame {
  readonly kind: "map" | "list";
  readonly column: number;
  /** Lists under keys, this one included. */
  readonly depth: number;
}

/** A `|` block that is being read. */
interface Block {
  readonly column: number;
  readonly depth: number;
  readonly lines: number;
  readonly endsBlank: boolean;
}

/** A comment on a line of its own. */
interface CommentLine {
  readonly column: number;
  /** Whether a blank line stands before it. */
  readonly gap: boolean;
}

class Scanner {
  readonly depths: number[] = [];
  hasLooseComment = false;
  readonly #style: ListStyle;
  #hasFields = false;
  readonly #frames: Frame[] = [{ kind: "map", column: 0, depth: 0 }];
  /** The map whose last key has no value yet, and whether a comment stands after it. */
  #open: { readonly map: Frame; readonly commented: boolean } | undefined;
  #block: Block | undefined;
  /** The entry of a list with a comment behind its dash: it goes on with a map or a list on the next line. */
  #behindDash: { readonly column: number; readonly depth: number } | undefined;
  /** Whether the last field's value is null. */
  #isAfterNull = false;
  /** The comment lines since the last field. */
  #comments: CommentLine[] = [];
  /** Whether the last field is a flow map in a list: kpt writes a comma into one that a comment ends. */
  #isFlowEntry = false;
  /** Whether blank lines stand behind the last field or comment. */
  #gap = false;

  constructor(style: ListStyle) {
    this.#style = style;
  }

  /** Why the line is not normal, if so. */
  read(line: string): string | undefined {
    const column = line.length - line.replace(/^ +/, "").length;
    if (this.#block !== undefined && (line === "" || column >= this.#block.column)) {
      return this.#readBlockLine(line, column, this.#block);
    }
    const unfinished = this.#endBlock();
    if (unfinished !== undefined) return unfinished;
    if (line === "") {
      if (this.#gap || this.#comments.length === 0) return "a blank line";
      this.#gap = true;
      this.depths.push(0);
      return undefined;
    }
    if (line[column] !== "#") return this.#readField(line, column);
    if (!isNormalComment(line.slice(column))) return "a character that kpt may write otherwise";
    this.#comments.push({ column, gap: this.#gap });
    this.#gap = false;
    this.depths.push(0);
    return undefined;
  }

  end(): string | undefined {
    if (this.#behindDash !== undefined) return "an entry with nothing but a comment";
    if (this.#open?.commented === true) this.hasLooseComment = true;
    if (this.#gap) return "a blank line";
    return this.#endBlock() ?? this.#placeComments(-1, this.#frames.toReversed(), undefined);
  }

  #readBlockLine(line: string, column: number, block: Block): string | undefined {
    if (!isPrintable(line)) return "a character that kpt escapes";
    if (line.endsWith(" ")) return "a space at the end";
    if (block.lines === 0 && column !== block.column) return "a block that does not start at its column";
    this.#block = { ...block, lines: block.lines + 1, endsBlank: line === "" };
    this.depths.push(block.depth);
    return undefined;
  }

  #endBlock(): string | undefined {
    const block = this.#block;
    this.#block = undefined;
    if (block?.lines === 0) return "an empty block";
    return block?.endsBlank === true ? "a blank line at the end of a block" : undefined;
  }

  #readField(line: string, column: number): string | undefined {
    const kind = line.startsWith("- ", column) ? "list" : "map";
    const entry = this.#behindDash;
    this.#behindDash = undefined;
    if (entry !== undefined) {
      if (entry.column !== column) return "an indentation that kpt does not write";
      this.#push({ kind, ...entry });
    }
    const ended = this.#frames.toReversed();
    const frame = this.#frameAt(column, kind);
    if (frame === undefined) return "an indentation that kpt does not write";
    const misplaced = this.#placeComments(column, ended, frame);
    if (misplaced !== undefined) return misplaced;
    this.#hasFields = true;
    this.#isFlowEntry = false;
    this.depths.push(frame.depth);
    if (this.#open?.commented === true && this.#open.map.column >= frame.column) this.hasLooseComment = true;
    this.#open = undefined;
    this.#isAfterNull = false;
    return kind === "list" ? this.#readEntry(line.slice(column + 2), frame) : this.#readPair(line.slice(column), frame);
  }

  /**
   * Comments stand at the column of the field that follows, blank lines between them or not; or they end the maps and lists
   * that end here, the inner ones first. A comment that a blank line parts from
   * the next field ends the field before it.
   */
  #placeComments(column: number, ended: readonly Frame[], following: Frame | undefined): string | undefined {
    const comments = this.#comments;
    if (comments.length === 0) return undefined;
    const isHead = !this.#gap && comments.every((comment) => comment.column === column);
    const hasGap = this.#gap || comments.some(({ gap }, at) => gap && at > 0);
    if (hasGap && (this.#isAfterNull || (isHead && this.#hasFields && ended[0] !== following)))
      return "a blank line at a comment that kpt may move";
    const owners = isHead ? comments.map(() => following) : this.#owners(column, ended);
    if (owners === undefined) return "a comment at another column than its field";
    if (!isHead) this.hasLooseComment = true;
    let back = this.depths.length - (this.#gap ? 1 : 0);
    for (let at = comments.length - 1; at >= 0; at -= 1) {
      back -= 1;
      this.depths[back] = owners[at]?.depth ?? 0;
      if (comments[at]?.gap === true) back -= 1;
    }
    this.#comments = [];
    this.#gap = false;
    return undefined;
  }

  /** What each of the comments ends, if all of them end something and the inner ones come first. */
  #owners(column: number, ended: readonly Frame[]): readonly Frame[] | undefined {
    if (this.#open !== undefined || !this.#hasFields || this.#isFlowEntry) return undefined;
    const owners: Frame[] = [];
    for (const comment of this.#comments) {
      const least = this.#gap ? column : column + 1;
      const owner = ended.find((frame) => frame.column === comment.column && frame.column >= least);
      const inner = owners.at(-1)?.column ?? ended[0]?.column ?? 0;
      if (owner === undefined || comment.gap || inner < owner.column) return undefined;
      if (owners.length === 0 && inner !== owner.column) return undefined;
      // kpt takes the second one for the next field's, or the next object's.
      const last = owners.at(-1);
      if (this.#style === "wide" && last?.kind === "list" && owner.column === last.column - 2) return undefined;
      owners.push(owner);
    }
    return owners;
  }

  /** The block that a field at this column continues or starts. */
  #frameAt(column: number, kind: Frame["kind"]): Frame | undefined {
    if (this.#open !== undefined) {
      const { map } = this.#open;
      const shift = kind === "map" || this.#style === "wide" ? 2 : 0;
      if (column === map.column + shift) {
        return this.#push({ kind, column, depth: map.depth + (kind === "list" ? 1 : 0) });
      }
    }
    while (this.#frames.length > 1) {
      const top = this.#frames.at(-1);
      if (top !== undefined && top.column <= column && !(top.column === column && top.kind !== kind)) break;
      this.#frames.pop();
    }
    const top = this.#frames.at(-1);
    return top?.column === column && top.kind === kind ? top : undefined;
  }

  #push(frame: Frame): Frame {
    this.#frames.push(frame);
    return frame;
  }

  #readEntry(rest: string, list: Frame, isInner = false): string | undefined {
    const column = list.column + 2;
    if (rest.startsWith("- ")) {
      return this.#readEntry(rest.slice(2), this.#push({ kind: "list", column, depth: list.depth }), true);
    }
    if (rest.startsWith("#")) {
      if (!isInner) return "a comment behind a dash that kpt may move";
      this.#behindDash = { column, depth: list.depth };
      this.hasLooseComment = true;
      return isNormalComment(rest) ? undefined : "a character that kpt may write otherwise";
    }
    if (keyOf(rest) !== undefined) return this.#readPair(rest, this.#push({ kind: "map", column, depth: list.depth }));
    this.#isFlowEntry = rest.startsWith("{");
    return this.#readValue(rest, column, list.depth);
  }

  #readPair(text: string, map: Frame): string | undefined {
    const key = keyOf(text);
    if (key === undefined || !isNormalKey(key)) return "a key that kpt might write otherwise";
    const rest = text.slice(key.length + 1);
    if (rest === "" || (rest.startsWith(" #") && isNormalComment(rest.slice(1)))) {
      this.#open = { map, commented: rest !== "" };
      return undefined;
    }
    if (!rest.startsWith(" ") || rest.startsWith("  ")) return "more than one space after a key";
    return this.#readValue(rest.slice(1), map.column + 2, map.depth);
  }

  #readValue(text: string, column: number, depth: number): string | undefined {
    if (/^\|-?(?: #|$)/.test(text)) {
      this.#block = { column, depth, lines: 0, endsBlank: false };
      return undefined;
    }
    this.#isAfterNull = /^(?:null|Null|NULL|~)(?: #|$)/.test(text);
    if (/^(?:null|Null|NULL|~) #/.test(text)) this.hasLooseComment = true;
    const end = endOfValue(text);
    if (end === undefined || !isNormalValue(text.slice(0, end))) return "a value that kpt might write otherwise";
    return end === text.length || isNormalComment(text.slice(end + 1))
      ? undefined
      : "a character that kpt may write otherwise";
  }
}

/** The key at the start of a text, up to the colon that ends it. */
function keyOf(text: string): string | undefined {
  return /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^\s'"[{#&*!|>%@`](?:[^ ]| (?!#))*?)(?=:(?: |$))/.exec(text)?.[0];
}
