import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

function run(line: string, stdin = ""): Outcome {
  const io = {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => stdin,
    now: () => new Date(Date.parse("2026-11-21T13:00:00Z")),
  };
  return runCli(line.split(" "), io);
}

const POLICY = `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: web, namespace: shop}
spec:
  placement: {clusterAffinity: {clusterNames: [blue, red]}}
`;
const BINDING = `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: web
  namespace: shop
  annotations: {propagationpolicy.karmada.io/name: web, propagationpolicy.karmada.io/namespace: shop}
`;
const WORKS = ["blue", "red"]
  .map(
    (cluster) => `---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata:
  name: web
  namespace: karmada-es-${cluster}
  annotations: {resourcebinding.karmada.io/name: web, resourcebinding.karmada.io/namespace: shop}
`,
  )
  .join("");
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  project: prod
  syncPolicy: {automated: {prune: true}}
`;
const PROJECT = `apiVersion: argoproj.io/v1alpha1
kind: AppProject
metadata: {name: prod, namespace: argocd}
spec:
  syncWindows: [{kind: deny, schedule: "0 8 * * *", duration: 12h, applications: ["*"]}]
`;
const CRON_JOB =
  "apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: backup, namespace: shop}\nspec: {suspend: true}\n";
const JOB = `apiVersion: batch/v1
kind: Job
metadata:
  name: backup-1
  namespace: shop
  ownerReferences: [{apiVersion: batch/v1, kind: CronJob, name: backup, uid: u}]
`;

describe("who decides is said too", () => {
  test("a Work of a held cluster names its policy; that of another one is not held", () => {
    write("a.yaml", `${POLICY}---\n${BINDING}${WORKS}`);
    run("suspend --holder INC-1 --reason broken --kind PropagationPolicy --cluster blue .");
    const { stdout } = run("suspended .");
    expect(stdout).toMatch(/PropagationPolicy\S* shop\/web +delivery +partial \(blue\) +INC-1/);
    expect(stdout).toMatch(
      /Work\S* karmada-es-blue\/web +delivery +suspended +INC-1 .* through PropagationPolicy.policy.karmada.io shop\/web, on blue, broken/,
    );
    expect(stdout).not.toContain("karmada-es-red");
  });

  test("a window and a holder: both must go", () => {
    write("a.yaml", `${APPLICATION}---\n${PROJECT}`);
    run("suspend --holder INC-1 --effect delivery --kind Application .");
    expect(run("suspended -o tree .").stdout).toContain(
      "goes on when INC-1 lets go of it, and spec.syncWindows[0] of AppProject.argoproj.io argocd/prod lets it",
    );
    expect(run("suspended --now 2026-11-21T21:00:00Z -o tree .").stdout).not.toContain("syncWindows");
  });

  test("what goes on although its parent is suspended is told, also where nothing else is", () => {
    write("a.yaml", `${CRON_JOB}---\n${JOB}`);
    const { stdout, stderr } = run("suspended .");
    expect(stdout).not.toContain("backup-1");
    expect(stderr).toMatch(/warning: a.yaml\[1\] Job.batch shop\/backup-1: .*is suspended, and that does not stop/);
  });

  test("a parent is that of the own package, and is not guessed among those of others", () => {
    for (const name of ["one", "two", "three"])
      write(`${name}/Kptfile`, `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: {name: ${name}}\n`);
    write("one/a.yaml", `${APPLICATION}---\n${PROJECT}`);
    write("two/a.yaml", `${APPLICATION}---\n${PROJECT.replace("deny", "allow")}`);
    write("three/a.yaml", APPLICATION);
    const shown = JSON.parse(run("suspended -o json .").stdout) as readonly {
      readonly file: { readonly path: string };
    }[];
    expect(shown.map(({ file }) => file.path)).toEqual(["one/a.yaml"]);
  });

  test("parents that are not there are told on request", () => {
    write("a.yaml", APPLICATION);
    expect(run("suspended .").stderr).toBe("");
    expect(run("suspended --all .").stderr).toContain("AppProject.argoproj.io argocd/prod decides too");
  });

  test("an end that is past: gc makes it go on", () => {
    write("a.yaml", POLICY);
    run("suspend --holder INC-1 --until 2026-11-21T14:00:00Z --all --yes .");
    expect(run("suspended --now 2026-11-22T00:00:00Z -o tree .").stdout).toContain("goes on with `landfall gc`");
  });
});

test("a Rollout that its controller has paused is shown as nobody's hold", () => {
  const rollout = `apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata: {name: web, namespace: shop}
