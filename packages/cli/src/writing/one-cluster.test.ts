import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type FaultyServer,
  formatKubeconfig,
  noControlPlane,
  type Rule,
  type Seen,
  type ServerFault,
  startEnvironment,
  startFaultyServer,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { documented } from "../../test/documented.ts";
import { quickPauses } from "../cluster/testing/quick-pauses.ts";
import { runIn } from "../cluster/testing/run-in.ts";
import type { Io, Outcome } from "../io.ts";

let cwd: string;
let environment: TestEnvironment;
let faulty: FaultyServer;
/** The fault of the proxy between the command and the API server. */
let fault: (seen: Seen) => ServerFault | undefined = () => undefined;

function run(line: string, more: Partial<Io> = {}, kubeconfig = "kubeconfig"): Promise<Outcome> {
  return runIn(cwd, line, more, kubeconfig);
}

function cronJob(name: string, namespace = "shop"): object {
  const container = { name: "main", image: "shop/job:1" };
  const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
  const spec = { schedule: "0 3 * * *", jobTemplate: template };
  return { apiVersion: "batch/v1", kind: "CronJob", metadata: { name, namespace }, spec };
}

const CRON_JOBS = "/apis/batch/v1/namespaces/shop/cronjobs";
const HOLD = "suspend --context prod -n shop cronjobs --holder oncall/ana --reason INC-1 --for 8h --yes";
/** The command that suspends the CronJob with an absolute end, so that the output does not depend on the clock. */
const UNTIL = HOLD.replace("--for 8h", "--until 2099-12-01T06:00:00Z");
const LET_GO = "resume --context prod -n shop --holder oncall/ana --yes";
const THREE = ["a", "b", "c"];

interface Read {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly spec: { readonly suspend?: boolean };
}

/** The current objects, without the fields that change with every write. */
async function objects(path = CRON_JOBS): Promise<readonly Read[]> {
  const { body } = await environment.request("GET", path);
  return (body as { readonly items: readonly Read[] }).items.map(({ metadata, ...object }) => {
    const { resourceVersion: _, generation: __, ...kept } = metadata;
    return { ...object, metadata: kept };
  });
}

const suspended = async (): Promise<readonly unknown[]> => (await objects()).map(({ spec }) => spec.suspend);

/** Whether a request is a real write, not a dry run. */
function writes({ method, path }: Seen): boolean {
  return method === "PATCH" && !path.includes("dryRun=All");
}

describe("where it is not said where to write", () => {
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), "landfall-nowhere-"))));
  afterAll(() => rmSync(cwd, { recursive: true }));

  test.each([
    ["suspend --holder a --all", "name a directory or a file; to write to a cluster say which with --context NAME"],
    [
      "suspend --holder a --all -A",
      "to write to a cluster say which with --context NAME, as the current one is never meant",
    ],
    ["resume --holder a --kubeconfig x", "to write to a cluster say which with --context NAME"],
    ["resume --holder a cronjob/nightly", "there is no such file; to write to a cluster say which with --context NAME"],
    ["gc", "name a directory or a file"],
    ["strip -A", "to write to a cluster say which"],
    ["suspend --context prod --holder a", "say what is meant"],
    ["suspend --context prod --all", "say who holds with --holder NAME"],
    ["suspend --context prod --all --holder a --actor ana", "--actor is for files"],
  ])("landfall %s is misused", async (line, message) => {
    const outcome = await run(line);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: "" });
    expect(outcome.stderr).toContain(message);
  });
});

