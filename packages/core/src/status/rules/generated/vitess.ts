// Generated from packages/core/src/status/rules/library/vitess.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, differs, equals, exists, field, filter, hasField, index, literal, not, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Vitess Operator: VitessCluster, EtcdLockserver. */
export const vitessRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["planetscale.com/VitessCluster", deferRule("vitess/VitessCluster", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.cells) && status.cells.exists(c, !has(status.cells[c].gatewayAvailable) || status.cells[c].gatewayAvailable != 'True')", test: and(hasField(field("status"), "cells"), exists(select(field("status"), "cells"), 0, 14, or(not(hasField(index(select(field("status"), "cells"), slot(0)), "gatewayAvailable")), differs(select(index(select(field("status"), "cells"), slot(0)), "gatewayAvailable"), literal("True"))))), reason: ["GatewayNotAvailable"], message: ["The gateways of ", filter(select(field("status"), "cells"), 0, 14, or(not(hasField(index(select(field("status"), "cells"), slot(0)), "gatewayAvailable")), differs(select(index(select(field("status"), "cells"), slot(0)), "gatewayAvailable"), literal("True")))), " are not available"] },
      { status: "InProgress", text: "has(status.keyspaces) && status.keyspaces.exists(k, has(status.keyspaces[k].desiredTablets) && (!has(status.keyspaces[k].readyTablets) || status.keyspaces[k].readyTablets < status.keyspaces[k].desiredTablets))", test: and(hasField(field("status"), "keyspaces"), exists(select(field("status"), "keyspaces"), 0, 24, and(hasField(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets"), or(not(hasField(index(select(field("status"), "keyspaces"), slot(0)), "readyTablets")), compare("<", select(index(select(field("status"), "keyspaces"), slot(0)), "readyTablets"), select(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets")))))), reason: ["TabletsNotReady"], message: ["Not all tablets of ", filter(select(field("status"), "keyspaces"), 0, 24, and(hasField(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets"), or(not(hasField(index(select(field("status"), "keyspaces"), slot(0)), "readyTablets")), compare("<", select(index(select(field("status"), "keyspaces"), slot(0)), "readyTablets"), select(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets"))))), " are ready"] },
      { status: "InProgress", text: "has(status.keyspaces) && status.keyspaces.exists(k, has(status.keyspaces[k].desiredTablets) && has(status.keyspaces[k].updatedTablets) && status.keyspaces[k].updatedTablets < status.keyspaces[k].desiredTablets)", test: and(hasField(field("status"), "keyspaces"), exists(select(field("status"), "keyspaces"), 0, 23, and(and(hasField(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets"), hasField(index(select(field("status"), "keyspaces"), slot(0)), "updatedTablets")), compare("<", select(index(select(field("status"), "keyspaces"), slot(0)), "updatedTablets"), select(index(select(field("status"), "keyspaces"), slot(0)), "desiredTablets"))))), reason: ["TabletsNotUpdated"], message: ["Changes wait for the next rolling update"] },
      { status: "Current", text: "has(status.cells) && status.cells.exists(c, status.cells[c].gatewayAvailable == 'True')", test: and(hasField(field("status"), "cells"), exists(select(field("status"), "cells"), 0, 7, equals(select(index(select(field("status"), "cells"), slot(0)), "gatewayAvailable"), literal("True")))), reason: ["Available"], message: ["All gateways are available"] },
    ],
  }))],
  ["planetscale.com/EtcdLockserver", deferRule("vitess/EtcdLockserver", true, () => ({
    rows: [
      { status: "Current", text: "has(status.available) && status.available == 'True'", test: and(hasField(field("status"), "available"), equals(select(field("status"), "available"), literal("True"))), reason: ["Available"] },
      { status: "InProgress", text: "has(status.available)", test: hasField(field("status"), "available"), reason: ["NotAvailable"] },
    ],
  }))],
]);
