import { failure, formatPath, type Problem, parseTime, type Result, success } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import {
  type Catalogue,
  checkMechanisms,
  type Effect,
  type Hazard,
  type Hold,
  type MechanismWish,
  type ResumeValue,
  type Strength,
} from "@landfall/core/suspend";
import { catalogueWith } from "./own-catalogue.ts";

/** The reason, actor, link and end that a holder gives to every hold of a run. */
export type HoldWords = Pick<Hold, "reason" | "actor" | "ref" | "until">;

/** A config that passed validation, with its defaults filled in. */
export interface Ask {
  /** Whether to hold; false also if `until` is in the past. */
  readonly suspend: boolean;
  readonly expired: boolean;
  readonly holder: string;
  readonly wish: MechanismWish;
  readonly words: HoldWords;
  readonly now?: number;
  readonly allow: readonly Hazard[];
  readonly revision?: string;
  /** The mechanisms of the config, followed by the built-in catalogue. */
  readonly catalogue: Catalogue;
  readonly onUnknownRevision: "hold" | "warn" | "error";
  readonly forceRestore: boolean;
  readonly resumeValue: ResumeValue;
  readonly strength?: Strength;
  readonly allowDeletion: boolean;
  readonly cascade: "self" | "authority" | "descendants";
  readonly acceptCollateral: boolean;
  readonly onUnknown: "error" | "warn" | "heuristic";
  /** Whether the holder's existing holds are replaced by exactly the requested ones. */
  readonly replace: boolean;
  /** Whether a request with an end in the past may release holds that end later. */
  readonly allowPast: boolean;
  /** If a target is refused: `error` writes nothing, `warn` changes the other targets. */
  readonly onRefused: "error" | "warn";
}

/** The default effects when following a plan: those that bring new revisions, never running work. */
const PLAN_EFFECTS: readonly Effect[] = ["delivery", "reconcile", "scheduling", "rollout", "new-runs"];

/** Validates a config that its schema accepts. Problems `InvalidConfig` name the field. */
export function readAsk(config: SetSuspend): Result<Ask> {
  const problems = [
    ...missing(config),
    ...contradictions(config),
    ...badTimes(config),
    ...checkMechanisms(config.mechanisms ?? [], ["mechanisms"]),
  ];
  if (problems.length > 0) return failure(...problems);
  const now = parseTime(config.now);
  const until = parseTime(config.until);
  const expired = now !== undefined && until !== undefined && until <= now;
  const { reason, actor, ref, revision } = config;
  return success({
    suspend: config.suspend === true && !expired,
    expired: config.suspend === true && expired,
    holder: config.plan === undefined ? (config.holder ?? "") : `rollout/${config.plan}`,
    wish: { effects: effectsOf(config), ...(config.mechanism !== undefined && { mechanism: config.mechanism }) },
    words: {
      ...(reason !== undefined && { reason }),
      ...(actor !== undefined && { actor }),
      ...(ref !== undefined && { ref }),
      ...(config.until !== undefined && { until: config.until }),
    },
    ...(now !== undefined && { now }),
    allow: config.allow ?? [],
    ...(revision !== undefined && { revision }),
    catalogue: catalogueWith(config.mechanisms),
    onUnknownRevision: config.onUnknownRevision ?? "hold",
    forceRestore: config.forceRestore ?? false,
    resumeValue: config.resumeValue ?? "auto",
    ...(config.strength !== undefined && { strength: config.strength }),
    allowDeletion: config.allowDeletion ?? false,
    cascade: config.cascade ?? "self",
    acceptCollateral: config.acceptCollateral ?? false,
    onUnknown: config.onUnknown ?? "error",
    replace: config.replace ?? config.plan !== undefined,
    allowPast: config.allowPast ?? false,
    onRefused: config.onRefused ?? "error",
  });
}

function effectsOf({ effect, effects, mechanism, plan }: SetSuspend): readonly Effect[] {
  if (effect !== undefined) return [effect];
  if (effects !== undefined) return effects;
  return plan !== undefined && mechanism === undefined ? PLAN_EFFECTS : [];
}

function missing(config: SetSuspend): readonly Problem[] {
  const suspend =
    config.suspend === undefined
      ? [invalid("suspend", "suspend is required", "write suspend: true to hold, suspend: false to let go")]
      : [];
  if (config.plan !== undefined) return suspend;
  return [
    ...suspend,
    ...(config.holder === undefined ? [invalid("holder", "holder is required", "say who holds")] : []),
    ...(config.targets === undefined
      ? [invalid("targets", "targets or plan is required", "write targets: [{}] for everything that can be suspended")]
      : []),
  ];
}

function contradictions(config: SetSuspend): readonly Problem[] {
  const asked = (["effect", "effects", "mechanism"] as const).filter((field) => config[field] !== undefined);
  return [
    ...(asked.length > 1
      ? [invalid(asked[1] ?? "", `${asked.join(" and ")} exclude each other`, "give one of them")]
      : []),
    ...(config.plan !== undefined && config.holder !== undefined
      ? [invalid("holder", "a plan is followed as holder rollout/<plan>", "leave holder out")]
      : []),
    ...(config.plan !== undefined && config.cascade !== undefined && config.cascade !== "self"
      ? [invalid("cascade", "a plan says itself which targets are held", "leave cascade out")]
      : []),
    ...(config.acceptCollateral === true && config.cascade !== "authority"
      ? [invalid("acceptCollateral", "only a hold on an authority has collateral", "write cascade: authority")]
      : []),
    ...(config.plan !== undefined && config.revision !== undefined
      ? [invalid("revision", "a plan knows the revision of each target itself", "leave revision out")]
      : []),
  ];
}

function badTimes(config: SetSuspend): readonly Problem[] {
  return (["until", "now"] as const)
    .filter((field) => config[field] !== undefined && parseTime(config[field]) === undefined)
    .map((field) => invalid(field, `${field} is no time with a zone`, "write it as 2026-12-01T06:00:00Z"));
}

/** `InvalidConfig` problems for fields that have no meaning next to `strip`. */
export function checkStrip(config: SetSuspend): readonly Problem[] {
  const others = Object.keys(config).filter((field) => !WITH_STRIP.has(field));
  return others.map((field) => invalid(field, "strip takes everything of Landfall away", `leave ${field} out`));
}

const WITH_STRIP: ReadonlySet<string> = new Set(["apiVersion", "kind", "metadata", "strip", "now"]);

function invalid(field: string, message: string, hint: string): Problem {
  return { code: "InvalidConfig", severity: "error", message, field: formatPath([field]), hint };
}
