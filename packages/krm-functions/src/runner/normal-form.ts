import { type ListStyle, listStyle } from "./list-style.ts";
import { isNormalKey, isNormalValue, isPrintable, withoutComment } from "./normal-scalar.ts";

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

class Scanner {
  readonly depths: number[] = [];
  hasLooseComment = false;
  readonly #style: ListStyle;
  readonly #frames: Frame[] = [{ kind: "map", column: 0, depth: 0 }];
  /** The map whose last key has no value yet, and whether a comment stands after it. */
  #open: { readonly map: Frame; readonly commented: boolean } | undefined;
  #block: Block | undefined;
  /** Columns of the comment lines since the last field. */
  #comments: number[] = [];

  constructor(style: ListStyle) {
    this.#style = style;
  }

  /** Why the line is not normal, if so. */
  read(line: string): string | undefined {
    if (!isPrintable(line)) return "a character that kpt escapes";
    if (line.endsWith(" ")) return "a space at the end";
    const column = line.length - line.trimStart().length;
    if (this.#block !== undefined && (line === "" || column >= this.#block.column)) {
      return this.#readBlockLine(line, column, this.#block);
    }
    const unfinished = this.#endBlock();
    if (unfinished !== undefined) return unfinished;
    if (line === "") return "a blank line";
    if (line[column] !== "#") return this.#readField(line, column);
    this.#comments.push(column);
    this.depths.push(0);
    return undefined;
  }

  end(): string | undefined {
    if (this.#open?.commented === true) this.hasLooseComment = true;
    return this.#endBlock() ?? this.#placeComments(-1, this.#frames.at(-1), undefined);
  }

  #readBlockLine(line: string, column: number, block: Block): string | undefined {
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
    const ended = this.#frames.at(-1);
    const frame = this.#frameAt(column, kind);
    if (frame === undefined) return "an indentation that kpt does not write";
    const misplaced = this.#placeComments(column, ended, frame);
    if (misplaced !== undefined) return misplaced;
    this.depths.push(frame.depth);
    if (this.#open?.commented === true && this.#open.map.column >= frame.column) this.hasLooseComment = true;
    this.#open = undefined;
    return kind === "list" ? this.#readEntry(line.slice(column + 2), frame) : this.#readPair(line.slice(column), frame);
  }

  /** Comments stand at the column of the field that follows, or of the fields of the map that ends with them. */
  #placeComments(column: number, ended: Frame | undefined, following: Frame | undefined): string | undefined {
    const isHead = this.#comments.every((comment) => comment === column);
    const isFoot =
      ended?.kind === "map" &&
      this.#open === undefined &&
      column < ended.column &&
      this.#comments.every((comment) => comment === ended.column);
    const owner = isHead ? following : isFoot ? ended : undefined;
    if (this.#comments.length > 0 && owner === undefined) return "a comment at another column than its field";
    if (this.#comments.length > 0 && !isHead) this.hasLooseComment = true;
    for (let back = this.#comments.length; back > 0; back -= 1) {
      this.depths[this.depths.length - back] = owner?.depth ?? 0;
    }
    this.#comments = [];
    return undefined;
  }

  /** The block that a field at this column continues or starts. */
  #frameAt(column: number, kind: Frame["kind"]): Frame | undefined {
    if (this.#open !== undefined) {
      const { map, commented } = this.#open;
      const shift = kind === "map" || this.#style === "wide" ? 2 : 0;
      if (column === map.column + shift) {
        if (commented && kind === "list") return undefined;
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

  #readEntry(rest: string, list: Frame): string | undefined {
    const column = list.column + 2;
    if (rest.startsWith("- ")) {
      return this.#readEntry(rest.slice(2), this.#push({ kind: "list", column, depth: list.depth }));
    }
    if (keyOf(rest) !== undefined) return this.#readPair(rest, this.#push({ kind: "map", column, depth: list.depth }));
    return this.#readValue(rest, column, list.depth);
  }

  #readPair(text: string, map: Frame): string | undefined {
    const key = keyOf(text);
    if (key === undefined || !isNormalKey(key)) return "a key that kpt might write otherwise";
    const rest = text.slice(key.length + 1);
    if (rest === "" || rest.startsWith(" #")) {
      this.#open = { map, commented: rest !== "" };
      return undefined;
    }
    if (!rest.startsWith(" ") || rest.startsWith("  ")) return "more than one space after a key";
    return this.#readValue(rest.slice(1), map.column + 2, map.depth);
  }

  #readValue(text: string, column: number, depth: number): string | undefined {
    if (text === "|" || text === "|-") {
      this.#block = { column, depth, lines: 0, endsBlank: false };
      return undefined;
    }
    if (/^(?:null|Null|NULL|~) #/.test(text)) this.hasLooseComment = true;
    return isNormalValue(withoutComment(text)) ? undefined : "a value that kpt might write otherwise";
  }
}

/** The key at the start of a text, up to the colon that ends it. */
function keyOf(text: string): string | undefined {
  return /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^\s'"[{#&*!|>%@`](?:[^ ]| (?!#))*?)(?=:(?: |$))/.exec(text)?.[0];
}
