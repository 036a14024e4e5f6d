import { type Json, openItem } from "@landfall/krm-functions/sdk";

/** The comment after a field: `kpt-set: ${image}:${tag}`. */
const SETTER = /^kpt-set:\s*(.*)$/;
const NAME = /\$\{([^}]+)\}/g;

/** The pattern in a comment; undefined for another comment. */
export function patternOf(comment: string | undefined): string | undefined {
  return SETTER.exec(comment ?? "")?.[1]?.trim();
}

/** The entries of a list that is written as a text, in brackets or with dashes; undefined for any other text. */
export function listIn(text: string): readonly Json[] | undefined {
  const read = openItem(`list: ${text.startsWith("-") ? `\n${text}` : text}\n`);
  const entries = read.ok ? read.value.get(["list"]) : undefined;
  return Array.isArray(entries) ? (entries as readonly Json[]) : undefined;
}

export function namesIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(NAME)].map(([, name = ""]) => name);
}

/**
 * The pattern with values filled in. A setter without a value keeps its part of the present text; undefined if that
 * text does not fit the pattern.
 */
export function resolve(pattern: string, values: ReadonlyMap<string, string>, now: string): string | undefined {
  const missing = namesIn(pattern).filter((name) => !values.has(name));
  const known = missing.length === 0 ? new Map<string, string>() : partsOf(pattern, now);
  if (known === undefined) return undefined;
  return pattern.replaceAll(NAME, (_, name: string) => values.get(name) ?? known.get(name) ?? "");
}

function partsOf(pattern: string, text: string): ReadonlyMap<string, string> | undefined {
  const escaped = pattern.split(/\$\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const match = new RegExp(`^${escaped.join("(.*?)")}$`).exec(text);
  return match === null ? undefined : new Map(namesIn(pattern).map((name, at) => [name, match[at + 1] ?? ""]));
}
