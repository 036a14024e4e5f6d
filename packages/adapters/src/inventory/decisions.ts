import { type KubeObject, type Path, type Problem, type Result, readPath, refOf, success } from "@landfall/core/object";
import { clusterNamed, type InventoryEntry, invalidInventory } from "./entry.ts";

/**
 * Reads the clusters of a list of decisions; an entry whose name is `""` is not decided yet. An object that is being
 * deleted has chosen nothing.
 */
export function readDecisions(object: KubeObject, at: Path, name: Path): Result<readonly InventoryEntry[]> {
  const list = readPath(object, at);
  if (list === undefined || list === null || object.metadata?.deletionTimestamp !== undefined) return success([]);
  if (!Array.isArray(list)) return { ok: false, problems: [invalidInventory(object, "must be a list", at)] };
  const entries: InventoryEntry[] = [];
  const problems: Problem[] = [];
  for (const [index, decision] of list.entries()) {
    const text = readPath(decision, name);
    if (text === "") continue;
    const cluster = clusterNamed(object, text, [...at, index, ...name]);
    if (cluster.ok) entries.push({ cluster: cluster.value, labels: {}, ref: refOf(object) });
    else problems.push(...cluster.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : success(entries);
}
