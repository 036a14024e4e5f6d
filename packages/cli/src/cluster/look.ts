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
    const wanted =
      kinds.length > 0
        ? kinds
        : served.filter((one) => canHaveState(one) && (one.namespaced || cluster.namespace === undefined));
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
    const wanted = named.length > 0 ? named : served.filter(kinds);
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
