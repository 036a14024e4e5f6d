// Generated from packages/core/src/status/rules/library/velero.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Velero: VolumeSnapshotLocation, BackupRepository. */
export const veleroRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["velero.io/VolumeSnapshotLocation", deferRule("velero/VolumeSnapshotLocation", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["velero.io/BackupRepository", deferRule("velero/BackupRepository", true, () => ({
    overrules: [{"field":"recentMaintenance"}],
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'NotReady'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("NotReady"))), reason: ["NotReady"], message: [orValue(optional(field("status"), literal("message")), literal("The repository cannot be used"))] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Ready'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Ready"))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
