// Generated from packages/core/src/status/rules/library/metal3.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditions, differs, equals, field, hasField, isIn, list, literal, not, optional, or, orValue, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Metal3: *, HostFirmwareSettings, HardwareData, BareMetalHost, DataImage, BMCEventSubscription, IPClaim, Metal3DataClaim, Metal3Remediation. */
export const metal3Rules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["metal3.io/*", deferRule("metal3/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Provisioning', 'FirmwareSchema'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Provisioning"), literal("FirmwareSchema"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metal3.io/HostFirmwareSettings", deferRule("metal3/HostFirmwareSettings", true, () => ({
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Valid') && has(status.settings) && size(status.settings) == 0", test: and(and(conditionIs(conditions(), literal("Valid"), "False"), hasField(field("status"), "settings")), equals(size(select(field("status"), "settings")), literal(0))), reason: ["SettingsNotRead"] },
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
  ["metal3.io/BareMetalHost", deferRule("metal3/BareMetalHost", true, () => ({
    overrules: [{"condition":"Ready","reason":"NotProvisioned"},{"condition":"Provisioned","reason":"NotProvisioned"},{"condition":"Ready","reason":"Detached"},{"condition":"AvailableForProvisioning"}],
    suspended: { text: "(has(metadata.annotations) && ('baremetalhost.metal3.io/paused' in metadata.annotations || 'baremetalhost.metal3.io/detached' in metadata.annotations)) || (has(status.operationalStatus) && status.operationalStatus in ['detached', 'discovered']) || (has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state == 'unmanaged')", test: or(or(and(hasField(field("metadata"), "annotations"), or(isIn(literal("baremetalhost.metal3.io/paused"), select(field("metadata"), "annotations")), isIn(literal("baremetalhost.metal3.io/detached"), select(field("metadata"), "annotations")))), and(hasField(field("status"), "operationalStatus"), isIn(select(field("status"), "operationalStatus"), list(literal("detached"), literal("discovered"))))), and(and(hasField(field("status"), "provisioning"), hasField(select(field("status"), "provisioning"), "state")), equals(select(select(field("status"), "provisioning"), "state"), literal("unmanaged")))) },
    rows: [
      { status: "Failed", text: "has(status.operationalStatus) && status.operationalStatus == 'error'", test: and(hasField(field("status"), "operationalStatus"), equals(select(field("status"), "operationalStatus"), literal("error"))), reason: [orValue(optional(field("status"), literal("errorType")), literal("error"))], message: [orValue(optional(field("status"), literal("errorMessage")), literal("The host is in error"))] },
      { status: "Failed", text: "has(status.errorMessage) && status.errorMessage != ''", test: and(hasField(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal(""))), reason: [orValue(optional(field("status"), literal("errorType")), literal("error"))], message: [select(field("status"), "errorMessage")] },
      { status: "InProgress", text: "has(status.operationalStatus) && status.operationalStatus in ['delayed', 'servicing', 'discovered', '']", test: and(hasField(field("status"), "operationalStatus"), isIn(select(field("status"), "operationalStatus"), list(literal("delayed"), literal("servicing"), literal("discovered"), literal("")))), reason: [select(field("status"), "operationalStatus")] },
      { status: "InProgress", text: "has(status.provisioning) && has(status.provisioning.state) && !(status.provisioning.state in ['available', 'ready', 'provisioned', 'externally provisioned'])", test: and(and(hasField(field("status"), "provisioning"), hasField(select(field("status"), "provisioning"), "state")), not(isIn(select(select(field("status"), "provisioning"), "state"), list(literal("available"), literal("ready"), literal("provisioned"), literal("externally provisioned"))))), reason: [select(select(field("status"), "provisioning"), "state")] },
      { status: "InProgress", text: "has(spec.online) && spec.online && has(spec.image) && spec.image.?url.orValue('') != '' && has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state in ['available', 'ready']", test: and(and(and(hasField(field("spec"), "online"), select(field("spec"), "online")), and(hasField(field("spec"), "image"), differs(orValue(optional(select(field("spec"), "image"), literal("url")), literal("")), literal("")))), and(and(hasField(field("status"), "provisioning"), hasField(select(field("status"), "provisioning"), "state")), isIn(select(select(field("status"), "provisioning"), "state"), list(literal("available"), literal("ready"))))), reason: ["ImageNotProvisioned"], message: [select(select(field("spec"), "image"), "url"), " is not on it yet"] },
      { status: "InProgress", text: "has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state == 'provisioned' && has(spec.image) && has(status.provisioning.image) && spec.image.?url.orValue('') != '' && status.provisioning.image.?url.orValue('') != '' && spec.image.url != status.provisioning.image.url", test: and(and(and(hasField(field("status"), "provisioning"), hasField(select(field("status"), "provisioning"), "state")), and(equals(select(select(field("status"), "provisioning"), "state"), literal("provisioned")), hasField(field("spec"), "image"))), and(and(hasField(select(field("status"), "provisioning"), "image"), differs(orValue(optional(select(field("spec"), "image"), literal("url")), literal("")), literal(""))), and(differs(orValue(optional(select(select(field("status"), "provisioning"), "image"), literal("url")), literal("")), literal("")), differs(select(select(field("spec"), "image"), "url"), select(select(select(field("status"), "provisioning"), "image"), "url"))))), reason: ["OtherImage"], message: [select(select(select(field("status"), "provisioning"), "image"), "url"), " is on it, and ", select(select(field("spec"), "image"), "url"), " is wanted"] },
      { status: "InProgress", text: "has(spec.online) && has(status.poweredOn) && spec.online != status.poweredOn && has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state in ['provisioned', 'externally provisioned'] && !(has(status.operationalStatus) && status.operationalStatus == 'detached')", test: and(and(and(hasField(field("spec"), "online"), hasField(field("status"), "poweredOn")), and(differs(select(field("spec"), "online"), select(field("status"), "poweredOn")), hasField(field("status"), "provisioning"))), and(and(hasField(select(field("status"), "provisioning"), "state"), isIn(select(select(field("status"), "provisioning"), "state"), list(literal("provisioned"), literal("externally provisioned")))), not(and(hasField(field("status"), "operationalStatus"), equals(select(field("status"), "operationalStatus"), literal("detached")))))), reason: [choose(select(field("spec"), "online"), literal("PoweredOff"), literal("PoweredOn"))] },
      { status: "Current", text: "has(status.operationalStatus) && status.operationalStatus in ['OK', 'detached'] && has(status.provisioning) && has(status.provisioning.state) && status.provisioning.state in ['available', 'ready', 'provisioned', 'externally provisioned']", test: and(and(and(hasField(field("status"), "operationalStatus"), isIn(select(field("status"), "operationalStatus"), list(literal("OK"), literal("detached")))), hasField(field("status"), "provisioning")), and(hasField(select(field("status"), "provisioning"), "state"), isIn(select(select(field("status"), "provisioning"), "state"), list(literal("available"), literal("ready"), literal("provisioned"), literal("externally provisioned"))))), reason: [select(select(field("status"), "provisioning"), "state")] },
    ],
  }))],
  ["metal3.io/DataImage", deferRule("metal3/DataImage", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.error) && has(status.error.message) && status.error.message != ''", test: and(and(hasField(field("status"), "error"), hasField(select(field("status"), "error"), "message")), differs(select(select(field("status"), "error"), "message"), literal(""))), reason: ["AttachFailed"], message: [select(select(field("status"), "error"), "message")] },
      { status: "Current", text: "has(spec.url) && has(status.attachedImage) && has(status.attachedImage.url) && status.attachedImage.url == spec.url", test: and(and(hasField(field("spec"), "url"), hasField(field("status"), "attachedImage")), and(hasField(select(field("status"), "attachedImage"), "url"), equals(select(select(field("status"), "attachedImage"), "url"), select(field("spec"), "url")))), reason: ["Attached"], message: [select(field("spec"), "url"), " is attached"] },
      { status: "InProgress", text: "has(status.attachedImage) || has(status.lastReconciled)", test: or(hasField(field("status"), "attachedImage"), hasField(field("status"), "lastReconciled")), reason: ["NotAttached"] },
    ],
  }))],
  ["metal3.io/BMCEventSubscription", deferRule("metal3/BMCEventSubscription", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.error) && status.error != ''", test: and(hasField(field("status"), "error"), differs(select(field("status"), "error"), literal(""))), reason: ["SubscriptionFailed"], message: [select(field("status"), "error")] },
      { status: "Current", text: "has(status.subscriptionID) && status.subscriptionID != ''", test: and(hasField(field("status"), "subscriptionID"), differs(select(field("status"), "subscriptionID"), literal(""))), reason: ["Subscribed"] },
    ],
  }))],
  ["ipam.metal3.io/IPClaim", deferRule("metal3/IPClaim", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(status.address) && has(status.address.name) && status.address.name != '' && !(has(status.errorMessage) && status.errorMessage != '')", test: and(and(hasField(field("status"), "address"), hasField(select(field("status"), "address"), "name")), and(differs(select(select(field("status"), "address"), "name"), literal("")), not(and(hasField(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal("")))))), reason: ["Bound"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/Metal3DataClaim", deferRule("metal3/Metal3DataClaim", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(status.renderedData) && has(status.renderedData.name) && status.renderedData.name != '' && !(has(status.errorMessage) && status.errorMessage != '')", test: and(and(hasField(field("status"), "renderedData"), hasField(select(field("status"), "renderedData"), "name")), and(differs(select(select(field("status"), "renderedData"), "name"), literal("")), not(and(hasField(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal("")))))), reason: ["Rendered"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/Metal3Remediation", deferRule("metal3/Metal3Remediation", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Running', 'Waiting', 'Deleting machine']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Running"), literal("Waiting"), literal("Deleting machine")))), reason: [choose(equals(select(field("status"), "phase"), literal("Deleting machine")), literal("DeletingMachine"), select(field("status"), "phase"))] },
    ],
  }))],
]);
