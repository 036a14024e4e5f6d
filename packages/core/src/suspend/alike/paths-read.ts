import type { ObjectRef, Path } from "../../object/index.ts";
import { derivationsFor, mechanismsFor } from "../choose/choose.ts";
import type { Catalogue, Mechanism, Site } from "../model/mechanism.ts";

/**
 * Returns every path outside `metadata` that suspending, resuming or resolving an object of a kind may read. An object
 * reduced to these and `metadata` gives the same results, so that large packages need not be parsed in full.
 */
export function pathsRead(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): readonly Path[] {
  const paths = [
    ...mechanismsFor(catalogue, kind).flatMap((mechanism) => pathsOf(mechanism)),
    ...derivationsFor(catalogue, kind).flatMap(({ path, ownIfListed }) =>
      ownIfListed === undefined ? [path] : [path, ownIfListed],
    ),
  ];
  return paths.filter((path) => path[0] !== "metadata");
}

/** Returns every path that decisions about a mechanism read, besides the ledger; a path may occur several times. */
export function pathsOf({
  site,
  cautions = [],
  observe,
  finishedBy,
  onlyBefore,
  excludes,
}: Mechanism): readonly Path[] {
  const conditions: readonly Path[] =
    observe !== undefined || finishedBy !== undefined ? [["status", "conditions"]] : [];
  const before = [onlyBefore, excludes].filter((path) => path !== undefined);
  return [...pathsOfSite(site), ...cautions.map(({ path }) => path), ...before, ...conditions];
}

function pathsOfSite(site: Site): readonly Path[] {
  if (site.kind === "clusters") return [site.all, site.some, site.candidates];
  if (site.kind === "pin") return site.pins.flatMap(({ path, when, landed }) => [path, when.path, ...landed]);
  return site.requires === undefined ? [site.path] : [site.path, site.requires];
}
