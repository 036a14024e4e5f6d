// Generated from packages/core/src/status/rules/library/kubevault.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, choose, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeVault: VaultServer, VaultServerVersion. */
export const kubevaultRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kubevault.com/VaultServer", deferRule("kubevault/VaultServer", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Sealed', 'Critical', 'NotReady']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Sealed"), literal("Critical"), literal("NotReady")))), reason: [select(field("status"), "phase")], message: [choose(equals(select(field("status"), "phase"), literal("Sealed")), literal("Vault is sealed"), arithmetic("+", literal("The phase is "), select(field("status"), "phase")))] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Ready'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Ready"))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["catalog.kubevault.com/VaultServerVersion", deferRule("kubevault/VaultServerVersion", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
