import { type Result, success } from "@landfall/core/object";
import { LEDGER_KIND } from "@landfall/core/suspend";
import type { PolicyRule, Resource } from "@landfall/kubernetes";
import { isOn } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { CLUSTER, clusterQuestion, NEITHER, ofLandfall } from "../cluster/question.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import { type Command, MANY, usageOf } from "../command.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { isInSnapshots } from "../snapshot/kinds-of-snapshots.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";

/** The commands that write to a cluster, and whether they delete objects of ours. */
const WRITERS: ReadonlyMap<string, { readonly deletes: boolean }> = new Map([
  ["suspend", { deletes: false }],
  ["resume", { deletes: false }],
  ["gc", { deletes: false }],
  ["strip", { deletes: true }],
]);

/** The controllers, with the rules that each needs in a cluster that serves these kinds. */
const CONTROLLERS: ReadonlyMap<string, (served: readonly Resource[], live: Live) => readonly PolicyRule[]> = new Map([
  ["controller rollout", (served: readonly Resource[], live: Live) => live.rolloutRules(served)],
  ["controller suspension", (served: readonly Resource[], live: Live) => live.suspensionRules(served)],
]);

/** The commands about Rollouts, with the verbs that each needs on Rollouts besides reading. */
const ROLLOUTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["explain", []],
  ["rollout", ["patch"]],
]);

type Pick = ((resource: Resource) => boolean) | undefined;

/**
 * The commands that read a cluster, with the kinds that each reads if none are named; `undefined` for all kinds that
 * can have a state.
 */
const READERS: ReadonlyMap<string, Pick> = new Map<string, Pick>([
  ["status", undefined],
  ["wait", undefined],
  ["snapshot", isInSnapshots],
  ["suspended", canBeHeld],
  ["plan", ofLandfall("RolloutPlan")],
  ["fights", canBeHeld],
]);

/** The commands that always watch, with any flags. */
const WATCHERS: ReadonlySet<string> = new Set(["fights"]);

const KNOWN: readonly string[] = [...READERS.keys(), ...ROLLOUTS.keys(), ...WRITERS.keys(), ...CONTROLLERS.keys()];

/** The command `landfall rbac`. */
export const RBAC: Command = {
  name: "rbac",
  usage: "COMMAND [KIND/NAME...]",
  summary: "Print the smallest role that lets a command read or write a cluster",
  description: `Prints a Role for the one namespace that -n names or the context has, or a ClusterRole for all, with what the command needs
and nothing else: to list the kinds that it reads, of those that this cluster serves, and to change those that it writes. What a
Rollout of a namespace is decided on lies in all of them: then there are both. COMMAND is
${KNOWN.join(", ")}.`,
  example: `landfall rbac status -n shop deploy/web
landfall rbac --context prod -A snapshot
landfall rbac --context prod -n shop suspend cronjobs
landfall rbac --context prod controller suspension`,
  flags: {
    ...CLUSTER,
    namespace: { value: "NAME", short: "n", help: "only this namespace" },
    watch: { short: "w", help: "also for status --watch" },
  },
  arity: [1, MANY],
  run(args, io) {
    const given = args.positionals.join(" ");
    const command = KNOWN.find((name) => given === name || given.startsWith(`${name} `));
    if (command === undefined)
      return misused(`${JSON.stringify(given)} asks no cluster; ${KNOWN.join(", ")} do`, usageOf(RBAC));
    const words = args.positionals.slice(command.split(" ").length);
    const question = clusterQuestion({ ...args, positionals: words.filter((word) => word.includes("/")) }, io);
    if (question === undefined) return misused(`rbac needs a cluster: ${NEITHER}`, usageOf(RBAC));
    const looksOn = isOn(args, "watch") || WATCHERS.has(command);
    return withClusters(question, io, (clusters, live) => roleOf(clusters, { command, words, looksOn }, live));
  },
};

async function roleOf([cluster, ...others]: readonly OpenCluster[], asked: Asked, live: Live): Promise<Outcome> {
  const { command } = asked;
  if (cluster === undefined || others.length > 0) return misused("one context at a time", usageOf(RBAC));
  const rules = await rulesFor(cluster, asked, live);
  if (!rules.ok) return failed(rules.problems);
  const name = `landfall-${command.replace(" ", "-")}`;
  const namespace = rules.value.isWide ? undefined : cluster.namespace;
  const { everywhere = [] } = rules.value;
  if (namespace === undefined) return done(roleYaml(name, undefined, [...rules.value.rules, ...everywhere]));
  const wide = everywhere.length === 0 ? "" : `---\n${roleYaml(name, undefined, everywhere)}`;
  return done(roleYaml(name, namespace, rules.value.rules) + wide);
}

function roleYaml(name: string, namespace: string | undefined, rules: readonly Rule[]): string {
  return toYaml({
    apiVersion: "rbac.authorization.k8s.io/v1",
    kind: namespace === undefined ? "ClusterRole" : "Role",
    metadata: { name, ...(namespace === undefined ? {} : { namespace }) },
    rules: [...rules],
  });
}

type Rule = { readonly apiGroups: string[]; readonly resources: string[]; readonly verbs: string[] };

interface Rules {
  readonly rules: Rule[];
  /** Whether some of the rules are about cluster-scoped objects. */
  readonly isWide: boolean;
  /** The rules that are needed in all namespaces, even if the command works in one. */
  readonly everywhere?: Rule[];
}

