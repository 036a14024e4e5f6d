// Generated from packages/core/src/status/rules/library/kubevault.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeVault: VaultServerVersion. */
export const kubevaultRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["catalog.kubevault.com/VaultServerVersion", deferRule("kubevault/VaultServerVersion", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
