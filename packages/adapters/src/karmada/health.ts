import { findCondition, getConditions, type KubeObject, readPath } from "@landfall/core/object";

/** The result of Karmada's built-in InterpretHealth. */
export type KarmadaHealth =
  | { readonly error: boolean; readonly healthy: boolean }
  /** There is no built-in rule for this exact group, version and kind: the object counts as healthy. */
  | { readonly noRule: true; readonly healthy: null; readonly systemDefault: "Healthy" };

type HealthRule = (object: KubeObject) => boolean;

/** Thrown for a field that Karmada's typed object cannot represent. */
class WrongType extends Error {}

const MAX_INT32 = 2_147_483_647;

/** The kinds with a built-in rule: https://karmada.io/docs/userguide/globalview/customizing-resource-interpreter */
const RULES: ReadonlyMap<string, HealthRule> = new Map<string, HealthRule>([
  ["apps/v1/Deployment", isRolledOut],
  ["apps/v1/StatefulSet", isRolledOut],
  ["apps/v1/ReplicaSet", (object) => isObserved(object) && reaches(object, "availableReplicas")],
  ["apps/v1/DaemonSet", isDaemonSetHealthy],
  ["v1/Service", (object) => readPath(object, ["spec", "type"]) !== "LoadBalancer" || hasAddress(object)],
  ["networking.k8s.io/v1/Ingress", hasAddress],
  ["v1/PersistentVolumeClaim", (object) => textAt(object, "phase") === "Bound"],
  ["v1/Pod", isPodHealthy],
  ["policy/v1/PodDisruptionBudget", (object) => count(object, "currentHealthy") >= count(object, "desiredHealthy")],
]);

/**
 * Returns Karmada's verdict on an object in a member cluster: healthy or not, an error (which it shows as Unknown) for
 * a field of the wrong type, or no rule. It distinguishes neither progress nor failure; `computeStatus` does.
 */
export function karmadaHealth(object: KubeObject): KarmadaHealth {
  const rule = RULES.get(ruleKey(object));
  if (rule === undefined) return { noRule: true, healthy: null, systemDefault: "Healthy" };
  try {
    return { error: false, healthy: rule(object) };
  } catch (error) {
    if (error instanceof WrongType) return { error: true, healthy: false };
    throw error;
  }
}

/** Returns whether Karmada has a health rule for such objects, so that its Healthy means something. */
export function hasKarmadaHealthRule(object: KubeObject): boolean {
  return RULES.has(ruleKey(object));
}

function ruleKey({ apiVersion = "", kind = "" }: KubeObject): string {
  return `${apiVersion}/${kind}`;
}

function isRolledOut(object: KubeObject): boolean {
  const updated = count(object, "updatedReplicas");
  return isObserved(object) && reaches(object, "updatedReplicas") && count(object, "availableReplicas") >= updated;
}

function isDaemonSetHealthy(object: KubeObject): boolean {
  const updated = count(object, "updatedNumberScheduled");
  const enough = updated >= count(object, "desiredNumberScheduled") && count(object, "numberAvailable") >= updated;
  return isObserved(object) && enough;
}

function isPodHealthy(object: KubeObject): boolean {
  const phase = textAt(object, "phase");
  const ready = findCondition(getConditions(object).conditions, "Ready")?.status === "True";
  return phase === "Succeeded" || (phase === "Running" && ready);
}

function isObserved(object: KubeObject): boolean {
  return count(object, "observedGeneration", true) === integer(object.metadata?.generation, true);
}

/** Returns whether a counter reaches the wanted replicas; without `spec.replicas` none are wanted. */
function reaches(object: KubeObject, counter: string): boolean {
  const wanted = readPath(object, ["spec", "replicas"]);
  const reached = count(object, counter);
  return wanted === undefined || wanted === null || reached >= integer(wanted);
}

function hasAddress(object: KubeObject): boolean {
  const entries = readPath(object, ["status", "loadBalancer", "ingress"]) ?? [];
  if (!Array.isArray(entries)) throw new WrongType("status.loadBalancer.ingress");
  return entries.some(
    (entry: unknown) => text(readPath(entry, ["ip"])) !== "" || text(readPath(entry, ["hostname"])) !== "",
  );
}

function count(object: KubeObject, field: string, wide = false): number {
  return integer(readPath(object, ["status", field]), wide);
}

function integer(value: unknown, wide = false): number {
  if (value === undefined || value === null) return 0;
  if (!Number.isSafeInteger(value) || (!wide && Math.abs(Number(value)) > MAX_INT32))
    throw new WrongType("not an integer");
  return Number(value);
}

function textAt(object: KubeObject, field: string): string {
  return text(readPath(object, ["status", field]));
}

function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") throw new WrongType("not a string");
  return value;
}
