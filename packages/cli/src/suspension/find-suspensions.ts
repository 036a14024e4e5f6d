import {
  failure,
  type KubeObject,
  type Problem,
  type Result,
  readTargetConfig,
  refKey,
  refOf,
  success,
  targetOf,
} from "@landfall/core/object";
import {
  type Catalogue,
  LEDGER_KIND,
  type LedgerEntry,
  type Resolution,
  type ResolutionAmong,
  readLedgerObjects,
  resolveAmong,
  resolveSuspension,
  withEntry,
} from "@landfall/core/suspend";
import type { FoundObject } from "../input/read-package-objects.ts";

/** The suspension of an object in a directory. */
export interface FoundSuspension {
  readonly found: FoundObject;
  /** The cluster that the object is about, if it names one. */
  readonly cluster?: string;
  /** The suspension resolved from the object alone. */
  readonly alone: Resolution;
  /** The suspension resolved with its parents, as far as they are in the directory. */
  readonly among: ResolutionAmong;
  /** The problems of the resolution from the object alone and of that with its parents, with the file. */
  readonly problems: readonly Problem[];
}

/**
 * Resolves all applied objects of a directory. A parent is looked up in the object's own package first; if several
 * other packages have one, none is used. `byFolder`: sub-packages are clusters.
 */
export function findSuspensions(
  found: readonly FoundObject[],
  now: number,
  catalogue: Catalogue,
  byFolder = false,
): Result<readonly FoundSuspension[]> {
  const seen = withLedgers(found);
  if (!seen.ok) return seen;
  const applied = seen.value.filter(({ object }) => !isLocalConfig(object));
  const parentsOf = parentIndex(applied);
  return success(
    applied.map((one): FoundSuspension => {
      const surroundings = { catalogue, objects: { get: parentsOf(one.subPackage) }, now };
      const among = resolveAmong(one.object, surroundings);
      const problems = among.problems.map((problem): Problem => ({ ...problem, file: one.file }));
      const cluster = clusterOf(one, byFolder);
      const about = cluster !== undefined && { cluster };
      return { found: one, alone: resolveSuspension(one.object, catalogue, now), among, problems, ...about };
    }),
  );
}

/**
 * The cluster that an object itself names, or that its sub-package stands for. This command has no config, so no target
 * rules apply.
 */
function clusterOf({ object, subPackage }: FoundObject, byFolder: boolean): string | undefined {
  const rules = byFolder ? BY_FOLDER : ALONE;
  if (!rules.ok) return undefined;
  const target = targetOf(object, rules.value, { subPackage });
  return target.ok ? target.value.cluster : undefined;
}

const ALONE = readTargetConfig({});
const BY_FOLDER = readTargetConfig({ subPackagesAreClusters: true });

/** Returns for each sub-package the objects by key: its own one, else the only one with that key. */
export function parentIndex(found: readonly FoundObject[]): (home: string) => (key: string) => KubeObject | undefined {
  const byKey = new Map<string, Map<string, KubeObject>>();
  for (const { object, subPackage } of found) {
    const key = refKey(refOf(object));
    const homes = byKey.get(key) ?? new Map<string, KubeObject>();
    byKey.set(key, homes.set(subPackage, object));
  }
  return (home) => (key) => {
    const homes = byKey.get(key);
    return homes?.get(home) ?? (homes?.size === 1 ? [...homes.values()][0] : undefined);
  };
}

/** Adds to each object the holds that the ledgers of its package keep for it. */
function withLedgers(found: readonly FoundObject[]): Result<readonly FoundObject[]> {
  const byHome = new Map<string, ReadonlyMap<string, LedgerEntry>>();
  const ledgers = found.filter(({ object }) => object.kind === LEDGER_KIND.kind);
  for (const home of new Set(ledgers.map(({ subPackage }) => subPackage))) {
    const inside = ledgers.filter(({ subPackage }) => subPackage === home);
    const read = readLedgerObjects(inside.map(({ object }) => object));
    if (!read.ok) return failure(...read.problems);
    if (read.value.size > 0) byHome.set(home, read.value);
  }
  if (byHome.size === 0) return success(found);
  const entryOf = ({ object, subPackage }: FoundObject): LedgerEntry | undefined =>
    byHome.get(subPackage)?.get(refKey(refOf(object)));
  return success(found.map((one) => ({ ...one, object: withEntry(one.object, entryOf(one)) })));
}

function isLocalConfig(object: KubeObject): boolean {
  return object.metadata?.annotations?.["config.kubernetes.io/local-config"] === "true";
}
