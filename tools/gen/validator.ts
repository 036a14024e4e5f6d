import { validatorSchema } from "./derive.ts";
import type { Kind } from "./kind.ts";
import { shareParts } from "./share.ts";

/** The validator of a kind, as a module of its own that exports `check` and the `schema` that it walks. */
export function validatorOf(kind: Kind, banner: string): string {
  return `${banner}
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";

export const schema: JsonSchema = ${JSON.stringify(shareParts(validatorSchema(kind)))};
export const check: Check = checkOf(schema);
`;
}
