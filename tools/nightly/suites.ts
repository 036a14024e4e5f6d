import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ASSETS, type AssetName, moduleOf } from "../assets/place.ts";

/** A long run: too long, or with programs too large, for every change. */
export interface Suite {
  readonly name: string;
  /** A description of what the suite tests, for the page. */
  readonly shows: string;
  /** Sentences on behaviour of the other projects that a reader may not expect. */
  readonly found?: readonly string[];
  /** The programs of other projects that it runs against, beside a control plane. */
  readonly asset?: AssetName;
  /** Whether its programs listen on every address, so that it runs in a network that has nothing but loopback. */
  readonly isApart?: true;
  readonly env?: Readonly<Record<string, string>>;
  /** The arguments of `npx vitest run`. */
  readonly tests: readonly string[];
}

const LIVE = "--config=tools/nightly/vitest.config.ts";

/** The suites, in the order in which they run. */
export const SUITES: readonly Suite[] = [
  {
    name: "karmada",
    shows:
      "the stories of karmada#4688, holds of scheduling, a planned removal and a whole rollout, with Karmada's own controllers",
    found: [
      "A removal of a held cluster from the placement of a policy is refused by `landfall apply`; where somebody writes it past that, Karmada removes what was held, and `landfall suspended` warns of it.",
      "A workload or a binding that is read in the hub is led to the policy that delivers it; what else that policy delivers stops with it, and must be accepted.",
    ],
    asset: "karmada",
    tests: [LIVE, "tools/nightly/live/karmada"],
  },
  {
    name: "flux",
    shows:
      "a RolloutController, under its generated role, and Flux's own controllers: the status at every moment of a whole rollout, a failed wave, a rollback, a hold",
    found: [
      "While somebody holds a Kustomization, its source is not moved either: the target stays released and on the way, and no deadline of it runs. `landfall explain` names the holder.",
    ],
    asset: "flux",
    tests: [LIVE, "tools/nightly/live/flux"],
  },
  {
    name: "argo-cd",
    shows:
      "a RolloutController, under its generated role, and Argo CD's own controllers: the status at every moment of a whole rollout, a failed wave, a rollback, both kinds of hold",
    found: [
      "After a rollback `targetRevision` is the commit of the last good version, and no more its tag.",
      "Between the change of `targetRevision` and the next comparison Argo CD's own status stays Synced and Healthy; what Landfall says is never that it has landed.",
      "A version that crashes is Degraded to Argo CD when the progress deadline of its Deployment has passed, by default ten minutes: a wave that is to stop sooner needs a deadline of its own.",
      "An Application that somebody holds is not written. Where somebody else writes it, both holds are honoured, and what was written is carried out when it is let go.",
    ],
    asset: "argo-cd",
    isApart: true,
    tests: [LIVE, "tools/nightly/live/argo-cd"],
  },
  {
    name: "cluster-api",
    shows:
      "Cluster API's own core controllers and webhooks, with a provider of stubs: the status of a pool at every moment of a rollout and of one that hangs, a held cluster, a held rollout, a held pool",
    found: [
      "For seconds after a change of a MachineDeployment Cluster API's own status is of the new generation and counts the old machines as up to date. Landfall tells a new version by `status.versions`; a new template of the same version it cannot tell in that time.",
      "A Machine that somebody deletes while its Cluster is held stays, with its node, until the last holder lets go.",
      "A hold of a MachineDeployment stops neither its MachineSets nor their Machines: a deleted Machine is replaced, at the old version.",
      "Landfall has no actuator for Cluster API: what `landfall apply` writes is carried out.",
    ],
    asset: "cluster-api",
    isApart: true,
    tests: [LIVE, "tools/nightly/live/cluster-api"],
  },
  {
    name: "kubefleet",
    shows:
      "KubeFleet's own hub agent and member agents: the status of each cluster at every moment of a rollout that fails in one and of the way back, what cannot be held, a workload held in one member, a held template",
    found: [
      "A placement has no switch. A ClusterStagedUpdateRun has none in 0.14.0 either, the newest release that can be had as a Go module: it has no `spec.state`. Both holds are refused, and nothing is written.",
      "A Deployment that is held in the hub is held in all members, as the hold is a part of what is placed; one that is held in a member stays so there alone, as KubeFleet leaves fields that the hub does not set.",
      "This release does not say which snapshot each cluster has, so that `upToDate` of a cluster is unknown.",
      "Landfall has no actuator for KubeFleet: what is written to the template is carried out.",
    ],
    asset: "kubefleet",
    tests: [LIVE, "tools/nightly/live/kubefleet"],
  },
  {
    name: "ocm",
    shows:
      "Open Cluster Management's own placement controller, work manager and work agents: the status of each cluster at every moment of a rollout that fails in one and of the way back, a wave that is refused, counts without rules, what cannot be held, a workload held in a member under both update strategies",
    found: [
      "A work without condition rules tells Landfall that its objects are there, and `statusFeedback` of the type `WellKnownStatus` that one of them does not run; only rules for Progressing and Degraded tell that they run. A rule should ask whether the object's own `status.observedGeneration` is its generation.",
      "For some milliseconds after a change the conditions of the rules may be of the objects as they were, and the generation beside them of the work as it is: the agent looks once more when it has applied it. A soak of a few seconds covers that.",
      "The agent leaves the conditions of rules that a work has no more as they were; Landfall reads none of them.",
      "A ManifestWorkReplicaSet counts a cluster as done where its work is applied and available, of whatever generation: its own `Progressive` goes on while the new version crashes, and its summary stays as expected. Landfall says Failed of the cluster.",
      "A hold in a member is taken back with the next write of the agent where the work has the default update strategy (Update), which replaces the whole object; `landfall suspended` says `stale-hold`, and a SuspensionController `HoldTakenBack`. With ServerSideApply the hold stays, and only there.",
      "A ManifestWork, a ManifestWorkReplicaSet and a Placement have no switch: they are refused, and nothing is written.",
      "Landfall has no actuator for OCM: what is written to the ManifestWorkReplicaSet, or to a work, is carried out.",
    ],
    asset: "ocm",
    tests: [LIVE, "tools/nightly/live/ocm"],
  },
  {
    name: "rollout-histories",
    shows: "20,000 histories for each law of the rollout engine",
    env: { LANDFALL_HISTORIES: "20000" },
    tests: [
      "packages/core/src/rollout/judge/way-on.properties.test.ts",
      "packages/core/src/rollout/judge/blockers.properties.test.ts",
      "packages/core/src/rollout/verify/verify.properties.test.ts",
      "packages/core/src/rollout/adversary.properties.test.ts",
    ],
  },
  {
    name: "hold-histories",
    shows: "100,000 histories of holds, of several holders and several mechanisms",
    env: { LANDFALL_HISTORIES: "100000" },
    tests: ["packages/core/src/suspend/write/histories.property.test.ts"],
  },
  {
    name: "kpt-packages",
    shows: "2,000 generated packages, rendered by kpt and by Landfall",
    env: { KPT_PACKAGES: "2000", FC_RUNS: "10000" },
    tests: [
      "packages/krm-functions/src/kyaml/documents.kpt.test.ts",
      "packages/krm-functions/src/kyaml/packages.kpt.test.ts",
    ],
  },
];

/** The modules that an asset is built from, with the versions that its go.mod pins: `karmada v1.16.0`. */
export function versionsOf(asset: NonNullable<Suite["asset"]>): readonly string[] {
  const found = ASSETS.find(({ name }) => name === asset);
  if (found === undefined) return [];
  const text = readFileSync(join(moduleOf(found), "go.mod"), "utf8");
  const pinned = new Map(
    Array.from(text.matchAll(/^\t(\S+) (v\S+)/gm), ([, module = "", version = ""]) => [module, version]),
  );
  const sources = found.packages ?? found.files?.map(({ module }) => module) ?? [];
  const modules = [...pinned.keys()].filter((module) =>
    sources.some((source) => source === module || source.startsWith(`${module}/`)),
  );
  return modules.map(
    (module) =>
      `${module
        .replace(/\/v\d+$/, "")
        .split("/")
        .at(-1)} ${pinned.get(module)}`,
  );
}
