import type { Problem } from "@landfall/core/object";
import type { Refusal } from "../../kyaml/index.ts";

/** Why something is not rendered: what kpt would write of it is not known for certain. */
export function notAsKpt({ message, line }: Refusal, linesBefore = 0): Problem {
  const where = line === undefined ? "" : `line ${linesBefore + line}: `;
  return {
    code: "NotAsKpt",
    severity: "error",
    message: `cannot be written as kpt writes it, ${where}${message}`,
    hint: "edit it in place (any form), or render it with kpt",
  };
}
