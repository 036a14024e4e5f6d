import { current, failed, inProgress, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const ESTABLISHED: KstatusResult = Object.freeze(current("CRD is established"));

/** The rule of CustomResourceDefinition: the first condition that decides, in the order of the list. */
export const computeCustomResourceDefinition: Rule = ({ conditions }) => {
  for (const { type, status, reason, message } of conditions) {
    if (type === "NamesAccepted" && status === "False") return failed(reason ?? "", message ?? "");
    if (type !== "Established") continue;
    if (status === "True") return ESTABLISHED;
    if (status === "False" && reason !== "Installing") return failed(reason ?? "", message ?? "");
  }
  return inProgress("Installing", "Install in progress");
};
