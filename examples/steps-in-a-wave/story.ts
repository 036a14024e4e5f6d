import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toYaml } from "@landfall/cli";
import { commit, git, landfall } from "../rollout-story/story.ts";
import { snapshotOf } from "./cluster.ts";

/** One turn: the clusters are observed, an operator may give a command, and the package is rendered. */
export interface Turn {
  readonly number: number;
  readonly at: string;
  readonly title: string;
  /** The number of users of each cluster. Default: none. */
  readonly connections?: { readonly [cluster: string]: number };
  /** The part that fails in eu-1 at v2. */
  readonly failing?: string;
  /** The clusters in which the smoke test has run. */
  readonly smoke?: readonly string[];
  /** The operator's arguments for `landfall steps`. */
  readonly says?: readonly string[];
}

const on = (time: string): string => `2026-11-23T${time}:00Z`;

/** The turns of the story, from the first step of the first cluster to the last of the second. */
export const TURNS: readonly Turn[] = [
  { number: 1, at: on("09:00"), title: "v2 is wanted: eu-1 is drained first", connections: { "eu-1": 12, "us-1": 7 } },
  { number: 2, at: on("09:05"), title: "nobody uses eu-1 any more: its base may move", connections: { "us-1": 7 } },
  { number: 3, at: on("09:10"), title: "the base runs v2: the add-ons may move" },
  { number: 4, at: on("09:15"), title: "the add-ons crash: tried again after a pause", failing: "addons" },
  { number: 5, at: on("09:20"), title: "the second try begins", failing: "addons" },
  {
    number: 6,
    at: on("09:25"),
    title: "they still crash: the run has failed, and the rollout stops",
    failing: "addons",
  },
  {
    number: 7,
    at: on("09:30"),
    title: "ana has brought the registry back, and says so",
    failing: "addons",
    says: ["retry", "eu-1", "--actor", "ana", "--reason", "the registry is back"],
  },
  { number: 8, at: on("09:35"), title: "the add-ons run v2: the smoke test is waited for" },
  {
    number: 9,
    at: on("09:40"),
    title: "bob skips the smoke test: eu-1 has landed, and us-1 begins",
    says: ["skip", "eu-1", "verify", "--actor", "bob", "--reason", "INC-7: no runner for the smoke test"],
  },
  { number: 10, at: on("09:45"), title: "the base of us-1 runs v2: its add-ons may move" },
  { number: 11, at: on("09:50"), title: "they run v2 too: the smoke test is waited for" },
  { number: 12, at: on("09:55"), title: "it has run: everything has landed", smoke: ["us-1"] },
];

const CLUSTERS = ["eu-1", "us-1"];
const PARTS = ["base", "addons"];

/**
 * The snapshots of the clusters: each runs the revision that the previous render gave it; at the first turn all run v1.
 */
function snapshotsAt(directory: string, turn: Turn): ReadonlyMap<string, string> {
  const delivery = readFileSync(join(directory, "delivery.yaml"), "utf8");
  const wanted = new Map(
    [...delivery.matchAll(/^ {2}name: (\S+)$[^]*?^ {4}revision: (\S+)$/gm)].map(([, name = "", at = ""]) => [name, at]),
  );
  return new Map(
    CLUSTERS.map((cluster) => {
      const revisions = PARTS.map((part) => [
        part,
        turn.number === 1 ? "v1" : (wanted.get(`${part}-${cluster}`) ?? ""),
      ]);
      const text = snapshotOf({
        cluster,
        at: turn.at,
        revisions: Object.fromEntries(revisions) as { readonly [part: string]: string },
        failing: cluster === "eu-1" ? turn.failing : undefined,
        connections: turn.connections?.[cluster] ?? 0,
        smoke: turn.smoke?.includes(cluster) ?? false,
      });
      return [`snapshots/${cluster}.yaml`, text];
    }),
  );
}

/** The record of a finished turn. */
export interface Told {
  readonly turn: Turn;
  /** The command that was given, as its commit message. */
  readonly said: string | undefined;
  /** The diff of a second render, by git; there should be none. */
  readonly again: string | undefined;
}

/** Plays the story in an empty directory, under git. `listen` is called after each turn. */
export function play(directory: string, render: () => void, listen: (told: Told) => void): void {
  cpSync(join(import.meta.dirname, "package"), directory, { recursive: true });
  git(directory, "init", "--quiet");
  commit(directory, "v2 is wanted");
  for (const turn of TURNS) {
    const said = turn.says === undefined ? undefined : say(directory, turn, turn.says);
    look(directory, turn);
    render();
    commit(directory, `${turn.number}: ${turn.title}`);
    render();
    listen({ turn, said, again: commit(directory, `${turn.number}, again`) });
  }
}

function say(directory: string, { at }: Turn, [verb = "", ...words]: readonly string[]): string | undefined {
  landfall(directory, ["steps", verb, ".", ...words], at);
  return commit(directory, `steps: ${verb} ${words.join(" ")}`);
}

function look(directory: string, turn: Turn): void {
  mkdirSync(join(directory, "snapshots"), { recursive: true });
  for (const [path, text] of snapshotsAt(directory, turn)) writeFileSync(join(directory, path), text);
  const spec = { now: turn.at, by: "landfall snapshot" };
  const clock = { apiVersion: "landfall.dev/v1alpha1", kind: "Clock", metadata: { name: "clock" }, spec };
  writeFileSync(join(directory, "snapshots/clock.yaml"), toYaml(clock));
}
