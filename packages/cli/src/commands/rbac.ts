import type { Resource } from "@landfall/kubernetes";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { CLUSTER, clusterQuestion, NEITHER, ofLandfall } from "../cluster/question.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import { type Command, MANY, usageOf } from "../command.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { isInSnapshots } from "../snapshot/kinds-of-snapshots.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";

type Pick = ((resource: Resource) => boolean) | undefined;

/** The commands that read a cluster, and which kinds each reads where none is named; `undefined`: all that can have a state. */
const READERS: ReadonlyMap<string, Pick> = new Map<string, Pick>([
  ["status", undefined],
  ["wait", undefined],
  ["snapshot", isInSnapshots],
  ["suspended", canBeHeld],
  ["plan", ofLandfall("RolloutPlan")],
]);

/** `landfall rbac` */
export const RBAC: Command = {
  name: "rbac",
  usage: "COMMAND [KIND/NAME...]",
  summary: "Print the smallest role that lets a command read a cluster",
  description: `Prints a Role for the one namespace that -n names or the context has, or a ClusterRole for all, with what the command needs
and nothing else: to list the kinds that it reads, of those that this cluster serves. COMMAND is ${[...READERS.keys()].join(", ")}.`,
  example: `landfall rbac status -n shop deploy/web
landfall rbac --context prod -A snapshot`,
  flags: { ...CLUSTER, namespace: { value: "NAME", short: "n", help: "only this namespace" } },
  arity: [1, MANY],
  run(args, io) {
    const [command = "", ...words] = args.positionals;
    if (!READERS.has(command))
      return misused(
        `${JSON.stringify(command)} reads no cluster; ${[...READERS.keys()].join(", ")} do`,
        usageOf(RBAC),
      );
    const question = clusterQuestion({ ...args, positionals: words.filter((word) => word.includes("/")) }, io);
    if (question === undefined) return misused(`rbac needs a cluster: ${NEITHER}`, usageOf(RBAC));
    return withClusters(question, io, (clusters, live) => roleOf(clusters, { command, words }, live));
  },
};

async function roleOf(
  [cluster, ...others]: readonly OpenCluster[],
  { command, words }: { readonly command: string; readonly words: readonly string[] },
  live: Live,
): Promise<Outcome> {
  if (cluster === undefined || others.length > 0) return misused("one context at a time", usageOf(RBAC));
  const kinds = await live.kindsRead(cluster, words, READERS.get(command));
  if (!kinds.ok) return failed(kinds.problems);
  const name = `landfall-${command}`;
  const { namespace } = cluster;
  const isWide = namespace === undefined || kinds.value.some(({ namespaced }) => !namespaced);
  return done(
    toYaml({
      apiVersion: "rbac.authorization.k8s.io/v1",
      kind: isWide ? "ClusterRole" : "Role",
      metadata: { name, ...(isWide ? {} : { namespace }) },
      rules: rulesOf(kinds.value),
    }),
  );
}

/** One rule a group, sorted. Discovery needs none: whoever is known may ask it. */
function rulesOf(
  kinds: readonly Resource[],
): { readonly apiGroups: string[]; readonly resources: string[]; readonly verbs: string[] }[] {
  const groups = [...new Set(kinds.map(({ group }) => group))].sort();
  return groups.map((group) => {
    const resources = kinds.filter((kind) => kind.group === group).map(({ plural }) => plural);
    return { apiGroups: [group], resources: resources.sort(), verbs: ["list"] };
  });
}
