import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asset, moduleOf } from "./place.ts";

type Say = (line: string) => void;

/** The memory that linking a control plane takes at its peak, in bytes. */
const LINKER_BYTES = 3.2 * 2 ** 30;

/**
 * Builds an asset and moves it into place as a whole: an interrupted build leaves nothing there, and of two builds at
 * once the second waits for the first. Returns false if it fails; `say` gets the progress.
 */
export async function buildAsset(asset: Asset, place: string, say: Say): Promise<boolean> {
  if (!hasGo(say)) return false;
  mkdirSync(dirname(place), { recursive: true });
  const partial = `${place}.${process.pid}.partial`;
  mkdirSync(partial);
  try {
    await waitForOthers(place, say);
    if (existsSync(place)) return true;
    if (!(await compile(asset, partial, say))) return false;
    if (asset.packages === undefined)
      for (const program of asset.programs) symlinkSync(asset.name, join(partial, program));
    copyFiles(asset, partial);
    if (!existsSync(place)) renameSync(partial, place);
    say(`built: ${place}`);
    return true;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function hasGo(say: Say): boolean {
  try {
    execFileSync("go", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    say("there is no go on the PATH; install Go 1.26, or set KUBEBUILDER_ASSETS to what setup-envtest installed");
    return false;
  }
}

/** Waits while another process builds the same asset; removes what processes that have died left behind. */
async function waitForOthers(place: string, say: Say): Promise<void> {
  for (let told = false; !existsSync(place); told = true) {
    const others = buildersOf(place).filter((pid) => pid !== process.pid);
    const dead = others.filter((pid) => !isAlive(pid));
    for (const pid of dead) rmSync(`${place}.${pid}.partial`, { recursive: true, force: true });
    const first = Math.min(...others.filter((pid) => !dead.includes(pid)));
    if (first > process.pid) return;
    if (!told) say(`process ${first} is building it; waiting`);
    await sleep(1000);
  }
}

function buildersOf(place: string): readonly number[] {
  const prefix = `${basename(place)}.`;
  return readdirSync(dirname(place))
    .filter((name) => name.startsWith(prefix) && name.endsWith(".partial"))
    .map((name) => Number(name.slice(prefix.length, -".partial".length)));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The number of parallel compilers: limited by the cores, and by the memory for linkers. */
function parallelism(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / LINKER_BYTES)));
}

/** Copies the files that the programs need from the modules that they were built from. */
function copyFiles(asset: Asset, directory: string): void {
  for (const { module, pattern } of asset.files ?? []) {
    const root = execFileSync("go", ["list", "-m", "-f={{.Dir}}", module], {
      ...inModule(asset),
      encoding: "utf8",
    }).trim();
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0) throw new Error(`${module} has no ${pattern}`);
    for (const file of files) cpSync(join(root, file), join(directory, basename(file)));
  }
}

async function compile(asset: Asset, directory: string, say: Say): Promise<boolean> {
  const started = Date.now();
  const options = ["-mod=readonly", "-buildvcs=false", "-trimpath"];
  const { packages = ["."] } = asset;
  const output = asset.packages === undefined ? join(directory, asset.name) : `${directory}/`;
  say("fetching modules");
  const total = await countLines(startGo(asset, ["list", "-deps", ...options, ...packages]));
  if (total === undefined) return false;
  say(`compiling ${total} packages, some minutes of two cores the first time`);
  const go = startGo(asset, [
    "build",
    "-v",
    `-p=${parallelism()}`,
    ...options,
    `-ldflags=${asset.ldflags}`,
    `-o=${output}`,
    ...packages,
  ]);
  const report = reportProgress(go, (done) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    say(`${done} of at most ${total} packages, ${seconds} s`);
  });
  const code = await exitOf(go);
  report.stop();
  if (code !== 0) say(`go build failed (${code}):\n${report.otherLines().join("\n")}`);
  return code === 0;
}

function startGo(asset: Asset, args: readonly string[]): ChildProcess {
  return spawn("go", args, { ...inModule(asset), stdio: ["ignore", "pipe", "pipe"] });
}

function inModule(asset: Asset) {
  return { cwd: moduleOf(asset), env: { ...process.env, CGO_ENABLED: "0", GOWORK: "off" } };
}

/** The number of lines that a command printed; undefined if it failed. */
async function countLines(command: ChildProcess): Promise<number | undefined> {
  const exit = exitOf(command);
  command.stderr?.pipe(process.stderr);
  let lines = 0;
  if (command.stdout !== null) for await (const _line of createInterface({ input: command.stdout })) lines++;
  return (await exit) === 0 ? lines : undefined;
}

/** Reports the progress of `go build -v`, which names each compiled package on a line; any other output is an error. */
function reportProgress(go: ChildProcess, say: (done: number) => void) {
  const others: string[] = [];
  let done = 0;
  if (go.stderr !== null)
    createInterface({ input: go.stderr }).on("line", (line) => {
      if (/^[\w./~-]+$/.test(line)) done++;
      else others.push(line);
    });
  const timer = setInterval(() => say(done), 10_000);
  return { stop: () => clearInterval(timer), otherLines: () => others };
}

function exitOf(command: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    command.once("error", reject);
    command.once("close", (code) => resolve(code ?? 1));
  });
}
