import { failure, isMap, type Json, type Result, success } from "@landfall/core/object";
import { openItem } from "../text/item/index.ts";

/**
 * A string of a ConfigMap converted to the type that its JSON Schema names: `"3"` as an integer, `"true"` as a boolean,
 * YAML or JSON text as a list or map. Where the schema allows a string, or gives no type, it stays a string;
 * int-or-string is an integer if it is written as one.
 */
export function coerce(text: string, schema: unknown): Result<Json> {
  const types = typesOf(schema);
  for (const type of types) {
    const value = READERS[type]?.(text);
    if (value !== undefined) return success(value);
  }
  if (types.length === 0 || types.includes("string")) return success(text);
  const wanted = types.map((type) => NAMES[type] ?? type).join(" or ");
  const message = `${JSON.stringify(text.slice(0, 100))} is not ${wanted}`;
  return failure({ code: "BadConfigValue", severity: "error", message });
}

const NAMES: { readonly [type: string]: string } = {
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  array: "a list written as YAML or JSON",
  object: "a map written as YAML or JSON",
};

const READERS: { readonly [type: string]: (text: string) => Json | undefined } = {
  integer: (text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : undefined),
  number: (text) => (/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text.trim()) ? Number(text) : undefined),
  boolean: (text) => BOOLEANS.get(text.trim()),
  array: (text) => parsed(text, (value): value is readonly Json[] => Array.isArray(value)),
  object: (text) => parsed(text, (value): value is { readonly [key: string]: Json } => isMap(value)),
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);

function typesOf(schema: unknown): readonly string[] {
  if (!isMap(schema)) return [];
  if (schema["x-kubernetes-int-or-string"] === true) return ["integer", "string"];
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((name): name is string => typeof name === "string");
  const choices = schema["anyOf"] ?? schema["oneOf"];
  return Array.isArray(choices) ? choices.flatMap(typesOf) : [];
}

/** Parses a text as one YAML value; `undefined` if the text is no YAML or its value has another shape. */
function parsed<Shape extends Json>(text: string, isShape: (value: unknown) => value is Shape): Shape | undefined {
  const indented = text.replaceAll(/(?<![^\n])(?=[^\n])/g, "  ");
  const item = openItem(`value:\n${indented}\n`);
  if (!item.ok) return undefined;
  const value = item.value.get(["value"]);
  return isShape(value) ? value : undefined;
}
