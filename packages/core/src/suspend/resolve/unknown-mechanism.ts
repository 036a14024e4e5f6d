import { type KubeObject, type Problem, refOf } from "../../object/index.ts";

/** A hold or saved value of a mechanism that the catalogue in use does not have: it cannot be taken back. */
export function unknownMechanism(object: KubeObject, id: string): Problem {
  return {
    code: "MechanismUnknown",
    severity: "error",
    message: `the hold was made by mechanism ${JSON.stringify(id.slice(0, 80))}, which the catalogue does not have`,
    ref: refOf(object),
    hint: "give the catalogue that the hold was made with",
  };
}
