import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { churn } from "../../test/churn.ts";
import { type Files, inDirectory, kpt, kptEval, kptRender, readFiles, writeScript } from "../../test/kpt.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import { evalPackage } from "./eval-package.ts";
import { readPackage } from "./package-files.ts";
import { renderPackage } from "./render-package.ts";
import { writeChanges } from "./write-changes.ts";

const SCRIPT = fileURLToPath(new URL("../../test/churn.main.ts", import.meta.url));

/** Provides `churn` as a program for kpt, with the arguments and environment that kpt passes. */
function withChurn<T>(body: (command: string) => T): T {
  return inDirectory(new Map(), (directory) => {
    const command = `${directory}/churn`;
    writeScript(
      command,
      `#!/bin/sh\nexec '${process.execPath}' --experimental-strip-types --no-warnings --conditions=landfall-source '${SCRIPT}' "$@"\n`,
    );
    return body(command);
  });
}

function kptfile(name: string, steps: readonly string[]): string {
  const pipeline = steps.length === 0 ? "" : `pipeline:\n  mutators:\n${steps.join("")}`;
  return `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: ${name}\n${pipeline}`;
}

/** The files without those that the embedded runner refuses because kpt's outcome is not certain. */
function withoutRefused(files: Files): Files {
  return inDirectory(files, (directory) => {
    const read = readPackage(directory);
    const outcome = read.ok ? renderPackage(read.value, [churn]) : read;
    if (outcome.ok) return files;
    expect(outcome.problems.map(({ code }) => code)).not.toContain("FunctionFailed");
    const told = outcome.problems.map(({ message }) => message).join("\n");
    const left = new Map([...files].filter(([path]) => !told.includes(` in ${path.split("/").at(-1)}:`)));
    return left.size === files.size ? files : withoutRefused(left);
  });
}

/** The files after a run of the embedded runner, as `kptRender` returns them for kpt. */
function embeddedRender(files: Files): Files {
  return inDirectory(files, (directory) => {
    const read = readPackage(directory);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const outcome = renderPackage(read.value, [churn]);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems, null, 1));
    expect(writeChanges(directory, outcome.value.changes)).toEqual([]);
    return readFiles(directory);
  });
}

function expectSame(files: Files): Files {
  const embedded = embeddedRender(files);
  const real = kptRender(files);
  expect([...embedded.keys()]).toEqual([...real.keys()]);
  const differing = [...real].filter(([path, text]) => embedded.get(path) !== text);
  expect(
    differing
      .slice(0, 3)
      .map(([path, text]) => ({ path, before: files.get(path), kpt: text, embedded: embedded.get(path) })),
  ).toEqual([]);
  return embedded;
}

