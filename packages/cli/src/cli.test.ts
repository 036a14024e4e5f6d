import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "./cli.ts";
import { COMMANDS } from "./commands/index.ts";
import type { Io, Outcome } from "./io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const EXAMPLES = join(import.meta.dirname, "../../../examples");

function run(args: readonly string[], more: Partial<Io> = {}): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date(0) };
  return runCli(args, { ...io, ...more });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

/** Sets up the fleet of the example after its third render. */
function fleetAfterRender(): void {
  cpSync(join(EXAMPLES, "edge-fleet/package"), join(cwd, "fleet"), { recursive: true });
  for (const step of ["1", "2", "3"]) {
    cpSync(join(EXAMPLES, "edge-fleet/steps", step, "snapshots"), join(cwd, "fleet/snapshots"), { recursive: true });
    expect(run(["fn", "render", "--quiet", "fleet"])).toMatchObject({ exitCode: 0, stderr: "" });
  }
}

const DEPLOYMENT = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", generation: 2 },
  spec: { replicas: 2, template: { spec: { containers: [] } } },
  status: { observedGeneration: 2, replicas: 2, updatedReplicas: 2, readyReplicas: 1, availableReplicas: 1 },
};

describe("the command line", () => {
  test.each<[string, readonly string[], string]>([
    ["a command that nobody knows", ["stats"], 'unknown command "stats"; did you mean status?'],
    ["a flag that is near none", ["status", "--nope", "x"], 'unknown flag "--nope"\n'],
    ["half a command", ["fn", "rum"], 'unknown command "fn rum"; did you mean fn run?'],
    ["a flag that nobody knows", ["status", "--al", "x"], 'unknown flag "--al"; did you mean --all?'],
    [
      "a value that a flag does not have",
      ["plan", "-o", "toml", "x"],
      '-o must be one of tree, table, json, yaml, not "toml"',
    ],
    ["a word of kubectl", ["wait", "--for", "delete", "x"], 'failed, deleted, not "delete"; did you mean deleted?'],
    ["a flag without its value", ["snapshot", "--cluster"], "--cluster needs a NAME"],
    ["a value for a flag that takes none", ["status", "--why=yes", "x"], "--why takes no value"],
    ["too few arguments", ["fn", "run", "set-suspend"], "fn run needs NAME DIR"],
    ["too many", ["fn", "render", "a", "b"], 'fn render does not know what to do with "b"'],
    ["a verb without its target", ["rollout", "skip", "fleet"], "rollout skip needs DIR|ROLLOUT TARGET..."],
    ["a function that nobody knows", ["fn", "run", "set-suspended", "."], "did you mean set-suspend?"],
    ["no cluster", ["snapshot"], "--cluster NAME"],
    [
      "a time that is none",
      ["status", "--now", "noon", "x"],
      '--now must be a time such as 2026-12-01T06:00:00Z, not "noon"',
    ],
    [
      "a selector that is none",
      ["status", "-l", "region in eu", "x"],
      '-l is wrong: "region in eu" is no label selector; write it as kubectl -l takes it: region=eu',
    ],
    [
      "another",
      ["suspend", "--holder", "a", "--where", "a=b=c", "x"],
      '--where is wrong: "a=b=c" is no label selector',
    ],
    [
      "an age that is none",
      ["wait", "--stale-after=-5m", "x"],
      '--stale-after must be a duration such as 15m or 1h30m, not "-5m"',
    ],
  ])("%s: exit code 2, and what to write instead", (_, args, message) => {
    const outcome = run(args);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: "" });
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).toContain("usage: landfall");
  });

  test.each(
    COMMANDS.flatMap(({ name, flags, arity: [least] }) =>
      Object.entries(flags)
        .filter(([, { value }]) => value === "DURATION")
        .map(([flag]) => [...name.split(" "), `--${flag}`, "soon", ...Array.from({ length: least }, () => "x")]),
    ).map((args) => [args.slice(0, -1).join(" "), args] as const),
  )("a duration that is none is a wrong command line, whatever is there: %s", (_, args) => {
    const outcome = run(args);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: "" });
    expect(outcome.stderr).toContain("must be a duration such as");
  });

  test.each([[[]], [["--help"]], [["status", "--help"]], [["fn", "render", "-h"]]])("%j prints help", (args) => {
    expect(run(args)).toMatchObject({
      exitCode: 0,
      stderr: "",
      stdout: expect.stringContaining("usage: landfall") as string,
    });
  });

  test.each<[string, readonly string[]]>([
    ["status of nothing", ["status", "gone"]],
    ["plan of nothing", ["plan", "gone"]],
    ["suspended of nothing", ["suspended", "gone"]],
    ["render of nothing", ["fn", "render", "gone"]],
    ["snapshot of nothing", ["snapshot", "--cluster", "a", "gone"]],
    ["plan where there is none", ["plan", "."]],
    ["a snapshot for a directory that is not there", ["snapshot", "--cluster", "a", "--into", "gone"]],
  ])("%s: exit code 1, an error, nothing on stdout", (_, args) => {
    const readStdin = (): string => JSON.stringify(DEPLOYMENT);
    const outcome = run(args, { readStdin });
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "", stderr: expect.stringMatching(/^error: /) as string });
    expect(outcome.stderr).not.toContain("ENOENT");
  });

  test("texts of objects cannot steer a terminal, and colours are only for one", () => {
    const evil = { ...DEPLOYMENT, metadata: { ...DEPLOYMENT.metadata, name: "a\u001b[2Jb" } };
    const readStdin = (): string => JSON.stringify(evil);
    expect(run(["status", "-"], { readStdin }).stdout).not.toContain("\u001b");
    const shown = run(["status", "-"], { readStdin, terminal: true, columns: 80 }).stdout;
    expect(shown).not.toContain("\u001b[2J");
    expect(shown).toContain("\u001b[36mInProgress");
    expect(run(["status", "-"], { readStdin, terminal: true, env: { NO_COLOR: "1" } }).stdout).not.toContain("\u001b");
  });

  test("a line is not wider than the terminal", () => {
    fleetAfterRender();
    for (const args of [
      ["status", "fleet"],
      ["plan", "fleet"],
    ]) {
      const { stdout } = run(args, { terminal: true, columns: 60, env: { NO_COLOR: "1" } });
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(60);
    }
  });
});

