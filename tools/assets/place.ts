// The place of the programs for tests on real clusters: outside of the clone, under a hash of their sources.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A Go module in this directory, and the programs that are built from it. */
export interface Asset {
  /** The name of the module's directory here, and of the binary if there is only one. */
  readonly name: string;
  /** The names of the programs. */
  readonly programs: readonly string[];
  /** The flags of the linker. */
  readonly ldflags: string;
  /**
   * Programs of other modules, which the module requires as tools. Absent: the module is built into one binary that
   * selects the program by the name under which it is called.
   */
  readonly packages?: readonly string[];
  /** Files of required modules that are needed beside the programs: patterns relative to the module's directory. */
  readonly files?: readonly { readonly module: string; readonly pattern: string }[];
  /** Whether only the nightly suites need it, so that it is built where it is named. */
  readonly nightly?: true;
}

const VERSION = "k8s.io/component-base/version";

/** The assets that can be built. */
export const ASSETS: readonly Asset[] = [
  {
    name: "control-plane",
    programs: ["etcd", "kube-apiserver", "kube-controller-manager", "kube-scheduler", "kubectl", "kwok"],
    ldflags: `-s -w -X ${VERSION}.gitVersion=v1.37.2 -X ${VERSION}.gitMajor=1 -X ${VERSION}.gitMinor=37`,
  },
  {
    name: "flux",
    programs: ["kustomize-controller", "source-controller"],
    ldflags: "-s -w",
    packages: ["github.com/fluxcd/kustomize-controller", "github.com/fluxcd/source-controller"],
    files: [
      { module: "github.com/fluxcd/kustomize-controller", pattern: "config/crd/bases/*.yaml" },
      { module: "github.com/fluxcd/source-controller", pattern: "config/crd/bases/*.yaml" },
    ],
  },
  {
    name: "karmada",
    programs: ["controller-manager", "scheduler", "webhook"],
    ldflags: "-s -w",
    packages: [
      "github.com/karmada-io/karmada/cmd/controller-manager",
      "github.com/karmada-io/karmada/cmd/scheduler",
      "github.com/karmada-io/karmada/cmd/webhook",
    ],
    files: [
      { module: "github.com/karmada-io/karmada", pattern: "charts/karmada/_crds/bases/*/*.yaml" },
      { module: "github.com/karmada-io/karmada", pattern: "artifacts/deploy/webhook-configuration.yaml" },
    ],
    nightly: true,
  },
  {
    name: "argo-cd",
    programs: ["argocd-application-controller", "argocd-repo-server", "redis"],
    ldflags: "-s -w",
    files: [{ module: "github.com/argoproj/argo-cd/v3", pattern: "manifests/crds/*-crd.yaml" }],
    nightly: true,
  },
  {
    name: "cluster-api",
    programs: ["core"],
    ldflags: "-s -w",
    packages: ["sigs.k8s.io/cluster-api/core"],
    files: [
      { module: "sigs.k8s.io/cluster-api", pattern: "core/config/crd/bases/*.yaml" },
      { module: "sigs.k8s.io/cluster-api", pattern: "core/config/webhook/manifests.yaml" },
    ],
    nightly: true,
  },
  {
    name: "kubefleet",
    programs: ["hubagent", "memberagent"],
    ldflags: "-s -w",
    packages: ["go.goms.io/fleet/cmd/hubagent", "go.goms.io/fleet/cmd/memberagent"],
    files: [{ module: "go.goms.io/fleet", pattern: "config/crd/bases/*.yaml" }],
    nightly: true,
  },
  {
    name: "ocm",
    programs: ["placement", "registration", "work"],
    ldflags: "-s -w",
    packages: [
      "open-cluster-management.io/ocm/cmd/placement",
      "open-cluster-management.io/ocm/cmd/registration",
      "open-cluster-management.io/ocm/cmd/work",
    ],
    files: [
      { module: "open-cluster-management.io/api", pattern: "cluster/*/*.crd.yaml" },
      { module: "open-cluster-management.io/api", pattern: "work/*/*.crd.yaml" },
      { module: "open-cluster-management.io/api", pattern: "addon/v1alpha1/*.crd.yaml" },
    ],
    nightly: true,
  },
];

/** The assets of the nightly suites, and what all need. */
export type AssetName = "control-plane" | "flux" | "karmada" | "argo-cd" | "cluster-api" | "kubefleet" | "ocm";

/** The cache: `LANDFALL_ASSETS`, else `landfall/assets` in the user's cache directory. */
export function cacheDirectory(): string {
  const { LANDFALL_ASSETS, XDG_CACHE_HOME } = process.env;
  return LANDFALL_ASSETS || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "landfall", "assets");
}

/** The directory of the module. */
export function moduleOf(asset: Asset): string {
  return join(import.meta.dirname, asset.name);
}

/** The directory of an asset's programs, built or not; it depends on the content of the module. */
export function placeOf(asset: Asset): string {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${JSON.stringify(asset)}\n`);
  for (const file of globSync("*", { cwd: moduleOf(asset) }).sort()) {
    const text = readFileSync(join(moduleOf(asset), file));
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return join(cacheDirectory(), asset.name, hash.digest("hex").slice(0, 16));
}

/** Where the programs of an asset are, if they are built. */
export function builtAsset(name: AssetName): string | undefined {
  const place = ASSETS.filter((asset) => asset.name === name).map(placeOf)[0];
  return place !== undefined && existsSync(place) ? place : undefined;
}
