import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Recorded {
  readonly list: readonly object[];
  readonly events: readonly object[];
}

const CONTROLLER = join(import.meta.dirname, "controller.ts");
const recorded = JSON.parse(readFileSync(join(import.meta.dirname, "recorded.json"), "utf8")) as Recorded;
const scratch = mkdtempSync(join(tmpdir(), "landfall-embed-"));
let server: Server;

/** Answers a list and a watch from the record; `next` is called for each event that may go out. */
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    if (searchParams.get("watch") !== "true") {
      const metadata = { resourceVersion: "11" };
      response.end(JSON.stringify({ apiVersion: "apps/v1", kind: "DeploymentList", metadata, items: recorded.list }));
      return;
    }
    response.flushHeaders();
    for (const [index, event] of recorded.events.entries())
      setTimeout(() => response.write(`${JSON.stringify(event)}\n`), 200 * (index + 1));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(scratch, { recursive: true, force: true });
});

function kubeconfig(): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const file = join(scratch, "kubeconfig.json");
  const config = {
    apiVersion: "v1",
    kind: "Config",
    "current-context": "edge-1",
    contexts: [{ name: "edge-1", context: { cluster: "edge-1", user: "nobody" } }],
    clusters: [
      { name: "edge-1", cluster: { server: `http://127.0.0.1:${address.port}`, "insecure-skip-tls-verify": true } },
    ],
    users: [{ name: "nobody", user: {} }],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

test("a controller of sixty lines tells what changes, and nothing else", async () => {
  expect(readFileSync(CONTROLLER, "utf8").split("\n").length).toBeLessThanOrEqual(60);
  const controller = spawn(process.execPath, ["--conditions=landfall-source", CONTROLLER], {
    env: { ...process.env, KUBECONFIG: kubeconfig() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const tooLong = setTimeout(() => controller.kill(), 20_000);
  for await (const line of createInterface({ input: controller.stdout })) {
    lines.push(line);
    if (lines.length === 6) break;
  }
  clearTimeout(tooLong);
  controller.kill();
  expect(lines).toEqual([
    "edge-1/shop: new -> Current: Deployment is available. Replicas: 1",
    "fleet: Current Reconciling=False Stalled=False Ready=True",
    'edge-1/shop: Current -> Failed: ReplicaSet "web-5d8" has timed out progressing.',
    "fleet: Failed Reconciling=False Stalled=True Ready=False",
    "edge-1/shop: Failed -> Current: Deployment is available. Replicas: 1",
    "fleet: Current Reconciling=False Stalled=False Ready=True",
  ]);
});
