import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { churn } from "../../test/churn.ts";
import { setAnnotation } from "../../test/set-annotation.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import type { FunctionProblem, KrmFunction } from "../sdk/function.ts";
import { evalPackage } from "./eval-package.ts";
import type { PackageFiles } from "./package-files.ts";
import { renderPackage } from "./render-package.ts";

const ROOT = "/somewhere/fleet";

function packageOf(files: { readonly [path: string]: string }): PackageFiles {
  return { root: ROOT, files: Object.entries(files).map(([path, text]) => ({ path, text })) };
}

function kptfile(step: string): string {
  return `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - ${step}\n`;
}

function configMap(name: string, rest = ""): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${rest}`;
}

const insertAt = (path: string): KrmFunction<unknown> => ({
  ...setAnnotation,
  config: { ...setAnnotation.config, validate: () => [] },
  run: (list) => {
    list.insert({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "new" } }, { path });
  },
});

describe("renderPackage", () => {
  test("ends on a path that begins with a slash, above which there is no other directory", () => {
    const step = kptfile("image: example/set-annotation:v1");
    for (const path of ["/a.yaml", "/", "//a.yaml", "a//b.yaml", "./a.yaml"]) {
      const outcome = renderPackage(packageOf({ Kptfile: step, [path]: configMap("a") }), [setAnnotation]);
      expect(typeof outcome.ok).toBe("boolean");
    }
  });

  test("reports what each function of each package said, deepest first, and what would change", () => {
    const outcome = renderPackage(
      packageOf({
        Kptfile: kptfile("exec: ../bin/set-annotation.cjs --flag"),
        "sub/Kptfile": kptfile("image: example/set-annotation:v1.2@sha256:00"),
      }),
      [setAnnotation],
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        steps: [
          { package: "sub", function: "set-annotation" },
          { package: "", function: "set-annotation" },
        ],
      },
    });
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual(["Kptfile", "sub/Kptfile"]);
  });

  test("a second run changes nothing", () => {
    const first = renderPackage(packageOf({ Kptfile: kptfile("exec: set-annotation") }), [setAnnotation]);
    const after = first.ok ? (first.value.changes[0]?.after ?? "") : "";
    expect(renderPackage(packageOf({ Kptfile: after }), [setAnnotation])).toMatchObject({
      ok: true,
      value: { changes: [] },
    });
  });

  const good = kptfile("exec: set-annotation");
  const refused: readonly (readonly [string, { readonly [path: string]: string }, Partial<FunctionProblem>])[] = [
    ["no Kptfile", { "a.yaml": configMap("a") }, { code: "NoKptfile" }],
    [
      "a function that the runner does not have",
      { Kptfile: kptfile("exec: starlark") },
      { code: "UnknownFunction", file: { path: "Kptfile" } },
    ],
    [
      "a step without a function",
      { Kptfile: kptfile("name: x") },
      { code: "BadPipeline", field: "pipeline.mutators[0]" },
    ],
    ["a configPath that leads nowhere", { Kptfile: `${good}      configPath: gone.yaml\n` }, { code: "NoConfig" }],
    [
      "a key that is an alias, of which it is not known what kpt makes",
      {
        Kptfile: good,
        "dir/a.yaml": `${configMap("a", "data: &d b\n")}---\n${configMap("b", "x: &a b\ndata:\n  *a : c\n")}`,
      },
      {
        code: "NotAsKpt",
        file: { path: "dir/a.yaml", index: 1 },
        message: "cannot be written as kpt writes it, line 13: a key that is no scalar",
      },
    ],
    [
      "what kpt would drop, as it stands behind a marker that ends the object",
      { Kptfile: good, "a.yaml": `${configMap("a")}...\n${configMap("b")}` },
      { code: "NotAsKpt", file: { path: "a.yaml", index: 0 } },
    ],
    [
      "something behind a document separator, at which kpt fails",
      { Kptfile: good, "a.yaml": `${configMap("a")}--- {}\n` },
      { code: "BadSeparator", file: { path: "a.yaml" } },
    ],
    [
      "a number in JSON that Go writes otherwise",
      { Kptfile: good, "a.json": '{"apiVersion": "v1", "kind": "X", "metadata": {"name": "a"}, "n": 1e30}' },
      { code: "NotAsKpt", file: { path: "a.json" } },
    ],
    [
      "broken YAML",
      { Kptfile: good, "a.yaml": configMap("a", "data: [a\n") },
      { code: "InvalidYaml", file: { path: "a.yaml", index: 0 } },
    ],
    ["broken JSON", { Kptfile: good, "a.json": "{" }, { code: "InvalidYaml", file: { path: "a.json", index: 0 } }],
    [
      "YAML that is no resource",
      { Kptfile: good, "a.yaml": "a: b\n" },
      { code: "NotAResource", field: "apiVersion", file: { path: "a.yaml", index: 0 } },
    ],
    [
      "a List, which has no name",
      { Kptfile: good, "a.yaml": "apiVersion: v1\nkind: List\nitems: []\n" },
      { code: "NotAResource", field: "metadata.name" },
    ],
    [
      "annotations of an orchestrator",
      { Kptfile: good, "a.yaml": configMap("a", "  annotations:\n    config.kubernetes.io/index: '0'\n") },
      { code: "LeftoverAnnotation" },
    ],
    [
      "a refusal of the function, with its place",
      { Kptfile: good, "a.yaml": configMap("refused") },
      {
        code: "Refused",
        file: { path: "a.yaml", index: 0 },
        ref: { group: "", kind: "ConfigMap", namespace: "", name: "refused" },
      },
    ],
    [
      "an exception in the function",
      { Kptfile: good, "a.yaml": configMap("throws") },
      { code: "InternalError", message: "set-annotation: internal error: cannot go on" },
    ],
  ];
  test.each(refused)("%s is refused", (_, files, problem) => {
    const outcome = renderPackage(packageOf(files), [setAnnotation]);
    expect(outcome.ok).toBe(false);
    expect(outcome.problems).toContainEqual(expect.objectContaining({ severity: "error", ...problem }));
  });

  test.each(["../out.yaml", "a/../../out.yaml", "/etc/out.yaml"])("a new object at %s is refused", (path) => {
    const outcome = renderPackage(packageOf({ Kptfile: good }), [insertAt(path)]);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: "PathOutsidePackage" }] });
  });

  const REFORMATTED: readonly (readonly [string, string, string, string])[] = [
    [
      "spaces, a marker at the start and a flow",
      "a.yaml",
      `---\n${configMap("a", "data:   {b:  c}\n")}`,
      "data: {b: c}\n",
    ],
    ["a block at another column", "a.yaml", configMap("a", "data:\n    b: |\n        x\n"), "data:\n  b: |\n    x\n"],
    ["Windows lines", "a.yaml", configMap("a", "data:\n  b: c\n").replaceAll("\n", "\r\n"), "data:\n  b: c\n"],
  ];
  test.each(REFORMATTED)("%s comes out as of kpt", (_, path, text, end) => {
    const outcome = renderPackage(packageOf({ Kptfile: good, [path]: text }), [setAnnotation]);
    const after = outcome.ok ? outcome.value.changes.find((change) => change.path === path)?.after : undefined;
    expect(after).toBe(configMap("a", `  annotations:\n    example.dev/seen: "yes"\n${end}`));
  });

  test("JSON comes out with its keys sorted", () => {
    const text = '{"kind": "ConfigMap", "apiVersion": "v1", "metadata": {"name": "a"}, "data": {"n": "<1>"}}';
    const outcome = renderPackage(packageOf({ Kptfile: good, "a.json": text }), [setAnnotation]);
    expect(outcome.ok && outcome.value.changes.find(({ path }) => path === "a.json")?.after).toBe(`{
  "apiVersion": "v1",
  "data": {
    "n": "\\u003c1\\u003e"
  },
  "kind": "ConfigMap",
  "metadata": {
    "annotations": {
      "example.dev/seen": "yes"
    },
    "name": "a"
  }
}
`);
  });

  test("what is not in kpt's form is edited in place where that is asked for", () => {
    const outcome = renderPackage(
      packageOf({ Kptfile: good, "a.yaml": `---\n\n${configMap("a", "data:   {}\n")}` }),
      [setAnnotation],
      { form: "any" },
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        changes: [
          {},
          {
            path: "a.yaml",
            after: `---\n\n${configMap("a", '  annotations:\n    example.dev/seen: "yes"\ndata:   {}\n')}`,
          },
        ],
      },
    });
  });
});

describe("evalPackage", () => {
  test("gives one function all objects with paths from the root", () => {
    const files = packageOf({
      Kptfile: kptfile("exec: other"),
      "sub/Kptfile": kptfile("exec: other"),
      "sub/a.yaml": configMap("a"),
    });
    const outcome = evalPackage(files, setAnnotation, {
      config: "apiVersion: v1\nkind: ConfigMap\ndata:\n  value: here\n",
    });
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual([
      "Kptfile",
      "sub/Kptfile",
      "sub/a.yaml",
    ]);
    expect(outcome.ok && outcome.value.changes[2]?.after).toBe(
      configMap("a", "  annotations:\n    example.dev/seen: here\n"),
    );
  });

  test("a function that changes nothing changes no file, whatever its form", () => {
    const nothing = { ...setAnnotation, run: () => {} };
    fc.assert(
      fc.property(fc.array(yamlDocument, { minLength: 1, maxLength: 4 }), fc.boolean(), (documents, windows) => {
        const text = documents.join("--- # next\n");
        const files = packageOf({ "a.yaml": windows ? text.replaceAll("\n", "\r\n") : text });
        expect(evalPackage(files, nothing, { form: "any" })).toMatchObject({ ok: true, value: { changes: [] } });
      }),
      { numRuns: 150 },
    );
  });

  test("a new object becomes a document of its file", () => {
    const files = packageOf({ "a.yaml": configMap("a") });
    const outcome = evalPackage(files, churn, {
      config: "apiVersion: fn.example.dev/v1\nkind: Churn\nshift: 9\ninsert: a.yaml\n",
    });
    expect(outcome.ok && outcome.value.changes[0]?.after).toContain(
      "---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: inserted\ndata:\n  list:\n  - a\n",
    );
  });
});