describe.skipIf(noControlPlane())("holds in a cluster, from the command line", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-one-cluster-"));
    environment = await startEnvironment({ name: "prod", crds: ["schemas/crds/suspension-ledger.crd.yaml"] });
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    const rules = [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }];
    const account = await environment.addServiceAccount("ana", { rules });
    const certificate = environment.issueServerCertificate();
    faulty = await startFaultyServer(environment, { certificate, fault: (seen) => fault(seen) });
    const identity = { token: account.token(3600) };
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([{ name: "prod", endpoint: faulty, identity }]));
  });
  afterAll(async () => {
    await faulty?.stop();
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  let before: readonly Read[];
  beforeEach(async () => {
    fault = () => undefined;
    quickPauses();
    for (const name of THREE) await environment.request("POST", CRON_JOBS, { body: cronJob(name) });
    before = await objects();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    fault = () => undefined;
    await environment.request("DELETE", CRON_JOBS);
  });

  test("one by its name, and given back; the actor is who the API server says", async () => {
    const held = await run("suspend --context prod -n shop cronjob/a --holder oncall/ana --for 8h --yes");
    expect(held).toMatchObject({ exitCode: 0, stdout: "CronJob.batch shop/a\n", stderr: "held: 1 object in prod\n" });
    expect(await suspended()).toEqual([true, false, false]);
    const { stdout } = await run("suspended --context prod -n shop");
    expect(stdout).toContain("by system:serviceaccount:default:ana");
    expect(stdout).toContain("landfall resume --holder oncall/ana --context prod -n shop");
    expect(await run(LET_GO)).toMatchObject({ exitCode: 0, stdout: "CronJob.batch shop/a\n" });
    expect(await objects()).toEqual(before);
    expect(await run(LET_GO)).toMatchObject({ exitCode: 1, stdout: "" });
  });

  test.each([
    ["--dry-run", 0, "nothing is written; 3 objects would be held in prod"],
    ["--dry-run=server", 0, "nothing is written; 3 objects would be held in prod"],
    ["--diff", 0, "+  suspend: true"],
    ["-o json --dry-run", 0, '"written": false'],
  ])("with %s nothing is written", async (flag, exitCode, words) => {
    const outcome = await run(`${HOLD} ${flag}`);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.stdout + outcome.stderr).toContain(words);
    expect(await objects()).toEqual(before);
  });

  test("what is printed as JSON is what its schema says: held, and let go", async () => {
    const hold = await run(`${HOLD} -o json`);
    expect(hold).toMatchObject({ exitCode: 0, stderr: "" });
    expect(documented("holdsInClusters", hold.stdout)).toMatchObject({
      written: true,
      clusters: [{ context: "prod" }],
    });
    const letGo = await run(`${LET_GO} -o json`);
    expect(letGo).toMatchObject({ exitCode: 0, stderr: "" });
    const gone = documented("holdsInClusters", letGo.stdout);
    expect(gone).toMatchObject({ written: true, clusters: [{ objects: [{ outcome: "done" }, {}, {}] }] });
    expect(await objects()).toEqual(before);
  });

  test("the diff shows the hold and the switch, and what is not ours stays out of it", async () => {
    const { stdout } = await run(`${HOLD} --diff`);
    expect(stdout).toMatch(/^\+ {4}hold\.landfall\.dev\/oncall-ana/m);
    expect(stdout).toMatch(/^- {2}suspend: false$/m);
    expect(stdout).not.toContain("managedFields");
  });

  test("nothing is written without a yes, and all that would be is shown before", async () => {
    const line = HOLD.replace(" --yes", "");
    const unasked = await run(line);
    expect(unasked).toMatchObject({ exitCode: 1, stdout: "" });
    expect(unasked.stderr).toContain("oncall/ana holds 3 objects until");
    expect(unasked.stderr).toContain("CronJob.batch shop/b");
    expect(await run(line, { confirm: () => false })).toMatchObject({ exitCode: 1, stderr: "nothing is written\n" });
    expect(await objects()).toEqual(before);
    expect(await run(line, { confirm: () => true })).toMatchObject({ exitCode: 0 });
  });

  test("what is named and not there, or not to be held so, is said, and nothing is written", async () => {
    const gone = await run(HOLD.replace("cronjobs", "cronjob/a cronjob/nowhere"));
    expect(gone).toMatchObject({ exitCode: 1, stdout: "" });
    expect(gone.stderr).toContain("there is no CronJob/nowhere in the namespace shop");
    const other = await run(HOLD.replace("cronjobs", "configmaps"));
    expect(other).toMatchObject({ exitCode: 1, stdout: "" });
    expect((await run(HOLD.replace("cronjobs", "cronjobz"))).stderr).toContain("did you mean cronjobs?");
    expect(await objects()).toEqual(before);
  });

  test("a hazard that nobody accepted is told by its flag", async () => {
    const template = { spec: { containers: [{ name: "main", image: "shop/job:1" }], restartPolicy: "Never" } };
    const job = {
      apiVersion: "batch/v1",
      kind: "Job",
      metadata: { name: "import", namespace: "shop" },
      spec: { template },
    };
    await environment.request("POST", "/apis/batch/v1/namespaces/shop/jobs", { body: job });
    const { exitCode, stderr } = await run(HOLD.replace("cronjobs", "job/import --effect run"));
    expect(exitCode).toBe(1);
    expect(stderr).toContain("to accept it, --allow kills-running");
  });

  test("holds past their end are cleared, and with --all those of everybody", async () => {
    await run(`${HOLD} --now 2020-01-01T00:00:00Z`);
    await run(HOLD.replace("cronjobs", "cronjob/b").replace("oncall/ana", "freeze/1"));
    const cleared = await run("gc --context prod -n shop --yes");
    expect(cleared).toMatchObject({ exitCode: 0, stderr: "cleared: 3 objects in prod\n" });
    expect(await suspended()).toEqual([false, true, false]);
    expect(await run("gc --context prod -n shop --yes")).toMatchObject({ exitCode: 1 });
    expect(await run("gc --context prod -n shop --all --yes")).toMatchObject({ exitCode: 0 });
    expect(await objects()).toEqual(before);
  });

  test("strip takes holds and annotations of ours, and leaves what others wrote", async () => {
    const annotations = { "landfall.dev/wave": "2", "example.com/kept": "yes" };
    const body = { metadata: { annotations } };
    await environment.request("PATCH", `${CRON_JOBS}/a`, { body, contentType: "application/merge-patch+json" });
    await run(HOLD);
    expect(await run("strip --context prod -n shop --yes")).toMatchObject({ exitCode: 0 });
    const after = await objects();
    expect(after[0]?.metadata["annotations"]).toEqual({ "example.com/kept": "yes" });
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(await suspended()).toEqual([false, false, false]);
  });

  test.each([
    ["429 for a while", 429, 3],
    ["503 for a while", 503, 4],
    ["500 for a while", 500, 4],
  ])("%s: it is done all the same", async (_, status, times) => {
    let left = times;
    fault = (seen) => (writes(seen) && left-- > 0 ? { status, headers: { "retry-after": "1" } } : undefined);
    expect(await run(HOLD)).toMatchObject({ exitCode: 0 });
    expect(await suspended()).toEqual([true, true, true]);
  });

  test.each([0, 1, 2])(
    "cut off after %i writes: what was done is told, and the same command goes on",
    async (writesDone) => {
      let count = 0;
      fault = (seen) =>
        writes(seen) || count > writesDone ? (count++ >= writesDone ? { status: 503 } : undefined) : undefined;
      const cut = await run(UNTIL);
      expect(cut.exitCode).toBe(1);
      expect(cut.stdout.split("\n").length - 1).toBe(writesDone);
      expect(cut.stderr).toContain("stopped half way in prod; the same command again goes on from here");
      expect(cut.stderr).toContain(
        `CronJob.batch shop/${THREE[writesDone]}: whether the hold is written down is not known`,
      );
      if (writesDone < 2) expect(cut.stderr).toContain(`not begun: CronJob.batch shop/${THREE[writesDone + 1]}`);
      fault = () => undefined;
      expect(await suspended()).toEqual(THREE.map((_, at) => at < writesDone));
      const again = await run(UNTIL);
      expect(again.exitCode).toBe(0);
      expect(again.stdout.split("\n").length - 1).toBe(3 - writesDone);
      expect(await run(LET_GO)).toMatchObject({ exitCode: 0 });
      expect(await objects()).toEqual(before);
    },
  );

  test("one that is made anew between preview and write is left alone, the others are held", async () => {
    const assets = process.env["KUBEBUILDER_ASSETS"] ?? "";
    writeFileSync(join(cwd, "b.json"), JSON.stringify(cronJob("b")));
    const anew = (): boolean => {
      const args = ["--kubeconfig", environment.kubeconfigFile, "replace", "--force", "-f", join(cwd, "b.json")];
      expect(spawnSync(join(assets, "kubectl"), args, { encoding: "utf8" })).toMatchObject({ status: 0 });
      return true;
    };
    const outcome = await run(HOLD.replace(" --yes", ""), { confirm: anew });
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "CronJob.batch shop/a\nCronJob.batch shop/c\n" });
    expect(outcome.stderr).toContain("CronJob.batch shop/b: it was deleted and made anew meanwhile");
    expect(await suspended()).toEqual([true, false, true]);
  });

  test("what somebody else writes meanwhile is no obstacle", async () => {
    let once = true;
    fault = (seen) => {
      if (!writes(seen) || !once) return undefined;
      once = false;
      const kubectl = join(process.env["KUBEBUILDER_ASSETS"] ?? "", "kubectl");
      const args = ["--kubeconfig", environment.kubeconfigFile, "-n", "shop", "annotate", "cronjob", "a", "x=y"];
      expect(spawnSync(kubectl, args)).toMatchObject({ status: 0 });
      return undefined;
    };
    expect(await run(HOLD)).toMatchObject({ exitCode: 0 });
    expect(await suspended()).toEqual([true, true, true]);
  });
});

