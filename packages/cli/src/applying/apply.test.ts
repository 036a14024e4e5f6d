import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { looseDefinition, noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runIn } from "../cluster/testing/run-in.ts";
import type { Io, Outcome } from "../io.ts";

let cwd: string;

function run(line: string | readonly string[], more: Partial<Io> = {}): Promise<Outcome> {
  return runIn(cwd, line, more);
}

function write(path: string, ...objects: readonly object[]): void {
  mkdirSync(join(cwd, path, ".."), { recursive: true });
  writeFileSync(join(cwd, path), objects.map((object) => JSON.stringify(object)).join("\n---\n"));
}

const configMap = (name: string, data: object, namespace?: string): object => ({
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name, ...(namespace === undefined ? {} : { namespace }) },
  data,
});

const CLOCK = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "Clock",
  metadata: { name: "clock", annotations: { "config.kubernetes.io/local-config": "true" } },
  spec: { now: "2026-11-23T10:00:00Z", by: "test" },
};

describe("without a cluster", () => {
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), "landfall-apply-"))));
  afterAll(() => rmSync(cwd, { recursive: true }));

  test.each([
    ["apply fleet", 2, "to write to a cluster say which with --context NAME, as the current one is never meant"],
    ["apply --context hub gone", 1, "gone"],
    ["apply --context hub twice", 1, "ConfigMap a is in a.yaml as well; keep one of them"],
    ["apply --context hub local", 1, "there is nothing for a cluster here"],
  ])("%s: exit code %i, and %s", async (line, exitCode, message) => {
    write("twice/a.yaml", configMap("a", {}));
    write("twice/b.yaml", configMap("a", {}));
    write("local/config.yaml", { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", metadata: { name: "a" } });
    const outcome = await run(line);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.stderr).toContain(message);
  });
});

