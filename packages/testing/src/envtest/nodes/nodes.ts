import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../programs/free-port.ts";
import { type Home, startProgram, untilReady } from "../programs/program.ts";
import { create, type Requester } from "../request.ts";
import type { Faults } from "./faults.ts";
import { stagesWith } from "./stages.ts";

/** Starts kwok, which keeps simulated nodes alive and moves their pods through stages. */
export async function startKwok(home: Home, kubeconfig: string, faults: Faults): Promise<void> {
  const config = join(home.directory, "kwok.yaml");
  writeFileSync(
    config,
    stagesWith(faults)
      .map((stage) => JSON.stringify(stage))
      .join("\n---\n"),
  );
  const address = `127.0.0.1:${await freePort()}`;
  const program = startProgram(home, "kwok", [
    `--kubeconfig=${kubeconfig}`,
    `--config=${config}`,
    "--manage-all-nodes=true",
    "--node-lease-duration-seconds=40",
    "--cidr=10.1.0.0/16",
    `--server-address=${address}`,
  ]);
  await untilReady(home, program, async () => (await fetch(`http://${address}/healthz`)).ok);
}

/** Adds simulated nodes, `node-0` and so on from `first`. */
export async function addNodes(requester: Requester, count: number, first = 0): Promise<void> {
  for (let index = first; index < first + count; index++) {
    const name = `node-${index}`;
    const metadata = { name, labels: { "kubernetes.io/hostname": name, "kubernetes.io/os": "linux" } };
    await create(requester, "/api/v1/nodes", { metadata });
  }
}
