import { type Health, makeObservation, type Observation, type ReadContext } from "@landfall/core/aggregate";
import { formatRef, type KubeObject, type Path, readPath, readString } from "@landfall/core/object";
import { beforeStatus, type Cause, FAILED, listAt, observeDelivery, PENDING } from "../delivery.ts";
import { hydrationOf } from "./hydration.ts";
import { argoRevisions } from "./revisions.ts";
import { comparedSources, declaredSources, leadingRevision } from "./sources.ts";

/** Argo CD's health words; Suspended means a resource that waits for a person. */
const HEALTH: { readonly [word: string]: Health } = {
  Healthy: "Current",
  Progressing: "InProgress",
  Suspended: "InProgress",
  Degraded: "Failed",
  Missing: "NotFound",
  Unknown: "Unknown",
};

/** The texts that Go's ParseBool reads as true. */
const TRUE = /^(?:1|t|T|true|TRUE|True)$/;
const SKIP: Path = ["metadata", "annotations", "argocd.argoproj.io/skip-reconcile"];

/**
 * Reads an Application as the observation of its target's delivery, and one for each resource whose health Argo CD
 * knows. Synced says that the cluster has the manifests, Healthy that they run; neither implies the other. A comparison
 * with a source or destination other than the present ones is no evidence. Field names:
 * https://argo-cd.readthedocs.io/en/stable/operator-manual/application.yaml
 */
export function readApplication(application: KubeObject, context: ReadContext): readonly Observation[] {
  const suspended = TRUE.test(readString(application, SKIP) ?? "") ? "yes" : isWaiting(application) ? "partial" : "no";
  const cause = causeOf(application);
  const revisions = argoRevisions(application);
  const delivery = observeDelivery(context, "argo-cd", revisions, cause, suspended);
  if (cause.reason === "StaleComparison") return [delivery];
  return [delivery, ...listAt(application, ["status", "resources"]).flatMap((entry) => readResource(entry, context))];
}

function causeOf(application: KubeObject): Cause {
  return (
    beforeStatus(application, "Argo CD") ??
    staleComparison(application) ??
    hydrationOf(application) ??
    errorOf(application) ??
    operationOf(application) ??
    comparisonOf(application)
  );
}

const SOURCE_FIELDS = ["repoURL", "path", "chart", "targetRevision", "ref"];
const DESTINATION_FIELDS = ["server", "name", "namespace"];

/**
 * Returns the cause if the last comparison was with other sources or another destination; Argo CD writes no
 * observedGeneration.
 */
function staleComparison(application: KubeObject): Cause | undefined {
  if (readPath(application, ["status", "sync", "comparedTo"]) === undefined) return undefined;
  const [declared, compared] = [declaredSources(application), comparedSources(application)];
  const count = Math.max(declared.length, compared.length);
  for (let index = 0; index < count; index++) {
    const stale = differenceOf(declared[index], compared[index], SOURCE_FIELDS);
    if (stale !== undefined) return stale;
  }
  const destination = readPath(application, ["status", "sync", "comparedTo", "destination"]);
  if (destination === undefined) return undefined;
  return differenceOf(readPath(application, ["spec", "destination"]), destination, DESTINATION_FIELDS);
}

function differenceOf(declared: unknown, compared: unknown, fields: readonly string[]): Cause | undefined {
  for (const field of fields) {
    const [wanted, seen] = [readString(declared, [field]), readString(compared, [field])];
    if (wanted === seen) continue;
    const message = `compared with ${field} ${seen ?? "none"}, the spec has ${wanted ?? "none"}`;
    return { verdict: PENDING, reason: "StaleComparison", message };
  }
  return undefined;
}

/**
 * Returns the error of an Application. Its conditions have no status: one that exists is true, and one whose type ends
 * in Error stops the delivery.
 */
function errorOf(application: KubeObject): Cause | undefined {
  const conditions = listAt(application, ["status", "conditions"]);
  const error = conditions.find((entry) => readString(entry, ["type"])?.endsWith("Error") === true);
  if (error === undefined) return undefined;
  const reason = readString(error, ["type"]) ?? "Error";
  const message = readString(error, ["message"]) ?? reason;
  return { verdict: FAILED, reason, message, since: readPath(error, ["lastTransitionTime"]) };
}

/** Returns the operation in progress, or the last one if it failed; only on the compared revision, and no dry run. */
function operationOf(application: KubeObject): Cause | undefined {
  const at = (...path: readonly string[]): string | undefined =>
    readString(application, ["status", "operationState", ...path]);
  const phase = at("phase");
  const reason = `Operation${phase ?? ""}`;
  const message = at("message") ?? `the sync operation is ${phase ?? "unknown"}`;
  if (phase === "Running" || phase === "Terminating")
    return { verdict: PENDING, reason, message, since: at("startedAt") };
  const isFailed = (phase === "Failed" || phase === "Error") && isOfNow(application);
  return isFailed ? { verdict: FAILED, reason, message, since: at("finishedAt") } : undefined;
}

function isOfNow(application: KubeObject): boolean {
  const state = readPath(application, ["status", "operationState"]);
  if (readPath(state, ["operation", "sync", "dryRun"]) === true) return false;
  const tried = leadingRevision(application, readPath(state, ["syncResult"]));
  const compared = leadingRevision(application, readPath(application, ["status", "sync"]));
  return tried === undefined || compared === undefined || tried === compared;
}

function comparisonOf(application: KubeObject): Cause {
  const sync = readString(application, ["status", "sync", "status"]) ?? "Unknown";
  const word = readString(application, ["status", "health", "status"]) ?? "Unknown";
  const health = healthOf(word);
  const since = readPath(application, ["status", "health", "lastTransitionTime"]);
  const says = readString(application, ["status", "health", "message"]);
  const why = says ?? (word === "Unknown" ? UNKNOWN_HEALTH : undefined);
  const message = `${sync}, ${word}${why === undefined ? "" : `: ${why}`}`;
  if (sync === "Synced") {
    const reconcile = health === "Current" ? "Succeeded" : health === "Failed" ? "Failed" : "Pending";
    return { verdict: { health, actuation: "Succeeded", reconcile }, reason: word, message, since };
  }
  const upToDate = sync === "OutOfSync" ? "no" : "unknown";
  return { verdict: { health, actuation: "Pending", reconcile: "Pending", upToDate }, reason: sync, message, since };
}

const UNKNOWN_HEALTH = "Argo CD does not say whether it runs; its resources may, in Argo CD";

function isWaiting(application: KubeObject): boolean {
  return readString(application, ["status", "health", "status"]) === "Suspended";
}

function readResource(entry: unknown, { target, observedAt }: ReadContext): readonly Observation[] {
  const field = (name: string): string => readString(entry, [name]) ?? "";
  const word = readString(entry, ["health", "status"]);
  if (word === undefined) return [];
  const ref = { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
  const message = `${formatRef(ref)}: ${readString(entry, ["health", "message"]) ?? word}`;
  const axes = { health: healthOf(word), suspended: word === "Suspended" ? "yes" : "no" } as const;
  return [makeObservation({ target, ref, revision: {}, axes, reason: word, message, observedAt, source: "argo-cd" })];
}

function healthOf(word: string): Health {
  return (Object.hasOwn(HEALTH, word) ? HEALTH[word] : undefined) ?? "Unknown";
}
