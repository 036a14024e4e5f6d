import { Unsupported } from "./unsupported.ts";

/** The method that `a.?b` and `a[?b]` are written as before they are parsed: the parser knows no optional syntax. */
export const OPTIONAL_METHOD = "__optional";

const TOKEN =
  /[rRbB]{0,2}(?:"""[^]*?"""|'''[^]*?''')|(?:[rR][bB]?|[bB][rR])(?:"[^"\n]*"|'[^'\n]*')|[bB]?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\/[^\n]*|[A-Za-z_]\w*|[^]/g;

/** `a.?b` as `a.__optional("b")` and `a[?b]` as `a.__optional(b)`. Texts and comments are left alone. */
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
 * Returns the empty text where `[?x]` follows a value; where a list begins, the element is optional, which is an error.
 */
function followed(before: string): "" {
  if (/[\w)\]}"']\s*$/.test(before)) return "";
  throw new Unsupported("[?", "optional elements of lists are not supported in rules: filter the list instead");
}
