// Generated from packages/core/src/status/rules/library/ceph-csi-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Ceph CSI Operator: *. */
export const cephCsiOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["csi.ceph.io/*", deferRule("ceph-csi-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['CephConnection', 'ClientProfile', 'ClientProfileMapping', 'OperatorConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("CephConnection"), literal("ClientProfile"), literal("ClientProfileMapping"), literal("OperatorConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
