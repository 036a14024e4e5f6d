import type { Comments } from "../node.ts";
import type { PendingComment, Token } from "./tokens.ts";

/** Comments that were scanned before a token and wait for the node that takes them. */
export class CommentQueue {
  head = "";
  #line = "";
  #foot = "";
  #stem: string | undefined;
  #next = 0;
  readonly #pending: readonly PendingComment[];

  constructor(pending: readonly PendingComment[]) {
    this.#pending = pending;
  }

  /** Takes all comments that belong to a token or an earlier one. */
  moveTo({ type, start }: Token): void {
    for (; ; this.#next += 1) {
      const comment = this.#pending[this.#next];
      if (comment === undefined || start.index < comment.tokenIndex) return;
      // No comment can stand before the end of a block, so it stays in the queue.
      if (comment.head !== "" && type === "blockEnd") return;
      this.head = join(this.head, comment.head);
      this.#foot = join(this.#foot, comment.foot);
      this.#line = join(this.#line, comment.line);
      clear(comment);
    }
  }

  /** Whether a comment is waiting for its node. */
  get isWaiting(): boolean {
    return this.head + this.#line + this.#foot !== "";
  }

  take(): Comments {
    const { head } = this;
    const taken = { head, line: this.#line, foot: this.#foot };
    this.head = "";
    this.#line = "";
    this.#foot = "";
    this.#stem = undefined;
    return taken;
  }

  /** Moves the part of the comment before an entry's dash to the block that the entry begins. */
  splitStem(length: number): void {
    this.#stem = this.head.slice(0, length);
    this.head = this.head.slice(length + 1);
  }

  takeStem(): string {
    const stem = this.#stem ?? "";
    this.#stem = undefined;
    return stem;
  }

  /**
   * Splits off the part of the comment above the first field that belongs to the document: that before a blank line.
   */
  splitHead(): string {
    const { head } = this;
    for (let at = head.length - 1; at > 0; at -= 1) {
      if (head[at] !== "\n") continue;
      const isEnd = at === head.length - 1;
      if (!isEnd && head[at - 1] !== "\n") continue;
      this.head = head.slice(at + 1);
      return head.slice(0, isEnd ? at : at - 1);
    }
    return "";
  }
}

function join(before: string, text: string): string {
  if (text === "") return before;
  return before === "" ? text : `${before}\n${text}`;
}

function clear(comment: PendingComment): void {
  const nowhere = { index: 0, line: 0, column: 0 };
  Object.assign(comment, { scanIndex: 0, tokenIndex: 0, start: nowhere, endIndex: 0, head: "", line: "", foot: "" });
}
