import type { Json, KubeObject, Path, ValueOrAbsent } from "../../object/index.ts";
import { imageAt, parseTime, readPath, samePath } from "../../object/index.ts";
import type { Hold } from "../model/hold.ts";
import type { Pin, PinSite } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { SiteEngine, SiteFault, SiteReading } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";

/**
 * The engine for pins: the revision is frozen at the one that the earliest hold names. The switch is on while the value
 * that Landfall wrote is still there.
 */
export const PIN_ENGINE: SiteEngine<PinSite> = {
  paths: (site, object) => {
    const pin = choosePin(site, object);
    return pin === undefined ? [] : [pin.path];
  },
  read: (site, object, saved) => readPin(site, object, saved),
  wanted: (site, without, holds, path) => wantedRevision(site, without[0] ?? { absent: true }, holds, path),
  rebase: (prev, wrote, live) => (sameValue(live, wrote) ? prev : live),
  mergeable: false,
  owns: (site, [path, ...others]) =>
    path !== undefined && others.length === 0 && site.pins.some((pin) => samePath(pin.path, path)),
  stands: (site, object, holds) => {
    const current = currentRevision(site, object);
    return current !== undefined && holds.some(({ revision }) => revision === current);
  },
  // No revision other than the present one is known.
  offBy: (site, object, _holds, word) => {
    const path = choosePin(site, object)?.path;
    if (path === undefined) return [];
    return [word === "delete" ? { absent: true } : valueAt(object, path)];
  },
};

/** Returns the form of a pin that fits the object, by the kind of its source. */
export function choosePin(site: PinSite, object: KubeObject): Pin | undefined {
  return site.pins.find(({ when }) => {
    const value = readPath(object, when.path);
    if (value === undefined || value === null) return when.orAbsent === true;
    return when.is === undefined || value === when.is;
  });
}

/** Returns the revision that the object itself reports as landed. */
export function landedRevision(site: PinSite, object: KubeObject): string | undefined {
  for (const path of choosePin(site, object)?.landed ?? []) {
    const value = readPath(object, path);
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/** Returns the revision that the object requests now, in the form that `wanted` would write. */
export function currentRevision(site: PinSite, object: KubeObject): string | undefined {
  const pin = choosePin(site, object);
  const value = pin === undefined ? undefined : readPath(object, pin.path);
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value === "") return undefined;
  return pin?.form === "image" ? (/@(.+)$/.exec(value)?.[1] ?? /:([^/:]+)$/.exec(value)?.[1]) : value;
}

function readPin(site: PinSite, object: KubeObject, saved: Saved | undefined): SiteReading {
  const pin = choosePin(site, object);
  if (pin === undefined) return { state: "off" };
  const field = saved?.fields.find(({ path }) => path.join("\n") === pin.path.join("\n"));
  const on = field !== undefined && sameValue(valueAt(object, pin.path), field.wrote);
  return { state: on ? "on" : "off", path: pin.path };
}

function wantedRevision(
  site: PinSite,
  without: ValueOrAbsent,
  holds: readonly Hold[],
  path: Path,
): readonly ValueOrAbsent[] | SiteFault {
  const first = [...holds].filter((hold) => hold.revision !== undefined).sort(byAge)[0];
  if (first?.revision === undefined) {
    return {
      code: "PinRevisionUnknown",
      message: "it is not known which revision has landed, so there is nothing to stay at",
      hint: "give the revision, or a plan that knows it",
      path,
    };
  }
  const form = site.pins.find((pin) => pin.path.join("\n") === path.join("\n"))?.form;
  if (form === "image") return pinImage(without, first.revision, path);
  return [{ value: typed(first.revision, without) }];
}

/** Orders holds by age, the oldest first; a hold without a time counts as the oldest. Of equal age, by holder. */
function byAge(a: Hold, b: Hold): number {
  const [left, right] = [parseTime(a.since) ?? 0, parseTime(b.since) ?? 0];
  if (left !== right) return left - right;
  return a.holder < b.holder ? -1 : 1;
}

/**
 * Returns the revision as a number if the previous value was one: Porch has written both `revision: 3` and `revision:
 * v3`.
 */
function typed(revision: string, before: ValueOrAbsent): Json {
  const digits = /^v?(\d{1,15})$/.exec(revision)?.[1];
  return digits !== undefined && !("absent" in before) && typeof before.value === "number" ? Number(digits) : revision;
}

function pinImage(before: ValueOrAbsent, revision: string, path: Path): readonly ValueOrAbsent[] | SiteFault {
  if ("absent" in before || typeof before.value !== "string" || before.value === "") {
    return { code: "UnreadableSite", message: "must be an image reference, so that its digest can be pinned", path };
  }
  return [{ value: imageAt(before.value, revision) }];
}
