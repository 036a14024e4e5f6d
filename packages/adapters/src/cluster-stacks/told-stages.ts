import { findCondition, getConditions, type KubeObject, readPath, readString, refOf } from "@landfall/core/object";
import { listAt } from "../delivery.ts";
import type { ToldPart, ToldRuns, ToldState } from "../systems/told-run.ts";

/** Landfall's word for each phase of a stage, and the reason why it waits. */
const PHASES: { readonly [phase: string]: readonly [state: ToldState, waits?: string] | undefined } = {
  Pending: ["Pending"],
  waitingForPreCondition: ["Running", "waits for its pre-condition"],
  applyingOrDeleting: ["Running", "its objects are at work"],
  waitingForPostCondition: ["Running", "waits for its post-condition"],
  done: ["Complete"],
};

/** Conditions that say why a stage does not go on, the most specific first. */
const REASONS = ["HelmChartFound", "HelmChartTemplated", "HelmChartApplied", "HelmChartDeleted", "EvaluatedCEL"];
const BEFORE = ["ClusterReady", "ClusterStackReleaseDownloaded", "ClusterAddonConfigValidated", "HookServerReady"];

/**
 * Returns the stages of a ClusterAddon for its present hook, and why they do not go on; `undefined` if no stage is
 * listed.
 */
export function toldStages(addon: KubeObject): ToldRuns | undefined {
  const stages = listAt(addon, ["status", "stages"]).map(toldStage);
  const hook = readString(addon, ["spec", "hook"]) ?? "";
  const version = readString(addon, ["spec", "clusterStack"]);
  const isReady = readPath(addon, ["status", "ready"]) === true;
  if (stages.length === 0 && !isReady) return undefined;
  const open = stages.findIndex(({ state }) => state !== "Complete");
  const said = reasonOf(addon);
  const parts = stages.map((stage, index): ToldPart => {
    if (index !== open || said === undefined) return stage;
    return { ...stage, why: stage.why === undefined ? said : `${stage.why}: ${said}` };
  });
  const state: ToldState = open < 0 ? (isReady ? "Complete" : "Running") : (stages[open]?.state ?? "Unknown");
  const why = parts[open]?.why;
  const run = { name: hook === "" ? "stages" : hook, state, isActive: state !== "Complete", parts };
  return {
    ref: refOf(addon),
    revision: { wanted: version },
    state,
    ...(why !== undefined && { why: `stage ${parts[open]?.name ?? ""} ${why}` }),
    runs: [run],
  };
}

function toldStage(stage: unknown): ToldPart {
  const phase = readString(stage, ["phase"]) ?? "Pending";
  const [state, why] = PHASES[phase] ?? ["Unknown", `it is in phase ${phase}`];
  const action = readString(stage, ["action"]);
  return {
    name: readString(stage, ["name"]) ?? "",
    ...(action !== undefined && { about: action }),
    state,
    ...(why !== undefined && { why }),
    parts: [],
  };
}

/** Returns reason and message of the first condition that is False. */
function reasonOf(addon: KubeObject): string | undefined {
  const { conditions } = getConditions(addon);
  const wrong = [...BEFORE, ...REASONS]
    .map((type) => findCondition(conditions, type))
    .find((condition) => condition?.status === "False");
  if (wrong === undefined) return undefined;
  return [wrong.reason, wrong.message].filter((text) => text !== undefined && text !== "").join(": ");
}
