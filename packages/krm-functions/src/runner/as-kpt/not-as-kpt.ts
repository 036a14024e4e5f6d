import type { Problem } from "@landfall/core/object";
import type { Refusal } from "../../kyaml/index.ts";

/** The problem that something is not rendered, because it is not certain what kpt would write. */
export function notAsKpt({ message, line }: Refusal, linesBefore = 0): Problem {
  const where = line === undefined ? "" : `line ${linesBefore + line}: `;
  return {
    code: "NotAsKpt",
    severity: "error",
    message: `cannot be written as kpt writes it, ${where}${message}`,
    hint: "edit it in place (any form), or render it with kpt",
  };
}
