// Generated from packages/core/src/status/rules/library/velero.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Velero: BackupRepository, VolumeSnapshotLocation. */
export const veleroRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["velero.io/BackupRepository", createRule({
    id: "velero/BackupRepository",
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'NotReady'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("NotReady"))), reason: ["NotReady"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Ready'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Ready"))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase") },
    ],
  })],
  ["velero.io/VolumeSnapshotLocation", createRule({
    id: "velero/VolumeSnapshotLocation",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