describe("snapshot", () => {
  const snapshot = (text: string, args: readonly string[] = []): Outcome =>
    run(["snapshot", "--cluster", "eu-1", "--observed-at", "2026-11-21T09:00:00+01:00", ...args], {
      readStdin: () => text,
    });

  test("of a list from kubectl: projected, sorted, at the time that was given", () => {
    const secret = {
      apiVersion: "v1",
      kind: "Secret",
      metadata: { name: "s", managedFields: [{}] },
      data: { a: "aGk=" },
    };
    const { stdout } = snapshot(JSON.stringify({ apiVersion: "v1", kind: "List", items: [DEPLOYMENT, secret] }));
    expect(stdout).toBe(`apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata:
  name: eu-1
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  cluster: eu-1
  observedAt: "2026-11-21T08:00:00Z"
  source: kubectl get
  items:
  - apiVersion: v1
    kind: Secret
    metadata:
      name: s
  - apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: web
      namespace: shop
      generation: 2
    spec:
      replicas: 2
      template: {}
    status:
      observedGeneration: 2
      replicas: 2
      updatedReplicas: 2
      readyReplicas: 1
      availableReplicas: 1
`);
  });

  test("of YAML, of one object, of a directory: the same snapshot", () => {
    const yaml = "apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: ClusterIP\n";
    const list = `apiVersion: v1\nkind: List\nitems:\n${yaml.replace(/^/gm, "  ").replace("  ", "- ").trimEnd()}\n`;
    write("objects/service.yaml", yaml);
    const items = (outcome: Outcome): string => outcome.stdout.slice(outcome.stdout.indexOf("  items:"));
    const expected = items(snapshot(yaml));
    expect(expected).toContain("name: web");
    expect(items(snapshot(list))).toBe(expected);
    expect(
      items(
        snapshot(
          JSON.stringify({ apiVersion: "v1", kind: "Service", metadata: { name: "web" }, spec: { type: "ClusterIP" } }),
        ),
      ),
    ).toBe(expected);
    expect(items(run(["snapshot", "--cluster", "eu-1", "objects"]))).toBe(expected);
  });

  test("of kpt live status: a ResourceGroup, at the time of its newest line", () => {
    const line = (name: string, status: string, timestamp: string): string =>
      JSON.stringify({
        group: "apps",
        "inventory-name": "shop",
        kind: "Deployment",
        message: "",
        name,
        namespace: "shop",
        status,
        timestamp,
        type: "status",
      });
    const text = [
      line("web", "InProgress", "2026-11-21T09:00:00Z"),
      line("web", "Current", "2026-11-21T09:00:05Z"),
      "",
    ].join("\n");
    const { stdout } = run(["snapshot", "--cluster", "eu-1"], { readStdin: () => text });
    expect(stdout).toContain('observedAt: "2026-11-21T09:00:05Z"');
    expect(stdout).toContain("kind: ResourceGroup");
    expect(stdout.match(/status: \w+/g)).toEqual(["status: Current"]);
  });

  test.each<[string, string, string]>([
    ["nothing", "", "there is nothing to read"],
    ["no YAML and no JSON", "{", "no JSON"],
    ["an object without a name", '{"apiVersion":"v1","kind":"Service"}', "metadata.name"],
    ["one object twice", JSON.stringify([DEPLOYMENT, DEPLOYMENT]), "is given twice"],
    ["an error line of kpt", '{"type":"error","name":"x"}', 'is of type "error"'],
  ])("of %s: an error", (_, text, message) => {
    expect(snapshot(text)).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: expect.stringContaining(message) as string,
    });
  });

  test("--into writes a file once, --diff and --dry-run write none", () => {
    write("fleet/Kptfile", "");
    const text = JSON.stringify(DEPLOYMENT);
    expect(snapshot(text, ["--into", "fleet", "--dry-run"]).stdout).toBe("snapshots/eu-1.yaml\n");
    expect(snapshot(text, ["--into", "fleet", "--diff"]).stdout).toContain("+  cluster: eu-1");
    expect(snapshot(text, ["--into", "fleet"]).stdout).toBe("snapshots/eu-1.yaml\n");
    expect(snapshot(text, ["--into", "fleet"]).stdout).toBe("");
    expect(snapshot(text, ["--into", "fleet", "--clock"]).stdout).toBe("clock.yaml\n");
    expect(snapshot(text, ["--clock"])).toMatchObject({ exitCode: 2, stdout: "" });
    expect(run(["snapshot", "--clock"])).toMatchObject({ exitCode: 2, stdout: "" });
    expect(run(["snapshot", "--into", "fleet", "--clock"])).toMatchObject({ exitCode: 0, stdout: "" });
    expect(run(["snapshot", "--into", "nowhere", "--clock"]).exitCode).toBe(1);
    expect(readFileSync(join(cwd, "fleet/snapshots/eu-1.yaml"), "utf8")).toBe(snapshot(text).stdout);
  });
});

