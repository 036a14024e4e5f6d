import { asFields, stringOr } from "../fields.ts";
import { current, inProgress, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const READY: KstatusResult = Object.freeze(current("Service is ready"));

/** The rule of Service: only a LoadBalancer without a cluster IP is in progress; its ingress is ignored. */
export const computeService: Rule = (input) => {
  const spec = asFields(input.spec);
  if (spec?.type === "LoadBalancer" && stringOr(spec.clusterIP, "") === "") {
    return inProgress("NoIPAssigned", "ClusterIP not set. Service type: LoadBalancer");
  }
  return READY;
};