describe.skipIf(noControlPlane())("what a cluster does not let pass", () => {
  const policy = (name: string, spec: object): object => ({
    apiVersion: "admissionregistration.k8s.io/v1",
    kind: name,
    metadata: { name: "no-holds" },
    spec,
  });
  const ADMISSION = "/apis/admissionregistration.k8s.io/v1";

  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-refused-"));
    environment = await startEnvironment({ name: "prod", crds: ["schemas/crds/suspension-ledger.crd.yaml"] });
    writeFileSync(join(cwd, "kubeconfig"), environment.kubeconfig);
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    for (const name of THREE) await environment.request("POST", CRON_JOBS, { body: cronJob(name) });
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("the role that rbac prints is enough, and without it nothing is written", async () => {
    const role = await run("rbac --context prod -n shop suspend cronjobs");
    const { kind, rules } = parse(role.stdout) as { readonly kind: string; readonly rules: readonly Rule[] };
    expect(kind).toBe("Role");
    const user = await environment.addUser("ana", { rules, namespace: "shop" });
    const stranger = await environment.addUser("stranger", {});
    writeFileSync(join(cwd, "ana"), user.kubeconfig);
    writeFileSync(join(cwd, "stranger"), stranger.kubeconfig);
    const refused = await run(HOLD, {}, "stranger");
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toContain("you may not list cronjobs.batch");
    const held = await run(HOLD, {}, "ana");
    expect(held).toMatchObject({ exitCode: 0 });
    expect(await run(LET_GO.replace("-n shop", "-n shop cronjobs"), {}, "ana")).toMatchObject({ exitCode: 0 });
    expect(await suspended()).toEqual([false, false, false]);
  });

  test("what a policy refuses is listed with its words, and the others are held; what is named is all or nothing", async () => {
    const matchConstraints = {
      resourceRules: [{ apiGroups: ["batch"], apiVersions: ["v1"], operations: ["UPDATE"], resources: ["cronjobs"] }],
    };
    const validations = [{ expression: "object.metadata.name != 'b' || !object.spec.suspend", message: "b must run" }];
    await environment.request("POST", `${ADMISSION}/validatingadmissionpolicies`, {
      body: policy("ValidatingAdmissionPolicy", { failurePolicy: "Fail", matchConstraints, validations }),
    });
    await environment.request("POST", `${ADMISSION}/validatingadmissionpolicybindings`, {
      body: policy("ValidatingAdmissionPolicyBinding", { policyName: "no-holds", validationActions: ["Deny"] }),
    });
    const named = HOLD.replace("cronjobs", "cronjob/a cronjob/b");
    await expect.poll(async () => (await run(`${named} --dry-run`)).exitCode).toBe(1);
    const nothing = await run(named);
    expect(nothing).toMatchObject({ exitCode: 1 });
    expect(nothing.stderr).toContain("what is named is done as a whole or not at all: nothing is written");
    expect(await suspended()).toEqual([false, false, false]);
    const others = await run(HOLD);
    expect(others).toMatchObject({ exitCode: 1, stdout: "CronJob.batch shop/a\nCronJob.batch shop/c\n" });
    expect(others.stderr).toMatch(/not held: 1 object\n {2}CronJob\.batch shop\/b: .*b must run/);
    expect(await suspended()).toEqual([true, false, true]);
  });
});
