import { type Json, readPath, samePath, type ValueOrAbsent } from "../../object/index.ts";
import type { SwitchSite } from "../model/mechanism.ts";
import type { SiteEngine } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { answerAt } from "../model/watch.ts";
import { offWord } from "./off-word.ts";
import { readTruth } from "./truth.ts";

const ABSENT: ValueOrAbsent = { absent: true };

/**
 * The engine for one value at one path. A value that is on already, in any spelling, is kept; one hold of strength
 * `drain` makes it stronger.
 */
export const SWITCH_ENGINE: SiteEngine<SwitchSite> = {
  paths: (site, object) => {
    const required = site.requires === undefined ? true : readPath(object, site.requires);
    return required === undefined || required === null ? [] : [site.path];
  },
  read: (site, object) => ({ path: site.path, ...answerAt(object, site.path, readTruth, site) }),
  wanted: (site, without, holds) => {
    const drains = holds.some(({ strength }) => strength === "drain");
    if (drains && site.drain !== undefined) return without.map(() => ({ value: site.drain as Json }));
    return without.map((value) => (readTruth(site, value).state === "on" ? value : { value: site.on }));
  },
  rebase: (prev, wrote, live) => (sameValue(live, wrote) ? prev : live),
  mergeable: false,
  owns: (site, paths) => paths.length === 1 && paths.every((path) => samePath(path, site.path)),
  stands: (site, object) => readTruth(site, valueAt(object, site.path)).state !== "off",
  offBy: (site, _object, _holds, word) => {
    const value = word === "explicit" ? offWord(site) : site.off === "restore" ? undefined : ABSENT;
    return value === undefined ? undefined : [value];
  },
};
