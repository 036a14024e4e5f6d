// Generated from packages/core/src/status/rules/library/no-rule-needed.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Operators that need no rule: SpinApp, SpinApp, MultiClusterEngine, MultiClusterHub. */
export const noRuleNeededRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["core.spinkube.dev/SpinApp", deferRule("no-rule-needed/SpinApp", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"NewReplicaSetAvailable"}],
    rows: [
    ],
  }))],
  ["core.spinoperator.dev/SpinApp", deferRule("no-rule-needed/SpinApp", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"NewReplicaSetAvailable"}],
    rows: [
    ],
  }))],
  ["multicluster.openshift.io/MultiClusterEngine", deferRule("no-rule-needed/MultiClusterEngine", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"ComponentsDeployed"}],
    rows: [
    ],
  }))],
  ["operator.open-cluster-management.io/MultiClusterHub", deferRule("no-rule-needed/MultiClusterHub", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"ComponentsUpdated"},{"condition":"Progressing","reason":"NewResourceCreated"}],
    rows: [
    ],
  }))],
]);
