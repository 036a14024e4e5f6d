import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "./cli.ts";
import type { Io, Outcome } from "./io.ts";

let cwd = "";
beforeEach(() => (cwd = mkdtempSync(join(tmpdir(), "landfall-"))));
afterEach(() => rmSync(cwd, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(cwd, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(path: string): string {
  return readFileSync(join(cwd, path), "utf8");
}

function run(args: readonly string[], stdin = ""): Outcome {
  const io: Io = {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => stdin,
    now: () => new Date("2026-11-22T10:00:00Z"),
  };
  return runCli(args, io);
}

const job = (name: string): string =>
  `apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: ${name}, namespace: shop}\nspec: {schedule: "0 3 * * *"}\n`;
const HELM = `apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ include "shop.name" . }}\n  {{- with .Values.labels }}\n  labels: {}\n  {{- end }}\n`;

/** Other files that people keep beside their objects. */
const BESIDE: Readonly<Record<string, string>> = {
  "base/kustomization.yaml":
    "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [job.yaml]\n",
  "charts/shop/Chart.yaml": "apiVersion: v2\nname: shop\nversion: 0.1.0\n",
  "charts/shop/values.yaml": "replicas: 2\nimage: {tag: v1}\n",
  "charts/shop/templates/service.yaml": HELM,
  ".github/workflows/ci.yaml": "on: push\njobs: {}\n",
  ".fluxschema.yml": "a: [\n",
  "tsconfig.json": '{"compilerOptions": {"strict": true}}',
  "package.json": '{"name": "x",\n // no JSON\n}',
  "list.yaml": "- a\n- b\n",
  "empty.yaml": "# nothing yet\n",
  "empty.json": "",
};

describe("JSON", () => {
  const deployment = (replicas: string): string =>
    `{"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "web"}, "spec": {${replicas}}, "status": {}}`;

  test("a key that stands there twice is named, as in YAML", () => {
    write("a.json", deployment('"replicas": 1, "replicas": 2'));
    expect(run(["status", "a.json"]).stderr).toBe(
      'warning: a.json: line 1: the key "replicas" is there twice; the first one counts, as for kpt; keep one of them\n',
    );
  });

  test("several values of one file are held one by one, as status reads them, and come back as they were", () => {
    const one = (name: string, indent = 0): string =>
      JSON.stringify(
        { apiVersion: "batch/v1", kind: "CronJob", metadata: { name }, spec: { schedule: "" } },
        null,
        indent,
      );
    const text = `${one("a", 2)}\r\n${one("b")}\n---\n${one("c", 4)}`;
    write("jobs.json", text);
    expect(run(["status", "jobs.json", "-o", "name"]).stdout.split("\n")).toHaveLength(4);
    expect(run(["suspend", "jobs.json", "--holder", "ops", "--name", "b"]).exitCode).toBe(0);
    const held = read("jobs.json");
    expect([held.startsWith(one("a", 2)), held.endsWith(one("c", 4)), held.match(/"suspend": ?true/g)]).toEqual([
      true,
      true,
      expect.objectContaining({ length: 1 }),
    ]);
    expect(run(["suspended", "jobs.json", "-o", "name"]).stdout).toBe("cronjob.batch/b\n");
    expect(run(["suspend", ".", "--holder", "ops", "--all", "--yes"]).exitCode).toBe(0);
    expect(read("jobs.json").match(/"suspend": ?true/g)).toHaveLength(3);
    expect(run(["resume", ".", "--holder", "ops"]).exitCode).toBe(0);
    expect(read("jobs.json")).toBe(text);
  });

  test("what is nested too deep is said in one way", () => {
    const lead = "apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec:";
    write("flow.yaml", `${lead} ${"{a: ".repeat(300)}1${"}".repeat(300)}\n`);
    const block = Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth + 1)}a:\n`).join("");
    write("block.yaml", `${lead}\n${block}`);
    for (const file of ["flow.yaml", "block.yaml"])
      for (const command of [["status"], ["suspended"], ["suspend", "--holder", "ops"]])
        expect(run([...command, file])).toMatchObject({
          exitCode: 1,
          stderr: expect.stringMatching(/: line \d+: nested deeper than 256 levels\n$/),
        });
  });

  test("an object of a kind of its own that ends in List, and has a name, is no list", () => {
    const named = { apiVersion: "x.example.dev/v1", kind: "AllowList", metadata: { name: "a" }, status: {} };
    write("a.json", JSON.stringify({ ...named, items: [{ apiVersion: "v1", kind: "Pod", metadata: { name: "b" } }] }));
    expect(run(["status", "-o", "name", "a.json"]).stdout).toBe("allowlist.x.example.dev/a\n");
  });
});

describe("a line that is named is that of the file", () => {
  const first = "# two objects\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n---\n";
  const TWICE = `${first}${job("b")}spec: {}\n`;
  const BROKEN = `${first}${job("b")}broken: [\n`;
  const LIST = `apiVersion: v1\nkind: List\nitems:\n- ${job("a").replaceAll("\n", "\n  ")}\n- ${job("b").replaceAll("\n", "\n  ")}spec: {}\n`;
  const KPTFILE =
    "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - exec: set-suspend\n      configMap: {}\n";
  const hold = ["suspend", "--holder", "ops", "--kind", "CronJob", "--dry-run", "a.yaml"];

  test.each<[string, string, readonly string[], number]>([
    ["a key that is there twice, read", TWICE, ["status", "a.yaml"], 11],
    ["a key that is there twice, changed", TWICE, hold, 11],
    ["a key that is there twice, in a directory", TWICE, ["suspended", "."], 11],
    ["a key that is there twice in a List", LIST, hold, 13],
    ["what is no YAML, read", BROKEN, ["status", "a.yaml"], 12],
    ["what is no YAML, changed", BROKEN, hold, 12],
    ["what is no YAML, in a directory", BROKEN, ["status", "."], 12],
  ])("%s", (_, text, args, line) => {
    write("a.yaml", text);
    expect(run(args).stderr).toMatch(new RegExp(`a\\.yaml(?:\\[1\\])?[^\n]*: line ${line}:`));
  });

  test.each([["a render", []] as const, ["a render in place", ["--any-form"]] as const])(
    "%s that fails still says it by the file",
    (_, flags) => {
      write("Kptfile", KPTFILE);
      write("a.yaml", TWICE);
      const { exitCode, stderr } = run(["fn", "render", ...flags, "."]);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining("a.yaml[1]: line 11: the key")]);
      expect(stderr.match(/is there twice/g)).toHaveLength(1);
    },
  );
});

describe("a directory that is no package", () => {
  beforeEach(() => {
    write("base/job.yaml", job("nightly"));
    for (const [path, text] of Object.entries(BESIDE)) write(path, text);
  });

  test.each([
    ["status", ["status", "."], "CronJob"],
    ["suspended", ["suspended", "-a", "."], "nightly"],
    ["snapshot", ["snapshot", "--cluster", "blue", "."], "nightly"],
  ])("%s reads the objects in it, and counts and names the rest", (_, args, found) => {
    const { exitCode, stdout, stderr } = run(args);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining(found)]);
    expect(stderr).toContain("left out: no Kubernetes objects (--verbose names them)");
    expect(stderr).not.toContain("charts/shop/templates/service.yaml");
    expect(stderr).not.toContain("values.yaml");
    expect(stderr).not.toContain("list.yaml");
    const verbose = run([...args, "--verbose"]);
    expect(verbose.stdout).toBe(stdout);
    expect(verbose.stderr).toContain("charts/shop/values.yaml");
    expect(verbose.stderr).toContain("base/kustomization.yaml");
    expect(verbose.stderr).toContain("info: charts/shop/templates/service.yaml: a template, which is no YAML before");
    expect(verbose.stderr).not.toMatch(/\.github|fluxschema/);
  });

  test("suspend and resume touch the files of objects alone, and give the first bytes back", () => {
    const held = run(["suspend", "--holder", "ops", "--kind", "CronJob", "."]);
    expect([held.exitCode, held.stdout]).toEqual([0, "base/job.yaml\n"]);
    expect(read("base/job.yaml")).toContain("suspend: true");
    for (const [path, text] of Object.entries(BESIDE)) expect(read(path)).toBe(text);
    expect(run(["resume", "--holder", "ops", "."])).toMatchObject({ exitCode: 0, stdout: "base/job.yaml\n" });
    expect(read("base/job.yaml")).toBe(job("nightly"));
  });

  test("a file of which one document cannot be read is not touched, whatever else is in it", () => {
    const text = `${job("weekly")}---\n${HELM}`;
    write("mixed.yaml", text);
    const { exitCode, stderr } = run(["suspend", "--holder", "ops", "--kind", "CronJob", "."]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("warning: mixed.yaml[1]")]);
    expect(stderr).toMatch(/\nnot held: what lies in mixed\.yaml, which could not be read\n$/);
    expect(read("mixed.yaml")).toBe(text);
  });

  test("what is asked of all that lies there is not done where a file cannot be read; what is named and found is", () => {
    write("base/broken.yaml", "a: [\n");
    const held = (line: string) => run(["suspend", "--holder", "ops", ...line.split(" ")]);
    const unread = (verb: string) =>
      expect.stringMatching(new RegExp(`^not ${verb}: what lies in base/broken\\.yaml, which could not be read$`, "m"));
    expect(held("--kind CronJob .")).toMatchObject({ exitCode: 1, stdout: "base/job.yaml\n", stderr: unread("held") });
    expect(run(["resume", "--holder", "ops", "."])).toMatchObject({ exitCode: 1, stderr: unread("let go") });
    expect(held("--name nightly .")).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining("not held") });
    expect(run(["gc", "--all", "."])).toMatchObject({ exitCode: 1, stderr: unread("removed") });
    expect(held("--kind CronJob -o json .")).toMatchObject({ exitCode: 1, stderr: unread("held") });
    expect(run(["strip", "."])).toMatchObject({ exitCode: 1, stderr: unread("stripped") });
    expect(read("base/job.yaml")).toBe(job("nightly"));
    const nothing = run(["strip", "-o", "json", "."]);
    expect([nothing.exitCode, JSON.parse(nothing.stdout)]).toEqual([1, expect.objectContaining({ changes: [] })]);
    expect(nothing.stderr).toContain("error: nothing is changed, and not every file could be read");
  });

  test("where nothing can be read, and so nothing is found, it is an error", () => {
    write("only/bad.yaml", HELM);
    expect(run(["status", "only"])).toMatchObject({ exitCode: 1, stdout: "" });
    expect(run(["gc", "only"])).toMatchObject({ exitCode: 1, stdout: "" });
    write("only/values.yaml", "a: b\n");
    expect(run(["status", "only"]).stderr).toBe(
      "error: bad.yaml: a template, which is no YAML before it is rendered; helm template DIR | landfall status -\n" +
        "info: 1 document in 1 file left out: no Kubernetes objects (--verbose names them)\n",
    );
  });

  test("a command that changes nothing says so, whatever else lies there", () => {
    symlinkSync(join(cwd, "base/job.yaml"), join(cwd, "base/link.yaml"));
    expect(run(["gc", "."])).toEqual({
      exitCode: 0,
      stdout: "",
      stderr: expect.stringMatching(
        /^warning: base\/link\.yaml.*\ninfo: .* left out.*\nno hold is past its end: nothing/,
      ),
    });
    write("base/broken.yaml", "a: [\n");
    const { exitCode, stderr } = run(["gc", "."]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("error: nothing is changed, and not every file")]);
    expect(stderr).not.toContain("Chart.yaml");
  });

  test("what a kustomization applies as a patch is no object: neither counted nor held", () => {
    const kustomization = `resources: [../base/job.yaml, both.yaml]
patches:
- path: patches/strategic.yaml
- path: both.yaml
- target: {kind: CronJob}
  patch: |-
    - {op: add, path: /spec/suspend, value: true}
patchesStrategicMerge:
- merge.json
- |-
  kind: CronJob
patchesJson6902:
- path: ../json6902.yaml
`;
    write("overlays/Kustomization", kustomization);
    for (const name of ["overlays/patches/strategic.yaml", "overlays/merge.json", "overlays/patches/object.yaml"])
      write(name, job(name.replaceAll(/\W/g, "-")));
    write("overlays/both.yaml", job("both"));
    write("json6902.yaml", job("looks-like-one"));
    const told = run(["status", "-v", "."]);
    for (const name of ["strategic", "merge-json", "looks-like-one"]) expect(told.stdout).not.toContain(name);
    for (const name of ["nightly", "both", "object-yaml"]) expect(told.stdout).toContain(name);
    expect(told.stderr).toContain(
      "info: overlays/merge.json: a patch that overlays/Kustomization applies, which is no object\n",
    );
    const held = run(["suspend", "--holder", "ops", "--all", "--yes", "."]);
    expect([held.exitCode, held.stdout]).toEqual([
      0,
      "base/job.yaml\noverlays/both.yaml\noverlays/patches/object.yaml\n",
    ]);
    expect(run(["status", "overlays/merge.json"]).stdout).toContain("merge-json");
  });

  test("a patch that a kustomization without patches names as its resource is an object", () => {
    write("base/kustomization.yaml", "resources: [job.yaml]\n");
    write("over/kustomization.yaml", "resources: [../base]\npatches:\n- path: ../base/job.yaml\n");
    expect(run(["status", "."]).stdout).toContain("nightly");
  });

  test("the config of a kustomize transformer is no object, nor is the patch that it names", () => {
    const config = (name: string, path: string) =>
      `apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: ${name}}\npath: ${path}\n`;
    const inline = config("inline", "three.yaml").trimEnd().replaceAll("\n", "\n  ");
    write("over/kustomization.yaml", `transformers:\n- config.yaml\n- ../configs\n- |-\n  ${inline}\n`);
    write("over/config.yaml", config("file", "one.yaml"));
    write("configs/kustomization.yaml", "resources: [directory.yaml]\n");
    write("configs/directory.yaml", config("directory", "two.yaml"));
    write(
      "parts/kustomization.yaml",
      "apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nmetadata: {name: c}\n",
    );
    for (const name of ["one", "two", "three", "four"]) write(`over/${name}.yaml`, job(name));
    const { stdout, stderr } = run(["status", "-v", "."]);
    for (const gone of ["one", "two", "three", "Transformer", "Component"]) expect(stdout).not.toContain(gone);
    expect(stdout).toContain("four");
    expect(stderr).toContain("over/config.yaml apiVersion: it configures kustomize: it is no object of a cluster");
    const held = run(["suspend", "--holder", "ops", "--all", "--yes", "over"]);
    expect([held.exitCode, held.stdout]).toEqual([0, "four.yaml\n"]);
    write("over/kustomization.yaml", "transformers: [/dev/zero, ../../../../../../../dev/zero, missing.yaml, 5]\n");
    expect(run(["status", "over"]).stdout).toContain("one");
  });

  test("a directory of patches alone has no objects, as a kustomization above it applies them", () => {
    write("prod/kustomization.yaml", "resources: [../base]\npatches:\n- path: patches/one.yaml\n");
    write("prod/patches/one.yaml", job("one"));
    write("prod/patches/two.yaml", job("two"));
    const told = run(["status", "-v", "prod/patches"]);
    expect(told.stdout).toContain("two");
    expect(told.stdout).not.toContain("one");
    expect(told.stderr).toBe("info: one.yaml: a patch that ../kustomization.yaml applies, which is no object\n");
    const held = run(["suspend", "--holder", "ops", "--all", "--yes", "prod/patches", "base"]);
    expect([held.exitCode, held.stdout]).toEqual([0, "base/job.yaml\nprod/patches/two.yaml\n"]);
    expect(read("prod/patches/one.yaml")).toBe(job("one"));
  });

  test("a directory of patches alone has no objects, as a kustomization beside it in the repository applies them", () => {
    write("overlays/prod/kustomization.yaml", "resources: [../../base]\npatches:\n- path: ../shared/one.yaml\n");
    write("overlays/shared/one.yaml", job("one"));
    write("overlays/shared/two.yaml", job("two"));
    expect(spawnSync("git", ["init", "-q"], { cwd }).status).toBe(0);
    const told = run(["status", "-v", "overlays/shared"]);
    expect(told.stdout).toContain("two");
    expect(told.stdout).not.toContain("one");
    expect(told.stderr).toBe("info: one.yaml: a patch that ../prod/kustomization.yaml applies, which is no object\n");
    const held = run(["suspend", "--holder", "ops", "--all", "--yes", "overlays/shared"]);
    expect([held.exitCode, held.stdout]).toEqual([0, "two.yaml\n"]);
  });

  test.each([
    ["a value", "spec: {{ .Values.spec }}"],
    ["a field", "spec: {schedule: {{ .Values.at | quote }}}"],
    ["an entry of a list", "spec: {schedule: x, all: [1, {{ .Values.one }}]}"],
  ])("a template that YAML can read is no object: %s is an action", (_, spec) => {
    const text = job("chart").replace(/spec:.*/, spec);
    write("charts/shop/templates/job.yaml", text);
    const told = run(["status", "-v", "."]);
    expect(told.stdout).not.toContain("chart");
    expect(told.stderr).toContain("charts/shop/templates/job.yaml: a template, which is no YAML before it is rendered");
    run(["suspend", "--holder", "ops", "--all", "--yes", "."]);
    expect(read("charts/shop/templates/job.yaml")).toBe(text);
    write("charts/shop/templates/job.yaml", `${text}---\n${job("beside")}`);
    const held = run(["suspend", "--holder", "ops", "--kind", "CronJob", "--yes", "charts"]);
    expect([held.exitCode, held.stdout]).toEqual([0, "shop/templates/job.yaml\n"]);
    expect(read("charts/shop/templates/job.yaml").startsWith(`${text}---\n`)).toBe(true);
  });

  test("an object that has a template as its text is an object", () => {
    write("a/rules.yaml", `${job("rule")}more: |\n  size: {{ .Values.size }}\nother: "{{ $labels.pod }}"\n`);
    expect(run(["status", "."]).stdout).toContain("rule");
  });

  test("a template that was named is called one, and what has a number for its name is told what to do", () => {
    write("bad.yaml", HELM);
    const said = "a template, which is no YAML before it is rendered; helm template DIR | landfall status -";
    expect(run(["status", "bad.yaml"])).toMatchObject({ exitCode: 1, stderr: `error: bad.yaml: ${said}\n` });
    write("a/number.yaml", job("1234"));
    expect(run(["status", "-v", "a"]).stderr).toBe(
      "info: number.yaml metadata.name: it is 1234, which is no text: put it in quotes\n",
    );
    const held = run(["suspend", "--holder", "ops", "--all", "a/number.yaml"]);
    expect([held.exitCode, held.stderr]).toEqual([
      1,
      expect.stringContaining("metadata.name: it is 1234, which is no text: put it in quotes"),
    ]);
  });

  test("a template is not said to be broken, but what only looks like one is", () => {
    write("broken.yaml", "apiVersion: v1\nkind: Workflow\nmetadata: {name: {{workflow.name}}\n");
    const cases: readonly (readonly [number, readonly string[]])[] = [
      [0, ["status", "."]],
      [1, ["suspend", "--holder", "ops", "--kind", "CronJob", "."]],
    ];
    for (const [code, args] of cases) {
      const { exitCode, stderr } = run(args);
      expect([exitCode, stderr]).toEqual([code, expect.stringContaining("warning: broken.yaml: line ")]);
      expect(stderr).not.toContain("charts");
    }
  });

  test("a byte order mark before a document mark is left where it is", () => {
    write("base/job.yaml", `\uFEFF---\n${job("nightly")}---\n${job("weekly")}`);
    const before = read("base/job.yaml");
    expect(run(["suspend", "--holder", "ops", "--kind", "CronJob", "."])).toMatchObject({ exitCode: 0 });
    expect(read("base/job.yaml").match(/suspend: true/g)).toHaveLength(2);
    expect(run(["resume", "--holder", "ops", "."])).toMatchObject({ exitCode: 0 });
    expect(read("base/job.yaml")).toBe(before);
  });

  test("what git ignores is left out, but for what it tracks all the same", () => {
    const git = (...args: readonly string[]): number | null => spawnSync("git", args, { cwd }).status;
    expect(git("init", "-q")).toBe(0);
    write(".gitignore", "/out/\n*.gen.yaml\n!kept.gen.yaml\n");
    write("out/a.yaml", job("rendered"));
    write("base/b.gen.yaml", job("generated"));
    write("base/kept.gen.yaml", job("kept"));
    write("base/c.gen.yaml", job("tracked"));
    expect(git("add", "-f", "base/c.gen.yaml")).toBe(0);
    const { stdout } = run(["suspended", "-a", "."]);
    expect(stdout).toMatch(/kept[^]*tracked|tracked[^]*kept/);
    expect(stdout).not.toMatch(/rendered|generated/);
    expect(run(["suspended", "-a", "base"]).stdout).not.toContain("generated");
  });
});

describe("paths", () => {
  beforeEach(() => {
    write("a/one.yaml", job("one"));
    write("b/two.yaml", job("two"));
    write("three.txt", job("three"));
  });

  test("several of them, directories and files, are one", () => {
    const { stdout } = run(["status", "a", "b/two.yaml", "three.txt"]);
    for (const name of ["one", "two", "three"]) expect(stdout).toContain(name);
    expect(run(["suspend", "--holder", "x", "--kind", "CronJob", "a", "b/two.yaml"])).toMatchObject({
      exitCode: 0,
      stdout: "a/one.yaml\nb/two.yaml\n",
    });
    expect(run(["resume", "--holder", "x", "a/one.yaml"])).toMatchObject({ exitCode: 0, stdout: "one.yaml\n" });
    expect([read("a/one.yaml"), read("b/two.yaml").includes("suspend: true")]).toEqual([job("one"), true]);
  });

  test("what stdin holds is printed as it comes out of an edit", () => {
    const held = run(["suspend", "--holder", "x", "--kind", "CronJob", "-"], job("one"));
    expect([held.exitCode, held.stdout]).toEqual([0, expect.stringContaining("suspend: true")]);
    expect(run(["resume", "--holder", "x", "-"], held.stdout)).toMatchObject({ exitCode: 0, stdout: job("one") });
    expect(run(["status", "-", "a"])).toMatchObject({ exitCode: 1, stdout: "" });
    expect(run(["suspend", "--holder", "x", "-o", "json", "-"], job("one"))).toMatchObject({ exitCode: 1, stdout: "" });
  });

  test.runIf(process.platform === "linux")("a file whose name is not UTF-8 is named, and the others are read", () => {
    writeFileSync(Buffer.concat([Buffer.from(join(cwd, "a/")), Buffer.of(0xff), Buffer.from(".yaml")]), "a: b\n");
    const { exitCode, stdout, stderr } = run(["status", "a"]);
    expect([exitCode, stdout.includes("one")]).toEqual([0, true]);
    expect(stderr).toContain("\ufffd.yaml: its name is not UTF-8: rename it");
  });

  test("a link is not followed, and said so", () => {
    symlinkSync(join(cwd, "b/two.yaml"), join(cwd, "a/link.yaml"));
    const { exitCode, stdout, stderr } = run(["status", "a"]);
    expect([exitCode, stdout.includes("two")]).toEqual([0, false]);
    expect(stderr).toContain("link.yaml: a link or special file is not read");
  });
});
