// Generated from packages/core/src/status/rules/library/csi-snapshotter.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of CSI external snapshotter: VolumeSnapshotClass, VolumeGroupSnapshotClass. */
export const csiSnapshotterRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["snapshot.storage.k8s.io/VolumeSnapshotClass", deferRule("csi-snapshotter/VolumeSnapshotClass", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["groupsnapshot.storage.k8s.io/VolumeGroupSnapshotClass", deferRule("csi-snapshotter/VolumeGroupSnapshotClass", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