spec: {replicas: 3}
status: {phase: Paused, pauseConditions: [{reason: CanaryPauseStep, startTime: "2026-11-20T10:00:00Z"}]}
`;
  write("rollout.yaml", rollout);
  expect(run("suspended .").stdout).toMatch(
    /shop\/web +rollout +suspended +nobody known +status\.pauseConditions is set/,
  );
});

test.each([
  ["an old one of a Deployment is not shown, as nobody is to take it back", true, "", /^nothing is suspended/],
  ["an old one of a Deployment is shown by --all", true, " --all", /ReplicaSet.apps shop\/web-1 +run +suspended/],
  ["one that nobody controls is shown", false, "", /ReplicaSet.apps shop\/web-1 +run +suspended +nobody known/],
])("a ReplicaSet without replicas: %s", (_, controller, all, words) => {
  const owner = `{apiVersion: apps/v1, kind: Deployment, name: web, uid: a, controller: ${controller}}`;
  const old = `apiVersion: apps/v1
kind: ReplicaSet
metadata: {name: web-1, namespace: shop, ownerReferences: [${owner}]}
spec: {replicas: 0}
`;
  write("old.yaml", old);
  expect(run(`suspended${all} .`).stdout).toMatch(words);
});

test("status counts what decides above an object too", () => {
  const capi = "apiVersion: cluster.x-k8s.io/v1beta2\n";
  write("p/cluster.yaml", `${capi}kind: Cluster\nmetadata: {name: prod, namespace: fleet}\nspec: {paused: true}\n`);
  const labels = "labels: {cluster.x-k8s.io/cluster-name: prod}";
  write("p/machine.yaml", `${capi}kind: Machine\nmetadata: {name: m, namespace: fleet, ${labels}}\n`);
  const { stdout, stderr } = run("status p");
  expect(stdout).toMatch(/Machine.cluster.x-k8s.io fleet\/m +\w+ +yes/);
  expect(stderr).toContain("it stands still through Cluster.cluster.x-k8s.io fleet/prod");
});

describe("what to type to let go", () => {
  const jobs = (...annotations: readonly string[]): string =>
    annotations
      .map(
        (lines, at) =>
          `apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: j${at}\n${lines}spec: {schedule: "0 3 * * *"}\n`,
      )
      .join("---\n");

  test("holder by holder, what is past its end, and what no holder can", () => {
    write("p/jobs.yaml", jobs("", ""));
    write("p/other.yaml", CRON_JOB);
    write("p/app.yaml", `${APPLICATION}---\n${PROJECT}`);
    run("suspend p --holder ops --name j0 --kind CronJob --until 2026-11-21T12:00:00Z --now 2026-11-21T11:00:00Z");
    run("suspend p --holder inc/1 --kind CronJob --exclude Application");
    run("suspend p --holder rollout/edge --kind CronJob --name j1");
    const local = "{name: edge, annotations: {config.kubernetes.io/local-config: 'true'}}";
    write("p/wave.yaml", `apiVersion: fn.landfall.dev/v1alpha1\nkind: ComputeWave\nmetadata: ${local}\n`);
    const [, letGo = ""] = run("suspended p").stdout.split("\n\n");
    expect(letGo.trimEnd().split("\n")).toEqual([
      "TO LET GO                         OF",
      "landfall explain p                1 hold of a rollout: it says what they wait for",
      "landfall gc p                     1 hold past its end",
      "landfall resume --holder inc/1 p  3 holds",
      "take it back by hand              1 switch that nobody claims",
      "wait: a window opens by itself    1 window",
    ]);
  });

  test("a hold in a rollout's name where there is no rollout: by a command that runs", () => {
    write("p/jobs.yaml", jobs(""));
    run("suspend p --holder rollout/edge --kind CronJob");
    expect(run("suspended p").stdout).toContain("landfall resume --holder rollout/edge p  1 hold");
    expect(run("resume --holder rollout/edge p").exitCode).toBe(0);
  });

  test("of stdin it says that the commands want the same input", () => {
    write("p/jobs.yaml", jobs(""));
    run("suspend p --holder ops --kind CronJob");
    const text = readFileSync(join(cwd, "p/jobs.yaml"), "utf8");
    expect(run("suspended -", text).stdout).toContain(
      "landfall resume --holder ops -  1 hold\n(- wants the same input again, and prints it as it is then)\n",
    );
    expect(run("resume --holder ops -", text)).toMatchObject({ exitCode: 0, stdout: jobs("") });
  });

  test.each([
    ["name", "cronjob.batch/j0\n"],
    [
      "wide",
      expect.stringMatching(/^FILE +CLUSTER +OBJECT.*\njobs\.yaml +CronJob\.batch j0 +new-runs +suspended +ops/),
    ],
  ])("-o %s prints what is suspended as status does", (format, printed) => {
    write("p/jobs.yaml", jobs("", ""));
    expect(run("suspended p -o name").stdout).toBe("");
    run("suspend p --holder ops --kind CronJob --name j0");
    expect(run(`suspended p -o ${format}`).stdout).toEqual(printed);
  });

  test("a hold that somebody took away is not past its end: what it was set for is given back", () => {
    write("p/jobs.yaml", jobs("", ""));
    run("suspend p --holder ops --name j0 --kind CronJob");
    run("suspend p --holder ops --name j1 --kind CronJob --until 2026-11-21T12:00:00Z --now 2026-11-21T11:00:00Z");
    const stripped = readFileSync(join(cwd, "p/jobs.yaml"), "utf8").replace(/^ +hold\.landfall\.dev\/ops: .*\n/m, "");
    write("p/jobs.yaml", stripped);
    const [, letGo = ""] = run("suspended p").stdout.split("\n\n");
    expect(letGo.trimEnd().split("\n")).toEqual([
      "TO LET GO      OF",
      "landfall gc p  1 hold past its end, and 1 switch of which the hold was taken away",
    ]);
    expect(run("suspended p --metrics").stdout).toContain('landfall_suspension_expired_holds{effect="new-runs"} 1');
    write("p/jobs.yaml", stripped.slice(0, stripped.indexOf("---\n")));
    expect(run("suspended p").stdout).toContain("landfall gc p  1 switch of which the hold was taken away");
    expect(run("suspended p --metrics").stdout).toContain('landfall_suspension_expired_holds{effect="new-runs"} 0');
  });

  test("of what a cluster says, in the directory that it comes from", () => {
    write("live.yaml", CRON_JOB);
    for (const outcome of [run("suspended live.yaml"), run("suspended -", CRON_JOB)]) {
      expect(outcome.stdout).toMatch(/CronJob.batch shop\/backup {2}new-runs {2}suspended {2}nobody known/);
    }
    const held = run("suspend - --all --holder a --yes", CRON_JOB).stdout;
    expect(run("suspended -", held).stdout).toContain("landfall resume --holder a -  1 hold");
    expect(run("suspended none.yaml").exitCode).toBe(1);
  });

  test("what cannot be read says why, in the table and in the tree", () => {
    write("p/a.yaml", 'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec: {suspend: "true"}\n');
    expect(run("suspended p").stdout).toContain('spec.suspend is "true", but must be a boolean');
    expect(run("suspended --format tree p").stdout).toContain('spec.suspend is "true", but must be a boolean');
  });
});

describe("mechanisms of one's own", () => {
  const WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: a\nspec:\n  mode: Run\n";
  const mechanisms = (effect: string): string =>
    `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
