/** A terminal that is redrawn repeatedly. */
export interface Screen {
  /** Replaces the shown text; sends nothing if it is the same. */
  draw(text: string): void;
  /** Restores the terminal. */
  end(): void;
}

const ESCAPE = "\u001b[";
/** Switches to the alternate screen, so that the previous content returns at the end, and hides the cursor. */
const BEGIN = `${ESCAPE}?1049h${ESCAPE}?25l`;
const END = `${ESCAPE}?25h${ESCAPE}?1049l`;
const HOME = `${ESCAPE}H`;
const CLEAR_LINE = `${ESCAPE}K`;
const CLEAR_BELOW = `${ESCAPE}J`;

/**
 * Creates a screen; `rows` is called for each drawing. Every line overwrites the previous one and is cleared behind its
 * end, all in one write, so that nothing flickers. The last line counts lines that do not fit.
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