describe("status", () => {
  test("of objects: a table; with --why the rule and the fields it read", () => {
    const readStdin = (): string => JSON.stringify(DEPLOYMENT);
    expect(run(["status", "-"], { readStdin }).stdout).toMatch(
      /^OBJECT .*\nDeployment\.apps shop\/web +InProgress +no /,
    );
    const why = run(["status", "--why", "-"], { readStdin }).stdout;
    expect(why).toContain("by rule ");
    expect(why).toContain("status.availableReplicas = 1");
  });

  test("of objects: ages are judged by the clock, or by --now; --why shows conditions by their types", () => {
    const widget = `apiVersion: example.com/v1
kind: Widget
metadata: {name: w, uid: u}
status: {conditions: [{type: Ready, status: "False", lastTransitionTime: "2026-11-21T07:00:00Z"}]}
`;
    const readStdin = (): string => widget;
    const status = (time: string, ...args: string[]): string =>
      run(["status", "--why", ...args, "-"], { readStdin, now: () => new Date(time) }).stdout;
    expect(status("2026-11-21T07:10:00Z")).toContain("w InProgress Ready: Ready is False\n");
    const late = status("2026-11-21T09:00:00Z");
    expect(late).toContain("w Failed Ready: Ready is False, for more than 30 min\n");
    expect(late).toContain('status.conditions[0 Ready].lastTransitionTime = "2026-11-21T07:00:00Z"\n');
    expect(status("2026-11-21T07:10:00Z", "--now", "2026-11-21T09:00:00Z")).toBe(late);
  });

  test("of a snapshot: the objects in it", () => {
    const { stdout } = run(["status", join(EXAMPLES, "edge-fleet/steps/3/snapshots/eu-3.yaml")]);
    expect(stdout).toMatch(/Deployment\.apps edge-base\/edge-base-web +Failed +no +CrashLoopBackOff/);
  });

  test("of a fleet package before its first snapshot: what can have a state, and what is missing", () => {
    cpSync(join(EXAMPLES, "edge-fleet/package"), join(cwd, "fleet"), { recursive: true });
    const { stdout, stderr } = run(["status", "fleet"]);
    expect(stdout).toContain("RootSync.configsync.gke.io");
    expect(stdout).not.toMatch(/Kptfile|AggregateStatus|RolloutStrategy/);
    expect(stderr).toBe(
      "warning: there is no StatusSnapshot here, so nothing is known of the clusters; " +
        "make one of each: kubectl get ... -o json | landfall snapshot --cluster NAME --into fleet\n",
    );
  });

  test("of a fleet: targets, who holds them, and what is wrong below them", () => {
    fleetAfterRender();
    const { stdout } = run(["status", "fleet"]);
    expect(stdout).toContain("fleet Failed 5/12 landed: 1 failed, 6 suspended as of 2026-11-23T09:28:00Z\n");
    expect(stdout).toContain("└─ 5 landed (shown by --all)\n");
    expect(run(["status", "--all", "fleet"]).stdout).toContain("├─ ap-1/edge-base landed v2\n");
    expect(stdout).toContain(
      "├─ ap-2/edge-base Current v1 -> v2 suspended by rollout/edge-base (waits for its wave)\n",
    );
    expect(stdout).toMatch(/eu-3\/edge-base Failed v2 .*CrashLoopBackOff.*\n│ {2}[├└]─ Deployment\.apps /);
    expect(run(["status", "--now", "2026-11-24T09:00:00Z", "fleet"]).stdout).toContain(
      "ap-1/edge-base Current v2 stale",
    );
  });

  test("of a fleet: who says what time it is, in one order", () => {
    fleetAfterRender();
    const clock = (now: string, name: string): void =>
      write(
        `fleet/${name}.yaml`,
        `apiVersion: landfall.dev/v1alpha1\nkind: Clock\nmetadata: {name: ${name}}\nspec: {now: ${JSON.stringify(now)}}\n`,
      );
    const judged = (...args: string[]): string => run(["status", ...args, "fleet"]).stdout;
    const fresh = judged();
    rmSync(join(cwd, "fleet/snapshots/clock.yaml"), { force: true });
    clock("2026-11-24T09:00:00Z", "clock");
    expect(judged()).toContain("ap-1/edge-base Current v2 stale");
    expect(judged("--now", "2026-11-23T09:28:00Z")).toBe(fresh);
    clock("2026-11-23T09:28:00Z", "second");
    const differing = run(["status", "fleet"]);
    expect([differing.exitCode, differing.stdout, differing.stderr]).toEqual([
      1,
      "",
      expect.stringContaining("the Clocks of the package say 2026-11-23T09:28:00Z and 2026-11-24T09:00:00Z; keep one"),
    ]);
    expect(judged("--now", "2026-11-23T09:28:00Z")).toBe(fresh);
    clock("soon", "second");
    expect(run(["status", "fleet"])).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("spec.now") });
  });
});

