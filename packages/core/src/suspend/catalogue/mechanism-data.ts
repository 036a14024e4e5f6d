import type { SuspendMechanism } from "../../schemas/generated/suspend-mechanism.types.ts";
import type { Mechanism, Pin, Site, SwitchSite } from "../model/mechanism.ts";

/** Converts a row of a catalogue, valid by its schema and `checkMechanisms`, into a mechanism. */
export function mechanismOf(data: SuspendMechanism): Mechanism {
  const { id, group, kind, except, effect, stops, onlyBefore, excludes, finishedBy, cautions, observe, inertWhile } =
    data;
  return {
    id,
    group,
    kind,
    ...(except !== undefined && { except }),
    effect,
    site: siteOf(data),
    stops,
    hazards: data.hazards ?? [],
    ...(data.meanwhile !== undefined && { meanwhile: data.meanwhile }),
    ...(cautions !== undefined && { cautions }),
    ...(finishedBy !== undefined && { finishedBy }),
    ...(onlyBefore !== undefined && { onlyBefore }),
    ...(excludes !== undefined && { excludes }),
    ...(observe !== undefined && { observe }),
    ...(inertWhile !== undefined && { inertWhile }),
    ...(data.annotations !== undefined && { annotations: data.annotations }),
    ...(data.onlyById === true && { onlyById: true }),
    evidence: data.evidence ?? "documented",
    ...(data.source !== undefined && { source: data.source }),
  };
}

function siteOf(data: SuspendMechanism): Site {
  if (data.clusters !== undefined) return { kind: "clusters", ...data.clusters };
  if (data.pins !== undefined) return { kind: "pin", pins: data.pins.map(pinOf) };
  const { path = [], truth = "bool", on = true, values, alsoOn, drain, requires } = data;
  return {
    kind: switchKind(path),
    path,
    truth,
    on,
    off: data.offValue === undefined ? (data.off ?? "restore") : { value: data.offValue },
    ...(values !== undefined && { values }),
    ...(alsoOn !== undefined && { alsoOn }),
    ...(drain !== undefined && { drain }),
    ...(requires !== undefined && { requires }),
  };
}

function pinOf({ when, ...pin }: NonNullable<SuspendMechanism["pins"]>[number]): Pin {
  const { orAbsent, ...rest } = when;
  return { ...pin, when: orAbsent === true ? { ...rest, orAbsent } : rest };
}

/** Returns the kind of a switch, by the part of the object that contains it. */
export function switchKind(path: SwitchSite["path"]): SwitchSite["kind"] {
  if (path[0] !== "metadata") return "field";
  return path[1] === "labels" ? "label" : "annotation";
}
