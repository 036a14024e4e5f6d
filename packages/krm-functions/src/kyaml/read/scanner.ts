import { scanBlock } from "./scan-block.ts";
import { scanCommentLines, scanLineComment } from "./scan-comments.ts";
import { scanPlain } from "./scan-plain.ts";
import { scanName, scanTag } from "./scan-properties.ts";
import { scanQuoted } from "./scan-quoted.ts";
import { SimpleKeys } from "./simple-keys.ts";
import { isBlank, isBlankOrEnd, type Mark, Source } from "./source.ts";
import { type PendingComment, type Token, TokenQueue, type TokenType } from "./tokens.ts";

/** The characters that form a token on their own. */
const BRACKETS: ReadonlyMap<string, TokenType> = new Map([
  ["[", "flowListStart"],
  ["{", "flowMapStart"],
  ["]", "flowListEnd"],
  ["}", "flowMapEnd"],
]);

/** The characters that start an anchor, a tag, or an alias. */
const PROPERTIES: ReadonlyMap<string, (source: Source) => Token> = new Map([
  ["*", (source: Source) => scanName(source, "alias")],
  ["&", (source: Source) => scanName(source, "anchor")],
  ["!", scanTag],
]);

/** Splits a document into tokens, with two tokens of lookahead, and queues its comments separately. */
export class Scanner {
  readonly comments: PendingComment[] = [];
  readonly #source: Source;
  readonly #queue = new TokenQueue();
  readonly #keys: SimpleKeys;
  readonly #indents: number[] = [];
  #indent = -1;
  #isReady = false;

  constructor(text: string) {
    this.#source = new Source(text);
    this.#keys = new SimpleKeys(this.#source, this.#queue);
    this.#queue.insert({ type: "streamStart", start: this.#source.mark });
  }

  /** Returns the next token without consuming it. */
  peek(): Token {
    const queue = this.#queue;
    while (!this.#isReady && (queue.tokens.length - queue.head <= 2 || this.#keys.isPending(queue.parsed)))
      this.#fetch();
    this.#isReady = true;
    return queue.tokens[queue.head] as Token;
  }

  /** Consumes the next token. */
  skip(): void {
    this.#isReady = false;
    this.#queue.use();
  }

  refuse(reason: string): never {
    return this.#source.refuse(reason, this.peek().start.line);
  }

  #fetch(): void {
    const source = this.#source;
    const scanMark = source.mark;
    this.#scanToNextToken(scanMark);
    this.#unroll(source.column, scanMark);
    const character = source.peek();
    if (character === "") return this.#fetchEnd();
    if (source.isAtDocumentMark("---")) return this.#fetchDocumentMark("documentStart");
    if (source.isAtDocumentMark("...")) return this.#fetchDocumentMark("documentEnd");
    const last = this.#queue.fromEnd(1);
    const isBehind = this.#keys.flow === 0 ? character === ":" : character === ",";
    const commentIndex = isBehind && last !== undefined ? last.start.index : source.index;
    this.#fetchToken(character);
    if (this.#queue.fromEnd(1)?.type === "entry") return;
    const comment = scanLineComment(source, commentIndex);
    if (comment !== undefined) this.comments.push(comment);
  }

  #fetchToken(character: string): void {
    const source = this.#source;
    const keys = this.#keys;
    const bracket = BRACKETS.get(character);
    const property = PROPERTIES.get(character);
    const isIndicator = isBlankOrEnd(source.peek(1));
    if (bracket !== undefined) this.#fetchBracket(bracket);
    else if (character === "," && keys.flow > 0) this.#fetchFlowEntry();
    else if (character === "-" && isIndicator) this.#fetchEntry();
    else if (character === "?" && (keys.flow > 0 || isIndicator)) this.#fetchKey();
    else if (character === ":" && (keys.flow > 0 || isIndicator)) this.#fetchValue();
    else if ((character === "|" || character === ">") && keys.flow === 0) this.#fetchBlock();
    else if (character === "'" || character === '"') this.#fetchScalar(() => scanQuoted(source));
    else if (property !== undefined) this.#fetchScalar(() => property(source));
    else if (character === "%") source.refuse("a directive");
    else if (!/[\s,#|>@`]/.test(character) && !(character === "-" && isBlank(source.peek(1)))) {
      this.#fetchScalar(() => {
        const { token, endsLine } = scanPlain(source, this.#indent + 1, keys.flow);
        if (endsLine) keys.isAllowed = true;
        return token;
      });
    } else source.refuse("a character that starts nothing");
  }