metadata: {name: own}
mechanisms:
- {id: widget-mode, group: example.com, kind: Widget, effect: ${effect}, path: [spec, mode], truth: enum, "on": Halt, values: [Run, Halt], stops: it stands still}
`;

  test("hold, show, let go and collect what the catalogue does not know", () => {
    write("p/w.yaml", WIDGET);
    write("own.yaml", mechanisms("run"));
    expect(run("suspended p").stdout).toBe("nothing is suspended\n");
    run("suspend p --holder ops --mechanisms own.yaml --until 2026-11-22T00:00:00Z --all --yes");
    expect(run("suspended p").stdout).toContain('mechanism "widget-mode", which the catalogue does not have');
    expect(run("suspended --mechanisms own.yaml p").stdout).toMatch(/Widget.example.com a {2}run +suspended +ops/);
    expect(run("gc p --mechanisms own.yaml --now 2026-11-23T00:00:00Z").stdout).toBe("w.yaml\n");
    expect(run("suspended --mechanisms own.yaml p").stdout).toBe("nothing is suspended\n");
    run("suspend p --holder ops --mechanisms own.yaml --all --yes");
    expect(run("resume p --holder ops --mechanisms own.yaml").stdout).toBe("w.yaml\n");
    expect(readFileSync(join(cwd, "p/w.yaml"), "utf8")).toBe(WIDGET);
  });

  test("one that cannot be is named by file, row and field, with what to write", () => {
    const second = "- {id: b, group: g, kind: K, effect: run, stops: it, path: [spec, x], truth: bool, on: yes}\n";
    write("p/w.yaml", WIDGET);
    write("own.yaml", `${mechanisms("run")}${second}---\n${mechanisms("halt")}`);
    const { exitCode, stderr } = run("suspended --mechanisms own.yaml p");
    expect(exitCode).toBe(1);
    expect(stderr).toContain('error: own.yaml mechanisms[1].on: mechanisms[1].on is "yes", which bool never takes');
    expect(stderr).toContain("write true, without quotes, or another truth");
    expect(stderr).toContain("error: own.yaml[1] mechanisms[0].effect: ");
  });

  test.each([
    ["a word that is no effect", mechanisms("pause"), "effect"],
    ["a file without any", WIDGET, "own.yaml has no mechanisms"],
  ])("%s is refused", (_, text, words) => {
    write("p/w.yaml", WIDGET);
    write("own.yaml", text);
    for (const command of ["suspended p", "gc p", "resume p --holder ops"]) {
      const { exitCode, stderr } = run(`${command} --mechanisms own.yaml`);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining(words)]);
    }
  });
});

describe("a snapshot that cannot be read is refused by name, whoever reads it", () => {
  const broken = "apiVersion: landfall.dev/v1alpha1\nkind: StatusSnapshot\nmetadata: {name: blue}\nspec: {items: []}\n";

  test.each(["status", "suspended"])("by landfall %s", (command) => {
    write("fleet/blue.yaml", broken);
    const { exitCode, stdout, stderr } = run(`${command} fleet/blue.yaml`);
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: .*blue.*spec/);
  });
});

test("of what was saved and is gone the warning speaks in flags, and no command is given that would be refused", () => {
  write("jobs/a.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec: {}\n");
  write("jobs/b.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: b\nspec: {}\n");
  run("suspend jobs --kind CronJob --holder ops");
  write("jobs/a.yaml", readFileSync(join(cwd, "jobs/a.yaml"), "utf8").replace(/ *saved\.hold.*\n/, ""));
  const { stdout, stderr } = run("suspended jobs");
  expect(stdout).toMatch(/^landfall resume --holder ops jobs +1 hold$/m);
  expect(stdout).toMatch(/^see the warning: what was saved is gone +1 hold$/m);
  expect(stderr).toContain("--force-restore and --resume-value explicit");
  expect(stderr).not.toContain("forceRestore");
});

test("what mechanisms of their own hold is let go with them", () => {
  write("jobs/w.yaml", "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec: {mode: Run}\n");
  write(
    "own.yaml",
    `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
