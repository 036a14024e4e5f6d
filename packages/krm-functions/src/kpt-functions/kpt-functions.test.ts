import nodeConsole from "node:console";
import type { Configs as RealConfigs, KptFunc as RealKptFunc } from "kpt-functions";
import { describe, expect, test } from "vitest";
import { setSuspend } from "../set-suspend/index.ts";
import * as ours from "./index.ts";

// The original package replaces the global console when it is imported, so this is restored afterwards.
const untouched = console;
globalThis.console = nodeConsole;
const real = await import("kpt-functions");
globalThis.console = untouched;

const list = (items: string, end = ""): string =>
  `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}${end}`;

const place = (path: string, packagePath: string, index = 0): string =>
  `internal.config.kubernetes.io/package-path: '${packagePath}', internal.config.kubernetes.io/path: '${path}', internal.config.kubernetes.io/index: '${index}'`;

const context = (packagePath: string): string => `- apiVersion: v1
  kind: ConfigMap
  metadata: {name: kptfile.kpt.dev, annotations: {${place("package-context.yaml", packagePath)}}}
  data: {name: example}
`;
const SPELLINGS = `- apiVersion: example.dev/v1
  kind: Spelled # head
  metadata:
    name: spelled
    annotations: {${place("a.yaml", "/p")}}
  spec:
    octal: 0644 # mode
    hex: 0x1F
    time: 1:30
    date: 2020-01-01
    big: 12345678901234567890
    float: 1.0
    exponent: 1e3
    none: ~
    quoted: "true"
    flow: {b: [1, 2], 'a': x}
    "10": first
    "2": second
    list:
    # about a
    - name: a
      mode: 0755
    - name: b # and b
      mode: 0700
`;
const SUB_PACKAGES = list(context("/p/s1") + context("/p/s2") + context("/p"));

/** A function written against the original package, with its types and helpers. */
function written(run: (configs: RealConfigs) => void): RealKptFunc {
  return Object.assign(
    async (configs: RealConfigs) => {
      run(configs);
    },
    { usage: "" },
  );
}
const noOp = written(() => {});

async function output(fn: ours.AnyKptFunc, text: string): Promise<string> {
  const outcome = await ours.processKptFunc(fn, text);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output;
}

describe("AC-SDK-KPTFUNC: a function of kpt-functions loses nothing", () => {
  test.each([
    ["sub-packages with objects of the same name", SUB_PACKAGES],
    ["numbers, dates, comments and styles of every spelling", list(SPELLINGS)],
    ["anchors", list("- apiVersion: v1\n  kind: A\n  metadata: {name: a}\n  x: &x {b: 1}\n  y: *x\n")],
    ["an object without metadata", list("- apiVersion: v1\n  kind: A\n- apiVersion: v1\n  kind: A\n")],
    ["no items at all", "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\n"],
  ])("doing nothing changes no byte: %s", async (_, text) => {
    expect(await output(noOp, text)).toBe(text);
  });

  test("where the original drops two of three objects", async () => {
    expect(real.parse(SUB_PACKAGES, real.FileFormat.YAML).getAll()).toHaveLength(1);
    await expect(
      ours.processKptFunc(
        written((configs) => expect(configs.getAll()).toHaveLength(3)),
        SUB_PACKAGES,
      ),
    ).resolves.toMatchObject({ exitCode: 0 });
  });

  test("one annotation is one line", async () => {
    const fn = written((configs) => {
      for (const object of configs.get(real.isKubernetesObject)) real.addLabel(object, "seen", "true");
    });
    const text = list(SPELLINGS);
    expect(await output(fn, text)).toBe(text.replace("'0'}\n", "'0'}\n    labels:\n      seen: \"true\"\n"));
  });

  test("130,000 objects are no problem", () => {
    const objects = Array.from({ length: 130_000 }, (_, i) => ({
      apiVersion: "v1",
      kind: "A",
      metadata: { name: `${i}` },
    }));
    expect(new ours.Configs(objects).getAll()).toHaveLength(130_000);
  });

  test("importing leaves the console alone", () => {
    expect(console).toBe(untouched);
  });

  test("an octal number that moves stays the same for Kubernetes", async () => {
    const fn = written((configs) => {
      const [object] = configs.getAll() as { spec?: { octal?: number; copy?: number } }[];
      if (object?.spec !== undefined) object.spec.copy = object.spec.octal ?? 0;
    });
    const text = list(SPELLINGS);
    expect(await output(fn, text)).toBe(`${text}    copy: 420\n`);
  });

  test("a number that was rounded when it was read is never written", async () => {
    const fn = written((configs) => {
      const [object] = configs.getAll() as { spec?: { big?: number; copy?: number } }[];
      if (object?.spec !== undefined) object.spec.copy = object.spec.big ?? 0;
    });
    expect(await ours.processKptFunc(fn, list(SPELLINGS))).toMatchObject({
      exitCode: 1,
      results: [{ message: expect.stringContaining("too large to be exact"), file: { path: "a.yaml" } }],
    });
  });
});

