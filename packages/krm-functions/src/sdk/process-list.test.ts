import { describe, expect, test } from "vitest";
import type { KrmFunction, ResourceList } from "./function.ts";
import { processList } from "./process-list.ts";

const KPTFILE = `- apiVersion: kpt.dev/v1
  kind: Kptfile
  metadata:
    name: p
    annotations:
      internal.config.kubernetes.io/path: 'Kptfile'
`;
const CONFIG_MAP = `- apiVersion: v1
  kind: ConfigMap # why
  metadata: {name: one, annotations: {internal.config.kubernetes.io/path: 'a.yaml'}}
  data:
    mode: 0644
`;
const list = (items: string, end = ""): string =>
  `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}${end}`;

function functionOf(
  run: (list: ResourceList) => void,
  extra: Partial<KrmFunction<unknown>> = {},
): KrmFunction<unknown> {
  return {
    name: "example",
    config: { apiVersion: "fn.example.dev/v1", kind: "Example", schema: { properties: {} }, validate: () => [] },
    run,
    ...extra,
  };
}

const nothing = functionOf(() => {});

describe("processList", () => {
  const same: readonly (readonly [string, string])[] = [
    ["items", list(KPTFILE + CONFIG_MAP)],
    [
      "items and an empty config",
      list(
        CONFIG_MAP,
        "functionConfig:\n  apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: function-input\n  data: {}\n",
      ),
    ],
    ["no items", "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\n"],
    ["results of an earlier function", list(CONFIG_MAP, "results:\n- message: earlier\n  severity: error\n")],
    [
      "a list in JSON",
      '{"apiVersion":"config.kubernetes.io/v1","kind":"ResourceList","items":[{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"}}]}',
    ],
  ];
  test.each(same)("a function that does nothing gives back the same bytes: %s", (_, text) => {
    expect(processList(nothing, text)).toEqual({ exitCode: 0, output: text, stderr: "", results: [] });
  });

  test.each([
    ["where it lies in the package", "one", "functionConfig.data.zz (a.yaml): "],
    ["unless no item has its name", "function-input", "functionConfig.data.zz: "],
  ])("a config that is refused is named by its file, %s", (_, name, where) => {
    const schema = { properties: { zz: { type: "boolean" } } };
    const fn = functionOf(() => {}, { config: { ...nothing.config, schema } });
    const config = `functionConfig:\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: ${name}}\n  data: {zz: maybe}\n`;
    expect(processList(fn, list(`- {kind: 1}\n${CONFIG_MAP}`, config))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`[error] ${where}`) as string,
    });
  });

  test("warnings and infos go into the list, and stderr stays silent", () => {
    const fn = functionOf((resources) => resources.addResult({ message: "look", severity: "warning" }));
    const outcome = processList(fn, list(CONFIG_MAP));
    expect(outcome).toMatchObject({
      exitCode: 0,
      stderr: "",
      output: expect.stringContaining("results:\n- message: look\n"),
    });
  });

  test("a list without a line break at its end is taken, as kpt takes it, with a warning", () => {
    const text = list(CONFIG_MAP);
    const fn = functionOf((resources) => resources.items[0]?.set(["data", "b"], "2"));
    const outcome = processList(fn, text.slice(0, -1));
    expect(outcome).toMatchObject({
      exitCode: 0,
      results: [{ severity: "warning", message: expect.stringContaining("the last line has no line break") as string }],
      output: expect.stringMatching(/\n {2,}b: "2"\n/) as string,
    });
  });

  test("a key that stands twice is taken with a warning: the first one counts, and no edit touches it", () => {
    const text = list(
      "- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: a}\n  data:\n    a: x\n    a: y\n    b: z\n",
    );
    const seen: unknown[] = [];
    const refused: unknown[] = [];
    const fn = functionOf(({ items: [item] }) => {
      seen.push(item?.get(["data", "a"]), item?.toObject());
      for (const path of [["data", "a"]]) {
        try {
          item?.set(path, "w");
        } catch (error) {
          refused.push(error);
        }
      }
      item?.set(["data", "b"], "w");
    });
    const outcome = processList(fn, text);
    expect(seen).toMatchObject(["x", { data: { a: "x", b: "z" } }]);
    expect(refused).toMatchObject([{ code: "DuplicateKey", message: expect.stringContaining("data.a") as string }]);
    expect(outcome).toMatchObject({
      exitCode: 0,
      results: [
        {
          severity: "warning",
          message: expect.stringMatching(/line \d+, items\[0\]: the key "a" is there twice/) as string,
        },
      ],
      output: expect.stringContaining("    a: x\n    a: y\n    b: w\n") as string,
    });
  });

  const inputs: readonly (readonly [string, string, RegExp])[] = [
    ["empty input", "", /the input is empty/],
    ["blank input", "\n \n", /the input is empty/],
    ["garbage", "}{ what: [", /line 1/],
    ["text", "hello\n", /not a ResourceList/],
    ["another kind", "apiVersion: v1\nkind: ConfigMap\n", /found v1 ConfigMap/],
    ["several documents", `${list(CONFIG_MAP)}---\n${list(CONFIG_MAP)}`, /document/],
    ["half a list", list(`${CONFIG_MAP}  data: {a: b}\n`).slice(0, -3), /items\[0\]/],
    ["half a list of JSON", '{"apiVersion":"config.kubernetes.io/v1","kind":"ResourceList","items":[{"a"', /line 1/],
    ["two values in a line", list(`${CONFIG_MAP}  data: a: b\n`), /line 9.*items\[0\]/],
    [
      "a config of another kind",
      list(CONFIG_MAP, "functionConfig:\n  apiVersion: v1\n  kind: Secret\n"),
      /accepted are fn.example.dev\/v1 Example/,
    ],
  ];
  test.each(inputs)("%s: exit 1, the reason on stderr, and no output", (_, text, reason) => {
    const outcome = processList(nothing, text);
    expect(outcome).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(reason) });
    expect(outcome).not.toHaveProperty("output");
  });

  const failing: readonly (readonly [string, KrmFunction<unknown>, RegExp])[] = [
    [
      "an error result",
      functionOf((resources) => {
        resources.addResult({ message: "fine", severity: "info" });
        resources.addProblem({ code: "Bad", severity: "error", message: "no", field: "data.mode" }, resources.items[1]);
      }),
      /^example: \[error\] ConfigMap one data\.mode \(a\.yaml\): no\nexample: \[info\] fine\n$/,
    ],
    [
      "an edit that the text of an item refuses",
      functionOf((resources) => resources.items[1]?.set(["kind", "conditions"], [])),
      /^example: \[error\] ConfigMap one kind \(a\.yaml\): kind: is a single value, so it has no fields: write/,
    ],
    [
      "an edit that no text could take",
      functionOf((resources) => resources.items[1]?.set([], [])),
      /^example: \[error\] internal error: /,
    ],
    [
      "an exception",
      functionOf(() => {
        throw new TypeError("x is not a function\nat line");
      }),
      /^example: \[error\] internal error: x is not a function\\nat line\n$/,
    ],
    ["a removed item", functionOf((resources) => resources.remove(resources.items[1] as never)), /mayDelete/],
    [
      "a removed Kptfile",
      functionOf((resources) => resources.remove(resources.items[0] as never), { mayDelete: true }),
      /Kptfile/,
    ],
    [
      "a Kptfile that becomes something else",
      functionOf((resources) => resources.items[0]?.set(["kind"], "ConfigMap")),
      /Kptfile of package Kptfile would be lost/,
    ],
    [
      "a message with terminal escapes",
      functionOf((resources) => resources.addResult({ message: "\u001b[31mred", severity: "error" })),
      /\\u\{1b\}\[31mred/,
    ],
  ];
  test.each(failing)("%s: exit 1, one line a result on stderr, and no output", (_, fn, reason) => {
    const outcome = processList(fn, list(KPTFILE + CONFIG_MAP));
    expect(outcome).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(reason) });
    expect(outcome).not.toHaveProperty("output");
  });

  test("a function that may delete does", () => {
    const fn = functionOf((resources) => resources.remove(resources.items[1] as never), { mayDelete: true });
    expect(processList(fn, list(KPTFILE + CONFIG_MAP))).toMatchObject({ exitCode: 0, output: list(KPTFILE) });
  });

  test("an item that cannot be read is named when the function looks at it", () => {
    const broken = "- apiVersion: v1\n  kind: [\n  metadata: {}\n";
    const looking = functionOf((resources) => void resources.select({ kind: "ConfigMap" }));
    const outcome = processList(looking, list(broken + CONFIG_MAP));
    expect(outcome).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/items\[0\]/) });
  });

  test("the stack of an exception is shown where it is asked for", () => {
    const fn = functionOf(() => {
      throw new Error("why");
    });
    expect(processList(fn, list(CONFIG_MAP), { debug: true }).stderr).toContain("process-list.test.ts");
  });
});
