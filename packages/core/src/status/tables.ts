/**
 * The decision tables of the extended mode as data, for the reference pages that are made from them
 * (`tools/docs/status-tables.ts`). Nothing at run time imports this module.
 */
export {
  ABNORMAL_TYPES,
  CONDITION_CLASSES,
  CONDITION_ENDINGS,
  CONDITION_TYPES,
  PRIMARY_TYPES,
} from "./generic/condition-types.ts";
export { SLOTS } from "./generic/findings.ts";
export {
  FIELD_ENDINGS,
  FRACTION_FIELDS,
  HOLDER_FIELDS,
  HOLDER_FLAGS,
  READY_COUNTERS,
  READY_PREFIXES,
  STATUS_FIELDS,
  WANTED_PREFIXES,
} from "./generic/status-fields.ts";
export { FAILURE_TOKENS, PROGRESS_TOKENS, STATE_WORDS } from "./generic/words/words.ts";
export { FAILED_WAITING_REASONS } from "./kinds/container-trouble.ts";
export { EXEMPTIONS } from "./kinds/exemptions.ts";
export { GATEWAY_API_GROUP, GATEWAY_API_KINDS } from "./kinds/gateway-api.ts";
export { BUILTIN_KINDS } from "./kinds/index.ts";
export type { KindRow, KindRule } from "./kinds/kind-rule.ts";
export { STORED_KINDS } from "./kinds/stored.ts";
export { SUSPENDING_ANNOTATIONS, SUSPENDING_FIELDS, SUSPENDING_NAME } from "./suspension.ts";

/** The page that defines the meaning of the fields of each built-in kind. */
export const SOURCES: { readonly [kind: string]: string } = {
  APIService: "https://kubernetes.io/docs/reference/kubernetes-api/cluster-resources/api-service-v1/#APIServiceStatus",
  CronJob: "https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/",
  CustomResourceDefinition:
    "https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/",
  DaemonSet: "https://kubernetes.io/docs/tasks/manage-daemon/update-daemon-set/",
  Deployment: "https://kubernetes.io/docs/concepts/workloads/controllers/deployment/#deployment-status",
  HorizontalPodAutoscaler:
    "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale-walkthrough/#appendix-horizontal-pod-autoscaler-status-conditions",
  Ingress: "https://kubernetes.io/docs/reference/kubernetes-api/service-resources/ingress-v1/#IngressStatus",
  Job: "https://kubernetes.io/docs/concepts/workloads/controllers/job/#terminal-job-conditions",
  MutatingWebhookConfiguration:
    "https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/",
  Namespace: "https://kubernetes.io/docs/reference/kubernetes-api/cluster-resources/namespace-v1/#NamespaceStatus",
  Node: "https://kubernetes.io/docs/reference/node/node-status/#condition",
  PersistentVolume: "https://kubernetes.io/docs/concepts/storage/persistent-volumes/#phase",
  PersistentVolumeClaim: "https://kubernetes.io/docs/concepts/storage/persistent-volumes/#binding",
  Pod: "https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/",
  PodDisruptionBudget: "https://kubernetes.io/docs/tasks/run-application/configure-pdb/",
  ReplicaSet: "https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/replica-set-v1/",
  ReplicationController:
    "https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/replication-controller-v1/",
  ResourceQuota: "https://kubernetes.io/docs/concepts/policy/resource-quotas/",
  Service: "https://kubernetes.io/docs/concepts/services-networking/service/#loadbalancer",
  StatefulSet: "https://kubernetes.io/docs/concepts/workloads/controllers/statefulset/#update-strategies",
  ValidatingWebhookConfiguration:
    "https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/",
  VolumeAttachment:
    "https://kubernetes.io/docs/reference/kubernetes-api/config-and-storage-resources/volume-attachment-v1/",
};
