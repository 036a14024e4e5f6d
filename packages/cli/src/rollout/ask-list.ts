import { failure, type Result } from "@landfall/core/object";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { evalSources } from "../commands/run-on.ts";
import { reader } from "../input/read-package-objects.ts";
import { readSources } from "../input/sources.ts";
import type { Io } from "../io.ts";

/** Asks something of the objects of a directory, read as functions get them. Nothing is written. */
export function askList<T>(path: string, io: Io, ask: (list: ResourceList) => Result<T>): Result<T> {
  const sources = readSources([path], io);
  if (!sources.ok) return sources;
  const answers: Result<T>[] = [];
  const read = evalSources(
    sources.value,
    reader((list) => void answers.push(ask(list))),
  );
  const answered = answers[0] ?? failure({ code: "Unread", severity: "error", message: "nothing was read" });
  if (!read.ok || !answered.ok) return read.ok ? answered : read;
  return { ...answered, problems: [...sources.problems, ...read.problems, ...answered.problems] };
}
