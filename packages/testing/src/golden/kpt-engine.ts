import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Engine, EngineRun } from "./engine.ts";
import type { Expectation } from "./expectation.ts";

/** The path of kpt: `$KPT`, else `kpt` on the PATH; `undefined` if there is none. */
export function findKpt(env: { readonly [name: string]: string | undefined } = process.env): string | undefined {
  if (env["KPT"] !== undefined && env["KPT"] !== "") return env["KPT"];
  return (env["PATH"] ?? "")
    .split(delimiter)
    .map((directory) => join(directory, "kpt"))
    .find((candidate) => existsSync(candidate));
}

/**
 * Makes an engine of real kpt. `functions` maps the names that Kptfiles use in `exec:` to the files that kpt runs: they
 * are put on the PATH under those names, as a user would install them.
 */
export function kptEngine(kpt: string, functions: Readonly<Record<string, string>>): Engine {
  return {
    name: "kpt",
    run(directory, expectation) {
      const scratch = mkdtempSync(join(tmpdir(), "landfall-kpt-"));
      try {
        const bin = join(scratch, "bin");
        mkdirSync(bin);
        for (const [name, file] of Object.entries(functions)) symlinkSync(file, join(bin, name));
        return runKpt(kpt, directory, expectation, { bin, results: join(scratch, "results") });
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}

function runKpt(
  kpt: string,
  directory: string,
  expectation: Expectation,
  paths: { readonly bin: string; readonly results: string },
): EngineRun {
  const run = spawnSync(kpt, [...kptArguments(expectation), "--results-dir", paths.results], {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PATH: `${paths.bin}${delimiter}${process.env["PATH"] ?? ""}` },
  });
  if (run.error !== undefined) throw run.error;
  const file = join(paths.results, "results.yaml");
  return {
    exitCode: run.status ?? 1,
    stdout: run.stdout,
    stderr: run.stderr,
    results: existsSync(file) ? readFileSync(file, "utf8") : "",
  };
}

function kptArguments(expectation: Expectation): readonly string[] {
  if (expectation.testType === "render") return ["fn", "render", "--allow-exec", "--truncate-output=false"];
  const args = ["fn", "eval", "--truncate-output=false", "--exec", expectation.execPath ?? ""];
  if (expectation.fnConfig !== undefined) args.push("--fn-config", expectation.fnConfig);
  const pairs = Object.entries(expectation.args ?? {}).map(([key, value]) => `${key}=${value}`);
  if (pairs.length > 0) args.push("--", ...pairs);
  return args;
}
