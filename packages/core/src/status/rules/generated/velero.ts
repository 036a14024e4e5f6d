// Generated from packages/core/src/status/rules/library/velero.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Velero: VolumeSnapshotLocation. */
export const veleroRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["velero.io/VolumeSnapshotLocation", deferRule("velero/VolumeSnapshotLocation", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
