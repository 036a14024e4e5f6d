// Generated from packages/core/src/status/rules/library/k8up.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of K8up: *. */
export const k8upRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["k8up.io/*", deferRule("k8up/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['PreBackupPod', 'PodConfig', 'Snapshot'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("PreBackupPod"), literal("PodConfig"), literal("Snapshot"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
