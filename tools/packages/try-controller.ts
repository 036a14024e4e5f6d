import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { startEnvironment } from "@landfall/testing/envtest";

/** A controller of about sixty lines, as a user would write it in a separate project. */
export const CONTROLLER = "examples/embed/controller.ts";

const PATIENCE_MS = 30_000;

/** Runs the controller, compiled against the packed packages, on a real API server until it has written its result. */
export async function tryController(program: string, assets: string | undefined): Promise<string> {
  if (assets === undefined) return `SKIPPED: ${CONTROLLER} from packed packages: no control plane; run npm run assets`;
  const environment = await startEnvironment({ assets });
  const env = { ...process.env, KUBECONFIG: environment.kubeconfigFile };
  const controller = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const labels = { app: "web" };
    const template = { metadata: { labels }, spec: { containers: [{ name: "web", image: "example.com/web:1" }] } };
    const body = { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } };
    await environment.request("POST", "/apis/apps/v1/namespaces/default/deployments", { body });
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
      const { status } = await environment.request("GET", "/api/v1/namespaces/default/configmaps/deployments");
      if (status === 200) return `runs ${CONTROLLER} against a real API server`;
    }
    throw new Error(`${CONTROLLER}, from packed packages: nothing was written in ${PATIENCE_MS / 1000} s`);
  } finally {
    controller.kill();
    await environment.stop();
  }
}
