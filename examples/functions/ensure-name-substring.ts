import type { KrmFunction } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";
import { FIELD_SPECS, type FieldSpec, pathsOf } from "./field-spec.ts";
import { followNames } from "./follow-names.ts";

/** As a ConfigMap one of `prepend` and `append`; as an EnsureNameSubstring the text, the mode and further fields. */
interface EnsureNameSubstring {
  readonly prepend?: string;
  readonly append?: string;
  readonly substring?: string;
  readonly editMode?: string;
  readonly additionalNameFields?: readonly FieldSpec[];
}

/** Kinds whose objects cannot be renamed freely. */
const KEPT: ReadonlySet<string> = new Set(["CustomResourceDefinition", "APIService", "Namespace", "Kptfile"]);

/** Adds a text to every name that does not contain it, as a prefix or suffix, also where other objects name it. */
export const ensureNameSubstring: KrmFunction<EnsureNameSubstring> = {
  name: "ensure-name-substring",
  docs: { short: "Makes all names hold a text.", hidden: true },
  config: {
    ...configOf<EnsureNameSubstring>("EnsureNameSubstring", ["prepend", "append", "substring", "editMode"], {
      additionalNameFields: FIELD_SPECS,
    }),
    validate: (config) => {
      const message = wrongIn(config as EnsureNameSubstring);
      return message === undefined ? [] : [{ code: "InvalidConfig", severity: "error", message }];
    },
  },
  run(list, config) {
    const { prepend, append, substring = "", editMode, additionalNameFields: fields = [] } = config;
    const [text, isAppended] = [prepend ?? append ?? substring, append !== undefined || editMode === "append"];
    const ensure = (name: string): string => (name.includes(text) ? name : isAppended ? name + text : text + name);
    const renamed = list.items.filter(({ kind, name }) => !KEPT.has(kind) && ensure(name) !== name);
    const names = renamed.map(({ ref }) => ({ ...ref, after: ensure(ref.name) }));
    for (const item of renamed) item.set(["metadata", "name"], ensure(item.name));
    for (const item of list.items) {
      for (const path of fields.flatMap((field) => pathsOf(item, field))) {
        const name = item.get(path);
        if (typeof name === "string") item.set(path, ensure(name));
      }
      followNames(item, names);
    }
  },
};

function wrongIn({ prepend, append, substring, editMode = "prepend" }: EnsureNameSubstring): string | undefined {
  if ([prepend, append, substring].filter((text) => text !== undefined).length !== 1)
    return "give one of prepend, append and substring";
  return editMode === "prepend" || editMode === "append" ? undefined : "editMode is prepend or append";
}
