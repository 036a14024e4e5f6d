// Generated from packages/core/src/status/rules/library/metal3.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Metal3: *, HostFirmwareSettings, HardwareData. */
export const metal3Rules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["metal3.io/*", deferRule("metal3/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Provisioning', 'FirmwareSchema'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Provisioning"), literal("FirmwareSchema"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metal3.io/HostFirmwareSettings", deferRule("metal3/HostFirmwareSettings", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
      { status: "InProgress", text: "conditions.isTrue('ChangeDetected')", test: conditionIs(conditions(), literal("ChangeDetected"), "True") },
      { status: "Current", text: "conditions.isTrue('Valid')", test: conditionIs(conditions(), literal("Valid"), "True") },
    ],
  }))],
  ["metal3.io/HardwareData", deferRule("metal3/HardwareData", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
