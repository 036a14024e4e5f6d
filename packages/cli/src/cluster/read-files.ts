import type { Problem, Result } from "@landfall/core/object";
import type { Arguments } from "../arguments.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io } from "../io.ts";
import { hasKubeconfig } from "./question.ts";

/**
 * All objects of the directories and files of a command that could have asked a cluster. A bare word that is no path, where there is
 * a kubeconfig, may have been meant as a kind: that is a problem `KindOrPath` with how to say it, and no file that is gone.
 */
export function readFiles(args: Arguments, io: Io): Result<readonly FoundObject[]> {
  const found = readPackageObjects(args.positionals, io);
  if (found.ok || !hasKubeconfig(args, io)) return found;
  return { ok: false, problems: found.problems.map((problem) => withKindMeant(problem, args)) };
}

function withKindMeant(problem: Problem, { positionals }: Arguments): Problem {
  const word = positionals.find((one) => problem.file?.path === one || problem.message.startsWith(`${one}: `));
  if (problem.code !== "NotFound" || word === undefined || !BARE.test(word)) return problem;
  const hint = `for a kind of a cluster say which: --context NAME ${word}`;
  return { ...problem, code: "KindOrPath", hint };
}

/** A word that kubectl would take for a kind. */
const BARE = /^[a-z][a-z0-9-]*$/i;
