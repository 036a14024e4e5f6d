// Generated from packages/core/src/status/rules/library by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";
import { argoCdRules } from "./argo-cd.ts";
import { argoRolloutsRules } from "./argo-rollouts.ts";
import { argoWorkflowsRules } from "./argo-workflows.ts";
import { awsAckRules } from "./aws-ack.ts";
import { azureServiceOperatorRules } from "./azure-service-operator.ts";
import { certManagerRules } from "./cert-manager.ts";
import { cloudnativePgRules } from "./cloudnative-pg.ts";
import { clusterApiRules } from "./cluster-api.ts";
import { clusterStackOperatorRules } from "./cluster-stack-operator.ts";
import { configConnectorRules } from "./config-connector.ts";
import { configSyncRules } from "./config-sync.ts";
import { crossplaneRules } from "./crossplane.ts";
import { dataProcessingRules } from "./data-processing.ts";
import { elasticRules } from "./elastic.ts";
import { externalSecretsRules } from "./external-secrets.ts";
import { fleeetRules } from "./fleeet.ts";
import { fluxRules } from "./flux.ts";
import { gatewayApiRules } from "./gateway-api.ts";
import { istioRules } from "./istio.ts";
import { jobsetRules } from "./jobset.ts";
import { karmadaRules } from "./karmada.ts";
import { kedaRules } from "./keda.ts";
import { knativeRules } from "./knative.ts";
import { kptRules } from "./kpt.ts";
import { kubeflowRules } from "./kubeflow.ts";
import { kubevirtRules } from "./kubevirt.ts";
import { kudoRules } from "./kudo.ts";
import { kueueRules } from "./kueue.ts";
import { longhornRules } from "./longhorn.ts";
import { messagingAndCachesRules } from "./messaging-and-caches.ts";
import { mysqlMongodbRules } from "./mysql-mongodb.ts";
import { openClusterManagementRules } from "./open-cluster-management.ts";
import { openshiftRules } from "./openshift.ts";
import { porchRules } from "./porch.ts";
import { postgresOperatorsRules } from "./postgres-operators.ts";
import { prometheusOperatorRules } from "./prometheus-operator.ts";
import { rookRules } from "./rook.ts";
import { strimziRules } from "./strimzi.ts";
import { tektonRules } from "./tekton.ts";
import { veleroRules } from "./velero.ts";

export { argoCdRules } from "./argo-cd.ts";
export { argoRolloutsRules } from "./argo-rollouts.ts";
export { argoWorkflowsRules } from "./argo-workflows.ts";
export { awsAckRules } from "./aws-ack.ts";
export { azureServiceOperatorRules } from "./azure-service-operator.ts";
export { certManagerRules } from "./cert-manager.ts";
export { cloudnativePgRules } from "./cloudnative-pg.ts";
export { clusterApiRules } from "./cluster-api.ts";
export { clusterStackOperatorRules } from "./cluster-stack-operator.ts";
export { configConnectorRules } from "./config-connector.ts";
export { configSyncRules } from "./config-sync.ts";
export { crossplaneRules } from "./crossplane.ts";
export { dataProcessingRules } from "./data-processing.ts";
export { elasticRules } from "./elastic.ts";
export { externalSecretsRules } from "./external-secrets.ts";
export { fleeetRules } from "./fleeet.ts";
export { fluxRules } from "./flux.ts";
export { gatewayApiRules } from "./gateway-api.ts";
export { istioRules } from "./istio.ts";
export { jobsetRules } from "./jobset.ts";
export { karmadaRules } from "./karmada.ts";
export { kedaRules } from "./keda.ts";
export { knativeRules } from "./knative.ts";
export { kptRules } from "./kpt.ts";
export { kubeflowRules } from "./kubeflow.ts";
export { kubevirtRules } from "./kubevirt.ts";
export { kudoRules } from "./kudo.ts";
export { kueueRules } from "./kueue.ts";
export { longhornRules } from "./longhorn.ts";
export { messagingAndCachesRules } from "./messaging-and-caches.ts";
export { mysqlMongodbRules } from "./mysql-mongodb.ts";
export { openClusterManagementRules } from "./open-cluster-management.ts";
export { openshiftRules } from "./openshift.ts";
export { porchRules } from "./porch.ts";
export { postgresOperatorsRules } from "./postgres-operators.ts";
export { prometheusOperatorRules } from "./prometheus-operator.ts";
export { rookRules } from "./rook.ts";
export { strimziRules } from "./strimzi.ts";
export { tektonRules } from "./tekton.ts";
export { veleroRules } from "./velero.ts";

/** The whole rule library, for `computeStatus(object, { library })`. */
export const statusRuleLibrary: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ...argoCdRules,
  ...argoRolloutsRules,
  ...argoWorkflowsRules,
  ...awsAckRules,
  ...azureServiceOperatorRules,
  ...certManagerRules,
  ...cloudnativePgRules,
  ...clusterApiRules,
  ...clusterStackOperatorRules,
  ...configConnectorRules,
  ...configSyncRules,
  ...crossplaneRules,
  ...dataProcessingRules,
  ...elasticRules,
  ...externalSecretsRules,
  ...fleeetRules,
  ...fluxRules,
  ...gatewayApiRules,
  ...istioRules,
  ...jobsetRules,
  ...karmadaRules,
  ...kedaRules,
  ...knativeRules,
  ...kptRules,
  ...kubeflowRules,
  ...kubevirtRules,
  ...kudoRules,
  ...kueueRules,
  ...longhornRules,
  ...messagingAndCachesRules,
  ...mysqlMongodbRules,
  ...openClusterManagementRules,
  ...openshiftRules,
  ...porchRules,
  ...postgresOperatorsRules,
  ...prometheusOperatorRules,
  ...rookRules,
  ...strimziRules,
  ...tektonRules,
  ...veleroRules,
]);