/** The command line for which a role is made. */
interface Asked {
  readonly command: string;
  readonly words: readonly string[];
  /** Whether the command watches, and so needs `watch`. */
  readonly looksOn: boolean;
}

function rulesFor(cluster: OpenCluster, { command, words, looksOn }: Asked, live: Live): Promise<Result<Rules>> {
  if (CONTROLLERS.has(command)) return rulesToControl(cluster, command, live);
  if (ROLLOUTS.has(command)) return rulesOfRollouts(cluster, command, live);
  if (WRITERS.has(command)) return rulesToWrite(cluster, command, words, live);
  return rulesToRead(cluster, { command, words, looksOn }, live);
}

/** The rules for a controller. It works in all namespaces; its lease is in one, which may be any. */
async function rulesToControl(cluster: OpenCluster, command: string, live: Live): Promise<Result<Rules>> {
  const served = await live.kindsRead(cluster, [], () => true);
  if (!served.ok) return served;
  const own = CONTROLLERS.get(command)?.(served.value, live) ?? [];
  const leases = { apiGroups: ["coordination.k8s.io"], resources: ["leases"], verbs: ["create", "get", "update"] };
  const rules = own.map(
    ({ apiGroups, resources, verbs }): Rule => ({
      apiGroups: [...apiGroups],
      resources: [...resources],
      verbs: [...verbs],
    }),
  );
  return success({ rules: [...rules, leases], isWide: true });
}

async function rulesToRead(
  cluster: OpenCluster,
  { command, words, looksOn }: Asked,
  live: Live,
): Promise<Result<Rules>> {
  const kinds = await live.kindsRead(cluster, words, READERS.get(command));
  if (!kinds.ok) return kinds;
  return success({
    rules: [...rulesOf(kinds.value, looksOn ? ["list", "watch"] : ["list"])],
    isWide: isWide(kinds.value),
  });
}

/**
 * The rules for commands about Rollouts: they read Rollouts with their plans, objects of our kinds in the same
 * namespace, and objects of other kinds in all namespaces.
 */
async function rulesOfRollouts(cluster: OpenCluster, command: string, live: Live): Promise<Result<Rules>> {
  const read = await live.readRollouts(cluster);
  if (!read.ok) return read;
  const served = await live.kindsRead({ ...cluster, namespace: undefined }, [], () => true);
  if (!served.ok) return served;
  const kinds = live.rolloutKinds(served.value, read.value.all);
  const ours = kinds.filter(({ group }) => group === LEDGER_KIND.group);
  const is = (name: string) => ours.filter(({ kind }) => kind === name);
  const rules = [
    ...rulesOf(
      ours.filter(({ kind }) => kind !== "Rollout" && kind !== "RolloutPlan"),
      ["list"],
    ),
    ...rulesOf(is("RolloutPlan"), ["get", "list"]),
    ...rulesOf(is("Rollout"), ["get", "list", ...(ROLLOUTS.get(command) ?? [])]),
  ];
  const others = rulesOf(
    kinds.filter((one) => !ours.includes(one)),
    ["list"],
  );
  return success({ rules, isWide: false, everywhere: [...others] });
}

/** The rules for writing holds: for the held objects, and for the ledgers of objects that cannot carry holds. */
async function rulesToWrite(
  cluster: OpenCluster,
  command: string,
  words: readonly string[],
  live: Live,
): Promise<Result<Rules>> {
  const inventory = command === "suspend" && words.length === 0;
  const isOurs = WRITERS.get(command)?.deletes === true;
  const wish = { words, kinds: [], canBeMeant: isHoldable, inventory, ours: isOurs };
  const kinds = await live.kindsHeld(cluster, wish);
  if (!kinds.ok) return kinds;
  const { own } = kinds.value;
  const wide = cluster.namespace === undefined || isWide(own);
  const beside = kinds.value.beside.filter(({ namespaced }) => wide || namespaced);
  const isLedger = ({ group, kind }: Resource): boolean => group === LEDGER_KIND.group && kind === LEDGER_KIND.kind;
  const ledgers = beside.filter(isLedger);
  const ours = isOurs ? beside.filter(({ group }) => group === LEDGER_KIND.group) : [];
  const others = beside.filter((one) => !isLedger(one) && !ours.includes(one));
  const rules = [
    ...rulesOf(own, ["get", "list", "patch"]),
    ...rulesOf(others, ["list"]),
    ...rulesOf(ledgers, ["create", "delete", "get", "list", "patch"]),
    ...rulesOf(
      ours.filter((one) => !isLedger(one)),
      ["delete", "list"],
    ),
  ];
  return success({ rules, isWide: wide });
}

function isHoldable(kind: Resource): boolean {
  return kind.group !== LEDGER_KIND.group && canBeHeld(kind);
}

function isWide(kinds: readonly Resource[]): boolean {
  return kinds.some(({ namespaced }) => !namespaced);
}

/** One rule for each group, sorted. Discovery needs no rule, because every authenticated user may use it. */
function rulesOf(kinds: readonly Resource[], verbs: readonly string[]): readonly Rule[] {
  const groups = [...new Set(kinds.map(({ group }) => group))].sort();
  return groups.map((group) => {
    const resources = kinds.filter((kind) => kind.group === group).map(({ plural }) => plural);
    return { apiGroups: [group], resources: resources.sort(), verbs: [...verbs] };
  });
}
