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

/** The observed state: by cluster, a revision, and the health where that is not Current. */
export type Seen = { readonly [cluster: string]: string };

/** A fleet package on disk, and the command on it, at minutes after eight. */
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

  /** The text of the config is changed in one place. */
  edit([before, after]: readonly [string, string]): void {
    const config = readFileSync(join(this.#cwd, "config.yaml"), "utf8");
    if (!config.includes(before)) throw new Error(`the config does not say ${before}`);
    this.#write("config.yaml", config.replace(before, after));
  }

  /** Another file is written. */
  add(path: string, text: string): void {
    this.#write(path, text);
  }

  run(...words: readonly string[]): Outcome {
    const io = { cwd: this.#cwd, env: {}, terminal: false, columns: 100, readStdin: () => "", userName: () => "ana" };
    return runCli(words, { ...io, now: () => new Date(timeAt(this.#minute)) });
  }

  /** Clusters are seen at a minute, some of them by reports of another one, and the package is rendered. */
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