describe.skipIf(noControlPlane())("landfall apply on a real API server", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-apply-"));
    environment = await startEnvironment({ name: "hub" });
    writeFileSync(join(cwd, "kubeconfig"), environment.kubeconfig);
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  const written = (): number =>
    environment.audit().filter(({ verb, uri }) => verb === "patch" && !uri?.includes("dryRun=All")).length;

  test("applies definitions, a namespace and what needs them in one go; once more, nothing is to be done", async () => {
    cpSync("schemas/crds", join(cwd, "all"), { recursive: true });
    write("all/a-clock.yaml", { ...CLOCK, metadata: { ...CLOCK.metadata, namespace: "fleet" } });
    write("all/z-namespace.yaml", { apiVersion: "v1", kind: "Namespace", metadata: { name: "fleet" } });
    write("all/config.yaml", { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", metadata: { name: "a" } });
    const shown = await run("apply --context hub all");
    expect(shown).toMatchObject({ exitCode: 1, stdout: "" });
    expect(shown.stderr).toContain("nothing is written; to do this, say --yes");
    expect(shown.stderr).toContain("create Clock.landfall.dev fleet/clock (a-clock.yaml), once its kind");
    expect(shown.stderr).toContain("1 object is not for a cluster");
    expect(written()).toBe(0);
    const done = await run("apply --context hub all --yes");
    expect(done).toMatchObject({ exitCode: 0 });
    expect(done.stdout).toContain("Clock.landfall.dev fleet/clock\n");
    const before = written();
    const again = await run("apply --context hub all --yes");
    expect(again).toMatchObject({ exitCode: 0, stdout: "" });
    expect(again.stderr).toContain("hub: 0 objects to write");
    expect(written()).toBe(before);
  });

  test("a report keeps its status, and once more nothing is to be done", async () => {
    cpSync("examples/compute-wave-canary", join(cwd, "package"), { recursive: true });
    expect((await run("fn render --quiet package")).exitCode).toBe(0);
    const done = await run("apply --context hub -n fleet package/reports --yes");
    expect(done).toMatchObject({ exitCode: 0 });
    const { body } = await environment.request("GET", "/apis/landfall.dev/v1alpha1/namespaces/fleet/packagereports");
    const { items } = body as { readonly items: readonly { readonly status?: { readonly rollup?: object } }[] };
    expect(items.length).toBeGreaterThan(0);
    for (const { status } of items) expect(status?.rollup).toBeDefined();
    expect((await run("apply --context hub -n fleet package/reports --yes")).stderr).toContain("0 objects to write");
  });

  test("a field that somebody else owns is named with its owner, and nothing is written, unless it is to be taken", async () => {
    const path = "/api/v1/namespaces/fleet/configmaps/paint?fieldManager=ana";
    const body = configMap("paint", { color: "red" });
    await environment.request("PATCH", path, { body, contentType: "application/apply-patch+yaml" });
    write("paint/a.yaml", configMap("first", {}, "fleet"));
    write("paint/b.yaml", configMap("paint", { color: "blue" }, "fleet"));
    const before = written();
    const refused = await run("apply --context hub paint --yes");
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toContain(
      "error: b.yaml ConfigMap fleet/paint: .data.color is ana's; leave it out of the file, or take it over with --force-conflicts",
    );
    expect(refused.stderr).toContain("nothing is written to hub");
    expect(written()).toBe(before);
    const diff = await run("apply --context hub paint --force-conflicts --diff");
    expect(diff.stdout).toMatch(/-\s+color: red\n\+\s+color: blue/);
    expect(await run("apply --context hub paint --force-conflicts --yes")).toMatchObject({
      exitCode: 0,
      stdout: "ConfigMap fleet/first\nConfigMap fleet/paint\n",
    });
  });

  test("a field that a hold owns is not taken by force either, and the way out can be run as it is printed", async () => {
    const cronJob = (suspend: boolean): object => ({
      apiVersion: "batch/v1",
      kind: "CronJob",
      metadata: { name: "nightly", namespace: "fleet" },
      spec: {
        schedule: "0 3 * * *",
        suspend,
        jobTemplate: {
          spec: {
            template: { spec: { restartPolicy: "Never", containers: [{ name: "a", image: "example.com/a:1" }] } },
          },
        },
      },
    });
    const path = "/apis/batch/v1/namespaces/fleet/cronjobs";
    const isSuspended = async (): Promise<unknown> => {
      const { body } = await environment.request("GET", `${path}/nightly`);
      return (body as { readonly spec: { readonly suspend: boolean } }).spec.suspend;
    };
    await environment.request("POST", path, { body: cronJob(false) });
    const holders = ["inc-1", "oncall/ana"];
    for (const holder of holders) {
      const args = ["suspend", "--context", "hub", "-n", "fleet", "cronjob/nightly", "--holder", holder, "--yes"];
      expect(await run(args)).toMatchObject({ exitCode: 0 });
    }
    write("held/a.yaml", cronJob(false));
    for (const force of ["", " --force-conflicts"])
      for (const how of ["--yes", "--dry-run", "--diff"]) {
        const refused = await run(`apply --context hub held ${how}${force}`);
        expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
        expect(refused.stderr).toContain(".spec.suspend is hold.landfall.dev/inc-1");
        expect(refused.stderr).not.toContain("--force-conflicts");
        expect(refused.stderr).toContain("landfall resume --holder inc-1 --context hub -n fleet cronjob.batch/nightly");
        expect(refused.stderr).toContain(
          "landfall resume --holder oncall/ana --context hub -n fleet cronjob.batch/nightly",
        );
        expect(await isSuspended()).toBe(true);
      }
    for (const holder of holders) {
      const args = ["resume", "--holder", holder, "--context", "hub", "-n", "fleet", "cronjob.batch/nightly", "--yes"];
      expect(await run(args)).toMatchObject({ exitCode: 0 });
    }
    expect(await isSuspended()).toBe(false);
    expect(await run("apply --context hub held --yes --force-conflicts")).toMatchObject({ exitCode: 0 });
  });

  test("a policy of Karmada that a held cluster would leave is not applied, as that deletes what runs there", async () => {
    const [group, version, kind] = ["policy.karmada.io", "v1alpha1", "PropagationPolicy"];
    await environment.installCrds(looseDefinition({ group, version, kind, plural: "propagationpolicies" }));
    const policy = (...clusterNames: readonly string[]): object => ({
      apiVersion: `${group}/${version}`,
      kind,
      metadata: { name: "shop", namespace: "fleet" },
      spec: {
        resourceSelectors: [{ apiVersion: "apps/v1", kind: "Deployment" }],
        placement: { clusterAffinity: { clusterNames } },
      },
    });
    const apply = (): Promise<Outcome> => run("apply --context hub policy --yes");
    write("policy/a.yaml", policy("blue", "green"));
    expect(await apply()).toMatchObject({ exitCode: 0 });
    const hold = "--context hub -n fleet propagationpolicy/shop --cluster green --holder migration/green --yes";
    expect(await run(`suspend ${hold}`)).toMatchObject({ exitCode: 0 });
    write("policy/a.yaml", policy("blue"));
    const before = written();
    for (const how of ["--yes", "--dry-run", "--diff", "--yes --force-conflicts"]) {
      const refused = await run(`apply --context hub policy ${how}`);
      expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
      expect(refused.stderr).toContain("error: a.yaml PropagationPolicy.policy.karmada.io fleet/shop");
      expect(refused.stderr).toContain("green is held, and the placement takes it away");
    }
    expect(written()).toBe(before);
    write("policy/a.yaml", policy("blue", "green", "red"));
    expect(await apply()).toMatchObject({ exitCode: 0 });
    const back = "--context hub -n fleet propagationpolicy/shop --holder migration/green --yes";
    expect(await run(`resume ${back}`)).toMatchObject({ exitCode: 0 });
    write("policy/a.yaml", policy("blue"));
    expect(await apply()).toMatchObject({ exitCode: 0 });
  });

  test("what the server does not take is said with file, object and field", async () => {
    write("wrong/a.yaml", configMap("good", {}, "fleet"), { ...CLOCK, spec: { now: "soon", tick: 1 } });
    write("ask/a.yaml", configMap("asked", {}));
    write("wrong/b.yaml", { apiVersion: "example.com/v1", kind: "Unheard", metadata: { name: "a" } });
    const refused = await run("apply --context hub -n fleet wrong --yes");
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toMatch(/a\.yaml\[1\] Clock\.landfall\.dev fleet\/clock: .*tick/);
    const lost = await run("apply --context hub -n nowhere ask --yes");
    expect(lost.stderr).toContain("a.yaml ConfigMap nowhere/asked: hub has no namespace nowhere; make it first");
    expect(refused.stderr).toContain("hub serves no kind Unheard of example.com/v1");
  });

  test("asks, and does nothing on a no", async () => {
    write("ask/a.yaml", configMap("asked", {}, "fleet"));
    const asked: string[] = [];
    const confirm = (answer: boolean) => (question: string) => asked.push(question) > 0 && answer;
    expect(await run("apply --context hub ask", { confirm: confirm(false) })).toMatchObject({ exitCode: 1 });
    expect(asked[0]).toContain("create ConfigMap fleet/asked (a.yaml)\napply this? [y/N]");
    expect(await run("apply --context hub ask", { confirm: confirm(true) })).toMatchObject({ exitCode: 0 });
  });
});
