import { Unsupported } from "./unsupported.ts";

/** The method to which `a.?b` and `a[?b]` are rewritten before parsing, as the parser does not know optional syntax. */
export const OPTIONAL_METHOD = "__optional";

const TOKEN =
  /[rRbB]{0,2}(?:"""[^]*?"""|'''[^]*?''')|(?:[rR][bB]?|[bB][rR])(?:"[^"\n]*"|'[^'\n]*')|[bB]?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\/[^\n]*|[A-Za-z_]\w*|[^]/g;

/** Rewrites `a.?b` to `a.__optional("b")` and `a[?b]` to `a.__optional(b)`. Strings and comments are left alone. */
export function withoutOptionalSyntax(text: string): string {
  if (!/[.[]\?/.test(text)) return text;
  const tokens = text.match(TOKEN) ?? [];
  const indexing: boolean[] = [];
  let out = "";
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const optional = tokens[at + 1] === "?";
    if (token === "[") indexing.push(optional);
    if (token === "." && optional) out += methodOf(tokens[at + 2]);
    else if (token === "[" && optional) out += `${followed(out)}.${OPTIONAL_METHOD}(`;
    else out += token === "]" && indexing.pop() === true ? ")" : token;
    if ((token === "." || token === "[") && optional) at += token === "." ? 2 : 1;
  }
  return out;
}

function methodOf(name: string | undefined): string {
  if (name === undefined || !/^[A-Za-z_]/.test(name)) throw new Unsupported(".?", ".? needs the name of a field");
  return `.${OPTIONAL_METHOD}("${name}")`;
}

/**
 * Returns the empty text if `[?x]` follows a value; at the begin of a list the element is optional, which is an error.
 */
function followed(before: string): "" {
  if (/[\w)\]}"']\s*$/.test(before)) return "";
  throw new Unsupported("[?", "optional elements of lists are not supported in rules: filter the list instead");
}
