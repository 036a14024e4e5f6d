import { resolvePlain } from "./resolve-plain.ts";
import { SourceError } from "./source-error.ts";
import type { ScalarNode } from "./source-node.ts";

/** What `!!` stands for. */
export const TAG = "tag:yaml.org,2002:";

/** The full tag of an event, `!` for the non-specific one, `""` where there is none. */
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

/** What a scalar with a tag means. Throws `SourceError` for a tag that no JSON value has, or that does not fit. */
export function resolveTagged(source: string, tag: string, plain: boolean, at: number): ScalarNode["value"] {
  if (tag === "") return plain ? resolvePlain(source) : source;
  if (tag === "!" || tag === `${TAG}str`) return source;
  const value = resolvePlain(source);
  const fits =
    (tag === `${TAG}null` && value === null) ||
    (tag === `${TAG}bool` && typeof value === "boolean") ||
    (tag === `${TAG}int` && Number.isInteger(value)) ||
    (tag === `${TAG}float` && typeof value === "number");
  if (!fits)
    throw new SourceError("UnknownTag", `the tag ${tag} does not fit ${JSON.stringify(source.slice(0, 40))}`, at);
  return value;
}
