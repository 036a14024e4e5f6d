import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readObjectsFromText } from "@landfall/cli";
import { Disk, untilDone } from "../disk.ts";
import { type Charts, type Cluster, Operator, planOf } from "./operator.ts";

const PACKAGE = join(import.meta.dirname, "package");
const SECOND = 1000;
const PASSES = 6;
const BETWEEN = 30 * SECOND;

/** One turn: something changes outside, and the operator passes every half minute until the next turn. */
interface Turn {
  readonly at: string;
  readonly title: string;
  /** The tags of the source; `null` if it is unreachable. */
  readonly tags: readonly string[] | null;
  /** A command that somebody gives for the run. */
  readonly says?: { readonly verb: "retry"; readonly by: string; readonly reason: string };
}

const TAG = (version: string): string => `docker-shop-1-33-${version}`;
const [V1, V2, V3] = [TAG("v1"), TAG("v2"), TAG("v3")];

export const TURNS: readonly Turn[] = [
  { at: "09:00", title: "the stack begins with v1", tags: [V1] },
  { at: "09:10", title: "v2 is there; its second stage fails", tags: [V1, V2] },
  {
    at: "09:20",
    title: "ana retries, and it fails again",
    tags: [V1, V2],
    says: { verb: "retry", by: "ana", reason: "perhaps the registry" },
  },
  { at: "09:30", title: "v3 is there, and fixed: it supersedes v2", tags: [V1, V2, V3] },
  { at: "09:40", title: "the source cannot be reached", tags: null },
];

/** In this cluster, the metrics-server of v2 has an image that does not exist. */
const CLUSTER: Cluster = (release, { name }) =>
  release === V2 && name === "metrics-server"
    ? { ready: false, message: "the image metrics-server:v2 is not there" }
    : { ready: true, message: "" };

const read = (name: string): string => readFileSync(join(PACKAGE, name), "utf8");
const PLAN = planOf(read("clusteraddon.yaml"), chartsIn(read("charts.yaml")));

/** The record of a turn. */
export interface Told {
  readonly turn: Turn;
  readonly explained: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Plays the story; the operator dies after each of the writes with a number in `crashes`, and restarts its pass. */
export function play(crashes: readonly number[] = []): {
  readonly told: readonly Told[];
  readonly disk: Disk;
  readonly applied: readonly string[];
} {
  const files = readdirSync(PACKAGE).map((name) => [name, read(name)] as const);
  const disk = new Disk(new Map(files), crashes);
  const applied: string[] = [];
  const told = TURNS.map((turn): Told => {
    const start = Date.parse(`2026-11-23T${turn.at}:00Z`);
    const outside = (path: string, text: string): void => void disk.files.set(path, text);
    if (turn.tags === null) disk.files.delete("source.txt");
    else outside("source.txt", `${turn.tags.join("\n")}\n`);
    if (turn.says !== undefined) {
      const run = new Operator(disk, CLUSTER, PLAN).run();
      outside("commands.json", JSON.stringify([{ ...turn.says, attempt: run?.attempt, tries: run?.tries }]));
    }
    for (let pass = 0; pass < PASSES; pass++)
      untilDone(() => {
        // Nothing is kept in memory, because each pass is a new program.
        const operator = new Operator(disk, CLUSTER, PLAN);
        try {
          operator.pass(start + pass * BETWEEN);
        } finally {
          applied.push(...operator.applied);
        }
      });
    const explained = new Operator(disk, CLUSTER, PLAN).explain(start + PASSES * BETWEEN);
    return { turn, explained, files: new Map(disk.files) };
  });
  return { told, disk, applied };
}

function chartsIn(text: string): Charts {
  const charts = readObjectsFromText(text, "charts.yaml");
  return (charts.ok ? charts.value[0] : {}) as unknown as Charts;
}
