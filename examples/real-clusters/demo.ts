// A canary, a failing wave and a rollback on real API servers, carried out by Flux: `npm run demo:cluster`, or with a
// directory to keep its files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builtAsset } from "../../tools/assets/place.ts";
import { checkEnd } from "./check-end.ts";
import { commit, landfall } from "./command.ts";
import { HUB, type Machinery, startMachinery } from "./machinery.ts";
import { type Plan, takeTurn } from "./turn.ts";

/** The time limit for any part of the story, in milliseconds. */
const PATIENCE_MS = 600_000;
const PAUSE_MS = 2000;
const MARKS: { readonly [state: string]: string } = {
  Landed: "✔",
  Released: "▶",
  Waiting: "·",
  Failed: "✘",
  RollingBack: "◀",
  RolledBack: "✔",
};

const began = Date.now();

function say(text: string): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  for (const [at, line] of text.split("\n").entries()) console.log(`${(at === 0 ? time : "").padStart(5)}  ${line}`);
}

function title(text: string): void {
  console.log();
  say(`━━ ${text}`);
}

/** Prints a command and its output. */
async function show(machinery: Machinery, ...args: readonly string[]): Promise<void> {
  const words = args.map((word) => (word.includes(" ") ? JSON.stringify(word) : word));
  say(`$ landfall ${words.join(" ")}`);
  const env = { ...process.env, KUBECONFIG: machinery.kubeconfigFile };
  const said = await landfall(args, { cwd: machinery.fleet, env }).catch((error: Error) => error.message);
  if (said.trim() !== "") say(said.trimEnd());
}

/** Takes turns until the rollout is in the phase, and prints what each one changed. */
async function turnUntil(machinery: Machinery, phase: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let told = "";
  while (Date.now() < end) {
    const { plan, delivery } = await takeTurn(machinery);
    const news = newsOf(plan);
    if (news !== told) say(news);
    told = news;
    for (const line of delivery) say(`  ${line}`);
    if (plan.status.phase === phase) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`the rollout is not ${phase} after ${PATIENCE_MS / 1000} s`);
}

function newsOf({ status }: Plan): string {
  const targets = status.targets.map(({ target, state }) => `${MARKS[state] ?? "‖"} ${target} ${state}`).join("   ");
  const failures = status.targets.flatMap(({ target, state, message }) =>
    state === "Failed" && message !== undefined ? [`  ${target}: ${message}`] : [],
  );
  return [status.message, `  ${targets}`, ...failures].join("\n");
}

async function tell(machinery: Machinery): Promise<void> {
  const { fleet } = machinery;
  title("v1 lands in eu-1 and us-1: Flux applies it from a git server");
  await show(
    machinery,
    "wait",
    "--context",
    HUB,
    "-n",
    "fleet",
    "--for",
    "current",
    "--timeout",
    "60s",
    "kustomizations",
  );
  title("v2 is wanted everywhere: first in the canary, eu-1");
  const config = join(fleet, "functions/compute-wave.yaml");
  writeFileSync(config, readFileSync(config, "utf8").replace("revision: v1", "revision: v2"));
  await commit(fleet, "v2 is wanted");
  await turnUntil(machinery, "Stopped");
  title("why did it stop?");
  await show(machinery, "status", "--context", "us-1", "-n", "shop");
  title("bob takes it back, by a commit");
  await show(machinery, "rollout", "rollback", "--actor", "bob", "--reason", "v2 crashes in us-1", ".");
  await commit(fleet, "rollback: v2 crashes in us-1");
  await turnUntil(machinery, "RolledBack");
  title("and what runs now?");
  await show(machinery, "status", "--context", "us-1", "-n", "shop");
}

async function main(): Promise<number> {
  const [controlPlane, flux] = [builtAsset("control-plane"), builtAsset("flux")];
  if (controlPlane === undefined || flux === undefined) {
    const missing = controlPlane === undefined ? "etcd and kube-apiserver" : "Flux's source- and kustomize-controller";
    console.log(`SKIPPED: the demo on real clusters: ${missing} are not built; run npm run assets`);
    return process.env["CI"] === undefined ? 0 : 1;
  }
  const [kept] = process.argv.slice(2);
  const scratch = kept === undefined ? mkdtempSync(join(tmpdir(), "landfall-real-clusters-")) : resolve(kept);
  mkdirSync(scratch, { recursive: true });
  say("starting three control planes with etcd, kwok and schedulers, Flux, and a git server");
  let machinery: Machinery | undefined;
  try {
    machinery = await startMachinery({ controlPlane, flux }, scratch);
    await tell(machinery);
    const wrong = await checkEnd(machinery);
    title(wrong.length === 0 ? "all is as it should be" : `wrong:\n${wrong.join("\n")}`);
    return wrong.length === 0 ? 0 : 1;
  } catch (error) {
    for (const name of ["source-controller", "kustomize-controller"])
      console.error(machinery?.hub.log(name).split("\n").slice(-10).join("\n"));
    throw error;
  } finally {
    await machinery?.stop();
    if (kept === undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

process.exitCode = await main();
