import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CuttingProxy,
  type FaultyServer,
  formatKubeconfig,
  noControlPlane,
  type Seen,
  type ServerFault,
  startCuttingProxy,
  startEnvironment,
  startFaultyServer,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Io, Outcome } from "../io.ts";
import { quickPauses } from "./testing/quick-pauses.ts";
import { runIn } from "./testing/run-in.ts";

let cwd: string;
let environment: TestEnvironment;
let faulty: FaultyServer;
let proxy: CuttingProxy;
/** The fault that the proxy puts between the command and the API server. */
let fault: (seen: Seen) => ServerFault | undefined = () => undefined;

function run(args: readonly string[], more: Partial<Io> = {}): Promise<Outcome> {
  return runIn(cwd, args, more);
}

const PODS = "/api/v1/namespaces/shop/pods";
const status = (...more: readonly string[]) => run(["status", "--context", "faulty", "-n", "shop", ...more]);

function refusal(code: number, reason: string): ServerFault {
  return { status: code, body: { kind: "Status", apiVersion: "v1", status: "Failure", message: "no", reason, code } };
}

/** Makes the first `times` matching requests for a list of pods fail. */
function failing(times: number, answer: ServerFault, when: (seen: Seen) => boolean = () => true): void {
  let left = times;
  fault = (seen) => (seen.path.startsWith(PODS) && when(seen) && left-- > 0 ? answer : undefined);
}

