// Generated from packages/core/src/status/rules/library/calico.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { arithmetic, differs, exists, field, filter, hasField, isIn, list, literal, map, optional, orValue, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Calico: CalicoNodeStatus, *, CalicoNodeStatus, *. */
export const calicoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["crd.projectcalico.org/CalicoNodeStatus", deferRule("calico/CalicoNodeStatus", true, () => ({
    rows: [
      { status: "Failed", text: "'NotReady' in [status.?agent.?birdV4.?state.orValue(''), status.?agent.?birdV6.?state.orValue('')]", test: isIn(literal("NotReady"), list(orValue(optional(optional(optional(field("status"), literal("agent")), literal("birdV4")), literal("state")), literal("")), orValue(optional(optional(optional(field("status"), literal("agent")), literal("birdV6")), literal("state")), literal("")))), reason: ["AgentNotReady"], message: ["The BGP daemon of ", orValue(optional(field("spec"), literal("node")), literal("the node")), " is not ready"] },
      { status: "InProgress", text: "(status.?bgp.?peersV4.orValue([]) + status.?bgp.?peersV6.orValue([])).exists(p, p.?state.orValue('Established') != 'Established')", test: exists(arithmetic("+", orValue(optional(optional(field("status"), literal("bgp")), literal("peersV4")), list()), orValue(optional(optional(field("status"), literal("bgp")), literal("peersV6")), list())), 0, 7, differs(orValue(optional(slot(0), literal("state")), literal("Established")), literal("Established"))), reason: ["PeersNotEstablished"], message: [map(filter(arithmetic("+", orValue(optional(optional(field("status"), literal("bgp")), literal("peersV4")), list()), orValue(optional(optional(field("status"), literal("bgp")), literal("peersV6")), list())), 0, 7, differs(orValue(optional(slot(0), literal("state")), literal("")), literal("Established"))), 0, 5, orValue(optional(slot(0), literal("peerIP")), literal(""))), " are not established"] },
      { status: "Current", text: "has(status.lastUpdated)", test: hasField(field("status"), "lastUpdated"), reason: ["Reported"] },
    ],
  }))],
  ["crd.projectcalico.org/*", deferRule("calico/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["projectcalico.org/CalicoNodeStatus", deferRule("calico/CalicoNodeStatus", true, () => ({
    rows: [
      { status: "Failed", text: "'NotReady' in [status.?agent.?birdV4.?state.orValue(''), status.?agent.?birdV6.?state.orValue('')]", test: isIn(literal("NotReady"), list(orValue(optional(optional(optional(field("status"), literal("agent")), literal("birdV4")), literal("state")), literal("")), orValue(optional(optional(optional(field("status"), literal("agent")), literal("birdV6")), literal("state")), literal("")))), reason: ["AgentNotReady"], message: ["The BGP daemon of ", orValue(optional(field("spec"), literal("node")), literal("the node")), " is not ready"] },
      { status: "InProgress", text: "(status.?bgp.?peersV4.orValue([]) + status.?bgp.?peersV6.orValue([])).exists(p, p.?state.orValue('Established') != 'Established')", test: exists(arithmetic("+", orValue(optional(optional(field("status"), literal("bgp")), literal("peersV4")), list()), orValue(optional(optional(field("status"), literal("bgp")), literal("peersV6")), list())), 0, 7, differs(orValue(optional(slot(0), literal("state")), literal("Established")), literal("Established"))), reason: ["PeersNotEstablished"], message: [map(filter(arithmetic("+", orValue(optional(optional(field("status"), literal("bgp")), literal("peersV4")), list()), orValue(optional(optional(field("status"), literal("bgp")), literal("peersV6")), list())), 0, 7, differs(orValue(optional(slot(0), literal("state")), literal("")), literal("Established"))), 0, 5, orValue(optional(slot(0), literal("peerIP")), literal(""))), " are not established"] },
      { status: "Current", text: "has(status.lastUpdated)", test: hasField(field("status"), "lastUpdated"), reason: ["Reported"] },
    ],
  }))],
  ["projectcalico.org/*", deferRule("calico/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
