import type { ObjectRef, Path } from "../../object/index.ts";
import { derivationsFor, mechanismsFor } from "../choose/choose.ts";
import type { Catalogue, Mechanism, Site } from "../model/mechanism.ts";

/**
 * Every path outside `metadata` that suspending, resuming or resolving an object of a kind may look at. An object
 * that has these and all of `metadata` gives the same answers as the whole one; large packages need not be parsed.
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

/** Every path that answers about a mechanism look at, beside the ledger: once for each reason to. */
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
