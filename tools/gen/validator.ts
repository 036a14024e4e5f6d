import { validatorSchema } from "./derive.ts";
import { isPart, type Kind } from "./kind.ts";
import { shareParts } from "./share.ts";
import { sourceOf } from "./source.ts";

/**
 * The validator of a kind, as a module that exports `check` and the `schema` that it walks; for a part, only the
 * schema.
 */
export function validatorOf(kind: Kind, banner: string): string {
  if (isPart(kind)) return partOf(kind, banner);
  const importOf = (part: Kind, local: string): string =>
    `import { schema as ${local} } from "./${part.slug}.validate.ts";`;
  const { imports, text } = sourceOf(kind, shareParts(validatorSchema(kind)), importOf);
  const head = [
    banner,
    'import { checkOf } from "../check.ts";',
    'import type { Check, JsonSchema } from "../problems.ts";',
    ...imports,
  ];
  return `${head.join("\n")}

export const schema: JsonSchema = ${text};
export const check: Check = /* @__PURE__ */ checkOf(schema);
`;
}

function partOf(part: Kind, banner: string): string {
  return `${banner}
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = ${JSON.stringify(validatorSchema(part))};
`;
}
