import { isBlankOrEnd, type Source } from "./source.ts";
import type { Token } from "./tokens.ts";

const LONGEST = 128;

/** Reads `&name` or `*name`. kpt's library allows letters, digits, `_` and `-` in names. */
export function scanName(source: Source, type: "anchor" | "alias"): Token {
  const start = source.mark;
  source.skip();
  let value = "";
  while (/[0-9A-Za-z_-]/.test(source.peek())) value += source.take();
  if (value === "" || value.length > LONGEST || !(isBlankOrEnd(source.peek()) || /[?:,\]}%@`]/.test(source.peek())))
    source.refuse(`a name of an ${type} that kpt does not read`);
  return { type, start, value };
}

const YAML_TAG = "tag:yaml.org,2002:";
/** The tags `!!name`, `!name` and `!`. */
const SHORT_TAG = /^(!!?)((?:[0-9A-Za-z_.:/-]|%[0-9A-Fa-f]{2}){0,128})$/;
/** The tag `!<name>`. */
const VERBATIM_TAG = /^!<((?:[0-9A-Za-z_.:/,;?@&=+$~*'()!-]|%[0-9A-Fa-f]{2}){1,128})>$/;
/** The characters that kpt's library writes unescaped in a tag. */
const TAG_TEXT = /^[0-9A-Za-z_.:/,;?@&=+$~*'()[\]-]$/;

/** Reads a tag and spells it as kpt's library does: `!!name`, `!name`, `!` or `!<name>`. */
export function scanTag(source: Source): Token {
  const start = source.mark;
  let written = "";
  while (!isBlankOrEnd(source.peek())) written += source.take();
  const value = tagOf(written);
  if (value === undefined) source.refuse(`the tag ${written}`);
  return { type: "tag", start, value };
}

function tagOf(written: string): string | undefined {
  const name = nameOf(written);
  if (name === undefined || name === "" || name === YAML_TAG) return undefined;
  if (name.startsWith(YAML_TAG)) return `!!${escaped(name.slice(YAML_TAG.length))}`;
  return name.startsWith("!") ? `!${escaped(name.slice(1))}` : `!<${escaped(name)}>`;
}

/** The full name of a tag, without escapes; `undefined` for one that kpt's library does not accept. */
function nameOf(written: string): string | undefined {
  const verbatim = VERBATIM_TAG.exec(written)?.[1];
  const [, mark, short = ""] = SHORT_TAG.exec(written) ?? [];
  if (verbatim === undefined && mark === undefined) return undefined;
  const prefix = mark === "!!" ? YAML_TAG : (mark ?? "");
  try {
    return prefix + decodeURIComponent(verbatim ?? short);
  } catch {
    return undefined;
  }
}

function escaped(name: string): string {
  const bytes = [...new TextEncoder().encode(name)];
  return bytes
    .map((byte) => (TAG_TEXT.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte)))
    .join("");
}

function hex(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
