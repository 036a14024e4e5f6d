import type { KrmFunction } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";

interface EnsureNameSubstring {
  readonly substring: string;
  readonly editMode?: string;
}

/** Kinds whose objects cannot be renamed freely. */
const KEPT: ReadonlySet<string> = new Set(["CustomResourceDefinition", "APIService", "Namespace", "Kptfile"]);

/** Adds a text to every name that does not contain it, as a prefix or suffix. */
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
