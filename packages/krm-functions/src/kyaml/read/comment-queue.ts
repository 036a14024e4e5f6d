import type { Comments } from "../node.ts";
import type { PendingComment, Token } from "./tokens.ts";

/** The comments that were passed on the way to a token, until a node takes them. */
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

  /** Passes all comments that belong to a token or to one before it. */
  moveTo({ type, start }: Token): void {
    for (; ; this.#next += 1) {
      const comment = this.#pending[this.#next];
      if (comment === undefined || start.index < comment.tokenIndex) return;
      // The end of a block has nothing that a comment could stand before.
      if (comment.head !== "" && type === "blockEnd") return;
      this.head = join(this.head, comment.head);
      this.#foot = join(this.#foot, comment.foot);
      this.#line = join(this.#line, comment.line);
      clear(comment);
    }
  }

  /** Whether a comment waits for its node. */
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

  /** Gives what stood before the dash of an entry, which is a block itself, to that block. */
  splitStem(length: number): void {
    this.#stem = this.head.slice(0, length);
    this.head = this.head.slice(length + 1);
  }

  takeStem(): string {
    const stem = this.#stem ?? "";
    this.#stem = undefined;
    return stem;
  }

  /** A comment above the first field belongs to the document where a blank line parts it from the field. */
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
