import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noControlPlane, type Rule, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runIn } from "../cluster/testing/run-in.ts";
import type { Outcome } from "../io.ts";
import { secretsIn } from "./testing/secrets-in.ts";

let cwd: string;
let environment: TestEnvironment;

function run(line: string, kubeconfig = "admin"): Promise<Outcome> {
  return runIn(cwd, line, {}, kubeconfig);
}

const BUILT = join(import.meta.dirname, "../../dist/main.js");
const CRON_JOBS = "/apis/batch/v1/namespaces/shop/cronjobs";
const NAMES = Array.from({ length: 12 }, (_, at) => `job-${at}`);

function cronJob(name: string): object {
  const container = { name: "main", image: "shop/job:1" };
  const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
  const spec = { schedule: "0 3 * * *", jobTemplate: template };
  return { apiVersion: "batch/v1", kind: "CronJob", metadata: { name, namespace: "shop" }, spec };
}

interface Read {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly spec: { readonly suspend?: boolean };
}

async function objects(): Promise<readonly Read[]> {
  const { body } = await environment.request("GET", CRON_JOBS);
  return (body as { readonly items: readonly Read[] }).items.map(({ metadata, ...object }) => {
    const { resourceVersion: _, generation: __, ...kept } = metadata;
    return { ...object, metadata: kept };
  });
}

/** Starts the built controller as a process of its own. */
function start(...more: readonly string[]): ChildProcess {
  const args = [BUILT, "controller", "suspension", "--context", "prod", "--verbose", ...more];
  const env = { ...process.env, KUBECONFIG: join(cwd, "controller"), NODE_OPTIONS: "" };
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("close", (code) => resolve(code)));
}

test.each([
  ["controller suspension", "say for which cluster with --context NAME"],
  ["controller suspension --context prod --lease x", "--lease must be NAMESPACE/NAME"],
])("landfall %s is misused", async (line, message) => {
  cwd = tmpdir();
  expect(await run(line)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) as string });
});

describe.skipIf(noControlPlane())("landfall controller suspension", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-controller-"));
    environment = await startEnvironment({ name: "prod", crds: ["schemas/crds/suspension-ledger.crd.yaml"] });
    writeFileSync(join(cwd, "admin"), environment.kubeconfig);
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    for (const name of NAMES) await environment.request("POST", CRON_JOBS, { body: cronJob(name) });
    const role = await run("rbac --context prod controller suspension");
    const { rules } = parse(role.stdout) as { readonly rules: readonly Rule[] };
    const user = await environment.addUser("controller", { rules });
    writeFileSync(join(cwd, "controller"), user.kubeconfig);
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("killed again and again, it lets go everything that has ended, and nothing else", async () => {
    const before = await objects();
    const ends = NAMES.slice(0, -2);
    const until = new Date(Date.now() + 20_000).toISOString();
    const words = (names: readonly string[]): string => names.map((name) => `cronjob/${name}`).join(" ");
    const holding = "suspend --context prod -n shop --yes --holder";
    expect((await run(`${holding} a --until ${until} ${words(ends)}`)).exitCode).toBe(0);
    expect((await run(`${holding} b ${words(NAMES.slice(-2))}`)).exitCode).toBe(0);
    for (let kill = 0; kill < 6; kill++) {
      const child = start();
      const over = ended(child);
      await new Promise((resolve) => setTimeout(resolve, 700 + Math.random() * 2500));
      child.kill("SIGKILL");
      await over;
    }
    const child = start("--lease", "shop/suspension");
    let said = "";
    child.stderr?.on("data", (text: Buffer) => (said += text.toString()));
    const over = ended(child);
    const isOver = async (): Promise<number> => (await objects()).filter(({ spec }) => spec.suspend === true).length;
    await expect.poll(isOver).toBe(2);
    child.kill("SIGTERM");
    expect(await over).toBe(0);
    expect(
      said
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { message: string }).message),
    ).toContain("stopped");
    expect(secretsIn(join(cwd, "controller")).filter((secret) => said.includes(secret))).toEqual([]);
    expect((await run("resume --context prod -n shop --yes --holder b")).exitCode).toBe(0);
    expect(await objects()).toEqual(before);
    expect(environment.audit().filter(({ user, code }) => user === "controller" && code === 403)).toEqual([]);
  });
});
