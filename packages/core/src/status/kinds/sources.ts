/** The page that defines the meaning of the fields of each built-in kind. Nothing at run time imports this module. */
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
