import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCli, toYaml } from "@landfall/cli";
import { snapshotOf } from "./cluster.ts";

/** One turn: the clusters are observed, an operator may give a command, and the package is rendered. */
export interface Step {
  readonly number: number;
  /** The time of the snapshots. */
  readonly at: string;
  readonly title: string;
  /** The operator's command, without the directory. */
  readonly says?: readonly string[];
}

const on = (time: string): string => `2026-11-23T${time}:00Z`;

/** The events of a Monday morning. */
export const STEPS: readonly Step[] = [
  { number: 1, at: on("09:00"), title: "v2 is wanted: the canaries go out" },
  { number: 2, at: on("09:10"), title: "the canaries have landed, and soak" },
  { number: 3, at: on("09:25"), title: "they soak: nothing changes but the time" },
  { number: 4, at: on("09:40"), title: "they have soaked: the second wave waits for approval" },
  {
    number: 5,
    at: on("09:45"),
    title: "ana approves by a commit: the second wave opens",
    says: ["approve", "--actor", "ana", "--reason", "no complaints from the canaries"],
  },
  { number: 6, at: on("09:55"), title: "two have landed; ap-1 is silent" },
  { number: 7, at: on("10:20"), title: "ap-1 is held, and the last wave opens: two at once" },
  { number: 8, at: on("10:30"), title: "v2 crashes in eu-3: the rollout stops" },
  {
    number: 9,
    at: on("10:35"),
    title: "bob rolls back by a commit",
    says: ["rollback", "--actor", "bob", "--reason", "INC-7: v2 loses carts"],
  },
  { number: 10, at: on("10:45"), title: "all are back at v1; ap-1 is seen again" },
];

/** The clusters without a new snapshot, by step, because they are unreachable. */
const SILENT: ReadonlyMap<number, string> = new Map([6, 7, 8, 9].map((step) => [step, "ap-1"]));
/** The cluster on which v2 does not run. */
const BAD = { cluster: "eu-3", revision: "v2" };

/**
 * The snapshots of the clusters at a step, by path in the package. Each cluster runs the revision that the previous
 * render gave it; at the first step all run v1.
 */
function snapshotsAt(directory: string, { number, at }: Step): ReadonlyMap<string, string> {
  const delivery = readFileSync(join(directory, "delivery.yaml"), "utf8");
  const wanted = [...delivery.matchAll(/^ {2}name: checkout-(\S+)$[^]*?^ {4}revision: (\S+)$/gm)];
  return new Map(
    wanted.flatMap(([, cluster = "", revision = ""]): readonly [string, string][] => {
      if (SILENT.get(number) === cluster) return [];
      const runs = number === 1 ? "v1" : revision;
      const isBad = cluster === BAD.cluster && runs === BAD.revision;
      return [[`snapshots/${cluster}.yaml`, snapshotOf({ cluster, at, revision: runs, isBad })]];
    }),
  );
}

/** The record of a finished step. */
export interface Told {
  readonly step: Step;
  /** The commit of the operator's command, if there was one. */
  readonly said: string | undefined;
  /** The commit of the render. */
  readonly rendered: string | undefined;
  /** The commit of a second render; there should be none. */
  readonly again: string | undefined;
}

/**
 * Plays the story in an empty directory, under git: for each step a commit of the operator's command, and one of the
 * new snapshots with the render's changes. `listen` is called after each step.
 */
export function play(directory: string, render: () => void, listen: (told: Told) => void): void {
  cpSync(join(import.meta.dirname, "package"), directory, { recursive: true });
  git(directory, "init", "--quiet");
  commit(directory, "v2 is wanted");
  for (const step of STEPS) {
    const said = step.says === undefined ? undefined : say(directory, step, step.says);
    look(directory, step);
    render();
    const rendered = commit(directory, `${step.number}: ${step.title}`);
    render();
    listen({ step, said, rendered, again: commit(directory, `${step.number}, again`) });
  }
}

function look(directory: string, step: Step): void {
  mkdirSync(join(directory, "snapshots"), { recursive: true });
  for (const [path, text] of snapshotsAt(directory, step)) writeFileSync(join(directory, path), text);
  // The clock is written as by `landfall snapshot --into . --clock`.
  const spec = { now: step.at, by: "landfall snapshot" };
  const clock = { apiVersion: "landfall.dev/v1alpha1", kind: "Clock", metadata: { name: "clock" }, spec };
  writeFileSync(join(directory, "snapshots/clock.yaml"), toYaml(clock));
}

function say(directory: string, { at }: Step, words: readonly string[]): string | undefined {
  landfall(directory, ["rollout", ...words, "."], at);
  return commit(directory, `checkout: ${words.join(" ")}`);
}

/** Runs `landfall` and returns its output. */
export function landfall(directory: string, args: readonly string[], at: string): string {
  const io = { cwd: directory, env: {}, terminal: false, columns: undefined, readStdin: () => "" };
  const { exitCode, stdout, stderr } = runCli(args, { ...io, now: () => new Date(at) });
  if (exitCode !== 0) throw new Error(stderr);
  return stdout;
}

/** Commits everything; returns git's message, or undefined if there was nothing to commit. */
export function commit(directory: string, message: string): string | undefined {
  git(directory, "add", "--all");
  if (git(directory, "status", "--porcelain") === "") return undefined;
  git(directory, "commit", "--quiet", `--message=${message}`);
  return git(directory, "show", "--shortstat", "--format=%h", "HEAD").replaceAll(/\s+/g, " ");
}

/** Runs git in a directory, with a neutral identity. */
export function git(directory: string, ...args: readonly string[]): string {
  const settings = ["-c", "user.name=story", "-c", "user.email=story@localhost", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...settings, ...args], { cwd: directory, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}
