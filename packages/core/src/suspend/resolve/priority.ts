import { formatPath, type KubeObject, type Problem, refOf } from "../../object/index.ts";
import type { Catalogue } from "../model/mechanism.ts";
import type { EffectResolution, Resolution, SuspensionState } from "../model/resolution.ts";

/** States of a switch that is on. */
const ON: ReadonlySet<SuspensionState> = new Set(["suspended", "partial", "pending", "unattributed"]);

/**
 * Applies the precedence among switches of one object: a switch that its controller ignores while another is on
 * (`Mechanism.inertWhile`) is `pending`, with a warning `Overridden` that names the other one.
 */
export function withPriority(
  object: KubeObject,
  effects: readonly EffectResolution[],
  catalogue: Catalogue,
): Pick<Resolution, "effects" | "problems"> {
  const problems: Problem[] = [];
  const judged = effects.map((effect): EffectResolution => {
    const over = ON.has(effect.state) ? overriddenBy(effect, effects, catalogue) : undefined;
    if (over === undefined) return effect;
    problems.push(overridden(object, effect, over, catalogue));
    return { ...effect, state: "pending" };
  });
  return { effects: judged, problems };
}

function overriddenBy(
  { mechanism }: EffectResolution,
  effects: readonly EffectResolution[],
  catalogue: Catalogue,
): EffectResolution | undefined {
  const inertWhile = mechanism === undefined ? undefined : catalogue.byId.get(mechanism)?.inertWhile;
  if (inertWhile === undefined) return undefined;
  return effects.find((other) => ON.has(other.state) && inertWhile.includes(other.mechanism ?? ""));
}

function overridden(
  object: KubeObject,
  effect: EffectResolution,
  over: EffectResolution,
  catalogue: Catalogue,
): Problem {
  const message = `${placeOf(effect, catalogue)} is not looked at while ${placeOf(over, catalogue)} is set: ${effect.effect} does not stop before that is gone`;
  return { code: "Overridden", severity: "warning", message, ref: refOf(object) };
}

function placeOf({ mechanism, effect }: EffectResolution, catalogue: Catalogue): string {
  const site = mechanism === undefined ? undefined : catalogue.byId.get(mechanism)?.site;
  return site === undefined || site.kind === "clusters" || site.kind === "pin" ? effect : formatPath(site.path);
}
