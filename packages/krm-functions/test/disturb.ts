import fc from "fast-check";

const PIECES = [
  "# c",
  "  # d",
  "      # e",
  "- x",
  " ",
  "  ",
  "[",
  "]",
  "{",
  "}",
  ", ",
  "#",
  ": ",
  "'",
  '"',
  "\n",
  "\n\n",
  "|\n",
  ">\n",
  " # z",
  "a: b",
  "\t",
  "- ",
  "- - ",
];

const change = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  kind: fc.constantFrom("put", "cut", "line"),
  piece: fc.constantFrom(...PIECES),
  size: fc.nat(4),
});

/** Texts with a few random changes that nobody would make on purpose. */
export function disturbed(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(texts, fc.array(change, { minLength: 1, maxLength: 4 })).map(([text, changes]) =>
    changes.reduce((current, { at, kind, piece, size }) => {
      const index = Math.floor(at * (current.length + 1));
      if (kind === "put") return current.slice(0, index) + piece + current.slice(index);
      if (kind === "cut") return current.slice(0, index) + current.slice(index + 1 + size);
      const lines = current.split("\n");
      lines.splice(Math.floor(at * lines.length), 0, " ".repeat(2 * size) + piece);
      return lines.join("\n");
    }, text),
  );
}
