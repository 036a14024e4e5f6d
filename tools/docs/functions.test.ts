// Follows docs/functions.md literally: a fence after "`path`:" is written to that file, an `sh` fence is run. Not run
// are `npm install` (the repository's node_modules must contain what is named) and, if kpt is missing, `kpt`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { findKpt } from "@landfall/testing/golden";
import { afterAll, describe, expect, test } from "vitest";
import { snippetsOf } from "./snippets.ts";

const root = resolve(import.meta.dirname, "../..");
const markdown = readFileSync(join(root, "docs/functions.md"), "utf8");
const lines = markdown.split("\n");
const scratch = mkdtempSync(join(tmpdir(), "landfall-functions-"));
const home = join(scratch, "set-team");
afterAll(() => rmSync(scratch, { recursive: true }));

/** The file that a fence is written to, named on the line above it. */
function fileOf(line: number): string | undefined {
  return /^`([^`]+)`:$/.exec(lines[line - 3] ?? "")?.[1];
}

/** A command adapted to this environment. */
function stoodIn(command: string): string {
  const install = /^npm install (?:--save-dev )?(.*)$/.exec(command);
  if (install === null) return command;
  for (const name of (install[1] ?? "").split(" ")) expect(existsSync(join(root, "node_modules", name))).toBe(true);
  return "";
}

function shell(text: string): { readonly status: number | null; readonly output: string } {
  const started = existsSync(home);
  const script = text.split("\n").map(stoodIn).join("\n");
  const PATH = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  const { status, stdout, stderr } = spawnSync("bash", ["-euo", "pipefail", "-c", script], {
    cwd: started ? home : scratch,
    encoding: "utf8",
    env: { ...process.env, PATH, HOME: scratch },
  });
  if (!started) symlinkSync(join(root, "node_modules"), join(home, "node_modules"));
  return { status, output: stdout + stderr };
}

describe("AC-SDK-WRITE-YOUR-OWN: docs/functions.md", () => {
  const kpt = findKpt();
  if (kpt === undefined) process.stderr.write("NOT RUN: the kpt commands of docs/functions.md: no kpt\n");

  for (const { language, text, line } of snippetsOf(markdown)) {
    const file = fileOf(line);
    if (file !== undefined) {
      test(`line ${line}: ${file}`, () => {
        mkdirSync(dirname(join(home, file)), { recursive: true });
        writeFileSync(join(home, file), text);
      });
    } else if (language === "sh" && (kpt !== undefined || !/^kpt /m.test(text))) {
      test(`line ${line}: ${text.split("\n")[0]}`, () => {
        expect(shell(text)).toMatchObject({ status: 0 });
      });
    } else {
      test(`line ${line}: ${text.split("\n")[0]}, for people`, () => {
        expect(["sh", "console", "text"]).toContain(language);
      });
    }
  }

  test("the image's entrypoint is in exec form and runs the one file, with nothing but Node", () => {
    const dockerfile = readFileSync(join(home, "Dockerfile"), "utf8");
    const [, copied = "", inside = ""] = /^COPY (\S+) (\S+)$/m.exec(dockerfile) ?? [];
    const entrypoint = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? "") as readonly string[];
    expect([entrypoint[0], entrypoint[1]]).toEqual(["node", inside]);
    expect(dockerfile).toMatch(/^USER [1-9]/m);
    const alone = join(scratch, "alone.cjs");
    writeFileSync(alone, readFileSync(join(home, copied)));
    const input =
      "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\nfunctionConfig:\n  apiVersion: fn.example.com/v1\n  kind: SetTeam\n  team: shop\n";
    const { status, stdout } = spawnSync(process.execPath, [alone], { input, encoding: "utf8", cwd: "/", env: {} });
    expect([status, stdout]).toEqual([0, input]);
  });
});

describe("docs/migrate-from-kpt-functions.md", () => {
  test("the function with the new import compiles and runs", () => {
    const [snippet] = snippetsOf(readFileSync(join(root, "docs/migrate-from-kpt-functions.md"), "utf8"));
    const directory = join(scratch, "migrated");
    mkdirSync(directory);
    symlinkSync(join(root, "node_modules"), join(directory, "node_modules"));
    writeFileSync(join(directory, "package.json"), '{"type":"module"}');
    writeFileSync(join(directory, "main.ts"), snippet?.text ?? "");
    const flags =
      "--ignoreConfig --noEmit --strict --module nodenext --target es2023 --skipLibCheck --types node main.ts";
    const compiled = spawnSync(join(root, "node_modules/.bin/tsc"), flags.split(" "), {
      cwd: directory,
      encoding: "utf8",
    });
    expect([compiled.status, compiled.stdout]).toEqual([0, ""]);
    const item = "- apiVersion: v1\n  kind: ConfigMap # kept\n  metadata:\n    name: a\n";
    const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
    const ran = spawnSync(
      process.execPath,
      ["--experimental-strip-types", "--no-warnings", "main.ts", "-d", "team=shop"],
      {
        cwd: directory,
        encoding: "utf8",
        input: head + item,
      },
    );
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([0, `${head}${item}    labels:\n      team: shop\n`, ""]);
  });
});