interface Entry {
  name: string;
  mode?: number;
}

describe("a changed list", () => {
  const cases: readonly (readonly [string, (entries: Entry[]) => void, readonly [string, string]])[] = [
    [
      "an entry in front",
      (entries) => entries.unshift({ name: "z" }),
      ["    # about a\n", "    - name: z\n    # about a\n"],
    ],
    [
      "an entry between",
      (entries) => entries.splice(1, 0, { name: "z" }),
      ["    - name: b", "    - name: z\n    - name: b"],
    ],
    ["an entry behind", (entries) => entries.push({ name: "z" }), ["mode: 0700\n", "mode: 0700\n    - name: z\n"]],
    ["the first gone", (entries) => entries.shift(), ["    # about a\n    - name: a\n      mode: 0755\n", ""]],
    [
      "a field of one",
      (entries) => Object.assign(entries[1] ?? {}, { more: "x" }),
      ["mode: 0700\n", "mode: 0700\n      more: x\n"],
    ],
  ];
  test.each(cases)("keeps its other entries as they are spelled: %s", async (_, change, [before, after]) => {
    const fn = written((configs) => change((configs.getAll()[0] as never as { spec: { list: Entry[] } }).spec.list));
    const text = list(SPELLINGS);
    expect(await output(fn, text)).toBe(text.replace(before, after));
  });
});

describe("inserting and deleting", () => {
  const keep = list(
    `- apiVersion: kpt.dev/v1\n  kind: Kptfile\n  metadata: {name: p, annotations: {${place("Kptfile", "/p")}}}\n${SPELLINGS}`,
  );

  test("a new object goes where kpt would put it, or where it says", async () => {
    const fn = written((configs) => {
      configs.insert({ apiVersion: "v1", kind: "Secret", metadata: { name: "new", namespace: "ns" } });
    });
    const text = await output(fn, keep);
    expect(text.startsWith(keep)).toBe(true);
    expect(text.slice(keep.length)).toContain("internal.config.kubernetes.io/path: ns/secret_new.yaml");
    expect(text.slice(keep.length)).toContain("internal.config.kubernetes.io/package-path: /p");
  });

  test("an object built anew replaces its like and stays in its file", async () => {
    const fn = written((configs) => {
      configs.insert({ apiVersion: "example.dev/v1", kind: "Spelled", metadata: { name: "spelled" } });
    });
    expect(await output(fn, keep)).toBe(keep.slice(0, keep.indexOf("  spec:")));
  });

  test("an object that could be several is refused", async () => {
    const fn = written((configs) =>
      configs.insert({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "kptfile.kpt.dev" } }),
    );
    expect(await ours.processKptFunc(fn, SUB_PACKAGES)).toMatchObject({ exitCode: 1, thrown: expect.any(Error) });
  });

  test("one of several like it is deleted", async () => {
    const fn = written((configs) => configs.delete(...configs.getAll().slice(1, 2)));
    expect(await output(fn, SUB_PACKAGES)).toBe(list(context("/p/s1") + context("/p")));
  });

  test.each([
    ["a Kptfile", (configs: RealConfigs) => configs.delete(...configs.getAll().slice(0, 1))],
    ["everything", (configs: RealConfigs) => configs.deleteAll()],
  ])("%s is never deleted", async (_, run) => {
    expect(await ours.processKptFunc(written(run), keep)).toMatchObject({ exitCode: 1 });
  });
});

describe("results", () => {
  test("are written in the words of the specification", async () => {
    const fn = written((configs) => {
      const [object] = configs.getAll();
      if (object === undefined) return;
      const field = { path: "spec.octal", currentValue: 420, suggestedValue: 384 };
      configs.addResults(
        real.kubernetesObjectResult("too open", object, field, "warn"),
        real.generalResult("all", "info"),
      );
    });
    const text = await output(fn, list(SPELLINGS));
    expect(text).toContain("- message: too open\n  severity: warning\n");
    expect(text).toContain("    currentValue: 420\n    proposedValue: 384\n");
  });

  test("of severity error end the run", async () => {
    const fn = written((configs) => configs.addResults(real.generalResult("no")));
    expect(await ours.processKptFunc(fn, list(SPELLINGS))).toMatchObject({ exitCode: 1, results: [{ message: "no" }] });
  });
});

