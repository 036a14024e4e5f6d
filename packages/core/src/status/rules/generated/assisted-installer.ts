// Generated from packages/core/src/status/rules/library/assisted-installer.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Assisted Installer: NMStateConfig. */
export const assistedInstallerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["agent-install.openshift.io/NMStateConfig", deferRule("assisted-installer/NMStateConfig", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
