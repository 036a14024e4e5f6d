import { isRecord } from "../fields.ts";

/** A schema with what it refers to in the `$defs` of the whole; what it says itself wins. */
export function referred(whole: { readonly [key: string]: unknown }, schema: unknown): unknown {
  if (!isRecord(schema) || typeof schema["$ref"] !== "string") return schema;
  const name = schema["$ref"].replace("#/$defs/", "");
  const { $defs } = whole;
  const definition = isRecord($defs) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
  return isRecord(definition) ? { ...definition, ...schema } : schema;
}
