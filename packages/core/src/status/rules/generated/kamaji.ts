// Generated from packages/core/src/status/rules/library/kamaji.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kamaji: TenantControlPlane. */
export const kamajiRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kamaji.clastix.io/TenantControlPlane", deferRule("kamaji/TenantControlPlane", true, () => ({
    suspended: { text: "has(status.kubernetesResources) && has(status.kubernetesResources.version) && has(status.kubernetesResources.version.status) && status.kubernetesResources.version.status == 'Sleeping'", test: and(and(hasField(field("status"), "kubernetesResources"), hasField(select(field("status"), "kubernetesResources"), "version")), and(hasField(select(select(field("status"), "kubernetesResources"), "version"), "status"), equals(select(select(select(field("status"), "kubernetesResources"), "version"), "status"), literal("Sleeping")))) },
    rows: [
      { status: "Failed", text: "has(status.kubernetesResources) && has(status.kubernetesResources.version) && has(status.kubernetesResources.version.status) && status.kubernetesResources.version.status == 'NotReady'", test: and(and(hasField(field("status"), "kubernetesResources"), hasField(select(field("status"), "kubernetesResources"), "version")), and(hasField(select(select(field("status"), "kubernetesResources"), "version"), "status"), equals(select(select(select(field("status"), "kubernetesResources"), "version"), "status"), literal("NotReady")))), reason: ["NotReady"] },
      { status: "Current", text: "has(status.kubernetesResources) && has(status.kubernetesResources.version) && has(status.kubernetesResources.version.status) && status.kubernetesResources.version.status == 'Ready'", test: and(and(hasField(field("status"), "kubernetesResources"), hasField(select(field("status"), "kubernetesResources"), "version")), and(hasField(select(select(field("status"), "kubernetesResources"), "version"), "status"), equals(select(select(select(field("status"), "kubernetesResources"), "version"), "status"), literal("Ready")))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.kubernetesResources) && has(status.kubernetesResources.version) && has(status.kubernetesResources.version.status)", test: and(and(hasField(field("status"), "kubernetesResources"), hasField(select(field("status"), "kubernetesResources"), "version")), hasField(select(select(field("status"), "kubernetesResources"), "version"), "status")), reason: [select(select(select(field("status"), "kubernetesResources"), "version"), "status")] },
    ],
  }))],
]);
