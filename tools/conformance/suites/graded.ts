import type { KubeObject } from "@landfall/core/object";
import { computeStatus, type StatusOptions, type StatusResult } from "@landfall/core/status";
import { statusRuleLibrary as library } from "@landfall/core/status/library";
import { type Comparison, MalformedRow, nowOf, required, type Suite } from "../suite.ts";

const GRADES: ReadonlySet<unknown> = new Set(["Current", "InProgress", "Failed", "Suspended", "Unknown", "NotFound"]);

type Judging = Pick<StatusOptions, "library">;

/**
 * Objects that people have graded: rows `{name, object, expected}`, in mode `extended` with the rule library. If
 * neither the row nor the run gives a `now`, nothing is judged by age, because the time of the observation is unknown.
 */
export const suite: Suite = gradedBy({ library });

/** Makes the suite with or without a library. */
export function gradedBy(judging: Judging): Suite {
  return {
    run: (row, options) => {
      const expected = required(row, "expected");
      if (!GRADES.has(expected)) throw new MalformedRow(`"expected" is no grade: ${JSON.stringify(expected)}`);
      const now = nowOf(row, options);
      const object = required(row, "object") as KubeObject;
      const actual = gradeOf(computeStatus(object, { ...judging, mode: "extended", now }));
      return { actual, expected, equal: actual === expected };
    },
    summarize,
  };
}

function summarize(comparisons: readonly Comparison[]): readonly string[] {
  const count = (test: (comparison: Comparison) => boolean): number => comparisons.filter(test).length;
  const all = comparisons.length;
  const equal = count((one) => one.equal);
  const falseCurrent = count((one) => one.actual === "Current" && !one.equal);
  const failures = count(({ expected }) => expected === "Failed");
  const found = count((one) => one.expected === "Failed" && one.equal);
  return [
    share("agreement", equal, all),
    share("false Current", falseCurrent, all),
    share("failures found", found, failures),
  ];
}

/** The grade of a status. A failure counts even if the object is suspended; an object being deleted is in progress. */
function gradeOf({ status, suspended }: StatusResult): string {
  if (status === "Failed") return "Failed";
  if (suspended) return "Suspended";
  return status === "Terminating" ? "InProgress" : status;
}

function share(name: string, part: number, whole: number): string {
  const percent = whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
  return `${name}: ${percent} (${part} of ${whole})`;
}
