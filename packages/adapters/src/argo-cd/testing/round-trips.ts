import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath } from "@landfall/core/object";
import { CONTEXT, delivery, ORDERS, type Order, type RoundTrip } from "../../actuate/testing/round-trip.ts";
import { actuateArgoCd } from "../actuate.ts";
import { readApplication } from "../application.ts";

/** Returns the state after Argo CD has compared: the sources of the spec, and the commit that each stands for. */
function compared(application: KubeObject, { commit }: Order): readonly Observation[] {
  const [source, sources] = [readPath(application, ["spec", "source"]), readPath(application, ["spec", "sources"])];
  const several = Array.isArray(sources) ? { sources, source: { repoURL: "" } } : { source };
  const revisions = Array.isArray(sources) ? { revisions: sources.map(() => commit) } : { revision: commit };
  const status = { sync: { status: "Synced", ...revisions, comparedTo: several }, health: { status: "Healthy" } };
  return readApplication({ ...application, status }, CONTEXT);
}

/**
 * Returns the status that Argo CD reports once it has rendered the dry source to its branch and has compared the
 * cluster with it.
 */
function hydrated(application: KubeObject, { commit }: Order): readonly Observation[] {
  const sourceHydrator = readPath(application, ["spec", "sourceHydrator"]);
  const branch = { repoURL: DRY.repoURL, path: "prod", targetRevision: "environments/prod" };
  const status = {
    sync: { status: "Synced", revision: RENDERED, comparedTo: { source: branch } },
    health: { status: "Healthy" },
    sourceHydrator: {
      lastSuccessfulOperation: { drySHA: commit, hydratedSHA: RENDERED, sourceHydrator },
      currentOperation: { phase: "Hydrated", drySHA: commit },
    },
  };
  return readApplication({ ...application, status }, CONTEXT);
}

const DRY = { repoURL: "https://git.example.com/dry", path: "prod", targetRevision: "v6" };
const RENDERED = "e".repeat(40);
const git = { path: "prod", repoURL: "https://git.example.com/shop", targetRevision: "v6" };

export const roundTrips: readonly RoundTrip[] = [
  {
    what: "an Application of git",
    actuate: actuateArgoCd,
    objects: [delivery("argoproj.io/v1alpha1", "Application", { source: git })],
    read: compared,
    orders: [ORDERS.tag, ORDERS.commit, ORDERS.asFluxSpellsIt],
  },
  {
    what: "an Application of a chart and values from elsewhere",
    actuate: actuateArgoCd,
    objects: [
      delivery("argoproj.io/v1alpha1", "Application", {
        sources: [
          { repoURL: "https://git.example.com/values", targetRevision: "main", ref: "values" },
          { repoURL: "https://charts.example.com", chart: "shop", targetRevision: "1.2.0" },
        ],
      }),
    ],
    read: compared,
    orders: [ORDERS.chart],
  },
  {
    what: "a hydrated Application",
    actuate: actuateArgoCd,
    objects: [
      delivery("argoproj.io/v1alpha1", "Application", {
        sourceHydrator: { drySource: DRY, syncSource: { path: "prod", targetBranch: "environments/prod" } },
      }),
    ],
    read: hydrated,
    orders: [ORDERS.tag, ORDERS.commit],
  },
  {
    what: "an Application of an image",
    actuate: actuateArgoCd,
    objects: [
      delivery("argoproj.io/v1alpha1", "Application", {
        source: { repoURL: "oci://registry.example.com/shop", path: ".", targetRevision: "v6" },
      }),
    ],
    read: compared,
    orders: [ORDERS.imageTag, ORDERS.imageDigest],
  },
];
