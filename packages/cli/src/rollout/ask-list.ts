import type { Result } from "@landfall/core/object";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { lookAtSources } from "../commands/run-on.ts";
import { readSources } from "../input/sources.ts";
import type { Io } from "../io.ts";

/** Asks something of the objects of a directory, read as functions get them. Nothing is written. */
export function askList<T>(path: string, io: Io, ask: (list: ResourceList) => Result<T>): Result<T> {
  const sources = readSources([path], io);
  if (!sources.ok) return sources;
  const read = lookAtSources(sources.value, ask);
  if (!read.ok) return read;
  const answered = read.value;
  return answered.ok
    ? { ...answered, problems: [...sources.problems, ...read.problems, ...answered.problems] }
    : answered;
}