describe("plan and suspended", () => {
  test("waves, what is released and what waits", () => {
    fleetAfterRender();
    expect(run(["plan", "fleet"]).stdout.split("\n").slice(0, 6)).toEqual([
      expect.stringMatching(/^edge-base edge-base v2 Stopped 5 landed, 6 waiting, 1 failed /),
      "├─ deadline 30m, reports count for 15m",
      expect.stringMatching(/^├─ canary Landed 2\/2 landed /),
      "│  ├─ all on the way at once, none may fail",
      expect.stringMatching(/^│ {2}├─ eu-1\/edge-base Landed v2 since /),
      expect.stringMatching(/^│ {2}└─ us-1\/edge-base Landed v2 since /),
    ]);
    expect(run(["plan", "-o", "table", "fleet"]).stdout).toMatch(
      /edge-base +late +us-4\/edge-base +Waiting +v1@sha1:2c580d5 /,
    );
    expect(JSON.parse(run(["plan", "-o", "json", "fleet"]).stdout)).toMatchObject([{ kind: "RolloutPlan" }]);
  });

  test("who holds what, and why", () => {
    fleetAfterRender();
    const { stdout } = run(["suspended", "fleet"]);
    expect(stdout).toMatch(
      /RootSync\S* config-management-system\/edge-base-ap-2 +delivery +suspended +rollout\/edge-base +2026-\S+ +waits for its wave/,
    );
    // A stopped rollout neither holds nor releases the targets that it has touched.
    expect(stdout).not.toContain("edge-base-eu-3 ");
    expect(stdout).not.toContain("edge-base-eu-1 ");
    expect(JSON.parse(run(["suspended", "-o", "json", "fleet"]).stdout)).toHaveLength(17);
    expect(run(["suspended", "-o", "tree", "fleet"]).stdout).toContain(
      "└─ rollout/edge-base since 2026-11-23T09:00:00Z (waits for its wave)\n",
    );
  });

  test("what a snapshot tells of objects that are not in the package, with its cluster", () => {
    const object = { apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "a" }, spec: { suspend: true } };
    write("job.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: b\nspec:\n  suspend: true\n");
    for (const name of ["a", "b"]) {
      const readStdin = (): string => JSON.stringify({ ...object, metadata: { name } });
      run(["snapshot", "--cluster", `eu-${name}`, "--into", "."], { readStdin });
    }
    const { stdout } = run(["suspended", "."]);
    expect(stdout).toMatch(/\nIN CLUSTER .*\neu-a +CronJob\.batch a +new-runs +suspended +nobody known/);
    expect(stdout).not.toContain("eu-b");
    expect(JSON.parse(run(["suspended", "-o", "json", "."]).stdout)).toMatchObject([
      { ref: { name: "b" } },
      { ref: { name: "a" }, cluster: "eu-a" },
    ]);
  });

  test("nothing is suspended", () => {
    write("a.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  schedule: 0 * * * *\n");
    expect(run(["suspended", "."]).stdout).toBe("nothing is suspended\n");
    expect(run(["suspended", "--all", "."]).stdout).toMatch(/CronJob\.batch a +new-runs +active/);
  });
});

