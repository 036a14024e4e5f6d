import type { Catalogue } from "../model/mechanism.ts";
import { catalogueOf } from "./create-catalogue.ts";
import { ARGO } from "./delivery/argo.ts";
import { DERIVED } from "./delivery/derived.ts";
import { FLEET_DERIVED } from "./delivery/fleet-derived.ts";
import { FLEETS } from "./delivery/fleets.ts";
import { FLUX } from "./delivery/flux.ts";
import { FURTHER_FLEETS } from "./delivery/further-fleets.ts";
import { GITOPS } from "./delivery/gitops.ts";
import { KARMADA, KARMADA_DERIVED } from "./delivery/karmada.ts";
import { PINNED } from "./delivery/pinned.ts";
import { CLOUD_AND_POLICY } from "./platform/cloud-and-policy.ts";
import { CLUSTER_API } from "./platform/cluster-api.ts";
import { MACHINES } from "./platform/machines.ts";
import { WHOLE_GROUPS } from "./platform/whole-groups.ts";
import { BATCH } from "./workloads/batch.ts";
import { DATABASES } from "./workloads/databases.ts";
import { ELASTIC } from "./workloads/elastic.ts";
import { FURTHER_WORKLOADS } from "./workloads/further-workloads.ts";
import { KUBERNETES } from "./workloads/kubernetes.ts";
import { MESSAGING } from "./workloads/messaging.ts";
import { OPERATORS } from "./workloads/operators.ts";
import { POSTGRES } from "./workloads/postgres.ts";
import { SERVING_AND_SCALING } from "./workloads/serving-and-scaling.ts";
import { STORAGE_AND_MONITORING } from "./workloads/storage-and-monitoring.ts";

/** The built-in catalogue of mechanisms. */
export const CATALOGUE: Catalogue = /* @__PURE__ */ catalogueOf({
  mechanisms: [...KUBERNETES, ...FLUX, ...ARGO, ...CLUSTER_API, ...KARMADA, ...PINNED],
  families: [
    BATCH,
    CLOUD_AND_POLICY,
    DATABASES,
    FLEETS,
    ELASTIC,
    FURTHER_FLEETS,
    FURTHER_WORKLOADS,
    GITOPS,
    MACHINES,
    MESSAGING,
    OPERATORS,
    POSTGRES,
    SERVING_AND_SCALING,
    STORAGE_AND_MONITORING,
  ],
  wholeGroups: WHOLE_GROUPS,
  derivations: [...KARMADA_DERIVED, ...FLEET_DERIVED, ...DERIVED],
});
