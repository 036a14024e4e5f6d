import { type KubeObject, readPath } from "@landfall/core/object";

/** Returns whether an object delivers to the cluster of a kubeconfig and not to the one that Flux runs in. */
export function hasKubeConfig(object: KubeObject): boolean {
  return readPath(object, ["spec", "kubeConfig"]) !== undefined;
}
