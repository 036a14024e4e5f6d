import { sha256Hex } from "../../object/index.ts";

/**
 * Returns the size of one code point in JSON, in bytes of UTF-8; escaped ones are larger. Control characters do not
 * occur here.
 */
function jsonBytes(codePoint: number): number {
  if (codePoint === 0x22 || codePoint === 0x5c) return 2;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

// oxlint-disable-next-line no-control-regex -- controls are what it removes
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const PLAIN = /^[ -~]*$/;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** Returns a text from an object as one line: control characters become a space, lone surrogates U+FFFD. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(UNPRINTABLE, " ").replace(LONE_SURROGATE, "\ufffd");
}

/** Printable ASCII without quotes and backslashes: each character is one byte of JSON. */
const SIMPLE = /^[ !#-[\]-~]*$/;

/** Returns the text cleaned and cut to at most `bytes` of JSON (without quotes); a cut ends in `…`. */
export function boundText(text: string, bytes: number): string {
  if (text.length <= bytes && SIMPLE.test(text)) return text;
  const clean = cleanText(text.slice(0, bytes + 1));
  let used = 0;
  let end = 0;
  let room = 0;
  for (const character of clean) {
    used += jsonBytes(character.codePointAt(0) ?? 0);
    if (used > bytes) return `${clean.slice(0, room)}…`;
    end += character.length;
    if (used <= bytes - 3) room = end;
  }
  return clean;
}

/**
 * Returns an identifier of at most `bytes` of JSON. A clean one that fits is unchanged; any other is cut and gets a
 * hash of the whole, so that two different long names stay different.
 */
export function boundName(name: string, bytes: number): string {
  if (boundText(name, bytes) === name) return name;
  return `${boundText(name, bytes - 17)}~${sha256Hex(name).slice(0, 16)}`;
}

/** Returns the size of the value as JSON, in bytes of UTF-8. */
export function jsonSize(value: unknown): number {
  const text = JSON.stringify(value);
  if (PLAIN.test(text)) return text.length;
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const half = unit >= 0xd800 && unit <= 0xdfff;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || half ? 2 : 3;
  }
  return bytes;
}
