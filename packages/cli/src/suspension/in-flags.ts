import type { ObjectRef, Problem } from "@landfall/core/object";
import { REFUSED } from "@landfall/core/suspend";
import type { Io } from "../io.ts";
import { fitLines } from "../render/fit-lines.ts";

/** The fields that a function's hint names, each with the flag that says the same here. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\ballow: \[([a-z, -]+)\]/g, "--allow $1"],
  [/\bforceRestore: true\b/g, "--force-restore"],
  [/\bresumeValue: ([a-z]+)\b/g, "--resume-value $1"],
  [/\ballowDeletion: true\b/g, "--allow-deletion"],
  [/\bacceptCollateral: true\b/g, "--accept-collateral"],
  [/\bcascade: ([a-z]+)\b/g, "--cascade $1"],
  [/\bstrength: ([a-z]+)\b/g, "--strength $1"],
  [/\bonUnknown: ([a-z]+)\b/g, "--on-unknown $1"],
  [/\ballowPast: true\b/g, "--allow-past"],
  [/\breplace: true\b/g, "--replace"],
  [/\bdescribe it with mechanisms\b/g, "describe it in a file for --mechanisms"],
  [/\bsay which effect\b/g, "say which with --effect"],
  [
    /\bselect it in the config's targets\b/g,
    "say --sub-packages-are-clusters where its sub-package (a folder with a Kptfile) has the name of its cluster, or give the folder of the cluster in place of --cluster",
  ],
  [/\bleave it out of the targets\b/g, "leave it out with --exclude"],
  [/\bfunctionConfig(?:\.[\w.[\]]+)?: /g, ""],
  [/\bwrite (--)/g, "say $1"],
];

/** A problem in the words of who types flags: there is no config whose field it could name. */
export function problemInFlags({ message, hint, field, ...problem }: Problem): Problem {
  return {
    ...problem,
    message: inFlags(message),
    ...(hint !== undefined && { hint: `${inFlags(hint)}${refusalOf(problem.code, problem.ref)}` }),
    ...(field !== undefined && !/^functionConfig(?:\.|$)/.test(field) && { field }),
  };
}

/** Why a field of a kind without mechanisms, which looks like a switch, is not written, and what would work; or nothing. */
export function refusalOf(code: string | undefined, ref: ObjectRef | undefined): string {
  if (code !== "NoMechanism") return "";
  const refusal = REFUSED.find(({ group, kind }) => group === ref?.group && kind === ref.kind);
  return refusal === undefined ? "" : `; ${refusal.what} is not written: ${refusal.reason}`;
}

/** The words of a function, for who types flags. */
export function inFlags(text: string): string {
  const spoken = FIELDS.reduce((words, [pattern, flag]) => words.replace(pattern, flag), text);
  return spoken.replace(/--allow ([a-z, -]+)/g, (all) => all.replaceAll(", ", ","));
}

/**
 * Translates the messages and problems of functions into the words of the command line, and wraps messages for a
 * terminal.
 */
export function wordsFor({ columns }: Pick<Io, "columns">): {
  readonly text: (text: string) => string;
  readonly problem: (problem: Problem) => Problem;
} {
  return { text: (text) => fitLines(inFlags(text), columns), problem: problemInFlags };
}
