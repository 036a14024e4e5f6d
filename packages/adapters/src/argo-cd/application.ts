import {
  type Health,
  makeObservation,
  type Observation,
  type ReadContext,
  type RevisionPair,
} from "@landfall/core/aggregate";
import { formatRef, type KubeObject, type Path, readPath, readString } from "@landfall/core/object";
import { beforeStatus, type Cause, FAILED, listAt, observeDelivery, PENDING } from "../delivery.ts";

/** Argo CD's health words; Suspended is a resource that waits for somebody. */
const HEALTH: { readonly [word: string]: Health } = {
  Healthy: "Current",
  Progressing: "InProgress",
  Suspended: "InProgress",
  Degraded: "Failed",
  Missing: "NotFound",
  Unknown: "Unknown",
};

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** What Go's ParseBool takes for true. */
const TRUE = /^(?:1|t|T|true|TRUE|True)$/;
const SKIP: Path = ["metadata", "annotations", "argocd.argoproj.io/skip-reconcile"];

/**
 * An Application as the observation of its target's delivery, and one for each resource whose health Argo CD knows.
 * Synced says what the cluster has, Healthy that it runs: neither says the other. A comparison with another source
 * than the spec has now is no evidence. Field names: https://argo-cd.readthedocs.io/en/stable/operator-manual/application.yaml
 */
export function readApplication(application: KubeObject, context: ReadContext): readonly Observation[] {
  const suspended = TRUE.test(readString(application, SKIP) ?? "") ? "yes" : isWaiting(application) ? "partial" : "no";
  const cause = causeOf(application);
  const revisions = argoRevisions(application, context.wanted);
  const delivery = observeDelivery(context, "argo-cd", revisions, cause, suspended);
  if (cause.reason === "StaleComparison") return [delivery];
  return [delivery, ...listAt(application, ["status", "resources"]).flatMap((entry) => readResource(entry, context))];
}

/** The revision the spec asks for, as it spells it: a commit, tag, branch, range or chart version. */
export function declaredRevision(application: KubeObject): string | undefined {
  return readString(application, ["spec", "source", "targetRevision"]);
}

/**
 * The commit wanted, as far as the spec or the last comparison knows one; and the one the cluster has. Where a revision
 * is wanted by name, both are names: the cluster has the one that was compared with and is synced.
 */
export function argoRevisions(application: KubeObject, named?: string): RevisionPair {
  if (named !== undefined && !COMMIT.test(named)) return { wanted: named, observed: deployedName(application) };
  const compared =
    readString(application, ["status", "sync", "revision"]) ?? firstText(application, ["status", "sync", "revisions"]);
  const pinned = declaredRevision(application);
  const history = listAt(application, ["status", "history"]).at(-1);
  const deployed = readString(history, ["revision"]) ?? firstText(history, ["revisions"]);
  const isSynced = readString(application, ["status", "sync", "status"]) === "Synced";
  return {
    wanted: pinned !== undefined && COMMIT.test(pinned) ? pinned : compared,
    observed: isSynced ? compared : deployed,
  };
}

function deployedName(application: KubeObject): string | undefined {
  const isSynced = readString(application, ["status", "sync", "status"]) === "Synced";
  const compared = readString(application, ["status", "sync", "comparedTo", "source", "targetRevision"]);
  const last = listAt(application, ["status", "history"]).at(-1);
  return isSynced ? compared : readString(last, ["source", "targetRevision"]);
}

function causeOf(application: KubeObject): Cause {
  return (
    beforeStatus(application, "Argo CD") ??
    staleComparison(application) ??
    errorOf(application) ??
    operationOf(application) ??
    comparisonOf(application)
  );
}

/** Argo CD writes no observedGeneration, but which source it compared with. */
function staleComparison(application: KubeObject): Cause | undefined {
  for (const field of ["repoURL", "path", "chart", "targetRevision"]) {
    const wanted = readString(application, ["spec", "source", field]);
    const compared = readString(application, ["status", "sync", "comparedTo", "source", field]);
    if (wanted === compared || readPath(application, ["status", "sync", "comparedTo"]) === undefined) continue;
    const message = `compared with ${field} ${compared ?? "none"}, the spec has ${wanted ?? "none"}`;
    return { verdict: PENDING, reason: "StaleComparison", message };
  }
  return undefined;
}

/** Conditions have no status: to be there is to be true; those whose type ends in Error stop the delivery. */
function errorOf(application: KubeObject): Cause | undefined {
  const conditions = listAt(application, ["status", "conditions"]);
  const error = conditions.find((entry) => readString(entry, ["type"])?.endsWith("Error") === true);
  if (error === undefined) return undefined;
  const reason = readString(error, ["type"]) ?? "Error";
  const message = readString(error, ["message"]) ?? reason;
  return { verdict: FAILED, reason, message, since: readPath(error, ["lastTransitionTime"]) };
}

/** An operation under way, or the last one if it failed. */
function operationOf(application: KubeObject): Cause | undefined {
  const at = (...path: readonly string[]): string | undefined =>
    readString(application, ["status", "operationState", ...path]);
  const phase = at("phase");
  const reason = `Operation${phase ?? ""}`;
  const message = at("message") ?? `the sync operation is ${phase ?? "unknown"}`;
  if (phase === "Running" || phase === "Terminating")
    return { verdict: PENDING, reason, message, since: at("startedAt") };
  if (phase === "Failed" || phase === "Error") return { verdict: FAILED, reason, message, since: at("finishedAt") };
  return undefined;
}

function comparisonOf(application: KubeObject): Cause {
  const sync = readString(application, ["status", "sync", "status"]) ?? "Unknown";
  const word = readString(application, ["status", "health", "status"]) ?? "Unknown";
  const health = healthOf(word);
  const since = readPath(application, ["status", "health", "lastTransitionTime"]);
  const says = readString(application, ["status", "health", "message"]);
  const message = `${sync}, ${word}${says === undefined ? "" : `: ${says}`}`;
  if (sync === "Synced") {
    const reconcile = health === "Current" ? "Succeeded" : health === "Failed" ? "Failed" : "Pending";
    return { verdict: { health, actuation: "Succeeded", reconcile }, reason: word, message, since };
  }
  const upToDate = sync === "OutOfSync" ? "no" : "unknown";
  return { verdict: { health, actuation: "Pending", reconcile: "Pending", upToDate }, reason: sync, message, since };
}

function isWaiting(application: KubeObject): boolean {
  return readString(application, ["status", "health", "status"]) === "Suspended";
}

function readResource(entry: unknown, { target, observedAt }: ReadContext): readonly Observation[] {
  const field = (name: string): string => readString(entry, [name]) ?? "";
  const word = readString(entry, ["health", "status"]);
  if (word === undefined) return [];
  const ref = { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
  const message = `${formatRef({ ...ref, group: "" })}: ${readString(entry, ["health", "message"]) ?? word}`;
  const axes = { health: healthOf(word), suspended: word === "Suspended" ? "yes" : "no" } as const;
  return [makeObservation({ target, ref, revision: {}, axes, reason: word, message, observedAt, source: "argo-cd" })];
}

function healthOf(word: string): Health {
  return (Object.hasOwn(HEALTH, word) ? HEALTH[word] : undefined) ?? "Unknown";
}

function firstText(root: unknown, path: Path): string | undefined {
  const [first] = listAt(root, path);
  return typeof first === "string" && first !== "" ? first : undefined;
}
