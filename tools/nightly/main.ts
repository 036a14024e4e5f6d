// `npm run nightly`: runs the long suites, all or those that are named, and writes docs/nightly.md. `-- --built` runs those against
// programs of other projects that are built already and that have passed before, and writes nothing.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { buildAsset } from "../assets/build.ts";
import { ASSETS, builtAsset, placeOf } from "../assets/place.ts";
import { faultOf, type Result, readResults, writeResults } from "./results.ts";
import { SUITES, type Suite, versionsOf } from "./suites.ts";

const MINUTE = 60_000;

/** A network of its own, with loopback; who is not root may have one in a user namespace. */
const APART: readonly [string, ...string[]] = [
  "unshare",
  "--net",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  "sh",
  "-c",
  'ip link set lo up && exec "$@"',
  "apart",
];

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith("-"));
const isBuiltOnly = words.includes("--built");

/** Builds the programs of a suite where they are not there; the minutes that it took, or `false`: it cannot. */
async function build({ asset: wanted }: Suite): Promise<number | false | undefined> {
  const started = Date.now();
  const asset = ASSETS.find(({ name }) => name === wanted);
  if (asset === undefined || existsSync(placeOf(asset))) return undefined;
  if (!(await buildAsset(asset, placeOf(asset), (line) => console.log(`${asset.name}: ${line}`)))) return false;
  return minutesSince(started);
}

function minutesSince(start: number): number {
  return Math.round(((Date.now() - start) / MINUTE) * 10) / 10;
}

/** Runs the tests of a suite, shows what they say, and counts them. */
async function run({ tests, env, isApart }: Suite): Promise<Pick<Result, "passed" | "failed" | "skipped">> {
  const [program = "", ...args] = [...(isApart === true ? APART : []), "npx", "vitest", "run", ...tests];
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
    process.stdout.write(chunk);
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const counts = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(text);
  const [passed = 0, failed = 1, skipped = 0] = counts === null ? [] : counts.slice(1).map(Number);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}

/** Whether a suite can have the network that it needs. */
function hasNetwork({ isApart }: Suite): boolean {
  const [program, ...args] = [...APART, "true"] as const;
  return isApart !== true || spawnSync(program, args).status === 0;
}

async function runSuite(suite: Suite): Promise<Result | undefined> {
  console.log(`\n==> ${suite.name}: ${suite.shows}`);
  const building = await build(suite);
  if (building === false) return undefined;
  const started = Date.now();
  const counts = await run(suite);
  return {
    date: new Date().toISOString().slice(0, 10),
    ...counts,
    minutes: minutesSince(started),
    ...(building !== undefined && { building }),
    versions: suite.asset === undefined ? [] : versionsOf(suite.asset),
    on: `Node ${process.versions.node.split(".")[0]}, ${availableParallelism()} cores`,
  };
}

async function main(): Promise<number> {
  const unknown = named.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`no such suite: ${unknown.join(" ")}; there is ${SUITES.map(({ name }) => name).join(" ")}`);
    return 2;
  }
  const faults: string[] = [];
  for (const suite of SUITES) {
    if (named.length > 0 && !named.includes(suite.name)) continue;
    const isBuilt = suite.asset !== undefined && builtAsset(suite.asset) !== undefined;
    if (isBuiltOnly && !(isBuilt && readResults()[suite.name] !== undefined)) {
      if (suite.asset !== undefined)
        console.log(`NIGHTLY: ${suite.name}: it was never run, or its programs are not built; see docs/nightly.md`);
      continue;
    }
    if (!hasNetwork(suite)) {
      const why = `${suite.name}: no network of its own can be had here, which takes unshare and ip`;
      if (isBuiltOnly) console.log(`NIGHTLY: ${why}; see docs/nightly.md`);
      else faults.push(why);
      continue;
    }
    const result = await runSuite(suite);
    const last = readResults()[suite.name];
    const building = result?.building ?? last?.building;
    if (result !== undefined && !isBuiltOnly)
      writeResults({ ...readResults(), [suite.name]: { ...result, ...(building !== undefined && { building }) } });
    const fault = result === undefined ? "its programs cannot be built" : faultOf(suite, result);
    if (fault !== undefined) faults.push(`${suite.name}: ${fault}`);
  }
  for (const fault of faults) console.error(`\nfailed: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