metadata: {name: own}
mechanisms:
- {id: widget-mode, group: example.com, kind: Widget, effect: run, path: [spec, mode], truth: enum, "on": Halt, values: [Run, Halt], stops: it}
`,
  );
  expect(run("suspend jobs --kind Widget --holder ops --mechanisms own.yaml").exitCode).toBe(0);
  const [command = ""] = /^landfall resume .*?(?= {2})/m.exec(run("suspended jobs --mechanisms own.yaml").stdout) ?? [];
  expect(command).toBe("landfall resume --holder ops --mechanisms own.yaml jobs");
  expect(run(command.slice("landfall ".length)).exitCode).toBe(0);
});

test.each([
  ["suspended dir", "nothing is suspended in what could be read\n"],
  ["suspended --holder ops dir", "ops holds nothing here in what could be read\n"],
  ["suspended -o name dir", ""],
  ["suspended -o json dir", "[]\n"],
])("%s exits with 1 where a file cannot be read, as it may hold something", (line, stdout) => {
  write("dir/a.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec: {schedule: 0 3 * * *}\n");
  expect(run("suspended dir")).toEqual({ exitCode: 0, stdout: "nothing is suspended\n", stderr: "" });
  write("dir/bad.yaml", "kind: [\n");
  const outcome = run(line);
  expect(outcome.exitCode).toBe(1);
  expect(outcome.stderr).toMatch(/^warning: bad\.yaml: /);
  expect(outcome.stdout).toBe(stdout);
});
