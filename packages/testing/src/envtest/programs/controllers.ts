import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiServer } from "./api-server.ts";
import { type Home, startProgram } from "./program.ts";

/** Starts kube-controller-manager and kube-scheduler, without waiting: tests see their effects once they are ready. */
export function startControllers(home: Home, server: ApiServer, kubeconfig: string): void {
  const authority = join(home.directory, "root-ca.crt");
  writeFileSync(authority, server.authority.certificate);
  const common = [`--kubeconfig=${kubeconfig}`, "--leader-elect=false", "--secure-port=0"];
  startProgram(home, "kube-controller-manager", [
    ...common,
    `--service-account-private-key-file=${server.tokenKeyFile}`,
    `--root-ca-file=${authority}`,
    "--kube-api-qps=200",
    "--kube-api-burst=400",
  ]);
  startProgram(home, "kube-scheduler", [...common, "--kube-api-qps=200", "--kube-api-burst=400"]);
}
