// Generated from packages/core/src/status/rules/library/trident.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NetApp Trident: TridentBackend, *. */
export const tridentRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["trident.netapp.io/TridentBackend", deferRule("trident/TridentBackend", false, () => ({
    suspended: { text: "state == 'suspended'", test: equals(field("state"), literal("suspended")) },
    rows: [
      { status: "Failed", text: "state in ['failed', 'offline']", test: isIn(field("state"), list(literal("failed"), literal("offline"))), reason: [field("state")], message: ["The backend is ", field("state")] },
      { status: "InProgress", text: "state in ['deleting', 'suspended']", test: isIn(field("state"), list(literal("deleting"), literal("suspended"))), reason: [field("state")], message: ["The backend is ", field("state")] },
      { status: "Current", text: "state == 'online'", test: equals(field("state"), literal("online")), reason: ["online"], message: ["The backend is online"] },
      { status: "Unknown", text: "true", test: literal(true), reason: ["UnknownState"], message: ["Trident does not know the state of the backend"] },
    ],
  }))],
  ["trident.netapp.io/*", deferRule("trident/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['TridentStorageClass', 'TridentVersion', 'TridentNode', 'TridentSnapshot'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("TridentStorageClass"), literal("TridentVersion"), literal("TridentNode"), literal("TridentSnapshot"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
