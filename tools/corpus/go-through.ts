import { resolve } from "node:path";
import { readSources } from "../../packages/cli/src/input/sources.ts";
import { kpt } from "../../packages/krm-functions/test/kpt.ts";
import { suspendAndResume } from "./hold.ts";
import { annotate, doNothing, readAll } from "./in-place.ts";
import { renderAgainstKpt } from "./render.ts";
import type { Report } from "./report.ts";

/** Runs every check on a directory. Without kpt, rendering is skipped. */
export function goThrough(directory: string): Report {
  const io = {
    cwd: resolve("."),
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date(),
  };
  const sources = readSources([directory], io);
  if (!sources.ok) throw new Error(sources.problems.map(({ message }) => message).join("\n"));
  const files = sources.value;
  const passages = [readAll(files), doNothing(files), annotate(files), suspendAndResume(directory)];
  return { directory, passages: kpt === undefined ? passages : [...passages, renderAgainstKpt(files)] };
}
