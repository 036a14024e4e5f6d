import type { KubeObject, Path } from "../../object/index.ts";
import type { Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { BoundSite, SiteEngine } from "../model/site-engine.ts";
import { CLUSTERS_ENGINE } from "./clusters.ts";
import { PIN_ENGINE } from "./pin.ts";
import { SWITCH_ENGINE } from "./switch.ts";

/** Returns the site of a mechanism in an object. */
export function bindSite(mechanism: Mechanism, object: KubeObject): BoundSite {
  const { site } = mechanism;
  if (site.kind === "clusters") return bind(CLUSTERS_ENGINE, site, object);
  if (site.kind === "pin") return bind(PIN_ENGINE, site, object);
  return bind(SWITCH_ENGINE, site, object);
}

function bind<S>(engine: SiteEngine<S>, site: S, object: KubeObject): BoundSite {
  const paths = engine.paths(site, object);
  return {
    paths,
    read: (at, saved) => engine.read(site, at, saved),
    wanted: (without, holds, wrote) => engine.wanted(site, without, holds, paths[0] ?? [], wrote),
    rebase: engine.rebase,
    mergeable: engine.mergeable,
    owns: (saved) =>
      engine.owns(
        site,
        saved.fields.map(({ path }) => path),
      ) && isPlausible(saved),
    stands: (at, holds) => engine.stands(site, at, holds),
    offBy: (at, holds, word) => engine.offBy(site, at, holds, word),
  };
}

/** Returns whether the parents and spellings of a record belong to its own fields, or to the annotations it lies in. */
function isPlausible({ fields, spellings = [] }: Saved): boolean {
  const isOfAnnotations = (path: Path): boolean => path.join("\n") === "metadata\nannotations";
  const isAbove = (place: Path, path: Path): boolean => place.every((segment, at) => segment === path[at]);
  return (
    fields.every(({ path, parents = 0 }) => parents < path.length) &&
    spellings.every(
      ({ path }) =>
        isOfAnnotations(path) || fields.some((field) => path.length <= field.path.length && isAbove(path, field.path)),
    )
  );
}
