import { isMap } from "@landfall/core/object";

/** A schema merged with the definition in the `$defs` of the whole that it refers to; its own keywords win. */
export function referred(whole: { readonly [key: string]: unknown }, schema: unknown): unknown {
  if (!isMap(schema) || typeof schema["$ref"] !== "string") return schema;
  const name = schema["$ref"].replace("#/$defs/", "");
  const { $defs } = whole;
  const definition = isMap($defs) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
  return isMap(definition) ? { ...definition, ...schema } : schema;
}
