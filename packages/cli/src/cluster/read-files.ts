import type { Problem, Result } from "@landfall/core/object";
import type { Arguments } from "../arguments.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io } from "../io.ts";
import { hasKubeconfig, isKindAndName, NEITHER } from "./question.ts";

/**
 * All objects of the given directories and files, for a command that can also ask a cluster. A missing path that may be
 * meant as a kind or as `KIND/NAME` is a problem `KindOrPath` that says how to write it; a bare word only counts as a
 * kind if there is a kubeconfig.
 */
export function readFiles(args: Arguments, io: Io): Result<readonly FoundObject[]> {
  const found = readPackageObjects(args.positionals, io);
  if (found.ok) return found;
  const hasCluster = hasKubeconfig(args, io);
  const isMeant = (word: string): boolean => isKindAndName(word, io) || (hasCluster && BARE.test(word));
  return {
    ok: false,
    problems: found.problems.map((problem) => withKindMeant(problem, args.positionals.filter(isMeant), hasCluster)),
  };
}

function withKindMeant(problem: Problem, words: readonly string[], hasCluster: boolean): Problem {
  const word = words.find((one) => problem.message.startsWith(`${one}: `));
  if (problem.code !== "NotFound" || word === undefined) return problem;
  const how = hasCluster
    ? `for a kind of a cluster say which: --context NAME ${word}`
    : `for an object of a cluster: ${NEITHER}`;
  return { ...problem, code: "KindOrPath", hint: `${how}; for a file: ./${word}` };
}

/** A word that kubectl would take for a kind. */
const BARE = /^[a-z][a-z0-9-]*$/i;
