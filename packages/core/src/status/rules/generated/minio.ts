// Generated from packages/core/src/status/rules/library/minio.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MinIO Operator: Tenant. */
export const minioRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["minio.min.io/Tenant", deferRule("minio/Tenant", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.currentState) && status.currentState in ['Statefulset not controlled by operator', 'Another MinIO Tenant already exists in the namespace', 'Tenant credentials are not set properly', 'Different versions across MinIO Pools', 'Pool Decommissioning Not Allowed']", test: and(hasField(field("status"), "currentState"), isIn(select(field("status"), "currentState"), list(literal("Statefulset not controlled by operator"), literal("Another MinIO Tenant already exists in the namespace"), literal("Tenant credentials are not set properly"), literal("Different versions across MinIO Pools"), literal("Pool Decommissioning Not Allowed")))), reason: ["NotReconciled"], message: [select(field("status"), "currentState")] },
    ],
  }))],
]);
