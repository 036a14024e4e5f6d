import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { type Cause, FAILED, PENDING } from "../delivery.ts";
import { isHydrated, type SourceVersion } from "./sources.ts";

const DRY_FIELDS = ["repoURL", "targetRevision", "path"];

const DRY_NAME = ["sourceHydrator", "drySource", "targetRevision"];

/**
 * Returns the dry version from which a commit of the rendered branch was made: it is known only for the newest commit.
 */
export function dryVersionOf(application: KubeObject, commit: string | undefined): SourceVersion {
  const last = lastHydration(application);
  if (commit === undefined || readString(last, ["hydratedSHA"]) !== commit) return {};
  return { commit: readString(last, ["drySHA"]), name: readString(last, DRY_NAME) };
}

/** Returns the newest version of the dry source that was seen, rendered or not. */
export function newestDryVersion(application: KubeObject): SourceVersion {
  const [newest, last] = [current(application), lastHydration(application)];
  return {
    commit: readString(newest, ["drySHA"]) ?? readString(last, ["drySHA"]),
    name: readString(newest, DRY_NAME) ?? readString(last, DRY_NAME),
  };
}

/** Returns the state of the rendering of an Application: in progress, failed, or of another dry source. */
export function hydrationOf(application: KubeObject): Cause | undefined {
  if (!isHydrated(application)) return undefined;
  const operation = current(application);
  const phase = readString(operation, ["phase"]);
  const says = readString(operation, ["message"]) ?? "its manifests are rendered";
  if (phase === "Failed")
    return { verdict: FAILED, reason: "HydrationFailed", message: says, since: readPath(operation, ["finishedAt"]) };
  const last = lastHydration(application);
  const declared = readPath(application, ["spec", "sourceHydrator", "drySource"]);
  const isOld = DRY_FIELDS.some(
    (field) => readString(declared, [field]) !== readString(last, ["sourceHydrator", "drySource", field]),
  );
  if (phase !== "Hydrating" && !isOld) return undefined;
  const message = phase === "Hydrating" ? says : "its dry source was not rendered yet";
  return { verdict: PENDING, reason: "Hydrating", message, since: readPath(operation, ["startedAt"]) };
}

function lastHydration(application: KubeObject): unknown {
  return readPath(application, ["status", "sourceHydrator", "lastSuccessfulOperation"]);
}

function current(application: KubeObject): unknown {
  return readPath(application, ["status", "sourceHydrator", "currentOperation"]);
}
