import { resolvePlain } from "./resolve-plain.ts";
import { SourceError } from "./source-error.ts";
import type { ScalarNode } from "./source-node.ts";

/** The prefix that `!!` abbreviates. */
export const TAG = "tag:yaml.org,2002:";

/** The full tag of an event; `!` for the non-specific tag, `""` for none. */
export function tagOf(
  reader: { readonly text: string; readonly tags: ReadonlyMap<string, string> },
  event: { readonly tagStart: number; readonly tagEnd: number },
): string {
  if (event.tagStart < 0) return "";
  const raw = reader.text.slice(event.tagStart, event.tagEnd);
  if (raw === "!") return "!";
  if (raw.startsWith("!<")) return raw.slice(2, -1);
  const second = raw.indexOf("!", 1);
  const handle = second < 0 ? "!" : raw.slice(0, second + 1);
  const prefix = reader.tags.get(handle) ?? (handle === "!!" ? TAG : handle);
  return prefix + raw.slice(handle.length);
}

/**
 * The value of a scalar with a tag. A tag without a JSON type (`!!binary`, `!Ref`) gives the text, which an API server
 * would receive. Throws `SourceError` if the text does not fit a JSON tag.
 */
export function resolveTagged(source: string, tag: string, plain: boolean, at: number): ScalarNode["value"] {
  if (tag === "") return plain ? resolvePlain(source) : source;
  const fits = JSON_TAGS.get(tag);
  if (fits === undefined) return source;
  const value = resolvePlain(source);
  if (!fits(value))
    throw new SourceError("UnknownTag", `the tag ${tag} does not fit ${JSON.stringify(source.slice(0, 40))}`, at);
  return value;
}

const JSON_TAGS: ReadonlyMap<string, (value: ScalarNode["value"]) => boolean> = new Map([
  [`${TAG}null`, (value) => value === null],
  [`${TAG}bool`, (value) => typeof value === "boolean"],
  [`${TAG}int`, (value) => Number.isInteger(value)],
  [`${TAG}float`, (value) => typeof value === "number"],
]);
