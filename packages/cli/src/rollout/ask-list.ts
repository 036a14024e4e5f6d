import type { Result } from "@landfall/core/object";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { lookAtSources } from "../commands/run-on.ts";
import { readSources } from "../input/sources.ts";
import type { Io } from "../io.ts";

/** Calls `ask` with the objects of a directory as functions get them. Writes nothing. */
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