describe.runIf(kpt !== undefined)("renderPackage, against kpt: the same bytes", () => {
  test("for generated objects with every sort of edit, in many files and sub-packages", () => {
    withChurn((command) => {
      const texts = fc.sample(yamlDocument, { numRuns: 300, seed: 7 });
      const files = new Map([
        ["Kptfile", kptfile("root", [`    - exec: ${command}\n      configMap:\n        insert: new.yaml\n`])],
        [
          "a/Kptfile",
          kptfile("a", [`    - exec: ${command}\n`, `    - exec: ${command}\n      configMap:\n        shift: "3"\n`]),
        ],
        ["a/deep/er/Kptfile", kptfile("deeper", [])],
        ...texts.map((text, at): [string, string] => [
          `${["", "a/", "a/deep/", "a/deep/er/", "z/"][at % 5]}f${at}.yaml`,
          text,
        ]),
      ]);
      const accepted = withoutRefused(files);
      expect(accepted.size).toBeGreaterThan(files.size * 0.97);
      expect(expectSame(accepted).size).toBe(accepted.size + 1);
    });
  });

  const object = (name: string, rest = ""): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${rest}`;
  const cases: readonly (readonly [string, (command: string) => Files])[] = [
    [
      "several documents in a file, and a new one after them",
      (command) =>
        new Map([
          ["Kptfile", kptfile("p", [`    - exec: ${command}\n      configMap:\n        insert: a.yaml\n`])],
          ["a.yaml", `${object("one", "data:\n  a: b\n")}---\n${object("three", "data:\n  a:\n    - 1\n")}`],
        ]),
    ],
    [
      "names that are no text, and separators with tabs",
      (command) =>
        new Map([
          ["Kptfile", kptfile("p", [`    - exec: ${command}\n`])],
          ["a.yaml", `${object("1234", "data:\n  a: b\n")}---\t\n${object("true")}---\t # c\n${object("1.50")}`],
        ]),
    ],
    [
      "selectors, exclusions, a validator and a config file",
      (command) =>
        new Map([
          [
            "Kptfile",
            `${kptfile("p", [`    - exec: ${command}\n      configPath: config.yaml\n      selectors:\n        - kind: ConfigMap\n          labels:\n            app: x\n        - name: two\n      exclude:\n        - name: skipped\n`])}  validators:\n    - exec: ${command}\n`,
          ],
          [
            "config.yaml",
            'apiVersion: fn.example.dev/v1\nkind: Churn\nmetadata:\n  name: c\n  annotations:\n    config.kubernetes.io/local-config: "true"\nshift: 2\ninsert: dir/new.yaml\n',
          ],
          ["a.yaml", object("one", "  labels:\n    app: x\ndata:\n  a: b\n")],
          ["b.yaml", object("two")],
          ["c.yaml", object("skipped", "  labels:\n    app: x\n")],
          ["d.yaml", object("other")],
        ]),
    ],
    [
      "JSON files, ignored files, files without objects, and a wide Kptfile",
      (command) =>
        new Map([
          ["Kptfile", kptfile("p", [`    - exec: ${command}\n      configMap:\n        shift: "1"\n`])],
          [".krmignore", "ignored\n*.skip.yaml\n"],
          [
            "a.json",
            '{\n  "apiVersion": "v1",\n  "data": {\n    "a": "\\u003cb\\u003e",\n    "z": [\n      1\n    ]\n  },\n  "kind": "ConfigMap",\n  "metadata": {\n    "name": "json"\n  }\n}\n',
          ],
          ["ignored/x.yaml", "not: [a, resource\n"],
          ["b.skip.yaml", "}\n"],
          ["notes.yaml", "# nothing but a comment\n"],
          ["README.md", "text\n"],
        ]),
    ],
  ];
  test("for what .krmignore files leave", () => {
    const patterns = [
      "skipped",
      "/top",
      "dir/",
      "*.skip.yaml",
      "!kept.skip.yaml",
      "a/b/*.yaml",
      "deep/**/x.yaml",
      "q?.yaml",
      "[rs].yaml",
      "**/any.yaml",
      "end/**",
      "# c",
      "",
      "z/inner",
    ];
    const paths = [
      "skipped/x.yaml",
      "a/skipped/x.yaml",
      "skipped.yaml",
      "top/x.yaml",
      "a/top/x.yaml",
      "dir/x.yaml",
      "a/dir/x.yaml",
      "one.skip.yaml",
      "a/one.skip.yaml",
      "kept.skip.yaml",
      "a/b/x.yaml",
      "a/b/c/x.yaml",
      "z/a/b/x.yaml",
      "deep/x.yaml",
      "deep/1/x.yaml",
      "deep/1/2/x.yaml",
      "q1.yaml",
      "q12.yaml",
      "r.yaml",
      "t.yaml",
      "any.yaml",
      "w/v/any.yaml",
      "end/x.yaml",
      "end/y/x.yaml",
      "sub/own.yaml",
      "sub/skipped/x.yaml",
      "sub/one.skip.yaml",
      "plain/own.yaml",
      "z/inner/x.yaml",
      "y/z/inner/x.yaml",
    ];
    withChurn((command) =>
      expectSame(
        new Map([
          ["Kptfile", kptfile("p", [`    - exec: ${command}\n`])],
          [".krmignore", `${patterns.join("\n")}\n`],
          ["sub/Kptfile", kptfile("sub", [])],
          ["sub/.krmignore", "own.yaml\n"],
          ["plain/.krmignore", "own.yaml\n"],
          ["z/inner/Kptfile", kptfile("ignored", [])],
          ...paths.map((path, at): [string, string] => [path, object(`n${at}`)]),
        ]),
      ),
    );
  });

  test.each(cases)("for %s", (_, filesOf) => {
    withChurn((command) => expectSame(filesOf(command)));
  });
});

test.runIf(kpt !== undefined)("evalPackage, against kpt: the same bytes", () => {
  const object = (name: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n  a: b # c\n`;
  const files = new Map([
    ["Kptfile", kptfile("p", [])],
    ["a.yaml", `${object("a")}---\n${object("bb")}`],
    ["sub/Kptfile", kptfile("inner", [])],
    ["sub/b.yaml", object("ccc")],
    ["dir/c.yaml", object("dddd")],
  ]);
  withChurn((command) => {
    const real = kptEval(files, command, ["shift=4", "insert=dir/c.yaml"]);
    const embedded = inDirectory(files, (directory) => {
      const read = readPackage(directory);
      const config = 'apiVersion: v1\nkind: ConfigMap\ndata:\n  shift: "4"\n  insert: dir/c.yaml\n';
      const outcome = read.ok ? evalPackage(read.value, churn, { config }) : read;
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
      expect(writeChanges(directory, outcome.value.changes)).toEqual([]);
      return readFiles(directory);
    });
    expect(embedded).toEqual(real);
    expect(embedded).not.toEqual(files);
  });
});
