import { formatPath, type KubeObject, refOf } from "@landfall/core/object";
import { fieldManagerOf, HOLD_PREFIX, readLedger } from "@landfall/core/suspend";
import type { Conflict } from "@landfall/kubernetes";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { commandLine } from "../render/command-line.ts";

/**
 * Whether the field of a conflict belongs to a hold. Such a field is never taken: it becomes free when the holders let
 * go.
 */
export function isHeld({ owner }: Conflict): boolean {
  return owner?.startsWith(HOLD_PREFIX) === true;
}

/**
 * Tells how to get a field that a hold owns, with commands that work as printed. `before`: the object in the cluster.
 */
export function wayOutOfHold(conflict: Conflict, before: KubeObject, { flags }: OpenCluster): string {
  const { group, kind, namespace, name } = refOf(before);
  const word = `${group === "" ? kind : `${kind}.${group}`}/${name}`.toLowerCase();
  const where = [...flags, ...(namespace === "" ? [] : ["-n", namespace]), word];
  const ways = holdersOf(conflict, before).map((holder) =>
    holder.startsWith("rollout/")
      ? `see what it waits for with ${commandLine("landfall", "explain", ...flags)}`
      : `let it go with ${commandLine("landfall", "resume", "--holder", holder, ...where)}`,
  );
  const known = ways.length > 0 ? ways : [`see who holds it with ${commandLine("landfall", "suspended", ...where)}`];
  return `leave it out of the file, or ${[...new Set(known)].join(", and ")}`;
}

/**
 * The full names of a field's holders: all that have a hold which wrote it, else the one that owns it as field manager.
 * None if the ledger is not on the object or unreadable.
 */
function holdersOf({ field = "", owner }: Conflict, before: KubeObject): readonly string[] {
  const ledger = readLedger(before);
  if (!ledger.ok) return [];
  const { holds, saved } = ledger.value;
  const wrote = (mechanism: string): boolean =>
    saved.get(mechanism)?.fields.some(({ path }) => `.${formatPath(path)}` === field) === true;
  const writers = holds.filter(({ mechanism }) => wrote(mechanism));
  const found = writers.length > 0 ? writers : holds.filter(({ holder }) => fieldManagerOf(holder) === owner);
  return [...new Set(found.map(({ holder }) => holder))];
}
