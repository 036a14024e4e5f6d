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
  /** The value of a scalar, the name of an anchor or an alias, a tag as it is written. */
  readonly value?: string;
  readonly style?: ScalarStyle;
}

/** A comment on its way to a token: it belongs to the first one that starts at `tokenIndex` or behind it. */
export interface PendingComment {
  scanIndex: number;
  tokenIndex: number;
  /** Where it starts; the column is from 1. */
  start: Mark;
  endIndex: number;
  head: string;
  line: string;
  foot: string;
}

/** The place at which a key may have started, which shows only at its colon. */
export interface SimpleKey {
  possible: boolean;
  readonly required: boolean;
  readonly tokenNumber: number;
  readonly mark: Mark;
}

/** The tokens that are read and not yet used up, with those behind them that comments are placed by. */
export class TokenQueue {
  tokens: Token[] = [];
  head = 0;
  /** How many tokens were used up. */
  parsed = 0;

  /** Puts a token at a place counted from the head; at the end by default. */
  insert(token: Token, at = -1): void {
    if (at < 0) this.tokens.push(token);
    else this.tokens.splice(this.head + at, 0, token);
  }

  /** The number that the next token gets. */
  get nextNumber(): number {
    return this.parsed + this.tokens.length - this.head;
  }

  /** Counted from the end: 1 is the last one. */
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
