import type { Catalogue, Mechanism } from "../mechanism.ts";
import { ARGO } from "./argo.ts";
import { BATCH } from "./batch.ts";
import { CLOUD_AND_POLICY } from "./cloud-and-policy.ts";
import { CLUSTER_API } from "./cluster-api.ts";
import { createCatalogue } from "./create-catalogue.ts";
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
import { mechanismsOf } from "./switch-family.ts";
import { WHOLE_GROUPS } from "./whole-groups.ts";

const FAMILIES = [
  ...BATCH,
  ...CLOUD_AND_POLICY,
  ...DATABASES,
  ...FLEETS,
  ...ELASTIC,
  ...FURTHER_FLEETS,
  ...FURTHER_WORKLOADS,
  ...WHOLE_GROUPS,
  ...GITOPS,
  ...MACHINES,
  ...MESSAGING,
  ...POSTGRES,
  ...SERVING_AND_SCALING,
  ...STORAGE_AND_MONITORING,
];

/** All of them one after the other: no two may have one id. */
export function builtIn(): readonly Mechanism[] {
  return [
    ...KUBERNETES,
    ...FLUX,
    ...ARGO,
    ...CLUSTER_API,
    ...KARMADA,
    ...PINNED,
    ...FAMILIES.flatMap((family) => mechanismsOf(family)),
  ];
}

/** The mechanisms that Landfall knows. */
export const CATALOGUE: Catalogue = /* @__PURE__ */ createCatalogue(builtIn(), [
  ...KARMADA_DERIVED,
  ...FLEET_DERIVED,
  ...DERIVED,
]);
