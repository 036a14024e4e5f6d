import type { KubeObject } from "../../object/index.ts";
import type { Mechanism } from "../model/mechanism.ts";
import type { BoundSite, SiteEngine } from "../model/site-engine.ts";
import { CLUSTERS_ENGINE } from "./clusters.ts";
import { PIN_ENGINE } from "./pin.ts";
import { SWITCH_ENGINE } from "./switch.ts";

/** The site of a mechanism in an object. */
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
  };
}
