import { escapeControl, formatRef, type Problem } from "@landfall/core/object";
import type { Outcome } from "./io.ts";

/** It went well; warnings go to stderr. */
export function done(stdout: string, problems: readonly Problem[] = []): Outcome {
  return { exitCode: 0, stdout, stderr: problemLines(problems) };
}

const SAME = 3;

/** A line for each problem; where many objects have the same one, three lines and the number of the others. */
function problemLines(problems: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.severity, problem.code, problem.field ?? "", problem.message]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else group.push(problem);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const shown = group.slice(0, SAME).map(problemLine);
    const more = group.length - shown.length;
    return more === 0 ? shown : [...shown, `${group[0]?.severity ?? "error"}: the same of ${more} more\n`];
  });
  return lines.join("");
}

/** It could not be done: a line for each problem, nothing on stdout. */
export function failed(problems: readonly Problem[]): Outcome {
  return { exitCode: 1, stdout: "", stderr: problemLines(problems) };
}

/** It ends when what it needs has been loaded. */
export function later(rest: () => Promise<Outcome>): Outcome {
  return { exitCode: 0, stdout: "", stderr: "", later: rest };
}

/** It was not asked properly. */
export function misused(message: string, usage: string): Outcome {
  return { exitCode: 2, stdout: "", stderr: `landfall: ${escapeControl(message)}\nusage: ${usage}\n` };
}

/** `error: snapshots/eu-1.yaml[0] RootSync edge spec.git: message; hint`, on one line whatever the texts hold. */
function problemLine({ severity, file, ref, field, message, hint }: Problem): string {
  const where = file === undefined ? undefined : `${file.path}${file.index ? `[${file.index}]` : ""}`;
  const about = [where, ref === undefined ? undefined : formatRef(ref), field].filter(
    (part) => part !== undefined && part !== "",
  );
  const text = `${about.length === 0 ? "" : `${about.join(" ")}: `}${message}${hint === undefined ? "" : `; ${hint}`}`;
  return `${severity}: ${escapeControl(text)}\n`;
}
