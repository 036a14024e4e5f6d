/** A terminal that is drawn on again and again. */
export interface Screen {
  /** Shows a text in place of the one before; nothing is sent where it is the same. */
  draw(text: string): void;
  /** Gives the terminal back as it was. */
  end(): void;
}

const ESCAPE = "\u001b[";
/** A screen of its own, so that what stood there before comes back; no cursor. */
const BEGIN = `${ESCAPE}?1049h${ESCAPE}?25l`;
const END = `${ESCAPE}?25h${ESCAPE}?1049l`;
const HOME = `${ESCAPE}H`;
const CLEAR_LINE = `${ESCAPE}K`;
const CLEAR_BELOW = `${ESCAPE}J`;

/**
 * A screen of so many rows, asked for each time. Every line is written over the one before and cleared behind its end, all in one
 * write: nothing is blank in between. What does not fit is counted in the last line.
 */
export function createScreen(write: (text: string) => void, rows: () => number): Screen {
  let shown: string | undefined;
  return {
    draw(text) {
      const height = Math.max(2, rows());
      const lines = text.trimEnd().split("\n");
      const fits = lines.length <= height;
      const cut = fits ? lines : [...lines.slice(0, height - 1), `… ${lines.length - height + 1} more lines`];
      const next = cut.map((line) => `${line}${CLEAR_LINE}`).join("\r\n");
      if (next === shown) return;
      write(`${shown === undefined ? BEGIN : ""}${HOME}${next}${CLEAR_BELOW}`);
      shown = next;
    },
    end() {
      if (shown !== undefined) write(END);
      shown = undefined;
    },
  };
}
