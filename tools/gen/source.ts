import { allParts, camelName, isPart, type Kind, type Schema } from "./kind.ts";

/** A schema as the source of a constant, and the imports that it needs. */
export interface SchemaSource {
  readonly imports: readonly string[];
  readonly text: string;
}

/**
 * The source of a kind's schema. Its direct and indirect parts are under `$defs`, as constants from their own modules,
 * so that each is written once; `importOf` returns the import of one under a local name. The source of a part has no
 * `$defs`, because the kinds that use it have them.
 */
export function sourceOf(
  kind: Kind,
  schema: Schema,
  importOf: (part: Kind, local: string) => string,
  indent?: number,
): SchemaSource {
  const locals = isPart(kind) ? [] : allParts(kind).map((part) => [part, `${camelName(part)}Schema`] as const);
  const held = Object.fromEntries(locals.map(([part, local]) => [camelName(part), `@${local}@`]));
  const $defs = { ...(schema["$defs"] as Schema | undefined), ...held };
  const whole = Object.keys($defs).length === 0 ? schema : { ...schema, $defs };
  return {
    imports: locals.map(([part, local]) => importOf(part, local)),
    text: JSON.stringify(whole, null, indent).replaceAll(/"@(\w+)@"/g, "$1"),
  };
}
