import { formatRef } from "../../object/index.ts";
import type { Cause, EffectResolution } from "../model/resolution.ts";

/** Describes effects: `delivery suspended on eu-1, eu-2: held by rollout/edge since … until … (canary)`. */
export function explainEffects(effects: readonly EffectResolution[]): string {
  const sentences = effects.filter(({ state }) => state !== "active").map(explainEffect);
  return sentences.length === 0 ? "not suspended" : sentences.join("; ");
}

function explainEffect({ effect, state, clusters, causes, authority }: EffectResolution): string {
  const where =
    clusters === undefined
      ? ""
      : ` on ${clusters.slice(0, 10).join(", ")}${clusters.length > 10 ? ` and ${clusters.length - 10} more` : ""}`;
  const why = causes.map(explainCause);
  const whose = authority === undefined ? "" : `; decided by ${formatRef(authority)}`;
  return `${effect} ${state}${where}${why.length === 0 ? "" : `: ${why.join(", ")}`}${whose}`;
}

function explainCause({ hold, field, expired }: Cause): string {
  if (hold === undefined) return `${field} is set by nobody known`;
  const words = [
    `held by ${hold.holder}`,
    ...(hold.actor === undefined ? [] : [`for ${hold.actor}`]),
    ...(hold.since === undefined ? [] : [`since ${hold.since}`]),
    ...(hold.until === undefined ? [] : [`${expired ? "expired" : "until"} ${hold.until}`]),
  ];
  return `${words.join(" ")}${hold.reason === undefined ? "" : ` (${hold.reason})`}`;
}
