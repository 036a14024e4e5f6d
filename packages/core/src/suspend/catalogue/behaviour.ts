/** What happens beside the effect while a mechanism is on; what is absent is not known. */
export interface Behaviour {
  /** What runs already: it goes on to its end, is stopped, or is brought to a safe point and then stopped. */
  readonly running?: "goes-on" | "stopped" | "drained";
  /** Status meanwhile: written as ever, only conditions about the suspension, or not at all. */
  readonly status?: "kept" | "conditions" | "frozen";
  /** A deletion meanwhile: it is carried out, it hangs, or it leaves behind what the object made. */
  readonly deletion?: "processed" | "blocked" | "orphans";
}

/** By behaviour, the ids of the mechanisms that have it. How well it is known, `Mechanism.evidence` says. */
const IDS: readonly (readonly [behaviour: Behaviour, ids: string])[] = [
  [
    { running: "goes-on", status: "kept", deletion: "processed" },
    `argo-cronworkflow-suspend argo-rollout-paused argo-workflow-suspend argocd-automated-enabled
    capi-machinedeployment-paused cloudnativepg-pooler-paused cloudnativepg-scheduledbackup-suspend cronjob-suspend
    deployment-paused eck-agent-pause-orchestration eck-apmserver-pause-orchestration
    eck-autoopsagentpolicy-pause-orchestration eck-beat-pause-orchestration
    eck-elasticmapsserver-pause-orchestration eck-elasticsearch-pause-orchestration
    eck-enterprisesearch-pause-orchestration eck-kibana-pause-orchestration eck-logstash-pause-orchestration
    eck-packageregistry-pause-orchestration flagger-canary-suspend fleet-bundle-paused fleet-cluster-paused
    fleet-gitrepo-paused fleet-helmop-paused karmada-clusterpropagationpolicy-dispatching
    karmada-clusterresourcebinding-scheduling karmada-propagationpolicy-dispatching
    karmada-resourcebinding-scheduling keda-scaledjob-paused keda-scaledobject-paused
    kubefleet-clusterstagedupdaterun-state kubefleet-stagedupdaterun-state kuberay-raycronjob-suspend
    kubernetes-daemonset-type kubernetes-node-unschedulable kueue-clusterqueue-stop-policy
    kueue-localqueue-stop-policy openkruise-cloneset-paused openkruise-daemonset-paused
    openkruise-statefulset-paused openshift-deploymentconfig-paused openshift-machineconfigpool-paused
    prometheus-alertmanager-paused prometheus-prometheus-paused prometheus-prometheusagent-paused
    prometheus-thanosruler-paused spark-scheduledsparkapplication-suspend statefulset-partition
    strimzi-kafkaconnector-state vitess-vitessbackupschedule-suspend volcano-cronjob-suspend
    vpa-verticalpodautoscaler-update-mode`,
  ],
  [
    { running: "goes-on", status: "kept" },
    `kubevirt-virtualmachineinstancereplicaset-paused kubevirt-virtualmachinepool-paused
    openkruise-advancedcronjob-paused openkruise-broadcastjob-paused`,
  ],
  [
    { running: "goes-on", status: "conditions", deletion: "processed" },
    `crunchy-postgrescluster-paused hypershift-hostedcluster-paused-until hypershift-nodepool-paused-until
    mariadb-mariadb-suspend mariadb-maxscale-suspend strimzi-kafka-pause-reconciliation
    strimzi-kafkabridge-pause-reconciliation strimzi-kafkaconnect-pause-reconciliation
    strimzi-kafkaconnector-pause-reconciliation strimzi-kafkamirrormaker2-pause-reconciliation
    strimzi-kafkarebalance-pause-reconciliation strimzi-kafkauser-pause-reconciliation
    victoriametrics-vlagent-paused victoriametrics-vlcluster-paused victoriametrics-vldistributed-paused
    victoriametrics-vlogs-paused victoriametrics-vlsingle-paused victoriametrics-vmagent-paused
    victoriametrics-vmalert-paused victoriametrics-vmalertmanager-paused victoriametrics-vmanomaly-paused
    victoriametrics-vmauth-paused victoriametrics-vmcluster-paused victoriametrics-vmdistributed-paused
    victoriametrics-vmsingle-paused victoriametrics-vtcluster-paused victoriametrics-vtsingle-paused`,
  ],
  [
    { running: "goes-on", status: "conditions", deletion: "blocked" },
    `capi-cluster-annotation capi-cluster-paused capi-clusterclass-annotation capi-machine-annotation
    capi-machinedeployment-annotation capi-machinehealthcheck-annotation capi-machinepool-annotation
    capi-machineset-annotation`,
  ],
  [
    { running: "goes-on", status: "frozen", deletion: "processed" },
    `flux-bucket-suspend flux-gitrepository-suspend flux-helmchart-suspend flux-helmrepository-suspend
    flux-imagepolicy-suspend flux-imagerepository-suspend flux-imageupdateautomation-suspend
    flux-ocirepository-suspend velero-schedule-paused`,
  ],
  [
    { running: "goes-on", status: "frozen", deletion: "blocked" },
    `argocd-skip-reconcile config-connector-configconnector-actuation-mode karmada-karmada-suspend
    metal3-baremetalhost-paused tofu-controller-terraform-suspend`,
  ],
  [
    { running: "goes-on", status: "frozen", deletion: "orphans" },
    `flux-helmrelease-suspend flux-kustomization-suspend flux-operator-fluxinstance-reconcile
    flux-operator-resourceset-reconcile`,
  ],
  [
    { running: "goes-on", status: "frozen" },
    `cloudnativepg-backup-reconciliationloop cloudnativepg-cluster-reconciliationloop`,
  ],
  [
    { running: "goes-on" },
    `crossplane-cronoperation-paused crossplane-watchoperation-paused mariadb-backup-suspend
    mariadb-physicalbackup-suspend mariadb-sqljob-suspend`,
  ],
  [
    { running: "stopped", status: "kept", deletion: "processed" },
    `appwrapper-appwrapper-suspend cassandra-cassandradatacenter-stopped clickhouse-clickhouseinstallation-stop
    cloudnativepg-cluster-hibernation crunchy-postgrescluster-shutdown deployment-replicas gardener-shoot-enabled
    hive-clusterdeployment-power-state job-suspend jobset-jobset-suspend keda-scaledobject-paused-replicas
    kserve-inferencegraph-stop kserve-inferenceservice-stop kubeflow-trainer-trainjob-suspend
    kubeflow-training-jaxjob-suspend kubeflow-training-mpijob-suspend kubeflow-training-paddlejob-suspend
    kubeflow-training-pytorchjob-suspend kubeflow-training-tfjob-suspend kubeflow-training-xgboostjob-suspend
    kuberay-raycluster-suspend kuberay-rayjob-suspend kuberay-rayservice-suspend
    kubevirt-virtualmachine-run-strategy kueue-workload-active mpi-mpijob-suspend
    notebooks-notebook-kubeflow-resource-stopped numaflow-monovertex-desired-phase numaflow-pipeline-desired-phase
    percona-perconapgcluster-pause percona-perconaservermongodb-pause percona-perconaservermysql-pause
    percona-perconaxtradbcluster-pause replicaset-replicas spark-sparkapplication-suspend statefulset-replicas
    volsync-replicationdestination-paused volsync-replicationsource-paused`,
  ],
  [{ running: "stopped", status: "kept" }, `stackable-any-stopped`],
  [
    { running: "stopped" },
    `kubeblocks-component-stop kubedb-elasticsearch-halted kubedb-kafka-halted kubedb-mariadb-halted
    kubedb-memcached-halted kubedb-mongodb-halted kubedb-mysql-halted kubedb-perconaxtradb-halted
    kubedb-pgbouncer-halted kubedb-postgres-halted kubedb-proxysql-halted tidb-cluster-suspend-compute`,
  ],
  [
    { running: "drained", status: "kept", deletion: "processed" },
    `flink-flinkdeployment-state flink-flinksessionjob-state`,
  ],
  [
    { status: "kept", deletion: "processed" },
    `argo-cd-applicationset-applications-sync config-connector-any-reconcile-interval-in-seconds
    external-secrets-externalsecret-refresh-policy gatekeeper-any-enforcement-action
    hive-clusterdeployment-syncset-pause kro-any-reconcile kyverno-clusterpolicy-admission kyverno-policy-admission
    metal3-baremetalhost-detached olm-subscription-install-plan-approval tekton-pipelinerun-status
    tekton-taskrun-status`,
  ],
  [{ status: "kept", deletion: "orphans" }, `ack-any-read-only`],
  [
    { status: "kept" },
    `capsule-tenant-cordoned ocm-configurationpolicy-remediation-action ocm-policy-remediation-action
    ocm-subscription-reconcile-rate openkruise-rollout-paused openkruise-sidecarset-paused
    stackable-any-reconciliation-paused`,
  ],
  [
    { status: "conditions", deletion: "processed" },
    `grafana-grafana-suspend grafana-grafanaalertrulegroup-suspend grafana-grafanacontactpoint-suspend
    grafana-grafanadashboard-suspend grafana-grafanadatasource-suspend grafana-grafanafolder-suspend
    grafana-grafanalibrarypanel-suspend grafana-grafanamanifest-suspend grafana-grafanamutetiming-suspend
    grafana-grafananotificationpolicy-suspend grafana-grafananotificationtemplate-suspend
    grafana-grafanaserviceaccount-suspend hive-clusterdeployment-powerstate-pause
    rabbitmq-rabbitmqcluster-pausereconciliation-label strimzi-kafkatopic-pause-reconciliation`,
  ],
  [
    { status: "conditions", deletion: "blocked" },
    `capi-clusterresourceset-paused capi-extensionconfig-paused capi-kubeadmconfig-paused
    capi-kubeadmcontrolplane-paused sveltos-clusterprofile-paused sveltos-profile-paused`,
  ],
  [{ status: "conditions" }, `moco-mysqlcluster-reconciliation-stopped`],
  [
    { status: "frozen", deletion: "processed" },
    `flux-artifactgenerator-reconcile flux-operator-fluxreport-reconcile
    flux-operator-resourcesetinputprovider-reconcile flux-receiver-suspend rook-ceph-cephcluster-do-not-reconcile-label`,
  ],
  [
    { status: "frozen", deletion: "blocked" },
    `cluster-stack-clusteraddon-paused cluster-stack-clusteraddoncreate-paused cluster-stack-clusterstack-paused
    cluster-stack-clusterstackrelease-paused config-connector-configconnectorcontext-actuation-mode
    hive-clusterdeployment-reconcile-pause k3s-helmchart-unmanaged`,
  ],
  [
    { status: "frozen" },
    `clickhouse-clickhouseinstallation-suspend clickhouse-clickhousekeeperinstallation-suspend eck-agent-managed
    eck-apmserver-managed eck-autoopsagentpolicy-managed eck-beat-managed eck-elasticmapsserver-managed
    eck-elasticsearch-managed eck-enterprisesearch-managed eck-kibana-managed eck-logstash-managed
    eck-packageregistry-managed gardener-shoot-ignore kubevela-application-pause-label
    kyma-kyma-skip-reconciliation-label kyma-manifest-skip-reconciliation-label
    ocm-subscription-subscription-pause-label openshift-machinehealthcheck-paused redis-redis-skip-reconcile
    redis-rediscluster-skip-reconcile redis-redisreplication-skip-reconcile redis-redissentinel-skip-reconcile
    rook-cephblockpool-do-not-reconcile-label rook-cephcluster-do-not-reconcile-label rook-cephfilesystem-do-not-reconcile-label
    rook-cephobjectstore-do-not-reconcile-label`,
  ],
  [{ deletion: "processed" }, `flux-alert-suspend flux-provider-suspend`],
  [
    { deletion: "blocked" },
    `crossplane-configuration-paused crossplane-configurationrevision-paused crossplane-function-paused
    crossplane-functionrevision-paused crossplane-provider-paused crossplane-providerrevision-paused
    gardener-managedresource-ignore upbound-any-paused`,
  ],
  [{ deletion: "orphans" }, `aso-any-reconcile-policy`],
];

/** What happens beside the effect, by the id of the mechanism. Source: the controllers and documents of each project. */
export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = /* @__PURE__ */ new Map(
  IDS.flatMap(([behaviour, ids]) => ids.split(/\s+/).map((id): [string, Behaviour] => [id, behaviour])),
);
