import { imageAt, type KubeObject, parseApiVersion, readString } from "@landfall/core/object";
import type { ActuationInput, ActuationOutcome, Delivery } from "../actuate/actuation.ts";
import { isMapAt, setField, setVersion } from "../actuate/edit-field.ts";
import { hashIn } from "../actuate/hash-in.ts";
import { type Move, moveEach } from "../actuate/move-each.ts";
import { sourceOf } from "./revisions.ts";

/**
 * Moves RootSyncs and RepoSyncs: the revision of their own source. Git: a commit or tag in `spec.git.revision`. OCI: a
 * digest or tag of `spec.oci.image`. Helm: a chart version in `spec.helm.version`. Problems: `NoSource` if the source
 * that `spec.sourceType` names does not exist, and those of every actuator.
 */
export function actuateConfigSync(input: ActuationInput): ActuationOutcome {
  return moveEach(input, isSync, moveSync);
}

function isSync({ apiVersion = "", kind }: KubeObject): boolean {
  return parseApiVersion(apiVersion).group === "configsync.gke.io" && (kind === "RootSync" || kind === "RepoSync");
}

function moveSync(delivery: Delivery, revision: string): Move {
  const { object } = delivery;
  const source = sourceOf(object);
  const type = readString(object, ["spec", "sourceType"]) ?? "git";
  if (source === undefined || !isMapAt(object, source.spec.slice(0, -1)))
    return {
      code: "NoSource",
      message: `it has no source spec.${type}`,
      hint: "correct spec.sourceType or add the source",
    };
  if (type === "git") return setField(delivery, source.spec, hashIn(revision) ?? revision);
  if (type === "helm") return setVersion(delivery, source.spec, revision);
  const image = readString(object, source.spec);
  if (image === undefined) return { code: "NoSource", message: "it names no spec.oci.image", hint: "add the image" };
  const isImage = revision.includes("/");
  return setField(delivery, source.spec, isImage ? revision : imageAt(image, revision));
}
