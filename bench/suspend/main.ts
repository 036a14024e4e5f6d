import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deploymentList } from "../functions/deployments.ts";
import { interleaved, PROBE, type Program, usage } from "../functions/measure.ts";

/**
 * Times holding and releasing every object of a package: the own time above `cat` of the same bytes. Prints medians of
 * wall and CPU time; `--check` exits 1 if the smaller of both is above 1.5 × the bar (a busy machine increases wall
 * time, a second core hides CPU time).
 */
const BAR_MS_AT_10000 = 1_000;
const SIZES = [1_000, 10_000];
const TOLERANCE = 1.5;
const ROUNDS = 5;

const SCRIPT = fileURLToPath(new URL("../../packages/krm-functions/dist/set-suspend.cjs", import.meta.url));
function config(suspend: boolean): string {
  return `functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: SetSuspend
  metadata:
    name: bench
  suspend: ${suspend}
  effect: rollout
  holder: bench
  reason: benchmark
  now: "2026-11-21T09:00:00Z"
  targets:
  - {}
`;
}

const directory = mkdtempSync(join(tmpdir(), "landfall-bench-"));
try {
  process.exitCode = main() ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function main(): boolean {
  const output = join(directory, "out.yaml");
  const probe = write("probe.cjs", PROBE);
  const empty = write("empty.cjs", "");
  console.log(`suspend: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}; medians`);
  const rows = SIZES.flatMap((size) => {
    const hold = write(`hold-${size}.yaml`, deploymentList(size, config(true)));
    interleaved([node(SCRIPT, hold)], 1, output);
    const held = readFileSync(output, "utf8");
    const items = held.slice(0, held.indexOf("\nfunctionConfig:") + 1);
    const release = write(`release-${size}.yaml`, `${items}${config(false)}`);
    return [
      ["suspend", hold],
      ["resume", release],
    ].map(([verb = "", input = ""]) => {
      const cat = { command: "cat", args: [], input };
      const [catMs = 0, ms = 0] = interleaved([cat, node(SCRIPT, input)], ROUNDS, output);
      const base = usage(node(empty, input), 3, output, probe);
      const used = usage(node(SCRIPT, input), 3, output, probe);
      const [own, cpu] = [ms - catMs, used.cpuMs - base.cpuMs].map(Math.round);
      return { verb, objects: size, "over cat ms": own ?? 0, "own cpu ms": cpu ?? 0, "peak MiB": Math.round(used.miB) };
    });
  });
  console.table(rows);
  const over = rows.filter(
    (row) => row.objects === 10_000 && Math.min(row["over cat ms"], row["own cpu ms"]) > BAR_MS_AT_10000 * TOLERANCE,
  );
  for (const row of over) console.log(`beyond ${TOLERANCE} × the bar of ${BAR_MS_AT_10000} ms: ${row.verb}`);
  return !process.argv.includes("--check") || over.length === 0;
}

function node(script: string, input: string): Program {
  return { command: process.execPath, args: [script], input };
}

function write(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}
