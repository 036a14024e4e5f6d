import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

  keepClusters(names: readonly string[]): void {
    const objects = names.map(
      (name) => `apiVersion: multicluster.x-k8s.io/v1alpha1\nkind: ClusterProfile\nmetadata:\n  name: ${name}\n`,
    );
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

  run(...words: readonly string[]): Outcome {
    const io = { cwd: this.#cwd, env: {}, terminal: false, columns: 100, readStdin: () => "", userName: () => "ana" };
    return runCli(words, { ...io, now: () => new Date(timeAt(this.#minute)) });
  }

  /** Reports the clusters as observed at a minute, some with reports of another minute, and renders the package. */
  render(minute: number, seen: Seen, reportedAt: { readonly [cluster: string]: number } = {}): Outcome {
    this.#minute = minute;
    const lines = Object.entries(seen).map(([cluster, text]) => {
      const at = formatTime(timeAt(reportedAt[cluster] ?? minute));
      return { cluster, name: "shop", text, at };
    });
    const clock = { apiVersion: "landfall.dev/v1alpha1", kind: "Clock", metadata: { name: "clock" } };
    this.#write("clock.yaml", toYaml({ ...clock, spec: { now: formatTime(timeAt(minute)) } }));
    this.#write("reports/fleet.yaml", reportOf(lines));
    return this.run("fn", "render", "--any-form", ".");
  }

  #write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#cwd, path)), { recursive: true });
    writeFileSync(join(this.#cwd, path), text);
  }
}

function timeAt(minute: number): number {
  return Date.UTC(2026, 10, 21, 8, minute);
}
