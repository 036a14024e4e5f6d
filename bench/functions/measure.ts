import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** A program to measure, with the file for its stdin. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly input: string;
}

/**
 * The wall time of one run, in milliseconds; throws if it fails. Output goes to a file, because a pipe to this process
 * would be timed, too.
 */
export function timeOnce(program: Program, output: string): number {
  const [input, out] = [openSync(program.input, "r"), openSync(output, "w")];
  try {
    const start = performance.now();
    const { status, stderr } = spawnSync(program.command, program.args, { stdio: [input, out, "pipe"] });
    const time = performance.now() - start;
    if (status !== 0)
      throw new Error(
        `${program.command} ${program.args.join(" ")}: exit ${status}: ${stderr.toString().slice(0, 500)}`,
      );
    return time;
  } finally {
    closeSync(input);
    closeSync(out);
  }
}

/** The resources that one run of a Node script used. */
export interface Usage {
  /** The peak resident memory. */
  readonly miB: number;
  /** The user and system time of all threads, which is steadier than wall time on a busy machine. */
  readonly cpuMs: number;
}

/**
 * A module for `node --require` that writes the used resources when the process ends. The memory is the peak that Linux
 * counts for the program alone: `maxRSS` is never below that of the parent process.
 */
export const PROBE: string = `process.on("exit", () => {
  const { readFileSync, writeFileSync } = require("node:fs");
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  let peak = maxRSS;
  try {
    peak = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);
  } catch {}
  const usage = { miB: peak / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env.LANDFALL_BENCH_USAGE, JSON.stringify(usage));
});`;

/** The medians of the resources that a Node script used, as its process reports them at its end. */
export function usage(program: Program, rounds: number, output: string, probe: string): Usage {
  const report = `${output}.usage`;
  process.env["LANDFALL_BENCH_USAGE"] = report;
  const probed = { ...program, args: ["--require", probe, ...program.args] };
  const runs = Array.from({ length: rounds }, () => {
    timeOnce(probed, output);
    return JSON.parse(readFileSync(report, "utf8")) as Usage;
  });
  return { miB: median(runs.map(({ miB }) => miB)), cpuMs: median(runs.map(({ cpuMs }) => cpuMs)) };
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The medians of programs whose runs alternate, so that a busy moment of the machine affects all of them. */
export function interleaved(programs: readonly Program[], rounds: number, output: string): readonly number[] {
  const times = programs.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, program] of programs.entries()) {
      const time = timeOnce(program, output);
      if (round > 0) times[at]?.push(time);
    }
  }
  return times.map(median);
}
