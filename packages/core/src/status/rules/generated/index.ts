// Generated from packages/core/src/status/rules/library by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";
import { aadPodIdentityRules } from "./aad-pod-identity.ts";
import { accurateRules } from "./accurate.ts";
import { actionsRunnerControllerRules } from "./actions-runner-controller.ts";
import { agonesRules } from "./agones.ts";
import { aivenRules } from "./aiven.ts";
import { ansibleAutomationPlatformRules } from "./ansible-automation-platform.ts";
import { antreaRules } from "./antrea.ts";
import { argoCdRules } from "./argo-cd.ts";
import { argoEventsRules } from "./argo-events.ts";
import { argoRolloutsRules } from "./argo-rollouts.ts";
import { argoWorkflowsRules } from "./argo-workflows.ts";
import { assistedInstallerRules } from "./assisted-installer.ts";
import { atlasOperatorRules } from "./atlas-operator.ts";
import { awsAckRules } from "./aws-ack.ts";
import { awsControllersRules } from "./aws-controllers.ts";
import { azureKeyVaultToKubernetesRules } from "./azure-key-vault-to-kubernetes.ts";
import { azureServiceOperatorRules } from "./azure-service-operator.ts";
import { calicoRules } from "./calico.ts";
import { capsuleRules } from "./capsule.ts";
import { carvelRules } from "./carvel.ts";
import { cephCsiOperatorRules } from "./ceph-csi-operator.ts";
import { certManagerRules } from "./cert-manager.ts";
import { chaosMeshRules } from "./chaos-mesh.ts";
import { ciliumRules } from "./cilium.ts";
import { clickhouseRules } from "./clickhouse.ts";
import { clickhouseOperatorRules } from "./clickhouse-operator.ts";
import { cloudnativePgRules } from "./cloudnative-pg.ts";
import { clusterApiRules } from "./cluster-api.ts";
import { clusterStackOperatorRules } from "./cluster-stack-operator.ts";
import { clusternetRules } from "./clusternet.ts";
import { complianceOperatorRules } from "./compliance-operator.ts";
import { configConnectorRules } from "./config-connector.ts";
import { configSyncRules } from "./config-sync.ts";
import { contourRules } from "./contour.ts";
import { coralogixRules } from "./coralogix.ts";
import { couchbaseRules } from "./couchbase.ts";
import { crossplaneRules } from "./crossplane.ts";
import { crossplaneConfigRules } from "./crossplane-config.ts";
import { crunchyPostgresRules } from "./crunchy-postgres.ts";
import { csiAddonsRules } from "./csi-addons.ts";
import { csiSnapshotterRules } from "./csi-snapshotter.ts";
import { daprRules } from "./dapr.ts";
import { daskRules } from "./dask.ts";
import { datadogOperatorRules } from "./datadog-operator.ts";
import { dragonflyRules } from "./dragonfly.ts";
import { druidOperatorRules } from "./druid-operator.ts";
import { dynamicResourcesRules } from "./dynamic-resources.ts";
import { dynatraceRules } from "./dynatrace.ts";
import { eclipseCheRules } from "./eclipse-che.ts";
import { elasticRules } from "./elastic.ts";
import { emissaryRules } from "./emissary.ts";
import { envoyGatewayRules } from "./envoy-gateway.ts";
import { extPostgresOperatorRules } from "./ext-postgres-operator.ts";
import { externalDnsRules } from "./external-dns.ts";
import { externalSecretsRules } from "./external-secrets.ts";
import { fissionRules } from "./fission.ts";
import { flaggerRules } from "./flagger.ts";
import { fleeetRules } from "./fleeet.ts";
import { flinkOnK8sOperatorRules } from "./flink-on-k8s-operator.ts";
import { flinkOperatorRules } from "./flink-operator.ts";
import { fluentOperatorRules } from "./fluent-operator.ts";
import { fluxRules } from "./flux.ts";
import { foundationdbRules } from "./foundationdb.ts";
import { gardenerRules } from "./gardener.ts";
import { gatekeeperRules } from "./gatekeeper.ts";
import { gatewayApiRules } from "./gateway-api.ts";
import { gitopsPromoterRules } from "./gitops-promoter.ts";
import { gkeRules } from "./gke.ts";
import { glooRules } from "./gloo.ts";
import { grafanaAgentRules } from "./grafana-agent.ts";
import { grafanaOperatorRules } from "./grafana-operator.ts";
import { harvesterRules } from "./harvester.ts";
import { hazelcastRules } from "./hazelcast.ts";
import { hierarchicalNamespacesRules } from "./hierarchical-namespaces.ts";
import { hiveRules } from "./hive.ts";
import { humioRules } from "./humio.ts";
import { hypershiftRules } from "./hypershift.ts";
import { ibmCommonServicesRules } from "./ibm-common-services.ts";
import { infinispanRules } from "./infinispan.ts";
import { instaclustrRules } from "./instaclustr.ts";
import { istioRules } from "./istio.ts";
import { jenkinsOperatorRules } from "./jenkins-operator.ts";
import { jenkinsXRules } from "./jenkins-x.ts";
import { jobsetRules } from "./jobset.ts";
import { k8ssandraRules } from "./k8ssandra.ts";
import { k8upRules } from "./k8up.ts";
import { kamajiRules } from "./kamaji.ts";
import { kanisterRules } from "./kanister.ts";
import { kargoRules } from "./kargo.ts";
import { karmadaRules } from "./karmada.ts";
import { karpenterRules } from "./karpenter.ts";
import { kastenRules } from "./kasten.ts";
import { kedaRules } from "./keda.ts";
import { kieRules } from "./kie.ts";
import { knativeRules } from "./knative.ts";
import { kongRules } from "./kong.ts";
import { konveyorRules } from "./konveyor.ts";
import { koordinatorRules } from "./koordinator.ts";
import { kptRules } from "./kpt.ts";
import { kratixRules } from "./kratix.ts";
import { kserveRules } from "./kserve.ts";
import { kuadrantRules } from "./kuadrant.ts";
import { kubeappsRules } from "./kubeapps.ts";
import { kubeblocksRules } from "./kubeblocks.ts";
import { kubedbRules } from "./kubedb.ts";
import { kubefleetRules } from "./kubefleet.ts";
import { kubeflowRules } from "./kubeflow.ts";
import { kubegresRules } from "./kubegres.ts";
import { kuberayRules } from "./kuberay.ts";
import { kuberhealthyRules } from "./kuberhealthy.ts";
import { kubernetesRules } from "./kubernetes.ts";
import { kubernetesAutoscalerRules } from "./kubernetes-autoscaler.ts";
import { kubernetesCronhpaControllerRules } from "./kubernetes-cronhpa-controller.ts";
import { kubernetesSecretGeneratorRules } from "./kubernetes-secret-generator.ts";
import { kubescapeRules } from "./kubescape.ts";
import { kubestashRules } from "./kubestash.ts";
import { kubevaultRules } from "./kubevault.ts";
import { kubevelaRules } from "./kubevela.ts";
import { kubevirtRules } from "./kubevirt.ts";
import { kubewardenRules } from "./kubewarden.ts";
import { kudoRules } from "./kudo.ts";
import { kueueRules } from "./kueue.ts";
import { kumaRules } from "./kuma.ts";
import { kwokRules } from "./kwok.ts";
import { kyvernoRules } from "./kyverno.ts";
import { lifecycleAgentRules } from "./lifecycle-agent.ts";
import { linkerdRules } from "./linkerd.ts";
import { litmusRules } from "./litmus.ts";
import { loggingOperatorRules } from "./logging-operator.ts";
import { lokiOperatorRules } from "./loki-operator.ts";
import { longhornRules } from "./longhorn.ts";
import { marin3rRules } from "./marin3r.ts";
import { metal3Rules } from "./metal3.ts";
import { metallbRules } from "./metallb.ts";
import { minioRules } from "./minio.ts";
import { mocoRules } from "./moco.ts";
import { mongodbEnterpriseRules } from "./mongodb-enterprise.ts";
import { multiclusterServicesRules } from "./multicluster-services.ts";
import { multusRules } from "./multus.ts";
import { mysqlOperatorRules } from "./mysql-operator.ts";
import { networkPolicyApiRules } from "./network-policy-api.ts";
import { neuvectorRules } from "./neuvector.ts";
import { newrelicRules } from "./newrelic.ts";
import { nginxGatewayFabricRules } from "./nginx-gateway-fabric.ts";
import { nginxIngressRules } from "./nginx-ingress.ts";
import { noRuleNeededRules } from "./no-rule-needed.ts";
import { nodeFeatureDiscoveryRules } from "./node-feature-discovery.ts";
import { nodeResourceTopologyRules } from "./node-resource-topology.ts";
import { nuclioRules } from "./nuclio.ts";
import { numaflowRules } from "./numaflow.ts";
import { numaplaneRules } from "./numaplane.ts";
import { nvidiaGpuOperatorRules } from "./nvidia-gpu-operator.ts";
import { oadpRules } from "./oadp.ts";
import { openClusterManagementRules } from "./open-cluster-management.ts";
import { openebsRules } from "./openebs.ts";
import { openfeatureRules } from "./openfeature.ts";
import { openkruiseRules } from "./openkruise.ts";
import { openreportsRules } from "./openreports.ts";
import { opensearchOperatorRules } from "./opensearch-operator.ts";
import { openshiftRules } from "./openshift.ts";
import { openshiftConfigRules } from "./openshift-config.ts";
import { opentelemetryOperatorRules } from "./opentelemetry-operator.ts";
import { operatorLifecycleManagerRules } from "./operator-lifecycle-manager.ts";
import { ovnKubernetesRules } from "./ovn-kubernetes.ts";
import { pinnipedRules } from "./pinniped.ts";
import { porchRules } from "./porch.ts";
import { prometheusOperatorRules } from "./prometheus-operator.ts";
import { ptpOperatorRules } from "./ptp-operator.ts";
import { pulumiRules } from "./pulumi.ts";
import { pyrraRules } from "./pyrra.ts";
import { rabbitmqRules } from "./rabbitmq.ts";
import { radiusRules } from "./radius.ts";
import { ramenRules } from "./ramen.ts";
import { rancherRules } from "./rancher.ts";
import { rbacManagerRules } from "./rbac-manager.ts";
import { redisOperatorRules } from "./redis-operator.ts";
import { rookRules } from "./rook.ts";
import { secretsStoreCsiDriverRules } from "./secrets-store-csi-driver.ts";
import { securityProfilesOperatorRules } from "./security-profiles-operator.ts";
import { shipwrightRules } from "./shipwright.ts";
import { slothRules } from "./sloth.ts";
import { smiRules } from "./smi.ts";
import { solrOperatorRules } from "./solr-operator.ts";
import { sopsSecretsOperatorRules } from "./sops-secrets-operator.ts";
import { sparkOperatorRules } from "./spark-operator.ts";
import { spicedbRules } from "./spicedb.ts";
import { spireRules } from "./spire.ts";
import { splunkRules } from "./splunk.ts";
import { spotahomeRedisRules } from "./spotahome-redis.ts";
import { sriovNetworkOperatorRules } from "./sriov-network-operator.ts";
import { stackableRules } from "./stackable.ts";
import { stackgresRules } from "./stackgres.ts";
import { stakaterRules } from "./stakater.ts";
import { stashRules } from "./stash.ts";
import { storkRules } from "./stork.ts";
import { strimziRules } from "./strimzi.ts";
import { submarinerRules } from "./submariner.ts";
import { sveltosRules } from "./sveltos.ts";
import { tektonRules } from "./tekton.ts";
import { temporalRules } from "./temporal.ts";
import { terraformRules } from "./terraform.ts";
import { tetragonRules } from "./tetragon.ts";
import { threeScaleRules } from "./three-scale.ts";
import { tidbOperatorRules } from "./tidb-operator.ts";
import { toolchainRules } from "./toolchain.ts";
import { topologyAwareLifecycleManagerRules } from "./topology-aware-lifecycle-manager.ts";
import { topolvmRules } from "./topolvm.ts";
import { traefikRules } from "./traefik.ts";
import { tridentRules } from "./trident.ts";
import { trivyOperatorRules } from "./trivy-operator.ts";
import { vaultSecretsOperatorRules } from "./vault-secrets-operator.ts";
import { veleroRules } from "./velero.ts";
import { verticaRules } from "./vertica.ts";
import { victoriametricsRules } from "./victoriametrics.ts";
import { vitessRules } from "./vitess.ts";
import { volcanoRules } from "./volcano.ts";
import { volsyncRules } from "./volsync.ts";
import { wildflyRules } from "./wildfly.ts";
import { zalandoRules } from "./zalando.ts";
import { zalandoPostgresRules } from "./zalando-postgres.ts";

