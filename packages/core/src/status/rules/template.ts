import { toText } from "./expression/conversions.ts";
import type { Expression, Scope } from "./expression/scope.ts";
import { Fault, Located, type Value } from "./expression/values.ts";

/** A text with expressions in it: texts and expressions alternate. */
export type Template = readonly (string | Expression)[];

const MOST_ITEMS = 3;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^]/y;

/**
 * Splits `phase is {{ status.phase }}` into alternating text and expressions; braces and strings inside an expression
 * belong to it.
 */
export function splitTemplate(text: string): readonly string[] {
  const parts: string[] = [];
  let at = 0;
  for (let open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
    const close = closeOf(text, open + 2);
    parts.push(text.slice(at, open), text.slice(open + 2, close));
    at = Math.min(close + 2, text.length);
  }
  return [...parts, text.slice(at)];
}

/** Returns the index of the `}}` that ends an expression; the end of the text if there is none. */
function closeOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; ) {
    QUOTED.lastIndex = at;
    const token = QUOTED.exec(text)?.[0] ?? "";
    if (depth === 0 && text.startsWith("}}", at)) return at;
    depth += token === "{" ? 1 : token === "}" ? -1 : 0;
    at += token.length;
  }
  return text.length;
}

/** Fills in a template. Expressions that cannot be evaluated are left out, and the fields read are no evidence. */
export function fill(template: Template | undefined, scope: Scope): string {
  if (template === undefined) return "";
  const read = scope.trace.size;
  const text = template.map((part) => (typeof part === "string" ? part : textOf(part(scope)))).join("");
  scope.trace.size = read;
  return text;
}

function textOf(value: Value): string {
  const text = value instanceof Fault ? "" : toText(value);
  if (typeof text === "string") return text;
  if (Array.isArray(value)) return listText(value as readonly Value[]);
  if (!(value instanceof Located) || !Array.isArray(value.value)) return "";
  const scalars = (value.value as readonly unknown[]).filter((item) => typeof item !== "object");
  return listText(scalars as readonly Value[]);
}

function listText(values: readonly Value[]): string {
  const shown = values.slice(0, MOST_ITEMS).map((value) => (value instanceof Fault ? "" : textOf(value)));
  const more = values.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
