// Generated from packages/core/src/status/rules/library/csi-addons.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of CSI-Addons: *. */
export const csiAddonsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["replication.storage.openshift.io/*", deferRule("csi-addons/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['VolumeReplicationClass', 'VolumeGroupReplicationClass'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("VolumeReplicationClass"), literal("VolumeGroupReplicationClass"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
