import { type KubeObject, type Problem, refOf } from "../../object/index.ts";

/** Returns the problem of a hold or saved value whose mechanism is not in the catalogue: it cannot be undone. */
export function unknownMechanism(object: KubeObject, id: string): Problem {
  return {
    code: "MechanismUnknown",
    severity: "error",
    message: `the hold was made by mechanism ${JSON.stringify(id.slice(0, 80))}, which the catalogue does not have`,
    ref: refOf(object),
    hint: "give the catalogue that the hold was made with",
  };
}
