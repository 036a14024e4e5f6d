// Generated from packages/core/src/status/rules/library/gardener.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, exists, field, filter, hasField, index, isIn, list, literal, not, optional, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Gardener: Shoot, Seed, Garden, CloudProfile, MachineDeployment, SecretBinding. */
export const gardenerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["core.gardener.cloud/Shoot", deferRule("gardener/Shoot", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "status.?lastOperation.?state.orValue('') in ['Failed', 'Error', 'Aborted']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Failed"), literal("Error"), literal("Aborted"))), reason: [select(select(field("status"), "lastOperation"), "state")], message: [orValue(optional(select(field("status"), "lastOperation"), literal("description")), literal("The last operation failed"))] },
      { status: "Failed", text: "!(status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']) && conditions.exists(c, c.status == 'False' && c.type in ['APIServerAvailable', 'ControlPlaneHealthy', 'ObservabilityComponentsHealthy', 'EveryNodeReady', 'SystemComponentsHealthy'])", test: and(not(isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending")))), exists(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("APIServerAvailable"), literal("ControlPlaneHealthy"), literal("ObservabilityComponentsHealthy"), literal("EveryNodeReady"), literal("SystemComponentsHealthy")))))), reason: [select(index(filter(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("APIServerAvailable"), literal("ControlPlaneHealthy"), literal("ObservabilityComponentsHealthy"), literal("EveryNodeReady"), literal("SystemComponentsHealthy"))))), literal(0)), "type")], message: [orValue(optional(index(filter(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("APIServerAvailable"), literal("ControlPlaneHealthy"), literal("ObservabilityComponentsHealthy"), literal("EveryNodeReady"), literal("SystemComponentsHealthy"))))), literal(0)), literal("message")), literal("It is not healthy"))] },
      { status: "InProgress", text: "status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending"))), reason: [select(select(field("status"), "lastOperation"), "state")] },
      { status: "InProgress", text: "has(status.conditions) && status.conditions.exists(c, c.?status.orValue('') != 'True')", test: and(hasField(field("status"), "conditions"), exists(select(field("status"), "conditions"), 0, 7, differs(orValue(optional(slot(0), literal("status")), literal("")), literal("True")))) },
    ],
  }))],
  ["core.gardener.cloud/Seed", deferRule("gardener/Seed", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "status.?lastOperation.?state.orValue('') in ['Failed', 'Error', 'Aborted']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Failed"), literal("Error"), literal("Aborted"))), reason: [select(select(field("status"), "lastOperation"), "state")], message: [orValue(optional(select(field("status"), "lastOperation"), literal("description")), literal("The last operation failed"))] },
      { status: "Failed", text: "!(status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']) && conditions.exists(c, c.status == 'False' && c.type in ['GardenletReady', 'ExtensionsReady', 'BackupBucketsReady', 'SeedSystemComponentsHealthy'])", test: and(not(isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending")))), exists(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("GardenletReady"), literal("ExtensionsReady"), literal("BackupBucketsReady"), literal("SeedSystemComponentsHealthy")))))), reason: [select(index(filter(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("GardenletReady"), literal("ExtensionsReady"), literal("BackupBucketsReady"), literal("SeedSystemComponentsHealthy"))))), literal(0)), "type")], message: [orValue(optional(index(filter(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("GardenletReady"), literal("ExtensionsReady"), literal("BackupBucketsReady"), literal("SeedSystemComponentsHealthy"))))), literal(0)), literal("message")), literal("It is not healthy"))] },
      { status: "Failed", text: "conditions.isUnknown('GardenletReady')", test: conditionIs(conditions(), literal("GardenletReady"), "Unknown") },
      { status: "InProgress", text: "status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending"))), reason: [select(select(field("status"), "lastOperation"), "state")] },
      { status: "InProgress", text: "has(status.conditions) && status.conditions.exists(c, c.?status.orValue('') != 'True')", test: and(hasField(field("status"), "conditions"), exists(select(field("status"), "conditions"), 0, 7, differs(orValue(optional(slot(0), literal("status")), literal("")), literal("True")))) },
    ],
  }))],
  ["operator.gardener.cloud/Garden", deferRule("gardener/Garden", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "status.?lastOperation.?state.orValue('') in ['Failed', 'Error', 'Aborted']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Failed"), literal("Error"), literal("Aborted"))), reason: [select(select(field("status"), "lastOperation"), "state")], message: [orValue(optional(select(field("status"), "lastOperation"), literal("description")), literal("The last operation failed"))] },
      { status: "Failed", text: "!(status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']) && conditions.exists(c, c.status == 'False' && c.type in ['RuntimeComponentsHealthy', 'VirtualComponentsHealthy', 'VirtualGardenAPIServerAvailable', 'ObservabilityComponentsHealthy'])", test: and(not(isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending")))), exists(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("RuntimeComponentsHealthy"), literal("VirtualComponentsHealthy"), literal("VirtualGardenAPIServerAvailable"), literal("ObservabilityComponentsHealthy")))))), reason: [select(index(filter(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("RuntimeComponentsHealthy"), literal("VirtualComponentsHealthy"), literal("VirtualGardenAPIServerAvailable"), literal("ObservabilityComponentsHealthy"))))), literal(0)), "type")], message: [orValue(optional(index(filter(conditions(), 0, 13, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("RuntimeComponentsHealthy"), literal("VirtualComponentsHealthy"), literal("VirtualGardenAPIServerAvailable"), literal("ObservabilityComponentsHealthy"))))), literal(0)), literal("message")), literal("It is not healthy"))] },
      { status: "InProgress", text: "status.?lastOperation.?state.orValue('') in ['Processing', 'Pending']", test: isIn(orValue(optional(optional(field("status"), literal("lastOperation")), literal("state")), literal("")), list(literal("Processing"), literal("Pending"))), reason: [select(select(field("status"), "lastOperation"), "state")] },
      { status: "InProgress", text: "has(status.conditions) && status.conditions.exists(c, c.?status.orValue('') != 'True')", test: and(hasField(field("status"), "conditions"), exists(select(field("status"), "conditions"), 0, 7, differs(orValue(optional(slot(0), literal("status")), literal("")), literal("True")))) },
    ],
  }))],
  ["core.gardener.cloud/CloudProfile", deferRule("gardener/CloudProfile", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["machine.sapcloud.io/MachineDeployment", deferRule("gardener/MachineDeployment", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"NewMachineSetAvailable"}],
    rows: [
    ],
  }))],
  ["core.gardener.cloud/SecretBinding", deferRule("gardener/SecretBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
