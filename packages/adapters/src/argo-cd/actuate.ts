import { type KubeObject, type Path, parseApiVersion, readPath, readString } from "@landfall/core/object";
import type { ActuationInput, ActuationOutcome, Delivery } from "../actuate/actuation.ts";
import { isMapAt, setField, setVersion } from "../actuate/edit-field.ts";
import { DIGEST_LENGTH, hashIn } from "../actuate/hash-in.ts";
import { isRefusal, type Move, moveEach } from "../actuate/move-each.ts";
import type { Refusal } from "../actuate/refusal.ts";
import { isDelivering } from "./sources.ts";

const DRY_SOURCE: Path = ["spec", "sourceHydrator", "drySource"];
const SOURCE: Path = ["spec", "source"];
const SOURCES: Path = ["spec", "sources"];

/**
 * Moves Applications: `targetRevision` of the source. Of several sources, all those in the repository from which the
 * manifests come; a source that only provides values from elsewhere keeps its own. With a source hydrator, the dry
 * source. The digest of an artifact or chart in a registry is written as `sha256:…`. Problems: `NoSource`,
 * `SeveralSources` if manifests come from several repositories, and those of every actuator: an Application of an
 * ApplicationSet is `Derived`.
 */
export function actuateArgoCd(input: ActuationInput): ActuationOutcome {
  return moveEach(input, isApplication, moveApplication);
}

function isApplication({ apiVersion = "", kind }: KubeObject): boolean {
  return parseApiVersion(apiVersion).group === "argoproj.io" && kind === "Application";
}

function moveApplication(delivery: Delivery, revision: string): Move {
  const sources = sourcesOf(delivery.object);
  if ("code" in sources) return sources;
  const moves = sources.map((path) => moveSource(delivery, path, revision));
  return moves.find(isRefusal) ?? moves.flatMap((move) => (isRefusal(move) ? [] : move));
}

/**
 * Moves one source. A repository has commits; a registry has digests, for charts too, and tags that may be named after
 * a commit.
 */
function moveSource(delivery: Delivery, path: Path, revision: string): Move {
  const at = [...path, "targetRevision"];
  const hash = hashIn(revision);
  const isChart = readString(delivery.object, [...path, "chart"]) !== undefined;
  const isArtifact = readString(delivery.object, [...path, "repoURL"])?.startsWith("oci://") === true;
  if (!isChart && !isArtifact) return setField(delivery, at, hash ?? revision);
  if (hash?.length === DIGEST_LENGTH) return setField(delivery, at, `sha256:${hash}`);
  return isChart ? setVersion(delivery, at, revision) : setField(delivery, at, revision);
}

/** Returns the paths of the sources to which the revision applies. A list of sources replaces the single one. */
function sourcesOf(application: KubeObject): readonly Path[] | Refusal {
  if (isMapAt(application, DRY_SOURCE)) return [DRY_SOURCE];
  const list = readPath(application, SOURCES);
  if (!Array.isArray(list) || list.length === 0) {
    if (isMapAt(application, SOURCE)) return [SOURCE];
    return { code: "NoSource", message: "it has neither spec.source nor spec.sources", hint: "add the source" };
  }
  const repositories = list.map((entry: unknown) => readString(entry, ["repoURL"]));
  const found = new Set(repositories.filter((_, index) => isDelivering(list[index])));
  const [repository] = found;
  if (found.size !== 1 || repository === undefined) return severalSources(found.size);
  return repositories.flatMap((url, index) => (url === repository ? [[...SOURCES, index]] : []));
}

function severalSources(count: number): Refusal {
  const message = `its manifests come from ${count} repositories, and the revision is of one`;
  const hint = "say which field has it: actuate by system field with path spec.sources[0].targetRevision";
  return { code: "SeveralSources", message, hint, field: "spec.sources" };
}