export { aadPodIdentityRules } from "./aad-pod-identity.ts";
export { accurateRules } from "./accurate.ts";
export { actionsRunnerControllerRules } from "./actions-runner-controller.ts";
export { agonesRules } from "./agones.ts";
export { aivenRules } from "./aiven.ts";
export { ansibleAutomationPlatformRules } from "./ansible-automation-platform.ts";
export { antreaRules } from "./antrea.ts";
export { argoCdRules } from "./argo-cd.ts";
export { argoEventsRules } from "./argo-events.ts";
export { argoRolloutsRules } from "./argo-rollouts.ts";
export { argoWorkflowsRules } from "./argo-workflows.ts";
export { assistedInstallerRules } from "./assisted-installer.ts";
export { atlasOperatorRules } from "./atlas-operator.ts";
export { awsAckRules } from "./aws-ack.ts";
export { awsControllersRules } from "./aws-controllers.ts";
export { azureKeyVaultToKubernetesRules } from "./azure-key-vault-to-kubernetes.ts";
export { azureServiceOperatorRules } from "./azure-service-operator.ts";
export { calicoRules } from "./calico.ts";
export { capsuleRules } from "./capsule.ts";
export { carvelRules } from "./carvel.ts";
export { cephCsiOperatorRules } from "./ceph-csi-operator.ts";
export { certManagerRules } from "./cert-manager.ts";
export { chaosMeshRules } from "./chaos-mesh.ts";
export { ciliumRules } from "./cilium.ts";
export { clickhouseRules } from "./clickhouse.ts";
export { clickhouseOperatorRules } from "./clickhouse-operator.ts";
export { cloudnativePgRules } from "./cloudnative-pg.ts";
export { clusterApiRules } from "./cluster-api.ts";
export { clusterStackOperatorRules } from "./cluster-stack-operator.ts";
export { clusternetRules } from "./clusternet.ts";
export { complianceOperatorRules } from "./compliance-operator.ts";
export { configConnectorRules } from "./config-connector.ts";
export { configSyncRules } from "./config-sync.ts";
export { contourRules } from "./contour.ts";
export { coralogixRules } from "./coralogix.ts";
export { couchbaseRules } from "./couchbase.ts";
export { crossplaneRules } from "./crossplane.ts";
export { crossplaneConfigRules } from "./crossplane-config.ts";
export { crunchyPostgresRules } from "./crunchy-postgres.ts";
export { csiAddonsRules } from "./csi-addons.ts";
export { csiSnapshotterRules } from "./csi-snapshotter.ts";
export { daprRules } from "./dapr.ts";
export { daskRules } from "./dask.ts";
export { datadogOperatorRules } from "./datadog-operator.ts";
export { dragonflyRules } from "./dragonfly.ts";
export { druidOperatorRules } from "./druid-operator.ts";
export { dynamicResourcesRules } from "./dynamic-resources.ts";
export { dynatraceRules } from "./dynatrace.ts";
export { eclipseCheRules } from "./eclipse-che.ts";
export { elasticRules } from "./elastic.ts";
export { emissaryRules } from "./emissary.ts";
export { envoyGatewayRules } from "./envoy-gateway.ts";
export { extPostgresOperatorRules } from "./ext-postgres-operator.ts";
export { externalDnsRules } from "./external-dns.ts";
export { externalSecretsRules } from "./external-secrets.ts";
export { fissionRules } from "./fission.ts";
export { flaggerRules } from "./flagger.ts";
export { fleeetRules } from "./fleeet.ts";
export { flinkOnK8sOperatorRules } from "./flink-on-k8s-operator.ts";
export { flinkOperatorRules } from "./flink-operator.ts";
export { fluentOperatorRules } from "./fluent-operator.ts";
export { fluxRules } from "./flux.ts";
export { foundationdbRules } from "./foundationdb.ts";
export { gardenerRules } from "./gardener.ts";
export { gatekeeperRules } from "./gatekeeper.ts";
export { gatewayApiRules } from "./gateway-api.ts";
export { gitopsPromoterRules } from "./gitops-promoter.ts";
export { gkeRules } from "./gke.ts";
export { glooRules } from "./gloo.ts";
export { grafanaAgentRules } from "./grafana-agent.ts";
export { grafanaOperatorRules } from "./grafana-operator.ts";
export { harvesterRules } from "./harvester.ts";
export { hazelcastRules } from "./hazelcast.ts";
export { hierarchicalNamespacesRules } from "./hierarchical-namespaces.ts";
export { hiveRules } from "./hive.ts";
export { humioRules } from "./humio.ts";
export { hypershiftRules } from "./hypershift.ts";
export { ibmCommonServicesRules } from "./ibm-common-services.ts";
export { infinispanRules } from "./infinispan.ts";
export { instaclustrRules } from "./instaclustr.ts";
export { istioRules } from "./istio.ts";
export { jenkinsOperatorRules } from "./jenkins-operator.ts";
export { jenkinsXRules } from "./jenkins-x.ts";
export { jobsetRules } from "./jobset.ts";
export { k8ssandraRules } from "./k8ssandra.ts";
export { k8upRules } from "./k8up.ts";
export { kamajiRules } from "./kamaji.ts";
export { kanisterRules } from "./kanister.ts";
export { kargoRules } from "./kargo.ts";
export { karmadaRules } from "./karmada.ts";
export { karpenterRules } from "./karpenter.ts";
export { kastenRules } from "./kasten.ts";
export { kedaRules } from "./keda.ts";
export { kieRules } from "./kie.ts";
export { knativeRules } from "./knative.ts";
export { kongRules } from "./kong.ts";
export { konveyorRules } from "./konveyor.ts";
export { koordinatorRules } from "./koordinator.ts";
export { kptRules } from "./kpt.ts";
export { kratixRules } from "./kratix.ts";
export { kserveRules } from "./kserve.ts";
export { kuadrantRules } from "./kuadrant.ts";
export { kubeappsRules } from "./kubeapps.ts";
export { kubeblocksRules } from "./kubeblocks.ts";
export { kubedbRules } from "./kubedb.ts";
export { kubefleetRules } from "./kubefleet.ts";
export { kubeflowRules } from "./kubeflow.ts";
export { kubegresRules } from "./kubegres.ts";
export { kuberayRules } from "./kuberay.ts";
export { kuberhealthyRules } from "./kuberhealthy.ts";
export { kubernetesRules } from "./kubernetes.ts";
export { kubernetesAutoscalerRules } from "./kubernetes-autoscaler.ts";
export { kubernetesCronhpaControllerRules } from "./kubernetes-cronhpa-controller.ts";
export { kubernetesSecretGeneratorRules } from "./kubernetes-secret-generator.ts";
export { kubescapeRules } from "./kubescape.ts";
export { kubestashRules } from "./kubestash.ts";
export { kubevaultRules } from "./kubevault.ts";
export { kubevelaRules } from "./kubevela.ts";
export { kubevirtRules } from "./kubevirt.ts";
export { kubewardenRules } from "./kubewarden.ts";
export { kudoRules } from "./kudo.ts";
export { kueueRules } from "./kueue.ts";
export { kumaRules } from "./kuma.ts";
export { kwokRules } from "./kwok.ts";
export { kyvernoRules } from "./kyverno.ts";
export { lifecycleAgentRules } from "./lifecycle-agent.ts";
export { linkerdRules } from "./linkerd.ts";
export { litmusRules } from "./litmus.ts";
export { loggingOperatorRules } from "./logging-operator.ts";
export { lokiOperatorRules } from "./loki-operator.ts";
export { longhornRules } from "./longhorn.ts";
export { marin3rRules } from "./marin3r.ts";
export { metal3Rules } from "./metal3.ts";
export { metallbRules } from "./metallb.ts";
export { minioRules } from "./minio.ts";
export { mocoRules } from "./moco.ts";
export { mongodbEnterpriseRules } from "./mongodb-enterprise.ts";
export { multiclusterServicesRules } from "./multicluster-services.ts";
export { multusRules } from "./multus.ts";
export { mysqlOperatorRules } from "./mysql-operator.ts";
export { networkPolicyApiRules } from "./network-policy-api.ts";
export { neuvectorRules } from "./neuvector.ts";
export { newrelicRules } from "./newrelic.ts";
export { nginxGatewayFabricRules } from "./nginx-gateway-fabric.ts";
export { nginxIngressRules } from "./nginx-ingress.ts";
export { noRuleNeededRules } from "./no-rule-needed.ts";
export { nodeFeatureDiscoveryRules } from "./node-feature-discovery.ts";
export { nodeResourceTopologyRules } from "./node-resource-topology.ts";
export { nuclioRules } from "./nuclio.ts";
export { numaflowRules } from "./numaflow.ts";
export { numaplaneRules } from "./numaplane.ts";
export { nvidiaGpuOperatorRules } from "./nvidia-gpu-operator.ts";
export { oadpRules } from "./oadp.ts";
export { openClusterManagementRules } from "./open-cluster-management.ts";
export { openebsRules } from "./openebs.ts";
export { openfeatureRules } from "./openfeature.ts";
export { openkruiseRules } from "./openkruise.ts";
export { openreportsRules } from "./openreports.ts";
export { opensearchOperatorRules } from "./opensearch-operator.ts";
export { openshiftRules } from "./openshift.ts";
export { openshiftConfigRules } from "./openshift-config.ts";
export { opentelemetryOperatorRules } from "./opentelemetry-operator.ts";
export { operatorLifecycleManagerRules } from "./operator-lifecycle-manager.ts";
export { ovnKubernetesRules } from "./ovn-kubernetes.ts";
export { pinnipedRules } from "./pinniped.ts";
export { porchRules } from "./porch.ts";
export { prometheusOperatorRules } from "./prometheus-operator.ts";
export { ptpOperatorRules } from "./ptp-operator.ts";
export { pulumiRules } from "./pulumi.ts";
export { pyrraRules } from "./pyrra.ts";
export { rabbitmqRules } from "./rabbitmq.ts";
export { radiusRules } from "./radius.ts";
export { ramenRules } from "./ramen.ts";
export { rancherRules } from "./rancher.ts";
export { rbacManagerRules } from "./rbac-manager.ts";
export { redisOperatorRules } from "./redis-operator.ts";
export { rookRules } from "./rook.ts";
export { secretsStoreCsiDriverRules } from "./secrets-store-csi-driver.ts";
export { securityProfilesOperatorRules } from "./security-profiles-operator.ts";
export { shipwrightRules } from "./shipwright.ts";
export { slothRules } from "./sloth.ts";
export { smiRules } from "./smi.ts";
export { solrOperatorRules } from "./solr-operator.ts";
export { sopsSecretsOperatorRules } from "./sops-secrets-operator.ts";
export { sparkOperatorRules } from "./spark-operator.ts";
export { spicedbRules } from "./spicedb.ts";
export { spireRules } from "./spire.ts";
export { splunkRules } from "./splunk.ts";
export { spotahomeRedisRules } from "./spotahome-redis.ts";
export { sriovNetworkOperatorRules } from "./sriov-network-operator.ts";
export { stackableRules } from "./stackable.ts";
export { stackgresRules } from "./stackgres.ts";
export { stakaterRules } from "./stakater.ts";
export { stashRules } from "./stash.ts";
export { storkRules } from "./stork.ts";
export { strimziRules } from "./strimzi.ts";
export { submarinerRules } from "./submariner.ts";
export { sveltosRules } from "./sveltos.ts";
export { tektonRules } from "./tekton.ts";
export { temporalRules } from "./temporal.ts";
export { terraformRules } from "./terraform.ts";
export { tetragonRules } from "./tetragon.ts";
export { threeScaleRules } from "./three-scale.ts";
export { tidbOperatorRules } from "./tidb-operator.ts";
export { toolchainRules } from "./toolchain.ts";
export { topologyAwareLifecycleManagerRules } from "./topology-aware-lifecycle-manager.ts";
export { topolvmRules } from "./topolvm.ts";
export { traefikRules } from "./traefik.ts";
export { tridentRules } from "./trident.ts";
export { trivyOperatorRules } from "./trivy-operator.ts";
export { vaultSecretsOperatorRules } from "./vault-secrets-operator.ts";
export { veleroRules } from "./velero.ts";
export { verticaRules } from "./vertica.ts";
export { victoriametricsRules } from "./victoriametrics.ts";
export { vitessRules } from "./vitess.ts";
export { volcanoRules } from "./volcano.ts";
export { volsyncRules } from "./volsync.ts";
export { wildflyRules } from "./wildfly.ts";
export { zalandoRules } from "./zalando.ts";
export { zalandoPostgresRules } from "./zalando-postgres.ts";

