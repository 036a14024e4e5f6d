import { type KubeObject, type Problem, refOf } from "../../object/index.ts";
import { howKnown } from "../model/how-known.ts";
import type { Hazard, Mechanism } from "../model/mechanism.ts";

/** The strength of a hold: it stops only new work, or running work as well. */
export type Strength = "hold" | "drain";

/** Returns whether a mechanism stops running work at any strength. */
function alwaysDrains({ hazards }: Mechanism): boolean {
  return hazards.includes("kills-running");
}

/**
 * Returns the strength that a hold stores: `drain` only if the mechanism has a weaker value too, so that the holds of
 * one mechanism compare.
 */
export function keptStrength({ site }: Mechanism, asked: Strength | undefined): "drain" | undefined {
  return asked === "drain" && "drain" in site ? "drain" : undefined;
}

/**
 * Checks the strength that is requested of a mechanism. `StrengthNotAvailable`: it has no such strength, and its value
 * would do more or less than requested. `HazardNotAllowed`: draining kills running work.
 */
export function checkStrength(
  object: KubeObject,
  mechanism: Mechanism,
  asked: Strength | undefined,
  allow: readonly Hazard[],
): Problem | undefined {
  if (asked === undefined) return undefined;
  const { site, effect, stops } = mechanism;
  const about = { severity: "error", ref: refOf(object) } as const;
  if (asked === "hold" && alwaysDrains(mechanism)) {
    const message = `${effect} of ${about.ref.kind} cannot be held without stopping what runs: ${stops}${howKnown(mechanism)}`;
    const hint = "write strength: drain, or ask for another effect";
    return { code: "StrengthNotAvailable", message, hint, ...about };
  }
  if (asked === "hold" || alwaysDrains(mechanism)) return undefined;
  if (!("drain" in site)) {
    const message = `${effect} of ${about.ref.kind} cannot be drained: what runs goes on (${stops})${howKnown(mechanism)}`;
    return { code: "StrengthNotAvailable", message, hint: "leave strength out, or ask for the effect run", ...about };
  }
  if (allow.includes("kills-running")) return undefined;
  const message = `draining ${about.ref.kind} means kills-running: what was admitted is evicted${howKnown(mechanism)}`;
  return { code: "HazardNotAllowed", message, hint: "to accept it, allow: [kills-running]", ...about };
}
