import type { Json, ValueOrAbsent } from "../../object/index.ts";
import type { SwitchSite, Truth } from "../model/mechanism.ts";

/** Words for off, by how the system reads its switch, where it has no other way than the opposite of `on`. */
const OFF_WORDS: { readonly [truth in Truth]?: Json } = {
  bool: false,
  false: true,
  "parse-bool": "false",
  "parse-bool-lenient": "false",
  "string-bool": "false",
  "paused-until": "false",
};

/**
 * The value that the system itself takes as off; `undefined` where only absence, or only a value of the user's, means
 * off.
 */
export function offWord(site: SwitchSite): ValueOrAbsent | undefined {
  if (typeof site.off === "object") return site.off;
  if (site.truth === "equals") {
    if (site.on === "true") return { value: "false" };
    return site.on === true ? { value: false } : undefined;
  }
  const word = OFF_WORDS[site.truth];
  return word === undefined ? undefined : { value: word };
}
