import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestEnvironment } from "@landfall/testing/envtest";

/** An object for kubectl to see, fixed at one version. */
export interface Shown {
  /** The path under which the API serves the object's collection. */
  readonly collection: string;
  readonly name: string;
  readonly object: { readonly [key: string]: unknown };
}

/** The answer of kubectl: the exit code, and the last line that it printed. */
export interface Answer {
  readonly code: number;
  readonly text: string;
}

/** A kubectl that sees one version of one object at a time. */
export interface Oracle {
  readonly ask: (shown: Shown, args: readonly string[]) => Promise<Answer>;
  readonly close: () => void;
}

const DISCOVERY = /^\/(?:api|apis)(?:\/[^/]+){0,2}\/?$|^\/openapi\//;

/**
 * Starts a server with the API of an environment that shows one version of one object, and kubectl for it. So kubectl
 * can judge a version even after the object has changed.
 */
export async function startOracle(environment: TestEnvironment, kubectl: string): Promise<Oracle> {
  let shown: Shown | undefined;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (DISCOVERY.test(url.pathname)) void forward(environment, url, response);
    else answer(shown, url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const home = mkdtempSync(join(tmpdir(), "landfall-oracle-"));
  return {
    ask: (next, args) => {
      shown = next;
      return run(kubectl, [...args, "--server", addressOf(server), "--cache-dir", home]);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function forward(environment: TestEnvironment, url: URL, response: ServerResponse): Promise<void> {
  const { status, body } = await environment.request("GET", url.pathname + url.search);
  send(response, status, body);
}

function answer(shown: Shown | undefined, url: URL, response: ServerResponse): void {
  const path = url.pathname;
  if (shown !== undefined && path === `${shown.collection}/${shown.name}`) return send(response, 200, shown.object);
  if (shown === undefined || path !== shown.collection) return send(response, 404, status(404, "NotFound"));
  // A watch that would begin with a list is refused, so that kubectl lists first.
  if (url.searchParams.has("sendInitialEvents")) return send(response, 422, status(422, "Invalid"));
  if (url.searchParams.has("watch")) {
    response.writeHead(200, { "content-type": "application/json" });
    response.flushHeaders();
    return;
  }
  const { apiVersion, kind } = shown.object;
  send(response, 200, {
    apiVersion,
    kind: `${String(kind)}List`,
    metadata: { resourceVersion: "1" },
    items: [shown.object],
  });
}

function status(code: number, reason: string): object {
  return { apiVersion: "v1", kind: "Status", status: "Failure", message: reason, reason, code };
}

function send(response: ServerResponse, code: number, body: unknown): void {
  response.writeHead(code, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

function run(kubectl: string, args: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(kubectl, args, { env: { ...process.env, KUBECONFIG: "/dev/null" }, timeout: 30_000 });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, text: text.trim().split("\n").at(-1) ?? "" }));
  });
}