describe.skipIf(noControlPlane())("a cluster that does not answer as it should", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-bad-"));
    environment = await startEnvironment({ name: "prod" });
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    for (let at = 0; at < 600; at += 60)
      await Promise.all(Array.from({ length: 60 }, (_, one) => makePod(`pod-${String(at + one).padStart(3, "0")}`)));
    const account = await environment.addServiceAccount("ana", {
      rules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }],
    });
    const certificate = environment.issueServerCertificate();
    faulty = await startFaultyServer(environment, { certificate, fault: (seen) => fault(seen) });
    proxy = await startCuttingProxy(environment);
    const identity = { token: account.token(3600) };
    writeFileSync(
      join(cwd, "kubeconfig"),
      formatKubeconfig([
        { name: "faulty", endpoint: faulty, identity },
        { name: "stalled", endpoint: proxy, identity },
      ]),
    );
  });
  afterEach(() => {
    fault = () => undefined;
    vi.restoreAllMocks();
    proxy.heal();
  });
  afterAll(async () => {
    await proxy?.stop();
    await faulty?.stop();
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  async function makePod(name: string): Promise<void> {
    const body = { metadata: { name }, spec: { containers: [{ name: "app", image: "shop/app:1" }] } };
    await environment.request("POST", PODS, { body });
  }

  /** Pauses of the client are shortened to a hundredth, so that a test need not wait. */
  test("one that takes the connection and says nothing ends at the deadline, with what to look at", async () => {
    proxy.stall();
    const notes: string[] = [];
    const told = await run(["status", "--context", "stalled", "--request-timeout", "700ms"], {
      terminal: true,
      note: (text) => void notes.push(text),
    });
    expect(told).toMatchObject({ exitCode: 1, stdout: "" });
    expect(told.stderr).toMatch(
      /stalled: .*no connection within 0\.7 s; is it there, and may it be reached from here\?/,
    );
  });

  test("somebody who waits is told for what", async () => {
    proxy.stall();
    const notes: string[] = [];
    const note = (text: string): void => void notes.push(text);
    await run(["status", "--context", "stalled", "--request-timeout", "3s"], { terminal: true, note });
    expect(notes).toEqual(["asking stalled; --request-timeout bounds each request\n"]);
  });

  test.each(["0", "soon", "-1s"])("--request-timeout %s is refused", async (text) => {
    const told = await status(`--request-timeout=${text}`);
    expect(told).toMatchObject({ exitCode: 2, stdout: "" });
    expect(told.stderr).toContain("--request-timeout must be a duration such as 5s or 1m");
  });

  test("429 for a while: it waits as long as it is told, and answers", async () => {
    quickPauses();
    failing(3, { ...refusal(429, "TooManyRequests"), headers: { "retry-after": "1" } });
    expect((await status("pods")).stdout).toContain("600");
  });

  test.each<[string, ServerFault, string]>([
    ["429 for ever", { ...refusal(429, "TooManyRequests"), headers: { "retry-after": "1" } }, "it is busy: try again"],
    ["500", refusal(500, "InternalError"), "faulty"],
    [
      "a login page",
      { status: 200, headers: { "content-type": "text/html" }, body: "<html>log in</html>" },
      "is there a proxy or a login page before it?",
    ],
    ["an answer that is no list", { status: 200, body: { kind: "Status" } }, "the answer is no list"],
    ["401", refusal(401, "Unauthorized"), "log in again"],
  ])("%s: it cannot be done, and why", async (_, answer, message) => {
    quickPauses();
    failing(Number.POSITIVE_INFINITY, answer);
    const told = await status("pods");
    expect(told).toMatchObject({ exitCode: 1, stdout: "" });
    expect(told.stderr).toContain(message);
  });

  test("objects that change while they are read (410 in the middle): the list begins anew, and none counts twice", async () => {
    failing(1, refusal(410, "Expired"), ({ path }) => path.includes("continue="));
    const { stdout } = await status("pods", "-o", "json");
    const names = (JSON.parse(stdout) as readonly { readonly object: { readonly name: string } }[]).map(
      ({ object }) => object.name,
    );
    expect(names).toHaveLength(600);
    expect(new Set(names).size).toBe(600);
  });

  test("a storm of 410: whoever looks on is told, and sees what changes when it is over", async () => {
    quickPauses();
    failing(12, refusal(410, "Expired"), ({ path }) => path.includes("watch="));
    let printed = "";
    let stop: (signal: "SIGINT") => void = () => undefined;
    const untilStopped = () => new Promise<"SIGINT">((resolve) => (stop = resolve));
    const print = (text: string): void => void (printed += text);
    const watching = run(["status", "--context", "faulty", "-n", "shop", "pods", "--watch"], { print, untilStopped });
    await expect.poll(() => printed).toContain("faulty: namespace shop");
    const body = { status: { phase: "Failed", message: "after the storm" } };
    const contentType = "application/merge-patch+json";
    await environment.request("PATCH", `${PODS}/pod-000/status`, { body, contentType });
    await expect.poll(() => printed).toContain("Pod shop/pod-000 Failed PodFailed: after the storm");
    expect(printed).not.toContain("is gone");
    stop("SIGINT");
    expect(await watching).toMatchObject({ exitCode: 130 });
  });

  test("credentials that are refused while somebody looks on: it is said, and it heals", async () => {
    let printed = "";
    let stop: (signal: "SIGINT") => void = () => undefined;
    const untilStopped = () => new Promise<"SIGINT">((resolve) => (stop = resolve));
    const print = (text: string): void => void (printed += text);
    quickPauses();
    failing(Number.POSITIVE_INFINITY, refusal(401, "Unauthorized"), ({ path }) => path.includes("watch="));
    const watching = run(["status", "--context", "faulty", "-n", "shop", "pods", "--watch"], { print, untilStopped });
    await expect.poll(() => printed).toMatch(/faulty: unreachable since \S+Z, last known below: /);
    fault = () => undefined;
    await expect.poll(() => printed).toContain("faulty: nothing is in the way any more");
    await expect.poll(() => printed).toContain("faulty: namespace shop");
    stop("SIGINT");
    expect(await watching).toMatchObject({ exitCode: 130 });
  });

  test("a connection that a proxy cuts and refuses: clear words, and nothing half said", async () => {
    expect((await run(["status", "--context", "stalled", "-n", "shop", "pods"])).stdout).toContain("600");
    proxy.refuse();
    proxy.cut();
    const told = await run(["status", "--context", "stalled", "-n", "shop", "pods"]);
    expect(told).toMatchObject({ exitCode: 1, stdout: "" });
    expect(told.stderr).toContain("is it there, and may it be reached from here? kubectl --context stalled version");
  });

  test("50,000 objects: they are counted, and one that has failed among them is named", async () => {
    const made = Array.from({ length: 50_000 }, (_, at) => ({
      metadata: { name: `p-${at}`, namespace: "many", uid: `u-${at}`, resourceVersion: "1" },
      spec: { containers: [{ name: "app", image: "a" }] },
      status:
        at === 31_415
          ? { phase: "Failed", message: "the one" }
          : { phase: "Running", conditions: [{ type: "Ready", status: "True" }] },
    }));
    fault = ({ path }) => {
      if (!path.startsWith("/api/v1/pods")) return undefined;
      const from = Number(new URL(path, "https://x").searchParams.get("continue") ?? 0);
      const next = from + 500;
      const metadata = { resourceVersion: "1", ...(next < made.length && { continue: String(next) }) };
      return { status: 200, body: { kind: "PodList", apiVersion: "v1", metadata, items: made.slice(from, next) } };
    };
    const told = await run(["status", "--context", "faulty", "-A", "-l", "app!=x", "pods"]);
    expect(told.stdout).toContain("49999/50000 Current: 1 Failed");
    expect(told.stdout.split("\n")[1]).toContain("Pod many/p-31415 Failed");
  });
});
