import { escapeControl, formatRef, type Problem } from "@landfall/core/object";
import type { Outcome } from "./io.ts";

/** The outcome of a successful command; warnings go to stderr. */
export function done(stdout: string, problems: readonly Problem[] = []): Outcome {
  return { exitCode: 0, stdout, stderr: problemLines(problems) };
}

const FEW = 3;

/**
 * One line for each problem; if several objects have the same one, a line with the first names and the number of
 * others.
 */
function problemLines(problems: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([
      problem.severity,
      problem.code,
      problem.field ?? "",
      problem.message,
      problem.hint ?? "",
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else group.push(problem);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined || group.length <= FEW ? group.map((one) => lineOf(one, [one])) : [lineOf(first, group)];
  });
  return lines.join("");
}

/** The outcome of a failed command: a line for each problem, nothing on stdout. */
export function failed(problems: readonly Problem[]): Outcome {
  return { exitCode: 1, stdout: "", stderr: problemLines(problems) };
}

/** The outcome of a command that continues after loading modules. */
export function later(rest: () => Promise<Outcome>): Outcome {
  return { exitCode: 0, stdout: "", stderr: "", later: rest };
}

/** The outcome of an invalid command line. */
export function misused(message: string, usage: string): Outcome {
  return { exitCode: 2, stdout: "", stderr: `landfall: ${escapeControl(message)}\nusage: ${usage}\n` };
}

/**
 * Formats a problem on one line, whatever its texts contain: `error: snapshots/eu-1.yaml[0] RootSync edge spec.git:
 * message; hint`.
 */
function lineOf({ severity, message, hint, field }: Problem, group: readonly Problem[]): string {
  const names = [...new Set(group.map(placeOf))];
  const more = names.length - FEW;
  const places = more > 0 ? `${names.slice(0, FEW).join(", ")} and ${more} more` : names.join(", ");
  const about = [places, field ?? ""].filter((part) => part !== "").join(" ");
  const said = names.length > 1 ? ofEach(message) : message;
  const text = `${about === "" ? "" : `${about}: `}${said}${hint === undefined ? "" : `; ${hint}`}`;
  return `${severity}: ${escapeControl(text)}\n`;
}

/** The message for several objects: one that is said of an object without naming it, as in `is given twice`, says `each`. */
function ofEach(message: string): string {
  return /^(?:is|has|does|was|names|says)\b/.test(message) ? `each ${message}` : message;
}

function placeOf({ file, ref }: Problem): string {
  const where = file === undefined ? "" : `${file.path}${file.index ? `[${file.index}]` : ""}`;
  return [where, ref === undefined ? "" : formatRef(ref)].filter((part) => part !== "").join(" ");
}
