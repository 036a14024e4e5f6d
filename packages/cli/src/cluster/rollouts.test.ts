import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KubeConfig } from "@kubernetes/client-node";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { type Client, connectionFrom, createClient, RolloutController } from "@landfall/kubernetes";
import {
  type FaultyServer,
  formatKubeconfig,
  looseDefinition,
  noControlPlane,
  type Rule,
  type Seen,
  type ServerFault,
  startEnvironment,
  startFaultyServer,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { documented } from "../../test/documented.ts";
import { APPLICATION_KIND, canary, makeApps, makeRollout, ROLLOUT } from "../controllers/testing/applications.ts";
import type { Io, Outcome } from "../io.ts";
import { runIn } from "./testing/run-in.ts";

let cwd: string;
let environment: TestEnvironment;
let faulty: FaultyServer;
let fault: (seen: Seen) => ServerFault | undefined = () => undefined;
let client: Client;
let controller: RolloutController | undefined;

function run(args: readonly string[], more: Partial<Io> = {}, kubeconfig = "kubeconfig"): Promise<Outcome> {
  return runIn(cwd, args, more, kubeconfig);
}

const WHY = ["--reason", "INC-7"];

/** Runs a verb of a rollout in the cluster, without a confirmation. */
function say(verb: string, rollout: string, ...words: readonly string[]): Promise<Outcome> {
  return run(["rollout", verb, "--context", "hub", "-n", "fleet", rollout, ...words, ...WHY, "--yes"]);
}

interface Spec {
  readonly [field: string]: unknown;
}

const specOf = async (name: string): Promise<Spec> => (await client.get({ ...ROLLOUT, name }))?.spec as Spec;

const phaseOf = async (name: string): Promise<string | undefined> =>
  ((await client.get({ ...ROLLOUT, name }))?.status as { readonly phase?: string } | undefined)?.phase;

async function make(name: string): Promise<void> {
  await makeApps(client, name, ["eu-1", "eu-2", "eu-3"]);
  await makeRollout(client, name);
}

async function decided(name: string): Promise<void> {
  await make(name);
  await expect.poll(() => phaseOf(name)).toBe("Running");
}

function start(): void {
  controller = new RolloutController({ client, step: stepRollout });
  void controller.start();
}

async function stop(): Promise<void> {
  await controller?.stop();
  controller = undefined;
}

describe.skipIf(noControlPlane())("verbs of a rollout in a cluster", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-verbs-"));
    environment = await startEnvironment({ name: "hub", crds: ["schemas/crds"] });
    await environment.installCrds(looseDefinition(APPLICATION_KIND));
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
    for (const name of ["argocd", "fleet", "other"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    await client.create(canary({ approval: true }));
    const rules = [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }];
    const account = await environment.addServiceAccount("ana", { rules });
    const certificate = environment.issueServerCertificate();
    faulty = await startFaultyServer(environment, { certificate, fault: (seen) => fault(seen) });
    const identity = { token: account.token(3600) };
    const ours = ["hub", "twin"].map((name) => ({ name, endpoint: faulty, identity }));
    const away = { url: "https://127.0.0.1:1", authority: environment.authority };
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([...ours, { name: "away", endpoint: away, identity }]));
    start();
  });
  afterEach(() => void (fault = () => undefined));
  afterAll(async () => {
    await stop();
    client?.close();
    await faulty?.stop();
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("is paused, shown, and goes on; the actor is who the API server says", async () => {
    await decided("shop");
    const by = "system:serviceaccount:default:ana";
    expect(await say("pause", "shop")).toMatchObject({
      exitCode: 0,
      stdout: "Rollout.landfall.dev fleet/shop\n",
      stderr: expect.stringContaining("to see it: landfall explain --context hub -n fleet shop\n") as unknown,
    });
    expect(await specOf("shop")).toMatchObject({ pause: { by, reason: "INC-7" } });
    await expect.poll(() => phaseOf("shop")).toBe("Paused");
    const told = await run(["explain", "--context", "hub", "-n", "fleet", "shop"]);
    expect(told.stdout).toContain(`shop rollout of v2 is paused by ${by}`);
    expect(told.stdout).toContain("next command: landfall rollout resume --context hub -n fleet shop --reason WHY");
    expect(await say("pause", "shop")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("there is a pause by system:serviceaccount:default:ana already") as unknown,
    });
    expect(await say("resume", "rollout/shop")).toMatchObject({ exitCode: 0 });
    await expect.poll(() => phaseOf("shop")).toBe("Running");
    const about = await run(["explain", "--contexts", "hub", "-n", "fleet", "shop", "eu-1", "-o", "json"]);
    expect(JSON.parse(about.stdout)).toMatchObject([{ context: "hub", rollout: "shop", subject: "eu-1/shop" }]);
    const both = await run(["explain", "--contexts", "hub,away", "-n", "fleet", "shop"]);
    expect(both).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("ECONNREFUSED") as unknown });
    expect(both.stdout).toMatch(/^hub\n└─ shop rollout of v2[^]*^away no answer .*ECONNREFUSED/m);
    const wave = await run(["explain", "-o", "table", "-n", "fleet", "rollout/shop"]);
    expect(wave.stdout).toContain("wave rest waits for wave canary");
  });

  test("each verb writes what the same verb writes into a directory", async () => {
    await decided("verbs");
    const by = { by: "system:serviceaccount:default:ana", reason: "INC-7" };
    expect(await say("skip", "verbs", "eu-2")).toMatchObject({ exitCode: 0 });
    expect(await say("pin", "verbs", "eu-3")).toMatchObject({ exitCode: 0 });
    expect(await say("approve", "verbs", "rest")).toMatchObject({ exitCode: 0 });
    expect(await say("promote", "verbs", "canary")).toMatchObject({ exitCode: 0 });
    expect(await say("handbrake", "verbs")).toMatchObject({ exitCode: 0 });
    const bound = { revision: "v2", attempt: 1, ...by };
    expect(await specOf("verbs")).toMatchObject({
      skips: [{ target: "eu-2/verbs", ...by }],
      pins: [{ target: "eu-3/verbs", ...by }],
      approvals: [{ wave: "rest", ...bound }],
      promotions: [{ wave: "canary", ...bound }],
      handbrake: by,
    });
    expect(await say("resume", "verbs")).toMatchObject({ exitCode: 0 });
    expect(await say("resume", "verbs", "eu-2", "eu-3")).toMatchObject({ exitCode: 0 });
    expect(await say("abort", "verbs")).toMatchObject({ exitCode: 0 });
    const spec = await specOf("verbs");
    expect(spec).toMatchObject({ abort: { attempt: 1, ...by }, resumedBy: by });
    expect(Object.keys(spec)).not.toContain("skips");
    await expect.poll(() => phaseOf("verbs")).toBe("Stopped");
    expect(await say("retry", "verbs")).toMatchObject({ exitCode: 0 });
    expect(await specOf("verbs")).toMatchObject({ restart: 1, restartedBy: by });
    await expect.poll(() => phaseOf("verbs")).toBe("Running");
    expect(await say("rollback", "verbs")).toMatchObject({ exitCode: 0 });
    expect(await specOf("verbs")).toMatchObject({ rollback: { attempt: 2, ...by } });
  });

  test.each<[string, readonly string[], number, string]>([
    ["a name that is not there", ["skip", "refuse", "eu-9"], 1, "the rollout has no target eu-9; did you mean eu-1?"],
    ["a Rollout that is not there", ["pause", "refuze"], 1, "there is no Rollout refuze in the namespace fleet of hub"],
    ["what makes no sense now", ["approve", "refuse"], 1, "no wave waits for approval; rollout of v2: wave canary"],
    ["an actor of its own", ["pause", "refuse", "--actor", "me"], 2, "--actor is for directories"],
    ["no reason", ["pause", "refuse", "--reason", " "], 2, "--reason is given no value"],
    ["no yes", ["pause", "refuse"], 1, "nothing is written; to say this, say --yes"],
    ["two clusters", ["pause", "refuse", "--contexts", "hub,twin"], 2, "one context at a time"],
  ])("%s is refused, and nothing is written", async (_, [verb = "", ...rest], exitCode, message) => {
    if ((await phaseOf("refuse")) === undefined) await decided("refuse");
    const before = await specOf("refuse");
    const where = rest.includes("--contexts") ? [] : ["--context", "hub"];
    const outcome = await run(["rollout", verb, ...where, "-n", "fleet", ...WHY, ...rest]);
    expect(outcome).toMatchObject({ exitCode, stdout: "" });
    expect(outcome.stderr).toContain(message);
    expect(await specOf("refuse")).toEqual(before);
  });

  test.each<[string, readonly string[], string]>([
    [
      "a name alone",
      ["pause", "shop"],
      "shop is no directory, and to write to a cluster say which with --context NAME",
    ],
    ["a namespace", ["pause", "-n", "fleet", "shop"], "to write to a cluster say which with --context NAME"],
    ["a kubeconfig", ["pause", "--kubeconfig", "kubeconfig", "shop"], "as the current one is never meant"],
  ])("the current context is never meant: %s", async (_, [verb = "", ...rest], message) => {
    const outcome = await run(["rollout", verb, ...WHY, ...rest]);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: "" });
    expect(outcome.stderr).toContain(message);
  });

  test("a dry run asks the API server and writes nothing; a diff shows the spec", async () => {
    await decided("dry");
    const before = await specOf("dry");
    const line = ["rollout", "pause", "--context", "hub", "-n", "fleet", "dry", ...WHY];
    const dry = await run([...line, "--dry-run=server"]);
    expect(dry).toMatchObject({ exitCode: 0, stdout: "Rollout.landfall.dev fleet/dry\n" });
    expect(dry.stderr).toMatch(/paused: nothing more is released\n.*the controller pauses[^]*nothing is written\n$/);
    const diff = await run([...line, "--diff"]);
    expect(diff.stdout).toContain("+  pause:\n+    by: system:serviceaccount:default:ana\n+    reason: INC-7\n");
    const asJson = await run([...line, "--dry-run", "-o", "json"]);
    expect(documented("rolloutInCluster", asJson.stdout)).toMatchObject({
      written: false,
      context: "hub",
      ref: { name: "dry" },
    });
    expect(await specOf("dry")).toEqual(before);
    const asked: string[] = [];
    const no = await run(line, { confirm: (question) => asked.push(question) === 0 });
    expect(no).toMatchObject({ exitCode: 1, stderr: "nothing is written\n" });
    expect(asked[0]).toMatch(/^hub: Rollout\.landfall\.dev fleet\/dry, said by \S+ana\n[^]*say this\? \[y\/N\] $/);
    expect(await run(line, { confirm: () => true })).toMatchObject({ exitCode: 0 });
    expect(await specOf("dry")).toMatchObject({ pause: { reason: "INC-7" } });
  });

  test("what stops everything is taken before anything was decided; what needs a plan says who is to make it", async () => {
    await stop();
    await make("early");
    const refused = await say("abort", "early");
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.stderr).toContain("no controller has decided about it yet: landfall controller rollout");
    for (const verb of ["pause", "handbrake"]) expect(await say(verb, "early")).toMatchObject({ exitCode: 0 });
    expect(await specOf("early")).toMatchObject({ pause: { reason: "INC-7" }, handbrake: { reason: "INC-7" } });
    expect(await say("resume", "early")).toMatchObject({ exitCode: 0 });
    expect(await say("resume", "early")).toMatchObject({ exitCode: 1 });
    expect(Object.keys(await specOf("early"))).not.toContain("handbrake");
    start();
  });

  test("whoever was quicker counts: it is read again, and asked for again where it comes to something else", async () => {
    await decided("race");
    await stop();
    const kubectl = (patch: object): void => {
      const args = ["--kubeconfig", environment.kubeconfigFile, "-n", "fleet", "patch", "rollout", "race"];
      const program = join(process.env["KUBEBUILDER_ASSETS"] ?? "", "kubectl");
      const done = spawnSync(program, [...args, "--type", "merge", "-p", JSON.stringify(patch)], { encoding: "utf8" });
      expect(done.stderr).toBe("");
    };
    /** Changes the object just before the command's first real write. */
    const meanwhile = (patch: object): void => {
      let once = true;
      fault = ({ method, path }) => {
        if (method !== "PATCH" || path.includes("dryRun=All") || !once) return undefined;
        once = false;
        kubectl(patch);
        return undefined;
      };
    };
    meanwhile({ metadata: { annotations: { note: "x" } } });
    expect(await say("skip", "race", "eu-3")).toMatchObject({ exitCode: 0 });
    meanwhile({ spec: { pause: { by: "bob", reason: "INC-8" } } });
    const late = await say("pause", "race");
    expect(late).toMatchObject({ exitCode: 1, stdout: "" });
    expect(late.stderr).toContain("there is a pause by bob already (INC-8)");
    expect(await specOf("race")).toMatchObject({ pause: { by: "bob" }, skips: [{ target: "eu-3/race" }] });
    meanwhile({ spec: { handbrake: { by: "bob", reason: "INC-9" } } });
    const asked: string[] = [];
    const line = ["rollout", "resume", "--context", "hub", "-n", "fleet", "race", ...WHY];
    await run(line, { confirm: (question) => asked.push(question) > 0 });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain("the pause by bob is taken back");
    expect(asked[0]).not.toContain("handbrake");
    expect(asked[1]).toMatch(/^it has changed meanwhile[^]*the handbrake by bob is taken back/);
    expect(Object.keys(await specOf("race"))).not.toContain("handbrake");
    start();
  });

  test("a connection that dies at the write leaves a doubt, and the same command ends it", async () => {
    await decided("cut");
    fault = ({ method, path }) =>
      method === "PATCH" && !path.includes("dryRun=All") ? { status: 500, body: "boom" } : undefined;
    const cut = await say("pause", "cut");
    expect(cut).toMatchObject({ exitCode: 1, stdout: "" });
    expect(cut.stderr).toContain("whether it is written is not known");
    expect(cut.stderr).toContain("say it again: what is written already is not written twice");
    fault = () => undefined;
    expect(await say("pause", "cut")).toMatchObject({ exitCode: 0 });
  });

  test("users with the roles that rbac prints meet no refusal, and look but not touch with that of explain", async () => {
    await decided("least");
    const usersWith = async (command: string): Promise<string> => {
      const printed = await run(["rbac", "--context", "hub", "-n", "fleet", command]);
      expect(printed).toMatchObject({ exitCode: 0, stderr: "" });
      const roles = parseAllDocuments(printed.stdout).map(
        (one) => one.toJS() as { readonly kind: string; readonly rules: readonly Rule[] },
      );
      expect(roles.map(({ kind }) => kind)).toEqual(["Role", "ClusterRole"]);
      const account = await environment.addServiceAccount(`least-${command}`, { rules: roles[1]?.rules ?? [] });
      const subject = { kind: "ServiceAccount", name: `least-${command}`, namespace: "default" };
      const rbac = "/apis/rbac.authorization.k8s.io/v1/namespaces/fleet";
      const metadata = { name: `least-${command}` };
      await environment.request("POST", `${rbac}/roles`, { body: { metadata, rules: roles[0]?.rules } });
      const roleRef = { apiGroup: "rbac.authorization.k8s.io", kind: "Role", ...metadata };
      await environment.request("POST", `${rbac}/rolebindings`, { body: { metadata, roleRef, subjects: [subject] } });
      const identity = { token: account.token(3600) };
      writeFileSync(join(cwd, command), formatKubeconfig([{ ...environment.context, identity }]));
      return account.name;
    };
    const refused = (name: string) => environment.audit().filter(({ user, code }) => user === name && code === 403);
    const sayer = await usersWith("rollout");
    const line = ["--context", "hub", "-n", "fleet", "least"];
    expect(await run(["rollout", "pause", ...line, ...WHY, "--yes"], {}, "rollout")).toMatchObject({ exitCode: 0 });
    expect(refused(sayer)).toEqual([]);
    const looker = await usersWith("explain");
    expect(await run(["explain", ...line], {}, "explain")).toMatchObject({ exitCode: 0, stderr: "" });
    expect(refused(looker)).toEqual([]);
    const told = await run(["rollout", "resume", ...line, ...WHY, "--yes"], {}, "explain");
    expect(told).toMatchObject({ exitCode: 1, stdout: "" });
    expect(told.stderr).toContain("landfall rbac --context hub -n fleet rollout");
  });

  test("who may not see the fleet may still stop it, and is told what is not known", async () => {
    await decided("blind");
    const rules = [{ verbs: ["get", "list", "patch"], apiGroups: ["landfall.dev"], resources: ["*"] }];
    const account = await environment.addServiceAccount("blind", { rules });
    const identity = { token: account.token(3600) };
    writeFileSync(join(cwd, "blind"), formatKubeconfig([{ ...environment.context, identity }]));
    const line = ["rollout", "pause", "--context", "hub", "-n", "fleet", "blind", ...WHY, "--yes"];
    const told = await run(line, {}, "blind");
    expect(told).toMatchObject({ exitCode: 0 });
    expect(told.stderr).toContain("you may not list applications.argoproj.io");
    expect(told.stderr).not.toContain("the controller forgets");
    expect(await specOf("blind")).toMatchObject({ pause: { reason: "INC-7" } });
  });
});
