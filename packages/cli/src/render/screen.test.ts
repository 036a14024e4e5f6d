import { describe, expect, test } from "vitest";
import { createScreen } from "./screen.ts";

const ESCAPE = "\u001b";

/** The lines that a terminal of `rows` rows shows after these writes; knows the escape sequences that screens use. */
function shownBy(writes: readonly string[], rows: number): readonly string[] {
  const lines = Array.from({ length: rows }, () => "");
  let row = 0;
  for (const piece of writes.join("").split(new RegExp(`(${ESCAPE}\\[\\??[0-9]*[A-Za-z]|\r\n)`))) {
    if (piece === "\u001b[H") row = 0;
    else if (piece === "\r\n") row++;
    else if (piece === "\u001b[J") lines.fill("", row + 1);
    else if (!piece.startsWith("\u001b") && piece !== "") lines[row] = piece;
  }
  return lines;
}

function screenOf(rows: number) {
  const writes: string[] = [];
  return {
    writes,
    screen: createScreen(
      (text) => writes.push(text),
      () => rows,
    ),
  };
}

describe("a screen", () => {
  test("shows the last text, whatever stood there before", () => {
    const { writes, screen } = screenOf(4);
    for (const text of ["a long line\nand another\nthird\n", "short\n", "x\ny\n"]) screen.draw(text);
    expect(shownBy(writes, 4)).toEqual(["x", "y", "", ""]);
  });

  test("is drawn in one write, without blanking it first, and not at all where nothing is new", () => {
    const { writes, screen } = screenOf(4);
    for (const text of ["a\n", "a\n", "b\n"]) screen.draw(text);
    expect(writes).toHaveLength(2);
    expect(writes.join("")).not.toContain("\u001b[2J");
    expect(writes[1]).toBe("\u001b[Hb\u001b[K\u001b[J");
  });

  test("counts what does not fit", () => {
    const { writes, screen } = screenOf(3);
    screen.draw("1\n2\n3\n4\n5\n");
    expect(shownBy(writes, 3)).toEqual(["1", "2", "… 3 more lines"]);
    screen.draw("1\n2\n3\n");
    expect(shownBy(writes, 3)).toEqual(["1", "2", "3"]);
  });

  test("gives the terminal back as it was, and only once", () => {
    const { writes, screen } = screenOf(3);
    screen.end();
    screen.draw("1\n");
    screen.end();
    screen.end();
    expect(writes[0]).toContain("\u001b[?1049h\u001b[?25l");
    expect(writes.slice(1)).toEqual(["\u001b[?25h\u001b[?1049l"]);
  });
});
