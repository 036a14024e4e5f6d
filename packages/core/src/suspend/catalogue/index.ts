import type { Catalogue } from "../mechanism.ts";
import { ARGO } from "./argo.ts";
import { BATCH } from "./batch.ts";
import { CLOUD_AND_POLICY } from "./cloud-and-policy.ts";
import { CLUSTER_API } from "./cluster-api.ts";
import { catalogueOf } from "./create-catalogue.ts";
import { DATABASES } from "./databases.ts";
import { DERIVED } from "./derived.ts";
import { ELASTIC } from "./elastic.ts";
import { FLEET_DERIVED } from "./fleet-derived.ts";
import { FLEETS } from "./fleets.ts";
import { FLUX } from "./flux.ts";
import { FURTHER_FLEETS } from "./further-fleets.ts";
import { FURTHER_WORKLOADS } from "./further-workloads.ts";
import { GITOPS } from "./gitops.ts";
import { KARMADA, KARMADA_DERIVED } from "./karmada.ts";
import { KUBERNETES } from "./kubernetes.ts";
import { MACHINES } from "./machines.ts";
import { MESSAGING } from "./messaging.ts";
import { PINNED } from "./pinned.ts";
import { POSTGRES } from "./postgres.ts";
import { SERVING_AND_SCALING } from "./serving-and-scaling.ts";
import { STORAGE_AND_MONITORING } from "./storage-and-monitoring.ts";
import { WHOLE_GROUPS } from "./whole-groups.ts";

/** The mechanisms that Landfall knows. */
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
    POSTGRES,
    SERVING_AND_SCALING,
    STORAGE_AND_MONITORING,
  ],
  wholeGroups: WHOLE_GROUPS,
  derivations: [...KARMADA_DERIVED, ...FLEET_DERIVED, ...DERIVED],
});
