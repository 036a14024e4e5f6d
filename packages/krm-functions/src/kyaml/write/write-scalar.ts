import type { ScalarStyle } from "../node.ts";
import { Refusal } from "../refusal.ts";
import type { Output } from "./output.ts";

/**
 * Writes a scalar in an allowed style. `endHeader` writes what follows the header of a block scalar, and ends its line.
 */
export function writeScalar(output: Output, value: string, style: ScalarStyle, endHeader: () => void): void {
  if (style === "plain") writePlain(output, value);
  else if (style === "single") writeSingle(output, value);
  else if (style === "double") writeDouble(output, value);
  else writeBlock(output, value, style, endHeader);
}

function writePlain(output: Output, value: string): void {
  if (value !== "" && !output.isSpaced) output.write(" ");
  output.write(value);
  if (value !== "") output.isSpaced = false;
  output.isIndent = false;
}

/** Writes a single-quoted scalar. Each run of line breaks gets one more, because one folds to a space. */
function writeSingle(output: Output, value: string): void {
  output.writeIndicator("'", true);
  output.writeLines(unfold(value.replaceAll("'", "''")), false);
  output.writeIndicator("'", false);
  output.isIndent = false;
}

function unfold(value: string): string {
  return value.replaceAll(/\n+/g, (breaks) => `\n${breaks}`);
}

const ESCAPED = /[^\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]|["\\]/gu;

const LETTERS: ReadonlyMap<number, string> = new Map([
  [0x00, "0"],
  [0x07, "a"],
  [0x08, "b"],
  [0x09, "t"],
  [0x0a, "n"],
  [0x0b, "v"],
  [0x0c, "f"],
  [0x0d, "r"],
  [0x1b, "e"],
  [0x22, '"'],
  [0x5c, "\\"],
  [0x85, "N"],
  [0x2028, "L"],
  [0x2029, "P"],
]);

function writeDouble(output: Output, value: string): void {
  if (value.startsWith("\ufeff")) throw new Refusal("a byte order mark inside quotes");
  output.writeIndicator('"', true);
  output.write(value.replaceAll(ESCAPED, (character) => `\\${escapeOf(character.codePointAt(0) ?? 0)}`));
  output.writeIndicator('"', false);
  output.isIndent = false;
}

function escapeOf(code: number): string {
  const letter = LETTERS.get(code);
  if (letter !== undefined) return letter;
  const [name, digits] = code <= 0xff ? ["x", 2] : code <= 0xffff ? ["u", 4] : ["U", 8];
  return name + code.toString(16).toUpperCase().padStart(Number(digits), "0");
}

function writeBlock(output: Output, value: string, style: ScalarStyle, endHeader: () => void): void {
  output.writeIndicator(style === "literal" ? "|" : ">", true);
  output.writeIndicator(hintsOf(value), false);
  endHeader();
  output.isSpaced = true;
  if (style === "literal") output.writeLines(value, true);
  else writeFolded(output, value);
}

function hintsOf(value: string): string {
  const indent = /^[ \n]/.test(value) ? "2" : "";
  if (!value.endsWith("\n")) return `${indent}-`;
  return value === "\n" || value.endsWith("\n\n") ? `${indent}+` : indent;
}

/** Writes a folded scalar. Breaks between two lines that are not indented are doubled, because one folds to a space. */
function writeFolded(output: Output, value: string): void {
  const opensWithText = !/^\n*[ \t]/.test(value);
  let wasIndented = true;
  const lines = value.split("\n");
  for (const [at, line] of lines.entries()) {
    if (at > 0) {
      const endsText = lines[at - 1] !== "";
      // kpt's library tests the start of the value here, not the text after the break, for whether text follows.
      if (endsText && !wasIndented && opensWithText) output.break();
      output.break();
    }
    if (line === "") continue;
    output.writeIndent();
    wasIndented = /^[ \t]/.test(line);
    output.write(line);
    output.isIndent = false;
  }
}
