// Generated from packages/core/src/status/rules/library/metal3.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, choose, conditionIs, conditions, differs, equals, field, has, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Metal3: BareMetalHost, *, HostFirmwareSettings, HardwareData. */
export const metal3Rules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["metal3.io/BareMetalHost", deferRule("metal3/BareMetalHost", true, () => ({
    suspended: { text: "(has(status.operationalStatus) && status.operationalStatus == 'detached') || (has(metadata.annotations) && ('baremetalhost.metal3.io/detached' in metadata.annotations || 'baremetalhost.metal3.io/paused' in metadata.annotations))", test: or(and(has(field("status"), "operationalStatus"), equals(select(field("status"), "operationalStatus"), literal("detached"))), and(has(field("metadata"), "annotations"), or(isIn(literal("baremetalhost.metal3.io/detached"), select(field("metadata"), "annotations")), isIn(literal("baremetalhost.metal3.io/paused"), select(field("metadata"), "annotations"))))) },
    rows: [
      { status: "Failed", text: "has(status.operationalStatus) && status.operationalStatus == 'error'", test: and(has(field("status"), "operationalStatus"), equals(select(field("status"), "operationalStatus"), literal("error"))), reason: [choose(has(field("status"), "errorType"), select(field("status"), "errorType"), literal("Error"))], message: [select(field("status"), "errorMessage")] },
      { status: "Failed", text: "has(status.errorMessage) && status.errorMessage != ''", test: and(has(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal(""))), reason: [choose(has(field("status"), "errorType"), select(field("status"), "errorType"), literal("Error"))], message: [select(field("status"), "errorMessage")] },
      { status: "Current", text: "has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state in ['provisioned', 'externally provisioned', 'available', 'ready', 'unmanaged']", test: and(and(has(field("status"), "provisioning"), has(select(field("status"), "provisioning"), "state")), isIn(select(select(field("status"), "provisioning"), "state"), list(literal("provisioned"), literal("externally provisioned"), literal("available"), literal("ready"), literal("unmanaged")))), reason: [select(select(field("status"), "provisioning"), "state")] },
      { status: "InProgress", text: "has(status.provisioning) && has(status.provisioning.state)", test: and(has(field("status"), "provisioning"), has(select(field("status"), "provisioning"), "state")), reason: [select(select(field("status"), "provisioning"), "state")] },
      { status: "InProgress", text: "has(status.operationalStatus)", test: has(field("status"), "operationalStatus"), reason: [select(field("status"), "operationalStatus")] },
    ],
  }))],
  ["metal3.io/*", deferRule("metal3/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Provisioning', 'FirmwareSchema'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Provisioning"), literal("FirmwareSchema"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
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
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
