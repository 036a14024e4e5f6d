import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleOptions } from "../../../rolldown.config.ts";
import { inDirectory, readFiles } from "../../../test/kpt.ts";

/*
 * Runs the bundle as a real process, as an orchestrator does. kpt takes exit code 0 with half a list as an order to
 * delete the rest, so exit code 0 must come with the whole list only.
 */

let directory = "";
let program = "";

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "landfall-run-"));
  program = join(directory, "set-annotation.cjs");
  const { output, ...input } = bundleOptions(
    join(import.meta.dirname, "../../../test/set-annotation.main.ts"),
    program,
  );
  const bundle = await rolldown(input);
  if (output !== undefined && !Array.isArray(output)) await bundle.write(output);
  // A pipe becomes non-blocking when a program (this one, or one that shares the pipe) opens it as a stream.
  writeFileSync(join(directory, "non-blocking.cjs"), "process.stdout; process.stdin;");
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

function item(name: string, data = "a: b"): string {
  return `- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: ${name}\n    annotations:\n      internal.config.kubernetes.io/path: '${name}.yaml'\n  data:\n    ${data}\n`;
}

function listOf(items: readonly string[]): string {
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items.join("")}`;
}

function run(input: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
}

const items = Array.from({ length: 40 }, (_, number) => item(`n${number}`));
/** A ResourceList of about 30 MB. */
const large = (): string =>
  listOf(Array.from({ length: 3_000 }, (_, number) => item(`n${number}`, `a: ${"x".repeat(10_000)}`)));

describe("the whole list, or no list and another exit code than 0", () => {
  test("a good list: every item edited, silence on stderr", () => {
    const { status, stdout, stderr } = run(listOf(items));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.match(/example\.dev\/seen: "yes"/g)).toHaveLength(items.length);
    expect(stdout.replaceAll(/ +example\.dev\/seen: "yes"\n/g, "")).toBe(listOf(items));
  });

  const half = (): string => listOf(items).slice(0, listOf(items).length / 2);
  const inputs: readonly (readonly [string, () => string, RegExp])[] = [
    ["empty stdin", () => "", /empty/],
    ["garbage", () => "\u0001\u0002}{", /./],
    ["a web page", () => "<html><body>502</body></html>\n", /./],
    ["half a list", half, /line \d+/],
    [
      "a function that throws",
      () => listOf([...items, item("throws")]),
      /^set-annotation: \[error\] internal error: cannot go on\n$/,
    ],
    [
      "an error result",
      () => listOf([...items, item("refused")]),
      /^set-annotation: \[error\] ConfigMap refused \(refused\.yaml\): not this one\n$/,
    ],
  ];
  test.each(inputs)("%s", (_, input, reason) => {
    const { status, stdout, stderr } = run(input());
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(reason);
    expect(stderr).not.toContain("    at ");
  });

  test("bytes that are no UTF-8", () => {
    const input = Buffer.concat([Buffer.from(listOf(items)), Buffer.from([0xff, 0x0a])]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { input, encoding: "utf8" });
    const line = listOf(items).split("\n").length;
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(`set-annotation: [error] line ${line}: no UTF-8 text\n`);
  });

  test("the stack of an exception, which names the program, with LANDFALL_DEBUG alone", () => {
    const { stderr } = run(listOf([item("throws")]), [], { LANDFALL_DEBUG: "1" });
    const [, line = 0, column = 0] = /\((?:[^()]*\/)?set-annotation\.cjs:(\d+):(\d+)\)/.exec(stderr) ?? [];
    const text = readFileSync(program, "utf8").split("\n")[Number(line) - 1] ?? "";
    expect(text.slice(Number(column) - 1)).toMatch(/^Error\(`cannot go on`\)/);
  });

  test.runIf(existsSync("/dev/full"))("a full disk", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [program], {
      input: listOf(items),
      stdio: ["pipe", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toContain("ENOSPC");
  });

  test("a reader that goes away", async () => {
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.on("error", () => {});
    child.stdin.end(large());
    await once(child.stdout, "data");
    child.stdout.destroy();
    const [status] = await once(child, "exit");
    expect(status).toBe(1);
  });

  test("a reader of the help that goes away ends it quietly, as it ends other tools", () => {
    const script = `("${process.execPath}" "${program}" --help; echo $? >&2) | true`;
    expect(spawnSync("bash", ["-c", script], { encoding: "utf8" }).stderr).toBe("141\n");
  });

  test("a slow reader and a slow writer of 30 MB through pipes that do not block", async () => {
    const input = large();
    const child = spawn(process.execPath, ["--require", join(directory, "non-blocking.cjs"), program], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const pieces = input.match(/[\s\S]{1,3000000}/g) ?? [];
    for (const piece of pieces) {
      await new Promise((resolve) => child.stdin.write(piece, resolve));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.stdin.end();
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      child.stdout.pause();
      setTimeout(() => child.stdout.resume(), 1);
    });
    const [[status]] = await Promise.all([once(child, "exit"), once(child.stdout, "end")]);
    expect(status).toBe(0);
    const output = Buffer.concat(chunks).toString();
    expect(output.replaceAll(/ +example\.dev\/seen: "yes"\n/g, "") === input).toBe(true);
  });
});

describe("help and documentation", () => {
  test("--doc prints the ten keys as JSON", () => {
    const { status, stdout } = run("", ["--doc"]);
    expect(status).toBe(0);
    const keys = [
      "short",
      "long",
      "examples",
      "image",
      "description",
      "tags",
      "sourceURL",
      "examplePackageURLs",
      "license",
      "hidden",
    ];
    expect(Object.keys(JSON.parse(stdout))).toEqual(keys);
  });

  test("--help wins over --doc, and names the fields of the config", () => {
    const { status, stdout } = run("", ["--doc", "--help"]);
    expect(status).toBe(0);
    expect(stdout).toContain("\n  value  The value. By default yes.\n");
  });

  test("an unknown flag is an error", () => {
    expect(run(listOf(items), ["--verbose"])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("unknown flag --verbose"),
    });
  });
});

describe("the bundle", () => {
  test("is one executable file that needs nothing installed and no Node of ours", () => {
    const text = readFileSync(program, "utf8");
    expect(text.startsWith("#!/usr/bin/env node\n")).toBe(true);
    const required = [...text.matchAll(/require\([`"']([^`"']+)[`"']\)/g)].map(([, name = ""]) => name);
    const isCarried = (name: string): boolean => text.includes(`"${name}":`) || text.includes(`["${name}"] = `);
    expect(required.filter((name) => !name.startsWith("node:") && !isCarried(name))).toEqual([]);
    const others = (process.env["PATH"] ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
    const { status, stderr } = spawnSync(program, [], {
      input: listOf(items),
      encoding: "utf8",
      env: { PATH: others.join(delimiter) },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

describe("file mode", () => {
  const FILES = new Map([
    ["Kptfile", "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n    name:   odd # indentation\n"],
    [
      "two.yaml",
      "---\n# first\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: b\n  annotations:\n    x: 'y'\n",
    ],
    [
      "windows.yaml",
      "\uFEFFapiVersion: v1\r\nkind: ConfigMap\r\nmetadata:\r\n  name: c\r\ndata:\r\n  a: |\r\n    x\r\n\r\n    y\r\n",
    ],
    ["sub/last.json", '{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "d"}}'],
    [".krmignore", "ignored\n"],
    ["ignored/broken.yaml", "}\n"],
  ]);
  const CHANGED = new Map([
    ["Kptfile", `${FILES.get("Kptfile")}    annotations:\n        example.dev/seen: "yes"\n`],
    [
      "two.yaml",
      '---\n# first\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: {example.dev/seen: "yes"}}\n\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: b\n  annotations:\n    x: \'y\'\n    example.dev/seen: "yes"\n',
    ],
    [
      "windows.yaml",
      '\uFEFFapiVersion: v1\r\nkind: ConfigMap\r\nmetadata:\r\n  name: c\r\n  annotations:\r\n    example.dev/seen: "yes"\r\ndata:\r\n  a: |\r\n    x\r\n\r\n    y\r\n',
    ],
    [
      "sub/last.json",
      '{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "d", "annotations": {"example.dev/seen": "yes"}}}',
    ],
  ]);

  test("edits files of any form in place, and names them", () => {
    inDirectory(FILES, (root) => {
      const { status, stdout, stderr } = run("", [root]);
      expect({ status, stdout, stderr }).toEqual({
        status: 0,
        stdout: "Kptfile\nsub/last.json\ntwo.yaml\nwindows.yaml\n",
        stderr: "",
      });
      expect(readFiles(root)).toEqual(new Map([...FILES, ...CHANGED]));
      expect(run("", [root]).stdout).toBe("");
    });
  });

  test("--dry-run and --diff change nothing", () => {
    inDirectory(FILES, (root) => {
      expect(run("", ["--dry-run", join(root, "sub")])).toMatchObject({ status: 0, stdout: "last.json\n" });
      const { stdout } = run("", ["--diff", join(root, "two.yaml")]);
      expect(stdout).toContain("--- a/two.yaml\n+++ b/two.yaml\n@@ -2,7 +2,7 @@\n");
      expect(stdout).toContain("     x: 'y'\n+    example.dev/seen: \"yes\"\n");
      expect(readFiles(root)).toEqual(FILES);
    });
  });

  test("takes a config from a file", () => {
    inDirectory(
      new Map([
        ...FILES,
        ["config.txt", "# why\n---\napiVersion: fn.example.dev/v1\nkind: SetAnnotation\nvalue: other\n"],
      ]),
      (root) => {
        expect(run("", ["-f", join(root, "config.txt"), root]).status).toBe(0);
        expect(readFiles(root).get("two.yaml")).toContain("example.dev/seen: other");
      },
    );
  });

  const CONFIG = "apiVersion: fn.example.dev/v1\nkind: SetAnnotation\nvalue: other\n";

  test.each([
    ["a field", CONFIG.replace("value", "values"), "values (FILE): SetAnnotation has no key"],
    ["a line", `${CONFIG}value: a: b\n`, "(FILE): line 4: "],
    ["two configs", `${CONFIG}---\n${CONFIG}`, "(FILE): a function takes one config, and there are 2"],
  ])("says its name once where a config is wrong, and its file: %s", (_, config, message) => {
    inDirectory(new Map([...FILES, ["config.txt", config]]), (root) => {
      const file = join(root, "config.txt");
      const { status, stderr } = run("", ["-f", file, root]);
      expect(status).toBe(1);
      expect(stderr).toContain(`set-annotation: [error] ${message.replace("FILE", file)}`);
    });
  });

  test.each([
    ["a path that is not there", ["nowhere"], /nowhere: does not exist\n$/],
    ["a config that is not there", ["-f", "nowhere", "two.yaml"], /nowhere: does not exist\n$/],
    ["a config that is a directory", ["-f", "sub", "two.yaml"], /sub: a directory, where a file is wanted\n$/],
    ["a file of bytes", ["bytes.yaml"], /bytes\.yaml: line 2: no UTF-8 text\n$/],
    ["a config of bytes", ["-f", "bytes.yaml", "two.yaml"], /bytes\.yaml: line 2: no UTF-8 text\n$/],
  ])("%s is named, and nothing is written", (_, args, reason) => {
    inDirectory(FILES, (root) => {
      const bytes = join(root, "bytes.yaml");
      writeFileSync(bytes, Buffer.from([0x61, 0x0a, 0xff, 0x0a]));
      const { status, stdout, stderr } = run(
        "",
        args.map((arg) => (arg === "-f" ? arg : join(root, arg))),
      );
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(reason);
      rmSync(bytes);
      expect(readFiles(root)).toEqual(FILES);
    });
  });

  const bad: readonly (readonly [string, string, RegExp])[] = [
    ["a file that is no resource", "a: b\n", /bad\.yaml.*must have apiVersion/],
    ["a file that is no YAML", "}\n", /bad\.yaml/],
    [
      "an object the function refuses",
      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: refused\n",
      /ConfigMap refused/,
    ],
  ];
  test.each(bad)("with %s nothing is written", (_, text, reason) => {
    inDirectory(new Map([...FILES, ["bad.yaml", text]]), (root) => {
      const { status, stdout, stderr } = run("", [root]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(reason);
      expect(readFiles(root)).toEqual(new Map([...FILES, ["bad.yaml", text]]));
    });
  });
});
