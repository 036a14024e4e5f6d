import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Compiles and runs a snippet as a module of this repository, under a name; returns the errors, or nothing. */
export function runTypeScript(name: string, text: string, env: NodeJS.ProcessEnv = {}): string {
  const directory = join(root, ".cache/docs");
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${name}.ts`);
  writeFileSync(file, text);
  const flags = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--module",
    "nodenext",
    "--target",
    "es2023",
    "--skipLibCheck",
    "--allowImportingTsExtensions",
    "--customConditions",
    "landfall-source",
    "--types",
    "node",
    "--lib",
    "es2023",
  ];
  const checked = spawnSync(join(root, "node_modules/.bin/tsc"), ["--ignoreConfig", ...flags, file], {
    cwd: root,
    encoding: "utf8",
  });
  if (checked.status !== 0) return checked.stdout;
  const run = spawnSync(process.execPath, ["--experimental-strip-types", "--conditions=landfall-source", file], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  return run.status === 0 ? "" : run.stderr;
}