describe("fn", () => {
  const CONFIG = `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
suspend: true
holder: me
targets:
- kind: CronJob
`;
  const JOB = "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  schedule: 0 * * * * # hourly\n";

  test("run: --diff and --dry-run change nothing, then it writes, then there is nothing left to do", () => {
    write("p/job.yaml", JOB);
    write("c.yaml", CONFIG);
    const args = (...flags: readonly string[]): readonly string[] => [
      "fn",
      "run",
      "--config",
      "c.yaml",
      ...flags,
      "set-suspend",
      "p",
    ];
    expect(run(args("--dry-run")).stdout).toBe("job.yaml\n");
    expect(run(args("--diff")).stdout).toContain("+  suspend: true");
    expect(readFileSync(join(cwd, "p/job.yaml"), "utf8")).toBe(JOB);
    expect(run(args("--dry-run"))).toMatchObject({ stderr: "set-suspend: 1 note (shown by --verbose)\n" });
    expect(run(args("--verbose"))).toMatchObject({
      exitCode: 0,
      stdout: "job.yaml\n",
      stderr: expect.stringContaining("held by me") as string,
    });
    expect(readFileSync(join(cwd, "p/job.yaml"), "utf8")).toContain("# hourly\n  suspend: true\n");
    expect(run(args("-q"))).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  });

  test("that of which it is not known what kpt writes is refused, or edited in place if asked", () => {
    write("p/job.yaml", JOB.replace("schedule: ", 'timeZone: "\u2028"\n  schedule: '));
    write("c.yaml", CONFIG);
    const args = ["fn", "run", "--config", "c.yaml", "set-suspend", "p"];
    expect(run(args)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("--any-form") as string });
    expect(run([...args, "--any-form"])).toMatchObject({ exitCode: 0, stdout: "job.yaml\n" });
    expect(readFileSync(join(cwd, "p/job.yaml"), "utf8")).toContain("# hourly\n  suspend: true\n");
  });

  test("run: without a config where one is needed it asks for one", () => {
    write("p/job.yaml", JOB);
    expect(run(["fn", "run", "set-suspend", "p"])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(
        /^error: it was given no config, and needs one; write a SetSuspend and give it with --config FILE\n/,
      ) as string,
    });
    expect(run(["fn", "run", "aggregate-status", "p"])).toMatchObject({ exitCode: 0 });
  });
});
