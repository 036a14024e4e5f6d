import type { RevisionPair } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString } from "@landfall/core/object";

/** The fields of a source's or release's spec that pin one version; branches, ranges and globs are no version. */
const PINS: { readonly [kind: string]: readonly (readonly string[])[] } = {
  GitRepository: [
    ["spec", "ref", "commit"],
    ["spec", "ref", "tag"],
  ],
  OCIRepository: [
    ["spec", "ref", "digest"],
    ["spec", "ref", "tag"],
  ],
  HelmRelease: [["spec", "chart", "spec", "version"]],
  HelmChart: [["spec", "version"]],
};
const EXACT = /^[^\s*<>=~^|]+$/;
const PARTIAL = /^v?\d+(?:\.(?:\d+|x))?(?:\.x)?$/i;

/**
 * The exact version a Flux source or HelmRelease declares: a commit, a tag, a digest, a chart version. `undefined`
 * where it follows a branch or a range, and for kinds that declare none (a Kustomization takes what its source has).
 */
export function declaredRevision(object: KubeObject): string | undefined {
  const kind = object.kind ?? "";
  if (!Object.hasOwn(PINS, kind)) return undefined;
  const value = (PINS[kind] ?? []).map((path) => readString(object, path)).find((text) => text !== undefined);
  if (value === undefined || !EXACT.test(value)) return undefined;
  const isChart = kind === "HelmRelease" || kind === "HelmChart";
  return isChart && PARTIAL.test(value) ? undefined : value;
}

/** The revision attempted, or the one its source offers; and the one that was applied. */
export function fluxRevisions(object: KubeObject, source?: KubeObject): RevisionPair {
  const offered = source === undefined ? undefined : readString(source, ["status", "artifact", "revision"]);
  const declared = declaredRevision(object) ?? (source === undefined ? undefined : declaredRevision(source));
  return {
    wanted: declared ?? offered ?? readString(object, ["status", "lastAttemptedRevision"]),
    observed: readString(object, ["status", "lastAppliedRevision"]) ?? deployedChart(object),
  };
}

/** HelmRelease v2 keeps its releases, newest first; only one that was deployed is there. */
function deployedChart(object: KubeObject): string | undefined {
  const history = readPath(object, ["status", "history"]);
  const [newest] = Array.isArray(history) ? (history as readonly unknown[]) : [];
  const version = readPath(newest, ["chartVersion"]);
  return readPath(newest, ["status"]) === "deployed" && typeof version === "string" ? version : undefined;
}
