import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type Home, type Program, startProgram, untilReady } from "./program.ts";

/** A store that several API servers can share, each under a prefix. */
export interface Etcd {
  readonly url: string;
  readonly program: Program;
}

/** Starts etcd on loopback. Its data need not survive, so it never waits for a disk. */
export async function startEtcd(home: Home): Promise<Etcd> {
  const [clients, peers] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${clients}`;
  const program = startProgram(home, "etcd", [
    `--data-dir=${join(home.directory, "etcd")}`,
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=http://127.0.0.1:${peers}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${peers}`,
    `--initial-cluster=default=http://127.0.0.1:${peers}`,
    "--unsafe-no-fsync",
    "--quota-backend-bytes=4294967296",
    "--log-level=warn",
  ]);
  await untilReady(home, program, async () => (await fetch(`${url}/health`)).ok);
  return { url, program };
}

/** Drops all but the newest revision of every key in the store. */
export async function compact({ url }: Etcd): Promise<void> {
  const post = async (path: string, body: object): Promise<{ readonly header?: { readonly revision: string } }> => {
    const answer = await fetch(`${url}/v3/kv/${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`etcd ${path}: ${await answer.text()}`);
    return (await answer.json()) as { readonly header?: { readonly revision: string } };
  };
  const { header } = await post("range", { key: Buffer.from("/").toString("base64"), limit: "1" });
  await post("compaction", { revision: header?.revision, physical: true });
}
