import { fieldPaths, type Item, type Json, type KrmFunction, type Path } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";
import { listIn, namesIn, patternOf, resolve } from "./setters.ts";

/** Values by the names of their setters. */
export type Setters = Readonly<Record<string, string>>;

/**
 * Writes values into the fields whose comment names their setters, as `apply-setters` of the kpt catalog does: a field
 * by its pattern, a list by the comment after its key. Fields without a given setter stay as they are.
 */
export const applySetters: KrmFunction<Setters> = {
  name: "apply-setters",
  docs: { short: "Sets the fields that comments name setters for.", hidden: true },
  config: configOf("ApplySetters"),
  run(list, setters) {
    const values = new Map(Object.entries(setters).filter(([, value]) => typeof value === "string"));
    for (const item of list.items) {
      for (const path of fieldPaths(item.toObject(), "**")) {
        const pattern = patternOf(item.commentAt(path));
        if (pattern === undefined || !namesIn(pattern).some((name) => values.has(name))) continue;
        const wrong = Array.isArray(item.get(path))
          ? setList(item, path, values.get(namesIn(pattern)[0] ?? "") ?? "")
          : setField(item, path, pattern, values);
        if (wrong === undefined) list.addFieldResult(item, path, { severity: "info", message: `set by ${pattern}` });
        else list.addFieldResult(item, path, { severity: "error", message: wrong });
      }
    }
  },
};

function setField(item: Item, path: Path, pattern: string, values: ReadonlyMap<string, string>): string | undefined {
  const before = item.get(path);
  const now =
    before === null || before === undefined ? "" : typeof before === "string" ? before : JSON.stringify(before);
  const value = resolve(pattern, values, now);
  if (value === undefined)
    return `${JSON.stringify(now)} does not fit ${pattern}: give a value for each of its setters`;
  item.set(path, sameType(before, value));
  return undefined;
}

/** Keeps the type of a field: a number or boolean stays one, if the new value is one. */
function sameType(now: unknown, value: string): Json {
  if (typeof now === "number" && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
  return typeof now === "boolean" && /^(?:true|false)$/.test(value) ? value === "true" : value;
}

function setList(item: Item, path: Path, text: string): string | undefined {
  const entries = listIn(text);
  if (entries === undefined) return `${JSON.stringify(text)} is no list, and the field is one`;
  const comment = item.commentAt(path) ?? "";
  item.set(path, [...entries]);
  item.setComment(path, comment);
  return undefined;
}