  #fetchEnd(): void {
    const source = this.#source;
    if (source.column !== 0) {
      source.column = 0;
      source.line += 1;
    }
    this.#unroll(-1, source.mark);
    this.#keys.forget();
    this.#keys.isAllowed = false;
    this.#queue.insert({ type: "streamEnd", start: source.mark });
  }

  #fetchDocumentMark(type: "documentStart" | "documentEnd"): void {
    const source = this.#source;
    this.#unroll(-1, source.mark);
    this.#keys.forget();
    this.#keys.isAllowed = false;
    const start = source.mark;
    for (let at = 0; at < 3; at += 1) source.skip();
    this.#queue.insert({ type, start });
  }

  #fetchBracket(type: TokenType): void {
    const opens = type === "flowListStart" || type === "flowMapStart";
    if (opens) {
      this.#keys.save(this.#indent);
      this.#keys.open();
    } else {
      this.#keys.forget();
      this.#keys.close();
    }
    this.#keys.isAllowed = opens;
    this.#insertOne(type);
  }

  #fetchFlowEntry(): void {
    this.#keys.forget();
    this.#keys.isAllowed = true;
    this.#insertOne("flowEntry");
  }

  #fetchEntry(): void {
    const keys = this.#keys;
    if (keys.flow > 0) this.#source.refuse("a dash inside brackets");
    if (!keys.isAllowed) this.#source.refuse("an entry of a list where none may stand");
    this.#roll(this.#source.column, -1, "listStart", this.#source.mark);
    keys.forget();
    keys.isAllowed = true;
    this.#insertOne("entry");
  }

  /** Reads a key that follows a question mark. */
  #fetchKey(): void {
    const keys = this.#keys;
    this.#startMap("a question mark where no key may stand");
    keys.forget();
    keys.isAllowed = keys.flow === 0;
    this.#insertOne("key");
  }

  /** Starts a block map, unless one has begun at this column already. */
  #startMap(reason: string): void {
    if (this.#keys.flow > 0) return;
    if (!this.#keys.isAllowed) this.#source.refuse(reason);
    this.#roll(this.#source.column, -1, "mapStart", this.#source.mark);
  }

  #fetchValue(): void {
    const keys = this.#keys;
    const key = keys.take();
    if (key === undefined) {
      this.#startMap("a colon without a key before it on its line");
      keys.isAllowed = keys.flow === 0;
      return this.#insertOne("value");
    }
    this.#queue.insert({ type: "key", start: key.mark }, key.tokenNumber - this.#queue.parsed);
    this.#roll(key.mark.column, key.tokenNumber, "mapStart", key.mark);
    keys.isAllowed = false;
    this.#insertOne("value");
  }

  #fetchBlock(): void {
    this.#keys.forget();
    this.#keys.isAllowed = true;
    const { token, comment } = scanBlock(this.#source, this.#indent);
    if (comment !== undefined) this.comments.push(comment);
    this.#queue.insert(token);
  }

  /** Reads a scalar or a property before one; either may start a key. */
  #fetchScalar(scan: () => Token): void {
    this.#keys.save(this.#indent);
    this.#keys.isAllowed = false;
    this.#queue.insert(scan());
  }

  #insertOne(type: TokenType): void {
    const start = this.#source.mark;
    this.#source.skip();
    this.#queue.insert({ type, start });
  }

  #roll(column: number, number: number, type: TokenType, start: Mark): void {
    if (this.#keys.flow > 0 || this.#indent >= column) return;
    this.#indents.push(this.#indent);
    this.#indent = column;
    this.#queue.insert({ type, start }, number < 0 ? -1 : number - this.#queue.parsed);
  }

  /** Ends the blocks that are deeper than a column; a comment at a block's own column still belongs to it. */
  #unroll(column: number, scanMark: Mark): void {
    if (this.#keys.flow > 0 || this.#indent <= column) return;
    let start = { ...scanMark, index: scanMark.index - 1 };
    while (this.#indent > column) {
      let stop = start.index;
      for (let at = this.comments.length - 1; at >= 0; at -= 1) {
        const comment = this.comments[at] as PendingComment;
        if (comment.endIndex < stop) break;
        if (comment.start.column === this.#indent + 1) start = comment.start;
        stop = comment.scanIndex;
      }
      this.#queue.insert({ type: "blockEnd", start });
      this.#indent = this.#indents.pop() ?? -1;
    }
  }

  #scanToNextToken(scanMark: Mark): void {
    const source = this.#source;
    for (;;) {
      const tabs = this.#keys.flow > 0 || !this.#keys.isAllowed;
      source.skipSpaces();
      while (tabs && isBlank(source.peek())) source.skip();
      this.#turnLineComment();
      if (source.peek() === "#") this.#scanComments(scanMark);
      if (source.peek() !== "\n") return;
      source.skipLine();
      if (this.#keys.flow === 0) this.#keys.isAllowed = true;
    }
  }

  #scanComments(scanMark: Mark): void {
    const before = this.#queue.fromEnd(1);
    const last = before?.type === "flowEntry" ? (this.#queue.fromEnd(2) ?? before) : before;
    if (last === undefined) return;
    const around = { indent: this.#indent, flow: this.#keys.flow, last };
    this.comments.push(...scanCommentLines(this.#source, scanMark, around));
  }

  /** A comment behind a list's key, before its first dash, becomes the comment above the first entry. */
  #turnLineComment(): void {
    const comment = this.comments.at(-1);
    if (comment === undefined || comment.line === "" || this.#source.peek() === "\n") return;
    if (this.#queue.fromEnd(2)?.type !== "listStart" || this.#queue.fromEnd(1)?.type !== "entry") return;
    comment.head = comment.line;
    comment.line = "";
    if (comment.start.line === this.#source.line - 1) comment.tokenIndex = this.#source.index;
  }
}
