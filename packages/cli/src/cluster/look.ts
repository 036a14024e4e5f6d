import { type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import type { FoundObject } from "../input/read-package-objects.ts";
import { canHaveState, hasStatus, kindKey, listable, withEvidence } from "./kinds.ts";
import { type AskedOf, type LookPlan, type Meant, readWords } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { planPackage } from "./plan-package.ts";
import { problemOf } from "./problem-of.ts";
import { type ReadOptions, readKinds } from "./read-kinds.ts";

/** The objects found in a cluster: the requested ones, and those that are evidence about them. */
export interface Looked {
  readonly found: readonly FoundObject[];
  readonly meant: Meant;
}

/**
 * Plans the reads that answer a question: for words, for the objects of a package, else for all objects that can have a
 * state.
 */
export async function planLook(cluster: OpenCluster, { words, objects }: AskedOf): Promise<Result<LookPlan>> {
  const served = listable(await cluster.client.discovery.all());
  if (objects !== undefined) return success(planPackage(cluster, objects, served));
  const meant = await readWords(cluster, words);
  if (!meant.ok) return meant;
  const { kinds } = meant.value;
  const wanted = kinds.length > 0 ? kinds : whatHasState(cluster, served);
  const doubtful = new Set((kinds.length > 0 ? [] : wanted).filter((one) => !hasStatus(one)).map(kindKey));
  return success({
    meant: meant.value,
    kinds: withEvidence(wanted, served),
    namespaces: [cluster.namespace],
    counts: (object) => object.status !== undefined || !doubtful.has(kindKey(refOf(object))),
  });
}

/** Reads the requested objects from a cluster, with those that are evidence about them. */
export async function lookAt(cluster: OpenCluster, asked: AskedOf): Promise<Result<Looked>> {
  try {
    const plan = await planLook(cluster, asked);
    if (!plan.ok) return plan;
    const { meant, kinds, namespaces, counts } = plan.value;
    const read = await Promise.all(
      namespaces.map((namespace, at) => readKinds({ ...cluster, namespace }, kindsIn(kinds, at))),
    );
    const wrong = read.find(({ ok }) => !ok);
    if (wrong?.ok === false) return wrong;
    const found = read.flatMap((one) => (one.ok ? one.value : [])).filter(({ object }) => counts(object));
    return success(
      { found, meant },
      read.flatMap((one) => one.problems),
    );
  } catch (error) {
    const problem: Problem = problemOf(error, cluster.name);
    return { ok: false, problems: [problem] };
  }
}

/** The kinds to read in the namespace with this index; cluster-scoped kinds are read once only. */
export function kindsIn(kinds: readonly Resource[], at: number): readonly Resource[] {
  return kinds.filter(({ namespaced }) => namespaced || at === 0);
}

/** The kinds that words name in a cluster, else those that `kinds` selects, and a test for the requested objects. */
export async function kindsOfWords(
  cluster: OpenCluster,
  words: readonly string[],
  kinds: (resource: Resource) => boolean,
): Promise<Result<Pick<Meant, "kinds" | "includes">>> {
  const served = listable(await cluster.client.discovery.all());
  const meant = await readWords(cluster, words);
  if (!meant.ok) return meant;
  const named = meant.value.kinds;
  return success({ ...meant.value, kinds: named.length > 0 ? named : within(cluster, served).filter(kinds) });
}

/** The objects that words mean in a cluster; without words, those of the selected kinds. */
export async function readMeant(
  cluster: OpenCluster,
  words: readonly string[],
  { kinds, project }: { readonly kinds: (resource: Resource) => boolean; readonly project?: ReadOptions["project"] },
): Promise<Result<readonly FoundObject[]>> {
  try {
    const meant = await kindsOfWords(cluster, words, kinds);
    if (!meant.ok) return meant;
    const read = await readKinds(cluster, meant.value.kinds, project === undefined ? {} : { project });
    return read.ok
      ? success(
          read.value.filter(({ object }) => meant.value.includes(object)),
          read.problems,
        )
      : read;
  } catch (error) {
    return { ok: false, problems: [problemOf(error, cluster.name)] };
  }
}

/**
 * The kinds that are read for words; without words those that `kinds` selects. If that is `undefined`: all that can
 * have a state, and for named kinds also those that are evidence about them.
 */
export async function kindsRead(
  cluster: OpenCluster,
  words: readonly string[],
  kinds: ((resource: Resource) => boolean) | undefined,
): Promise<Result<readonly Resource[]>> {
  try {
    const served = listable(await cluster.client.discovery.all());
    const meant = await readWords(cluster, words);
    if (!meant.ok) return meant;
    const named = meant.value.kinds;
    if (kinds !== undefined) return success(named.length > 0 ? named : within(cluster, served).filter(kinds));
    return success(withEvidence(named.length > 0 ? named : whatHasState(cluster, served), served));
  } catch (error) {
    return { ok: false, problems: [problemOf(error, cluster.name)] };
  }
}

function whatHasState(cluster: OpenCluster, served: readonly Resource[]): readonly Resource[] {
  return within(cluster, served).filter(canHaveState);
}

/** The kinds that can have objects in the question's namespace: cluster-scoped kinds have none in it. */
function within({ namespace }: OpenCluster, served: readonly Resource[]): readonly Resource[] {
  return served.filter(({ namespaced }) => namespaced || namespace === undefined);
}
