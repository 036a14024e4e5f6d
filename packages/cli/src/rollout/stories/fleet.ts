import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { formatTime } from "@landfall/core/object";
import { runCli } from "../../cli.ts";
import { toYaml } from "../../input/to-yaml.ts";
import type { Outcome } from "../../io.ts";
import { reportOf } from "./report-of.ts";

const KPTFILE = `apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: fleet
pipeline:
  mutators:
  - exec: compute-wave
    configPath: config.yaml
`;

const CONFIG = `apiVersion: fn.landfall.dev/v1alpha1
kind: ComputeWave
metadata:
  name: shop
  annotations:
    config.kubernetes.io/local-config: "true"
rollout: shop
package: shop
revision: v2
`;

/** The observed state: for each cluster a revision and, unless Current, the health. */
export type Seen = { readonly [cluster: string]: string };

/** A fleet package on disk, on which the command runs at minutes after eight o'clock. */
export class Fleet {
  readonly #cwd = mkdtempSync(join(tmpdir(), "landfall-story-"));
  #minute = 0;

  constructor(strategy: string, clusters: readonly string[]) {
    this.#write("Kptfile", KPTFILE);
    this.#write("config.yaml", CONFIG + strategy);
    this.keepClusters(clusters);
  }

  [Symbol.dispose](): void {
    rmSync(this.#cwd, { recursive: true });
  }

  keepClusters(names: readonly string[], labelsOf?: (name: string) => { readonly [label: string]: string }): void {
    const objects = names.map((name) => {
      const labels = labelsOf === undefined ? "" : `  labels: ${JSON.stringify(labelsOf(name))}\n`;
      return `apiVersion: multicluster.x-k8s.io/v1alpha1\nkind: ClusterProfile\nmetadata:\n  name: ${name}\n${labels}`;
    });
    this.#write("clusters.yaml", objects.join("---\n"));
  }

  askFor(revision: string): void {
    const config = readFileSync(join(this.#cwd, "config.yaml"), "utf8");
    this.#write("config.yaml", config.replace(/^revision: .*$/m, `revision: ${revision}`));
  }

  /** Replaces a piece of the config's text. */
  edit([before, after]: readonly [string, string]): void {
    const config = readFileSync(join(this.#cwd, "config.yaml"), "utf8");
    if (!config.includes(before)) throw new Error(`the config does not say ${before}`);
    this.#write("config.yaml", config.replace(before, after));
  }

  /** Writes another file. */
  add(path: string, text: string): void {
    this.#write(path, text);
  }

  /** A copy in another directory, on which a command can be tried. */
  fork(): Fleet {
    const copy = new Fleet("", []);
    rmSync(copy.#cwd, { recursive: true });
    cpSync(this.#cwd, copy.#cwd, { recursive: true });
    copy.#minute = this.#minute;
    return copy;
  }

  /** The texts of all files, by path. */
  files(): { readonly [path: string]: string } {
    const found = readdirSync(this.#cwd, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const texts = found.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(this.#cwd, path), readFileSync(path, "utf8")] as const;
    });
    return Object.fromEntries(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  run(...words: readonly string[]): Outcome {
    const io = { cwd: this.#cwd, env: {}, terminal: false, columns: 100, readStdin: () => "", userName: () => "ana" };
    return runCli(words, { ...io, now: () => new Date(timeAt(this.#minute)) });
  }

  /** Reports the clusters as observed at a minute, some with reports of another minute, and renders the package. */
  render(minute: number, seen: Seen, reportedAt: { readonly [cluster: string]: number } = {}): Outcome {
    this.observe(minute, seen, reportedAt);
    return this.run("fn", "render", "--any-form", ".");
  }

  /** Writes the clock and the report of a minute, with some clusters as of another, and renders nothing. */
  observe(minute: number, seen: Seen, reportedAt: { readonly [cluster: string]: number } = {}): void {
    this.#minute = minute;
    const lines = Object.entries(seen).map(([cluster, text]) => {
      const at = formatTime(timeAt(reportedAt[cluster] ?? minute));
      return { cluster, name: "shop", text, at };
    });
    const clock = { apiVersion: "landfall.dev/v1alpha1", kind: "Clock", metadata: { name: "clock" } };
    this.#write("clock.yaml", toYaml({ ...clock, spec: { now: formatTime(timeAt(minute)) } }));
    this.#write("reports/fleet.yaml", reportOf(lines));
  }

  #write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#cwd, path)), { recursive: true });
    writeFileSync(join(this.#cwd, path), text);
  }
}

/** The time of a minute after eight o'clock, in milliseconds. */
export function timeAt(minute: number): number {
  return Date.UTC(2026, 10, 21, 8, minute);
}
