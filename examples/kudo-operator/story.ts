import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "@landfall/core/object";
import type { ChangeDecision } from "@landfall/core/steps";
import { Disk, untilDone } from "../disk.ts";
import { type Cluster, Operator } from "./operator.ts";

const PACKAGE = join(import.meta.dirname, "package");
const PASSES = 5;

/** One turn: somebody edits the Instance, and the operator passes until nothing changes. */
interface Turn {
  readonly at: string;
  readonly title: string;
  readonly edit?: (spec: { [field: string]: Json }) => void;
}

const upgradeTo = (version: number) => (spec: { [field: string]: Json }) => {
  spec["operatorVersion"] = { name: `shop-${version}` };
  delete spec["planExecution"];
};

export const TURNS: readonly Turn[] = [
  { at: "09:00", title: "version 1 is deployed" },
  { at: "09:10", title: "an upgrade to version 2: its second phase fails", edit: upgradeTo(2) },
  {
    at: "09:20",
    title: "somebody edits a parameter that is not there: refused",
    edit: (spec) => void (spec["parameters"] = { size: "3" }),
  },
  {
    at: "09:30",
    title: "ana runs the plan again, and it fails again",
    edit: (spec) => void (spec["planExecution"] = { planName: "upgrade", uid: "again-1" }),
  },
  { at: "09:40", title: "an upgrade to version 3, which is fixed", edit: upgradeTo(3) },
];

/** In this cluster, the migration of version 2 needs a column that does not exist. */
const CLUSTER: Cluster = (task, version) =>
  task === "migrate" && version === "2"
    ? { healthy: false, fatal: "migrate-2 has failed: there is no column price" }
    : { healthy: true };

/** The record of one turn of the story. */
export interface Told {
  readonly turn: Turn;
  /** The admission decision about the edit of the Instance; `undefined` if the turn has no edit. */
  readonly decision: ChangeDecision | undefined;
  readonly explained: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Plays the story; the operator dies after each of the writes with a number in `crashes`, and restarts its pass. */
export function play(crashes: readonly number[] = []): {
  readonly told: readonly Told[];
  readonly disk: Disk;
  readonly applied: readonly string[];
} {
  const files = readdirSync(PACKAGE).map((name) => [name, readFileSync(join(PACKAGE, name), "utf8")] as const);
  const disk = new Disk(new Map(files), crashes);
  const applied: string[] = [];
  const told = TURNS.map((turn): Told => {
    const decision = turn.edit === undefined ? undefined : new Operator(disk, CLUSTER).edit(turn.edit);
    for (let pass = 0; pass < PASSES; pass++)
      untilDone(() => {
        // Nothing is kept in memory, because each pass is a new program.
        const operator = new Operator(disk, CLUSTER);
        try {
          operator.pass(`2026-11-23T${turn.at}:0${pass}Z`);
        } finally {
          applied.push(...operator.applied);
        }
      });
    return { turn, decision, explained: new Operator(disk, CLUSTER).explain(), files: new Map(disk.files) };
  });
  return { told, disk, applied };
}
