import { type KubeObject, type Problem, type Result, refKey, refOf, success } from "@landfall/core/object";
import { type Arguments, type Flags, textOf } from "../arguments.ts";
import { clusterQuestion, NEITHER } from "../cluster/question.ts";
import { readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { hasState } from "./has-state.ts";

/** The flag for objects of a package that are looked up in a cluster. */
export const FILENAME: Flags = {
  filename: {
    value: "DIR|FILE",
    short: "f",
    help: "of a cluster: exactly the objects that this package or file declares",
  },
};

/** The outcome for a wrong use of `-f`: together with names, or without a cluster. */
export function saysPackage(args: Arguments, io: Io, usage: string): Outcome | undefined {
  if (textOf(args, "filename") === undefined) return undefined;
  if (args.positionals.length > 0) return misused("-f names all that is meant: leave the other words out", usage);
  return clusterQuestion(args, io) === undefined ? misused(`-f is for a cluster, and ${NEITHER}`, usage) : undefined;
}

/** Groups whose objects are in packages and are never applied. */
const NEVER_APPLIED: ReadonlySet<string> = new Set(["fn.kpt.dev", "kustomize.config.k8s.io"]);

/**
 * The objects that `-f` selects, each once; `undefined` without the flag. Objects that are never applied (a Kptfile,
 * `local-config`) are left out. Problems: unreadable files; `NothingDeclared` if nothing is left.
 */
export function packageObjects(args: Arguments, io: Io): Result<readonly KubeObject[] | undefined> {
  const path = textOf(args, "filename");
  if (path === undefined) return success(undefined);
  const read = readPackageObjects([path], io);
  if (!read.ok) return read;
  const objects = read.value.map(({ object }) => object).filter(isApplied);
  const byRef = new Map(objects.map((object) => [refKey(refOf(object)), object]));
  const problems = read.problems.filter(({ severity }) => severity !== "info");
  return byRef.size === 0
    ? { ok: false, problems: [...problems, nothing(path)] }
    : success([...byRef.values()], problems);
}

function isApplied(object: KubeObject): boolean {
  return hasState(object) && !NEVER_APPLIED.has(refOf(object).group);
}

function nothing(path: string): Problem {
  const message = `${path} declares no object that would be in a cluster`;
  return { code: "NothingDeclared", severity: "error", message, hint: "name a package or a file with objects" };
}
