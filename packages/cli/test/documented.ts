import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const SCHEMA = JSON.parse(readFileSync(new URL("../../../docs/json/v1.schema.json", import.meta.url), "utf8")) as {
  readonly $id: string;
};
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(SCHEMA);

/** Parses the output of a command with `-o json`. Throws if it does not match its definition in `docs/json`. */
export function documented(definition: string, stdout: string): unknown {
  const printed: unknown = JSON.parse(stdout);
  const validate = ajv.getSchema(`${SCHEMA.$id}#/$defs/${definition}`);
  if (validate === undefined) throw new Error(`docs/json has no definition ${definition}`);
  if (validate(printed) !== true) throw new Error(`${definition}: ${ajv.errorsText(validate.errors)}\n${stdout}`);
  return printed;
}
