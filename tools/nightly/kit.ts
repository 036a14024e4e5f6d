import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { KubeConfig } from "@kubernetes/client-node";
import { KINDS } from "@landfall/adapters/systems";
import { runCli } from "@landfall/cli";
import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, parseApiVersion, refKey, refOf } from "@landfall/core/object";
import { type Client, connectionFrom, createClient } from "@landfall/kubernetes";
import type { TestEnvironment } from "@landfall/testing/envtest";
import { expect, vi } from "vitest";
import { commit, git } from "../../examples/real-clusters/command.ts";

/** The answer of a command. */
export interface Said {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line as it is typed, with the kubeconfig that lies in a directory; texts with blanks stand in quotes. */
export async function type(cwd: string, line: string): Promise<Said> {
  const words = (line.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ""));
  const outcome = runCli(words, {
    cwd,
    env: { KUBECONFIG: join(cwd, "kubeconfig") },
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date(),
  });
  return outcome.later === undefined ? outcome : outcome.later();
}

/** Runs a command line that must succeed, and gives what it prints. */
export async function must(cwd: string, line: string): Promise<string> {
  const said = await type(cwd, line);
  expect([line, said]).toEqual([line, { ...said, exitCode: 0 }]);
  return said.stdout;
}

/** A request that must be taken; a PATCH is a merge patch. */
export async function send(server: TestEnvironment, method: string, path: string, body?: object): Promise<unknown> {
  const patch = method === "PATCH" ? { contentType: "application/merge-patch+json" } : {};
  const answer = await server.request(method, path, { ...(body === undefined ? {} : { body }), ...patch });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The object at a path, or nothing. */
export async function get(server: TestEnvironment, path: string): Promise<Loose | undefined> {
  const { status, body } = await server.request("GET", path);
  return status === 200 ? (body as Loose) : undefined;
}

/** An object as far as the tests look into it. */
export interface Loose {
  readonly metadata: { readonly generation?: number; readonly name: string; readonly [field: string]: unknown };
  // oxlint-disable-next-line typescript/no-explicit-any -- the objects of other projects have no types here
  readonly spec: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- likewise
  readonly status?: any;
}

/** An object without what changes with every write. */
export function lasting(object: Loose | undefined): unknown {
  if (object === undefined) return undefined;
  const { resourceVersion: _, generation: __, ...metadata } = object.metadata;
  return { ...object, metadata };
}

export function clientOf(kubeconfig: string): Client {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromString(kubeconfig);
  return createClient(connectionFrom(kubeConfig));
}

/** Waits until what is read is as it is wanted, before the tests begin, where `expect.poll` may not be called. */
export async function comesTo<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: 120_000, interval: 200 });
}

/** Whether something listens at a port of this machine. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";

/** The version that the Deployment of the shop runs in a member, if all of it runs. */
export async function runningIn(member: TestEnvironment): Promise<string | undefined> {
  const { metadata, spec, status = {} } = (await get(member, WEB)) ?? { metadata: { name: "" } };
  const { observedGeneration, replicas, updatedReplicas, availableReplicas } = status;
  const counts = [replicas, updatedReplicas, availableReplicas];
  const isWhole = observedGeneration === metadata.generation && counts.every((count) => count === spec?.replicas);
  return isWhole ? String(spec.template.spec.containers[0].image.split(":").at(-1)) : undefined;
}

/** The names of the versions of the shop, by commit. */
export async function versionsIn(directory: string): Promise<ReadonlyMap<string, string>> {
  const commitOf = (tag: string): Promise<string> => git(directory, "rev-parse", `${tag}^{commit}`);
  return new Map(await Promise.all(["v1", "v2", "v3"].map(async (tag) => [await commitOf(tag), tag] as const)));
}

/** The version that a revision means: a tag, a commit, or both as Flux writes them. */
export function versionOf(known: ReadonlyMap<string, string>, revision = ""): string | undefined {
  const [tag, commit = ""] = revision.split(/@?sha1:/);
  return known.get(commit) ?? known.get(revision) ?? tag;
}

/** Reads what delivers the shop to a cluster, as Landfall does where these others lie beside it. */
export function readDelivery(object: KubeObject, cluster: string, others: readonly KubeObject[] = []): Observation {
  const { group } = parseApiVersion(object.apiVersion ?? "");
  const use = KINDS.get(`${group}/${object.kind}`);
  if (use?.role !== "delivery" || use.read === undefined) throw new Error(`${object.kind} delivers nothing`);
  const observedAt = new Date().toISOString();
  const context = { target: { cluster, package: "shop" }, observedAt, cluster, isAlone: false };
  const find = (ref: ObjectRef): KubeObject | undefined => others.find((one) => refKey(refOf(one)) === refKey(ref));
  const [seen] = use.read(object, { ...context, find, all: () => others });
  if (seen === undefined) throw new Error(`nothing is said of ${object.kind}`);
  return seen;
}

/** A statement of Landfall that one of these versions runs in a member. */
export interface Claim {
  readonly versions: readonly (string | undefined)[];
  readonly said: string;
  /** The versions of the objects that it rests on. */
  readonly mark: string;
}

/**
 * Asks all the time what Landfall says of each member; `stop` returns the claims that were not so. `running`: the
 * version that a member runs, if all of it runs.
 */
export function watchClaims(
  members: readonly TestEnvironment[],
  claimOf: (member: TestEnvironment) => Promise<Claim | undefined>,
  running = runningIn,
): { stop(): Promise<readonly string[]> } {
  const wrong: string[] = [];
  let isOver = false;
  const looking = (async () => {
    for (; !isOver; await sleep(100))
      for (const member of members) {
        const claim = await claimOf(member);
        if (claim === undefined) continue;
        const there = await running(member);
        // A claim counts if its objects did not change until the workload had been read.
        const isSo = there !== undefined && claim.versions.includes(there);
        if (isSo || (await claimOf(member))?.mark !== claim.mark) continue;
        wrong.push(`${member.name}: ${claim.said}, and ${there} runs`);
      }
  })();
  const stop = async (): Promise<readonly string[]> => {
    isOver = true;
    await looking;
    return wrong;
  };
  return { stop };
}

/** Releases a third version of the shop, which is well everywhere. */
export async function releaseThird(directory: string): Promise<void> {
  const file = join(directory, "shop.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("shop:v2", "shop:v3"));
  await commit(directory, "v3");
  await git(directory, "tag", "v3");
  await git(directory, "push", "--quiet", "origin", "main", "v3");
}