/** The whole rule library, for `computeStatus(object, { library })`. */
export const statusRuleLibrary: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ...aadPodIdentityRules,
  ...accurateRules,
  ...actionsRunnerControllerRules,
  ...agonesRules,
  ...aivenRules,
  ...ansibleAutomationPlatformRules,
  ...antreaRules,
  ...argoCdRules,
  ...argoEventsRules,
  ...argoRolloutsRules,
  ...argoWorkflowsRules,
  ...assistedInstallerRules,
  ...atlasOperatorRules,
  ...awsAckRules,
  ...awsControllersRules,
  ...azureKeyVaultToKubernetesRules,
  ...azureServiceOperatorRules,
  ...calicoRules,
  ...capsuleRules,
  ...carvelRules,
  ...cephCsiOperatorRules,
  ...certManagerRules,
  ...chaosMeshRules,
  ...ciliumRules,
  ...clickhouseRules,
  ...clickhouseOperatorRules,
  ...cloudnativePgRules,
  ...clusterApiRules,
  ...clusterStackOperatorRules,
  ...clusternetRules,
  ...complianceOperatorRules,
  ...configConnectorRules,
  ...configSyncRules,
  ...contourRules,
  ...coralogixRules,
  ...couchbaseRules,
  ...crossplaneRules,
  ...crossplaneConfigRules,
  ...crunchyPostgresRules,
  ...csiAddonsRules,
  ...csiSnapshotterRules,
  ...daprRules,
  ...daskRules,
  ...datadogOperatorRules,
  ...dragonflyRules,
  ...druidOperatorRules,
  ...dynamicResourcesRules,
  ...dynatraceRules,
  ...eclipseCheRules,
  ...elasticRules,
  ...emissaryRules,
  ...envoyGatewayRules,
  ...extPostgresOperatorRules,
  ...externalDnsRules,
  ...externalSecretsRules,
  ...fissionRules,
  ...flaggerRules,
  ...fleeetRules,
  ...flinkOnK8sOperatorRules,
  ...flinkOperatorRules,
  ...fluentOperatorRules,
  ...fluxRules,
  ...foundationdbRules,
  ...gardenerRules,
  ...gatekeeperRules,
  ...gatewayApiRules,
  ...gitopsPromoterRules,
  ...gkeRules,
  ...glooRules,
  ...grafanaAgentRules,
  ...grafanaOperatorRules,
  ...harvesterRules,
  ...hazelcastRules,
  ...hierarchicalNamespacesRules,
  ...hiveRules,
  ...humioRules,
  ...hypershiftRules,
  ...ibmCommonServicesRules,
  ...infinispanRules,
  ...instaclustrRules,
  ...istioRules,
  ...jenkinsOperatorRules,
  ...jenkinsXRules,
  ...jobsetRules,
  ...k8ssandraRules,
  ...k8upRules,
  ...kamajiRules,
  ...kanisterRules,
  ...kargoRules,
  ...karmadaRules,
  ...karpenterRules,
  ...kastenRules,
  ...kedaRules,
  ...kieRules,
  ...knativeRules,
  ...kongRules,
  ...konveyorRules,
  ...koordinatorRules,
  ...kptRules,
  ...kratixRules,
  ...kserveRules,
  ...kuadrantRules,
  ...kubeappsRules,
  ...kubeblocksRules,
  ...kubedbRules,
  ...kubefleetRules,
  ...kubeflowRules,
  ...kubegresRules,
  ...kuberayRules,
  ...kuberhealthyRules,
  ...kubernetesRules,
  ...kubernetesAutoscalerRules,
  ...kubernetesCronhpaControllerRules,
  ...kubernetesSecretGeneratorRules,
  ...kubescapeRules,
  ...kubestashRules,
  ...kubevaultRules,
  ...kubevelaRules,
  ...kubevirtRules,
  ...kubewardenRules,
  ...kudoRules,
  ...kueueRules,
  ...kumaRules,
  ...kwokRules,
  ...kyvernoRules,
  ...lifecycleAgentRules,
  ...linkerdRules,
  ...litmusRules,
  ...loggingOperatorRules,
  ...lokiOperatorRules,
  ...longhornRules,
  ...marin3rRules,
  ...metal3Rules,
  ...metallbRules,
  ...minioRules,
  ...mocoRules,
  ...mongodbEnterpriseRules,
  ...multiclusterServicesRules,
  ...multusRules,
  ...mysqlOperatorRules,
  ...networkPolicyApiRules,
  ...neuvectorRules,
  ...newrelicRules,
  ...nginxGatewayFabricRules,
  ...nginxIngressRules,
  ...noRuleNeededRules,
  ...nodeFeatureDiscoveryRules,
  ...nodeResourceTopologyRules,
  ...nuclioRules,
  ...numaflowRules,
  ...numaplaneRules,
  ...nvidiaGpuOperatorRules,
  ...oadpRules,
  ...openClusterManagementRules,
  ...openebsRules,
  ...openfeatureRules,
  ...openkruiseRules,
  ...openreportsRules,
  ...opensearchOperatorRules,
  ...openshiftRules,
  ...openshiftConfigRules,
  ...opentelemetryOperatorRules,
  ...operatorLifecycleManagerRules,
  ...ovnKubernetesRules,
  ...pinnipedRules,
  ...porchRules,
  ...prometheusOperatorRules,
  ...ptpOperatorRules,
  ...pulumiRules,
  ...pyrraRules,
  ...rabbitmqRules,
  ...radiusRules,
  ...ramenRules,
  ...rancherRules,
  ...rbacManagerRules,
  ...redisOperatorRules,
  ...rookRules,
  ...secretsStoreCsiDriverRules,
  ...securityProfilesOperatorRules,
  ...shipwrightRules,
  ...slothRules,
  ...smiRules,
  ...solrOperatorRules,
  ...sopsSecretsOperatorRules,
  ...sparkOperatorRules,
  ...spicedbRules,
  ...spireRules,
  ...splunkRules,
  ...spotahomeRedisRules,
  ...sriovNetworkOperatorRules,
  ...stackableRules,
  ...stackgresRules,
  ...stakaterRules,
  ...stashRules,
  ...storkRules,
  ...strimziRules,
  ...submarinerRules,
  ...sveltosRules,
  ...tektonRules,
  ...temporalRules,
  ...terraformRules,
  ...tetragonRules,
  ...threeScaleRules,
  ...tidbOperatorRules,
  ...toolchainRules,
  ...topologyAwareLifecycleManagerRules,
  ...topolvmRules,
  ...traefikRules,
  ...tridentRules,
  ...trivyOperatorRules,
  ...vaultSecretsOperatorRules,
  ...veleroRules,
  ...verticaRules,
  ...victoriametricsRules,
  ...vitessRules,
  ...volcanoRules,
  ...volsyncRules,
  ...wildflyRules,
  ...zalandoRules,
  ...zalandoPostgresRules,
]);
