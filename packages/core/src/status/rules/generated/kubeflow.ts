// Generated from packages/core/src/status/rules/library/kubeflow.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditions, equals, exists, field, hasField, isIn, list, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubeflow: Notebook, PodDefault, ClusterTrainingRuntime, TrainingRuntime, Profile. */
export const kubeflowRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kubeflow.org/Notebook", deferRule("kubeflow/Notebook", true, () => ({
    suspended: { text: "has(metadata.annotations) && 'kubeflow-resource-stopped' in metadata.annotations", test: and(hasField(field("metadata"), "annotations"), isIn(literal("kubeflow-resource-stopped"), select(field("metadata"), "annotations"))) },
    rows: [
      { status: "Failed", text: "has(status.containerState) && has(status.containerState.waiting) && has(status.containerState.waiting.reason) && status.containerState.waiting.reason in ['CrashLoopBackOff', 'ImagePullBackOff', 'ErrImagePull', 'CreateContainerConfigError', 'InvalidImageName', 'CreateContainerError']", test: and(and(hasField(field("status"), "containerState"), hasField(select(field("status"), "containerState"), "waiting")), and(hasField(select(select(field("status"), "containerState"), "waiting"), "reason"), isIn(select(select(select(field("status"), "containerState"), "waiting"), "reason"), list(literal("CrashLoopBackOff"), literal("ImagePullBackOff"), literal("ErrImagePull"), literal("CreateContainerConfigError"), literal("InvalidImageName"), literal("CreateContainerError"))))), reason: [select(select(select(field("status"), "containerState"), "waiting"), "reason")], message: [select(select(select(field("status"), "containerState"), "waiting"), "message")] },
      { status: "InProgress", text: "has(metadata.annotations) && 'kubeflow-resource-stopped' in metadata.annotations", test: and(hasField(field("metadata"), "annotations"), isIn(literal("kubeflow-resource-stopped"), select(field("metadata"), "annotations"))), reason: ["Stopped"] },
      { status: "Current", text: "has(status.readyReplicas) && status.readyReplicas > 0", test: and(hasField(field("status"), "readyReplicas"), compare(">", select(field("status"), "readyReplicas"), literal(0))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.readyReplicas)", test: hasField(field("status"), "readyReplicas"), reason: ["NotReady"] },
    ],
  }))],
  ["kubeflow.org/PodDefault", deferRule("kubeflow/PodDefault", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["trainer.kubeflow.org/ClusterTrainingRuntime", deferRule("kubeflow/ClusterTrainingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["trainer.kubeflow.org/TrainingRuntime", deferRule("kubeflow/TrainingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kubeflow.org/Profile", deferRule("kubeflow/Profile", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type == 'Failed')", test: exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Failed"))), reason: ["Failed"] },
      { status: "Current", text: "conditions.exists(c, c.type == 'Successful')", test: exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Successful"))), reason: ["Successful"] },
    ],
  }))],
]);