describe("Configs answers as the original", () => {
  const object = (name: string): ours.KubernetesObject => ({ apiVersion: "v1", kind: "A", metadata: { name } });
  const config = Object.assign(object("c"), { kind: "ConfigMap", data: { a: "1", b: "2" } });
  const questions: readonly (readonly [string, (configs: RealConfigs) => unknown])[] = [
    ["getAll", (configs) => configs.getAll()],
    ["groupBy", (configs) => configs.groupBy((each) => each.metadata.name.slice(0, 1))],
    ["getFunctionConfig", (configs) => configs.getFunctionConfig()],
    ["getFunctionConfigMap", (configs) => configs.getFunctionConfigMap()],
    ["getFunctionConfigValue", (configs) => [configs.getFunctionConfigValue("a"), configs.getFunctionConfigValue("x")]],
    ["hasUnexpectedFunctionParameter", (configs) => configs.hasUnexpectedFunctionParameter(["a"])],
    ["getFunctionConfigValueOrThrow", (configs) => configs.getFunctionConfigValueOrThrow("b")],
    ["toResourceList", (configs) => JSON.parse(JSON.stringify(configs.toResourceList()))],
    ["deepCopy", (configs) => configs.deepCopy().getAll()],
    ["insert and delete", (configs) => [configs.insert(object("d")), configs.delete(object("a1")), configs.getAll()]],
  ];
  test.each(questions)("%s", (_, ask) => {
    const input = ["a1", "a2", "b1"].map(object);
    expect(ask(new ours.Configs(input, config) as never)).toEqual(
      ask(new real.Configs(input as never, config as never)),
    );
  });

  test.each([
    ["another kind", { ...config, kind: "Other" }],
    ["a key that is missing", { ...config, data: {} }],
  ])("FunctionConfigError: %s", (_, given) => {
    expect(() => new ours.Configs([], given).getFunctionConfigValueOrThrow("a")).toThrow(ours.FunctionConfigError);
    expect(() => new real.Configs([], given as never).getFunctionConfigValueOrThrow("a")).toThrow(
      real.FunctionConfigError,
    );
  });

  test("every name of the original is there, but those that parse and print", () => {
    const left = ["FileFormat", "parse", "readConfigs", "runFnWithConfigs", "stringify", "writeConfigs"];
    expect(
      Object.keys(real)
        .filter((name) => !Object.hasOwn(ours, name))
        .sort(),
    ).toEqual(left);
  });
});

describe("AC-SDK-KPTFUNC: our functions as theirs", () => {
  test("set-suspend runs on the original's Configs", async () => {
    const fn: RealKptFunc = ours.toKptFunc(setSuspend);
    const cronJob = {
      apiVersion: "batch/v1",
      kind: "CronJob",
      metadata: { name: "j" },
      spec: { schedule: "* * * * *" },
    };
    const config = {
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "c" },
      data: { suspend: "true", effect: "new-runs", holder: "me", targets: "[{}]" },
    };
    const configs = new real.Configs([cronJob] as never, config as never);
    await real.runFnWithConfigs(fn, configs);
    expect(configs.getAll()).toMatchObject([{ spec: { schedule: "* * * * *", suspend: true } }]);
    expect(configs.getResults()).toMatchObject([{ severity: "info" }]);
    await expect(
      real.runFnWithConfigs(fn, new real.Configs([], { ...config, data: { no: "1" } } as never)),
    ).rejects.toThrow(ours.FunctionConfigError);
  });
});

describe("TestRunner", () => {
  const input = new ours.Configs([{ apiVersion: "v1", kind: "A", metadata: { name: "a" } }]);
  const label = written((configs) => configs.getAll().forEach((object) => real.addLabel(object, "a", "b")));
  const fail = written(() => {
    throw new ours.FunctionConfigError("no");
  });

  test("takes what is as expected", async () => {
    await new ours.TestRunner(noOp).assert(input, "unchanged");
    await new ours.TestRunner(label).assert(
      input,
      new ours.Configs([ours.addLabel(structuredClone(input.getAll()[0]) as ours.KubernetesObject, "a", "b")]),
    );
    await new ours.TestRunner(fail).assertCallback(input, undefined, ours.FunctionConfigError, /no/)();
  });

  test("throws what is not", async () => {
    await expect(new ours.TestRunner(label).assert(input, "unchanged")).rejects.toThrow("expected");
    await expect(new ours.TestRunner(noOp).assert(input, undefined, Error)).rejects.toThrow("found none");
    await expect(new ours.TestRunner(fail).assert(input)).rejects.toThrow("no");
  });
});
