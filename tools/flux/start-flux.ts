import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort, type TestEnvironment } from "@landfall/testing/envtest";

/**
 * Runs the real source-controller and kustomize-controller of Flux beside a control plane, and installs their
 * definitions. Their intervals are a few seconds, to keep a demo short.
 */
export async function startFlux(environment: TestEnvironment, programs: string, storage: string): Promise<void> {
  await environment.installCrds(...globSync("*.yaml", { cwd: programs }).map((file) => join(programs, file)));
  mkdirSync(storage, { recursive: true });
  const artifacts = `127.0.0.1:${await freePort()}`;
  await Promise.all([
    start(environment, join(programs, "source-controller"), [
      `--storage-path=${storage}`,
      `--storage-addr=${artifacts}`,
      `--storage-adv-addr=${artifacts}`,
    ]),
    start(environment, join(programs, "kustomize-controller"), [
      "--feature-gates=CancelHealthCheckOnNewRevision=true",
      "--requeue-dependency=2s",
    ]),
  ]);
}

async function start(environment: TestEnvironment, program: string, args: readonly string[]): Promise<void> {
  const health = `127.0.0.1:${await freePort()}`;
  const common = ["--metrics-addr=0", `--health-addr=${health}`, "--log-level=error", "--min-retry-delay=500ms"];
  await environment.run(program, {
    args: [...common, "--interval-jitter-percentage=0", ...args],
    env: { RUNTIME_NAMESPACE: "flux-system" },
    ready: async () => (await fetch(`http://${health}/readyz`)).ok,
  });
}
