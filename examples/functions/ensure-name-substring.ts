import type { KrmFunction } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";

interface EnsureNameSubstring {
  readonly substring: string;
  readonly editMode?: string;
}

/** Their names are not theirs to choose. */
const KEPT: ReadonlySet<string> = new Set(["CustomResourceDefinition", "APIService", "Namespace", "Kptfile"]);

/** Makes every name hold a text: in front of it, or behind it, where it is nowhere in it yet. */
export const ensureNameSubstring: KrmFunction<EnsureNameSubstring> = {
  name: "ensure-name-substring",
  docs: { short: "Makes all names hold a text.", hidden: true },
  config: {
    ...configOf<EnsureNameSubstring>("EnsureNameSubstring", ["substring", "editMode"]),
    validate: (config) => {
      const { editMode = "prepend" } = config as EnsureNameSubstring;
      const isKnown = editMode === "prepend" || editMode === "append";
      return isKnown ? [] : [{ code: "InvalidConfig", severity: "error", message: "editMode is prepend or append" }];
    },
  },
  run(list, { substring, editMode = "prepend" }) {
    for (const item of list.items) {
      if (KEPT.has(item.kind) || item.name.includes(substring)) continue;
      item.set(["metadata", "name"], editMode === "append" ? item.name + substring : substring + item.name);
    }
  },
};
