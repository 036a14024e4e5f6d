import { type KubeObject, readString } from "@landfall/core/object";

/** Argo CD's own address of the cluster it runs in. */
const IN_CLUSTER = "https://kubernetes.default.svc";

/** Returns whether an Application has the address of another cluster than the one that Argo CD runs in. */
export function hasOtherServer(application: KubeObject): boolean {
  const server = readString(application, ["spec", "destination", "server"]) ?? "";
  return server !== "" && server !== IN_CLUSTER;
}
