import type { Json, ValueOrAbsent } from "../../object/index.ts";
import type { SwitchSite, Truth } from "../model/mechanism.ts";

/** The word for off of each truth test, if it is not simply the opposite of `on`. */
const OFF_WORDS: { readonly [truth in Truth]?: Json } = {
  bool: false,
  false: true,
  "parse-bool": "false",
  "parse-bool-lenient": "false",
  "string-bool": "false",
  "paused-until": "false",
};

/**
 * Returns the value that the system itself reads as off; `undefined` if only absence, or only a value of the user's
 * choice, means off.
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
