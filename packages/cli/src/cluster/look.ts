import { type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import type { FoundObject } from "../input/read-package-objects.ts";
import { canHaveState, hasStatus, kindKey, listable, withEvidence } from "./kinds.ts";
import { type Meant, readWords } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { type ReadOptions, readKinds } from "./read-kinds.ts";

/** What was found in a cluster: what was meant, and what is evidence about it. */
export interface Looked {
  readonly found: readonly FoundObject[];
  readonly meant: Meant;
}

/** Reads what words mean in a cluster with what is evidence about it; without words all that can have a state. */
export async function lookAt(cluster: OpenCluster, words: readonly string[]): Promise<Result<Looked>> {
  try {
    const served = listable(await cluster.client.discovery.all());
    const meant = await readWords(cluster, words);
    if (!meant.ok) return meant;
    const { kinds } = meant.value;
    const wanted = kinds.length > 0 ? kinds : whatHasState(cluster, served);
    const read = await readKinds(cluster, withEvidence(wanted, served));
    if (!read.ok) return read;
    const doubtful = kinds.length > 0 ? [] : wanted.filter((one) => !hasStatus(one)).map(kindKey);
    const found = read.value.filter(
      ({ object }) => object.status !== undefined || !doubtful.includes(kindKey(refOf(object))),
    );
    return success({ found, meant: meant.value }, read.problems);
  } catch (error) {
    const problem: Problem = problemOf(error, cluster.name);
    return { ok: false, problems: [problem] };
  }
}

/** The objects that words mean in a cluster; without words, those of some kinds. */
export async function readMeant(
  cluster: OpenCluster,
  words: readonly string[],
  { kinds, project }: { readonly kinds: (resource: Resource) => boolean; readonly project?: ReadOptions["project"] },
): Promise<Result<readonly FoundObject[]>> {
  try {
    const served = listable(await cluster.client.discovery.all());
    const meant = await readWords(cluster, words);
    if (!meant.ok) return meant;
    const named = meant.value.kinds;
    const wanted = named.length > 0 ? named : within(cluster, served).filter(kinds);
    const read = await readKinds(cluster, wanted, project === undefined ? {} : { project });
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
 * The kinds that are read for words; without words those that `kinds` picks. `undefined`: whatever can have a state, and for
 * kinds that are named what is evidence about them.
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

/** The kinds whose objects are where the question looks: in a namespace there is nothing that has none. */
function within({ namespace }: OpenCluster, served: readonly Resource[]): readonly Resource[] {
  return served.filter(({ namespaced }) => namespaced || namespace === undefined);
}
