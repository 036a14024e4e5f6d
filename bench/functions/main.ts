import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleExample } from "./bundle-example.ts";
import { deploymentList, SUSPEND_CONFIG } from "./deployments.ts";
import { rolloutList, statusList } from "./fleet.ts";
import { interleaved, PROBE, type Program, usage } from "./measure.ts";

/**
 * Part of `npm run bench`: the cost of a function above `cat` and above an empty script, for a list of which it edits
 * every item (aggregate-status: reads every item). `--check`: exit 1 above 1.5 × a bar.
 */
const BARS = { startMs: 15, ownMsAt10000: 500, ownMiBAt10000: 250 };
const SIZES = [100, 1_000, 10_000];
const TOLERANCE = 1.5;

interface Subject {
  readonly name: string;
  readonly script: string;
  readonly list: (count: number) => string;
}

const directory = mkdtempSync(join(tmpdir(), "landfall-bench-"));
try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function main(): Promise<boolean> {
  const subjects: readonly Subject[] = [
    { name: "set-annotation", script: await bundleExample(directory), list: deploymentList },
    {
      name: "set-suspend",
      script: distFile("set-suspend"),
      list: (count: number) => deploymentList(count, SUSPEND_CONFIG),
    },
    { name: "compute-wave", script: distFile("compute-wave"), list: rolloutList },
    { name: "aggregate-status", script: distFile("aggregate-status"), list: statusList },
  ].filter(({ script }) => existsSync(script));
  const empty = write("empty.cjs", "");
  const probe = write("probe.cjs", PROBE);
  console.log(`functions: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}; medians`);
  const rows = subjects.flatMap((subject) => measure(subject, empty, probe));
  console.table(rows.map(({ columns }) => columns));
  const over = rows.flatMap((row) => row.over);
  for (const line of over) console.log(line);
  return !process.argv.includes("--check") || over.length === 0;
}

function measure({ name, script, list }: Subject, empty: string, probe: string): readonly Row[] {
  const output = join(directory, "out.yaml");
  const node = (file: string, input: string): Program => ({ command: process.execPath, args: [file], input });
  const one = write("one.yaml", list(1));
  const [emptyMs = 0, startMs = 0] = interleaved([node(empty, one), node(script, one)], 15, output);
  const base = usage(node(empty, one), 7, output, probe);
  const start = usage(node(script, one), 7, output, probe);
  return SIZES.map((size) => {
    const text = list(size);
    const input = write(`${size}.yaml`, text);
    const programs = [{ command: "cat", args: [], input }, node(empty, input), node(script, input)];
    const [catMs = 0, floorMs = 0, functionMs = 0] = interleaved(programs, size > 1_000 ? 5 : 11, output);
    const used = usage(node(script, input), size > 1_000 ? 3 : 5, output, probe);
    const own = {
      startMs: startMs - emptyMs,
      overCat: functionMs - catMs,
      overEmpty: functionMs - floorMs,
      miB: used.miB - base.miB,
    };
    const columns = {
      function: name,
      items: size,
      MB: round(text.length / 1e6),
      "cat ms": round(catMs),
      "empty script ms": round(floorMs),
      "function ms": round(functionMs),
      "over cat ms": round(own.overCat),
      "times cat": round(functionMs / catMs),
      "over empty ms": round(own.overEmpty),
      "start over empty ms": round(own.startMs),
      "own cpu ms": round(used.cpuMs - base.cpuMs),
      "start cpu ms": round(start.cpuMs - base.cpuMs),
      "peak MiB": round(used.miB),
      "own MiB": round(own.miB),
    };
    return { columns, over: beyond(name, size, own) };
  });
}

interface Row {
  readonly columns: object;
  readonly over: readonly string[];
}

function beyond(
  name: string,
  size: number,
  own: { readonly startMs: number; readonly overCat: number; readonly miB: number },
): readonly string[] {
  const bars: readonly (readonly [string, number, number])[] = [
    ["start over empty ms", own.startMs, BARS.startMs],
    ...(size === 10_000
      ? [["over cat ms", own.overCat, BARS.ownMsAt10000] as const, ["own MiB", own.miB, BARS.ownMiBAt10000] as const]
      : []),
  ];
  return bars
    .filter(([, value, bar]) => value > bar * TOLERANCE)
    .map(
      ([what, value, bar]) => `beyond ${TOLERANCE} × the bar: ${name} at ${size}: ${what} ${round(value)}, bar ${bar}`,
    );
}

function distFile(name: string): string {
  return pathOf(`../../packages/krm-functions/dist/${name}.cjs`);
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function write(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
