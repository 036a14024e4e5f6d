import type { Path } from "../../object/index.ts";
import { asFields, asList, asText, type Subject } from "../subject.ts";
import { IDENTITY, type KindRow, type KindRule, quote } from "./kind-rule.ts";
import { failedIf, otherwise } from "./rows.ts";

const ADDRESSES: Path = ["status", "loadBalancer", "ingress"];
const FIRST_ADDRESS: Path = [...ADDRESSES, 0];

/** Returns the first address of a load balancer; `""` if there is none yet. */
function addressOf({ status }: Subject): string {
  const [first] = asList(asFields(status["loadBalancer"])["ingress"]);
  const fields = asFields(first);
  return asText(fields["ip"]) || asText(fields["hostname"]);
}

const HAS_ADDRESS: KindRow = {
  when: "status.loadBalancer.ingress has an address",
  status: "Current",
  reason: "HasAddress",
  paths: [
    [...FIRST_ADDRESS, "ip"],
    [...FIRST_ADDRESS, "hostname"],
  ],
  test: (subject) => (addressOf(subject) === "" ? undefined : quote(`Reachable at ${addressOf(subject)}`)),
};

/** The decision table of v1 Service. */
export const SERVICE: KindRule = {
  groups: [""],
  kind: "Service",
  rows: [
    failedIf("LoadBalancerPortsError", "True"),
    {
      when: "spec.type is not LoadBalancer",
      status: "Current",
      reason: "ServiceReady",
      paths: [["spec", "type"], ["spec", "clusterIP"], ...IDENTITY],
      test: ({ spec }) => (asText(spec["type"]) === "LoadBalancer" ? undefined : "Service is ready"),
    },
    HAS_ADDRESS,
    otherwise("InProgress", "NoAddress", "Waits for an address of its load balancer", ["spec", "type"], ADDRESSES),
  ],
};

/** The decision table of networking.k8s.io Ingress. */
export const INGRESS: KindRule = {
  groups: ["networking.k8s.io", "extensions"],
  kind: "Ingress",
  rows: [
    HAS_ADDRESS,
    otherwise("InProgress", "NoAddress", "Waits for its ingress controller to report an address", ADDRESSES, ["kind"]),
  ],
};
