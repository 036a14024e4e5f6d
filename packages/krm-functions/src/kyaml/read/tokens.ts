import type { ScalarStyle } from "../node.ts";
import type { Mark } from "./source.ts";

export type TokenType =
  | "streamStart"
  | "streamEnd"
  | "documentStart"
  | "documentEnd"
  | "listStart"
  | "mapStart"
  | "blockEnd"
  | "flowListStart"
  | "flowListEnd"
  | "flowMapStart"
  | "flowMapEnd"
  | "entry"
  | "flowEntry"
  | "key"
  | "value"
  | "anchor"
  | "alias"
  | "tag"
  | "scalar";

export interface Token {
  readonly type: TokenType;
  readonly start: Mark;
  /** The value of a scalar, the name of an anchor or alias, or a tag as written. */
  readonly value?: string;
  readonly style?: ScalarStyle;
}

/** A comment on its way to a token: it belongs to the first token that starts at or after `tokenIndex`. */
export interface PendingComment {
  scanIndex: number;
  tokenIndex: number;
  /** The start of the comment; its column counts from 1. */
  start: Mark;
  endIndex: number;
  head: string;
  line: string;
  foot: string;
}

/** A position where a key may have started; only its colon shows that it did. */
export interface SimpleKey {
  possible: boolean;
  readonly required: boolean;
  readonly tokenNumber: number;
  readonly mark: Mark;
}

/** The tokens that were scanned and not yet consumed, with consumed ones that are needed to place comments. */
export class TokenQueue {
  tokens: Token[] = [];
  head = 0;
  /** The number of consumed tokens. */
  parsed = 0;

  /** Inserts a token at an index counted from the next token; by default at the end. */
  insert(token: Token, at = -1): void {
    if (at < 0) this.tokens.push(token);
    else this.tokens.splice(this.head + at, 0, token);
  }

  /** The number that the next scanned token gets. */
  get nextNumber(): number {
    return this.parsed + this.tokens.length - this.head;
  }

  /** A token counted from the end: 1 is the last one. */
  fromEnd(count: number): Token | undefined {
    return this.tokens[this.tokens.length - count];
  }

  use(): void {
    this.parsed += 1;
    this.head += 1;
    if (this.head < 512) return;
    this.tokens = this.tokens.slice(this.head - 2);
    this.head = 2;
  }
}
