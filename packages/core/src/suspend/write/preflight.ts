import {
  findCondition,
  formatPath,
  getConditions,
  type KubeObject,
  type Problem,
  type ProblemCode,
  readPath,
  refOf,
} from "../../object/index.ts";
import { howKnown } from "../model/how-known.ts";
import { HAZARDS_TO_ALLOW, type Hazard, type Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { BoundSite, SiteReading } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";

/** Checks an object before it is suspended: errors forbid it, warnings do not. */
export function preflight(
  object: KubeObject,
  mechanism: Mechanism,
  site: BoundSite,
  saved: Saved | undefined,
  allow: readonly Hazard[],
): readonly Problem[] {
  const reading = site.read(object, saved);
  const unreadable = unreadableSite(object, site, reading);
  if (unreadable !== undefined) return [about(object, reading, "UnreadableSite", "error", unreadable)];
  const why = reading.why === undefined ? [] : [caution(object, reading, `${fieldOf(reading)} ${reading.why}`)];
  if (reading.state === "on" && reading.clusters === undefined) {
    if (saved !== undefined) return why;
    const message = "it was suspended already, and stays so when the hold goes";
    return [...why, about(object, reading, "Adopted", "info", message)];
  }
  const refusal = refusalOf(object, mechanism, reading, allow);
  if (refusal !== undefined) return [refusal];
  const orphans =
    mechanism.hazards.includes("orphans-on-delete") && saved === undefined
      ? [orphaning(object, mechanism, reading)]
      : [];
  return [...why, ...orphans, ...cautionsOf(object, mechanism).map((message) => caution(object, reading, message))];
}

function orphaning(object: KubeObject, mechanism: Mechanism, reading: SiteReading): Problem {
  const message = `if it is deleted or pruned while it is held, what it made stays behind${howKnown(mechanism)}`;
  return about(object, reading, "OrphansOnDelete", "info", message);
}

function unreadableSite(object: KubeObject, site: BoundSite, reading: SiteReading): string | undefined {
  if (reading.state === "unknown") return `${fieldOf(reading)} ${reading.why ?? "cannot be read"}`;
  const blocked = site.paths.find((path) =>
    path.some((_, depth) => depth > 0 && isNoMap(readPath(object, path.slice(0, depth)))),
  );
  return blocked === undefined ? undefined : `${formatPath(blocked)} has a parent that is no map`;
}

function isNoMap(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== "object" || Array.isArray(value));
}

function refusalOf(
  object: KubeObject,
  mechanism: Mechanism,
  reading: SiteReading,
  allow: readonly Hazard[],
): Problem | undefined {
  const finished = finishedCondition(object, mechanism);
  if (finished !== undefined) {
    const message = `it has condition ${finished}: there is nothing left to suspend`;
    return about(object, reading, "AlreadyFinished", "error", message);
  }
  const { onlyBefore, excludes } = mechanism;
  if (excludes !== undefined && !("absent" in valueAt(object, excludes))) {
    const message = `${formatPath(excludes)} is set, and the API refuses both`;
    const hint = `say the same with ${fieldOf(reading)}, and remove ${formatPath(excludes)}`;
    return { ...about(object, reading, "FieldsExclude", "error", message), hint };
  }
  if (onlyBefore !== undefined && !("absent" in valueAt(object, onlyBefore))) {
    const message = `it has started (${formatPath(onlyBefore)} is there), and can only be held before that`;
    return about(object, reading, "CreateOnly", "error", message);
  }
  if (
    mechanism.hazards.includes("blocks-deletion") &&
    !("absent" in valueAt(object, ["metadata", "deletionTimestamp"]))
  ) {
    const message = "it is being deleted, and suspending it would block that";
    return about(object, reading, "Terminating", "error", message);
  }
  const refused = mechanism.hazards.filter((hazard) => HAZARDS_TO_ALLOW.includes(hazard) && !allow.includes(hazard));
  if (refused.length === 0) return undefined;
  const names = refused.join(", ");
  const message = `suspending ${mechanism.effect} here means ${names}: ${mechanism.stops}${howKnown(mechanism)}`;
  return { ...about(object, reading, "HazardNotAllowed", "error", message), hint: `to accept it, allow: [${names}]` };
}

function finishedCondition(object: KubeObject, mechanism: Mechanism): string | undefined {
  const { finishedBy } = mechanism;
  if (finishedBy === undefined) return undefined;
  const { conditions } = getConditions(object);
  return finishedBy.find((type) => findCondition(conditions, type)?.status === "True");
}

function cautionsOf(object: KubeObject, mechanism: Mechanism): readonly string[] {
  return (mechanism.cautions ?? []).flatMap(({ path, unless, orAbsent, message }) => {
    const value = valueAt(object, path);
    if ("absent" in value) return orAbsent === true ? [message] : [];
    if (unless !== undefined && sameValue(value, { value: unless })) return [];
    return [message];
  });
}

function fieldOf(reading: SiteReading): string {
  return reading.path === undefined ? "its switch" : formatPath(reading.path);
}

function caution(object: KubeObject, reading: SiteReading, message: string): Problem {
  return about(object, reading, "Caution", "warning", message);
}

function about(
  object: KubeObject,
  reading: SiteReading,
  code: ProblemCode,
  severity: Problem["severity"],
  message: string,
): Problem {
  const field = reading.path === undefined ? {} : { field: formatPath(reading.path) };
  return { code, severity, message, ref: refOf(object), ...field };
}
