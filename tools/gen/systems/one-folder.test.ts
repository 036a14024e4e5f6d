// Checks that deleting a system's directory removes it, and that following docs/add-a-system.md adds one, without any
// other edit. Both are done together in a copy of the repository.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { snippetsOf } from "../../docs/snippets.ts";

const root = resolve(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "landfall-without-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** The system that is mentioned in the most places. */
const DELETED = "flux";
const ADDED = "kapp-controller";
const COPIED = ["packages", "tools", "schemas", "docs", "bench", "examples"];
const LEFT_OUT = new Set(["node_modules", "dist", "api", "status-rules"]);

function copyRepository(): void {
  for (const name of COPIED) {
    const filter = (path: string): boolean => !LEFT_OUT.has(basename(path));
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  }
  for (const name of readdirSync(root).filter((file) => /\.(json|ts|md)$|^LICENSE$/.test(file)))
    cpSync(join(root, name), join(copy, name));
  linkModules("node_modules");
  for (const name of readdirSync(join(root, "packages"))) linkModules(`packages/${name}/node_modules`);
}

/**
 * Links the installed packages; those of the repository are taken from the copy. Caches of tools (`.vite`,
 * `.vitest-cache`) are not linked: the tests in the copy would write into those of the running test.
 */
function linkModules(folder: string): void {
  const from = join(root, folder);
  let names: readonly string[] = [];
  try {
    names = readdirSync(from);
  } catch {
    return;
  }
  mkdirSync(join(copy, folder, "@landfall"), { recursive: true });
  const installed = names.filter((name) => name !== "@landfall" && (name === ".bin" || !name.startsWith(".")));
  for (const name of installed) symlinkSync(join(from, name), join(copy, folder, name));
  if (folder !== "node_modules") return;
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(copy, folder, "@landfall", name));
}

function run(command: string, args: readonly string[], cwd: string = copy): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    // A failure is reported at the end of a test run's output.
    throw new Error(`${command} ${args.join(" ")}\n${`${stdout}${stderr}`.slice(-6_000)}`, { cause: error });
  }
}

const bin = (name: string): string => join(root, "node_modules/.bin", name);

/** Writes the files that the page contains: a fence after "`path`:" is one. */
function followPage(): readonly string[] {
  const page = readFileSync(join(root, "docs/add-a-system.md"), "utf8");
  const lines = page.split("\n");
  return snippetsOf(page).flatMap(({ text, line }) => {
    const path = /^`([^`]+)`:$/.exec(lines[line - 3] ?? "")?.[1];
    if (path === undefined) return [];
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    return [path];
  });
}

describe(`without packages/adapters/src/${DELETED}, and with ${ADDED}`, { timeout: 600_000 }, () => {
  test("all that is written by hand is in the one folder", () => {
    copyRepository();
    rmSync(join(copy, "packages/adapters/src", DELETED), { recursive: true });
    const files = followPage();
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !file.startsWith(`packages/adapters/src/${ADDED}/`))).toEqual([]);
  });

  test.each([
    "packages/adapters/package.json",
    "packages/adapters/src/systems/generated/kinds.ts",
    "packages/core/src/object/target/generated/cluster-fields.ts",
    "packages/krm-functions/bundling/generated/systems.ts",
    "schemas/fn.landfall.dev/compute-wave.schema.json",
    "docs/systems.md",
    "docs/rollout.md",
  ])("the generator writes %s anew", (file) => {
    if (file.endsWith("package.json")) run(process.execPath, ["--conditions=landfall-source", "tools/gen/main.ts"]);
    const text = readFileSync(join(copy, file), "utf8");
    expect(text).toMatch(/kapp-controller|kappctrl/);
    expect(text).not.toMatch(/adapters\/flux|toolkit\.fluxcd\.io\/|"flux"|\.\/flux/);
  });

  test("all types are right, those of tests and tools included", () => {
    run(bin("tsc"), ["-p", "tsconfig.tests.json"]);
  });

  test("the laws of all systems hold for the new one, and its own tests", () => {
    // This runs beside the repository's tests, so it gets one worker, and a long time limit.
    const options = ["--maxWorkers=1", "--testTimeout=300000"];
    const said = run(bin("vitest"), [
      "run",
      ...options,
      `packages/adapters/src/${ADDED}`,
      "packages/adapters/src/systems",
    ]);
    expect(said).toContain("passed");
  });

  test("the functions are built, and know the one and not the other", () => {
    const functions = join(copy, "packages/krm-functions");
    run(bin("rolldown"), ["--config", "rolldown.config.ts", "--log-level", "warn"], functions);
    const help = run(process.execPath, [join(functions, "dist/aggregate-status.cjs"), "--help"]);
    expect(help).toContain("App (of kapp-controller)");
    expect(help).not.toContain("Kustomization, HelmRelease");
  });
});
