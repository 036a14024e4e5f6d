import { canonicalJson, compareText, readString } from "../../../object/index.ts";
import { changedStatus } from "../changes.ts";
import { listIn, numberIn, type Reported, reported, textIn } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { RuleInput, TemplateRule } from "../rule.ts";
import { INGRESS_STATUS, SERVICE_STATUS } from "../shapes.ts";
import type { Wire } from "../wire.ts";

/** The rule for a Service: the addresses of type LoadBalancer; a Service of another type is not changed. */
export const SERVICE: TemplateRule = {
  group: "",
  version: "v1",
  kind: "Service",
  shape: SERVICE_STATUS,
  aggregate: (input) => {
    if (readString(input.spec, ["type"]) !== "LoadBalancer") return undefined;
    return changedStatus(input.status, { ...addresses(input), ...mergeConditions(input) });
  },
};

/** The rule for an Ingress: its addresses. */
export const INGRESS: TemplateRule = {
  group: "networking.k8s.io",
  version: "v1",
  kind: "Ingress",
  shape: INGRESS_STATUS,
  aggregate: (input) => changedStatus(input.status, addresses(input)),
};

/**
 * Returns every address once, with the ports of all members: those with a hostname first, by hostname, address and
 * mode.
 */
function addresses(input: RuleInput): Wire {
  const byAddress = new Map<string, Wire>();
  for (const entry of reported(input.members).flatMap(ingressOf)) {
    const key = canonicalJson([textIn(entry, "hostname"), textIn(entry, "ip"), entry["ipMode"] ?? null]);
    const ports = [...listIn(byAddress.get(key) ?? {}, "ports"), ...listIn(entry, "ports")];
    byAddress.set(key, { ...entry, ports });
  }
  const ingress = [...byAddress.values()].map(({ ports, ...entry }) => ({ ...entry, ...sortPorts(ports) }));
  return { loadBalancer: { ingress: ingress.toSorted(compareAddresses) } };
}

function ingressOf({ status }: Reported): readonly Wire[] {
  return listIn((status["loadBalancer"] ?? {}) as Wire, "ingress");
}

/** Returns every port once; no field if there are none. */
function sortPorts(list: unknown): Wire {
  const unique = new Map((list as readonly Wire[]).map((port) => [canonicalJson(port), port]));
  const ports = [...unique.values()].toSorted(
    (a, b) =>
      numberIn(a, "port") - numberIn(b, "port") ||
      compareText(textIn(a, "protocol"), textIn(b, "protocol")) ||
      compareOptional(a["error"], b["error"], -1),
  );
  return ports.length === 0 ? {} : { ports };
}

function compareAddresses(a: Wire, b: Wire): number {
  return (
    compareOptional(a["hostname"], b["hostname"], 1) ||
    compareText(textIn(a, "ip"), textIn(b, "ip")) ||
    compareOptional(a["ipMode"], b["ipMode"], 1)
  );
}

/** Compares two texts that may be missing; a missing one comes first if `absent` is -1, last if it is 1. */
function compareOptional(a: unknown, b: unknown, absent: -1 | 1): number {
  if (typeof a === "string" && typeof b === "string") return compareText(a, b);
  if (typeof a !== "string" && typeof b !== "string") return 0;
  return typeof a === "string" ? -absent : absent;
}
