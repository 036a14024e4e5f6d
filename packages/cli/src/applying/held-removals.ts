import { REMOVALS } from "@landfall/adapters/systems";
import { type KubeObject, type Problem, refKey, refOf } from "@landfall/core/object";
import { listable } from "../cluster/kinds.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { readKinds } from "../cluster/read-kinds.ts";
import type { Tried } from "./try-out.ts";
import { kindOf } from "./what-to-apply.ts";

/**
 * The changes by which a system would remove what somebody holds, as a policy of Karmada that a held cluster leaves. Nothing is
 * written then: who wants that lets go first. What would be removed without the change is not the change's fault.
 */
export async function heldRemovals(tried: readonly Tried[], cluster: OpenCluster): Promise<readonly Problem[]> {
  const found = await Promise.all(
    REMOVALS.map(async ({ kinds, beside, planned }) => {
      const own = tried.filter((one) => kinds.includes(kindOf(one.object)));
      const before = own.flatMap((one) => one.before ?? []);
      if (before.length === 0) return [];
      const others = await readBeside(cluster, beside);
      const now = cluster.now();
      const known = new Set(planned([...before, ...others], now).map(nameOf));
      const after = own.flatMap((one) => one.after ?? []);
      const fileOf = new Map(own.map(({ object, found: { file } }) => [refKey(refOf(object)), file]));
      return planned([...after, ...others], now)
        .filter((problem) => !known.has(nameOf(problem)))
        .map((problem): Problem => ({ ...problem, severity: "error", ...fileIn(fileOf, problem) }));
    }),
  );
  return found.flat();
}

function nameOf({ ref, message }: Problem): string {
  return `${ref === undefined ? "" : refKey(ref)} ${message}`;
}

function fileIn(files: ReadonlyMap<string, Problem["file"]>, { ref }: Problem): Pick<Problem, "file"> {
  const file = ref === undefined ? undefined : files.get(refKey(ref));
  return file === undefined ? {} : { file };
}

/** The objects that tell more; those that may not be read are missing, and what rests on them is not known. */
async function readBeside(cluster: OpenCluster, beside: readonly string[]): Promise<readonly KubeObject[]> {
  const served = listable(await cluster.client.discovery.all()).filter((one) =>
    beside.includes(`${one.group}/${one.kind}`),
  );
  if (served.length === 0) return [];
  const read = await readKinds({ ...cluster, namespace: undefined }, served);
  return read.ok ? read.value.map(({ object }) => object) : [];
}
