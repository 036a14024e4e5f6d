import type { FunctionResult } from "@landfall/krm-functions/sdk";
import type { Io } from "../io.ts";
import { wordsFor } from "../suspension/in-flags.ts";
import { type LeftOut, leftOutLines } from "../suspension/left-out.ts";
import { type FileEdit, fullReport } from "./run-on.ts";

/**
 * The report of an edit that treats objects one by one: refused objects are listed at the end, apart from the changed
 * ones, and the exit code is 1. `verb`: the action that was refused, such as `removed`.
 */
export function objectByObject(verb: string, io: Io): Pick<FileEdit, "report" | "after" | "inWords" | "unread"> {
  return {
    report: (step) => fullReport({ ...step, results: step.results.filter((result) => !isRefused(result)) }),
    inWords: wordsFor(io),
    unread: verb,
    after(outcome, { steps }) {
      const refused = steps.flatMap(({ results }) => results.filter(isRefused));
      if (refused.length === 0) return outcome;
      const lines = leftOutLines(verb, leftOutOf(refused), io.columns);
      return { ...outcome, exitCode: 1, stderr: outcome.stderr + lines };
    },
  };
}

function isRefused({ tags }: FunctionResult): boolean {
  return tags?.["refused"] === "true";
}

/** Each refused object once, with all its problems. */
function leftOutOf(results: readonly FunctionResult[]): readonly LeftOut[] {
  const found = new Map<string, LeftOut>();
  for (const { message, resourceRef, file } of results) {
    const { apiVersion = "", kind = "", name = "", namespace = "" } = resourceRef ?? {};
    const [group = ""] = apiVersion.includes("/") ? apiVersion.split("/") : [];
    const key = JSON.stringify([file, resourceRef]);
    const known = found.get(key);
    const ref = { group, kind, namespace, name };
    found.set(key, { ref, path: file?.path, problems: [...(known?.problems ?? []), { message }] });
  }
  return [...found.values()];
}
