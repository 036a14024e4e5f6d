import type { DeliveryKind, System, SystemKind } from "../systems/contract.ts";
import { actuateFlux } from "./actuate.ts";
import { hasKubeConfig } from "./elsewhere.ts";
import { readFluxAmong } from "./read.ts";
import { declaredWithSource } from "./revisions.ts";

const DELIVERY = {
  role: "delivery",
  read: readFluxAmong,
  declares: { rank: 20, revision: declaredWithSource },
  isElsewhere: hasKubeConfig,
  // Cluster API names that secret `<cluster>-kubeconfig`. Without it, the cluster is the one that Flux runs in, which
  // has no name.
  cluster: { path: ["spec", "kubeConfig", "secretRef", "name"], form: /^([^]+?)(?:-kubeconfig)?$/ },
  wave: { after: ["spec", "dependsOn"] },
} as const satisfies Partial<DeliveryKind>;

const source = (kind: string): SystemKind => ({ group: "source.toolkit.fluxcd.io", kind, role: "source" });

export const system: System = {
  title: "Flux",
  url: "https://fluxcd.io/flux/components/",
  kinds: [
    {
      ...DELIVERY,
      group: "kustomize.toolkit.fluxcd.io",
      kind: "Kustomization",
      labelPrefix: "kustomize.toolkit.fluxcd.io",
    },
    { ...DELIVERY, group: "helm.toolkit.fluxcd.io", kind: "HelmRelease", labelPrefix: "helm.toolkit.fluxcd.io" },
    source("GitRepository"),
    source("OCIRepository"),
    source("Bucket"),
    source("HelmRepository"),
    source("HelmChart"),
  ],
  actuator: {
    actuate: actuateFlux,
    // A source with other users is moved for all of them or for none.
    shared: { groups: "fluxcd.io" },
    moves: "the source of a Kustomization, or the chart version of a HelmRelease",
    writes: "commit or tag of the GitRepository, digest or tag of the OCIRepository, version of the chart",
  },
  wavesAre: "`spec.dependsOn` of Kustomizations and HelmReleases on those of the wave before",
  machinery: ["flux-system"],
  isCommon: true,
  docs: { reads: "Kustomization, HelmRelease, and their source" },
};
