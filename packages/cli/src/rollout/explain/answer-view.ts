import { formatTime, type Json } from "@landfall/core/object";
import type { Style } from "../../render/style.ts";
import { renderTable } from "../../render/table.ts";
import type { TreeNode } from "../../render/tree.ts";
import type { Reason } from "../explain-tree.ts";
import type { Answer } from "./answer.ts";

/**
 * Formats an answer: the state, since when, and who can act; below it the blockers. `decides`: the event with which
 * pending changes are made.
 */
export function answerTrees({ reason, next }: Answer, decides: string): readonly TreeNode[] {
  const { since, age, releasedBy, earliest, deadline, silent, who, command } = reason;
  const details: readonly (readonly [string, string | undefined])[] = [
    ["since", since === undefined ? undefined : `${formatTime(since)}${age === undefined ? "" : `, ${age} ago`}`],
    ["goes on", releasedBy],
    ["at the earliest", earliest],
    ["deadline", deadline === undefined ? undefined : formatTime(deadline)],
    ["last seen", silent],
    ["who can", who],
    ["next command", command],
    [decides, next],
  ];
  const lines = details.flatMap(([label, text]): readonly TreeNode[] =>
    text === undefined ? [] : [{ cells: [{ text: `${label}:`, tone: "faint" }, { text }] }],
  );
  return [
    { cells: [{ text: reason.message }], children: [...lines, ...reason.because.map((one) => toTree(one, who))] },
  ];
}

/** Formats a reason on one line, with who can act if that differs from the line above. */
function toTree({ message, age, silent, who, because }: Reason, above: string | undefined): TreeNode {
  const cells = [
    { text: message },
    { text: age === undefined ? "" : `(${age})`, tone: "faint" as const },
    { text: silent === undefined ? "" : `(last seen: ${silent})`, tone: "faint" as const },
    { text: who === undefined || who === above ? "" : `— ${who}` },
  ];
  return { cells, children: because.map((one) => toTree(one, who ?? above)) };
}

/**
 * The rows of a table, one for each rollout, wave and target in the answers; with a column for the cluster if there are
 * several.
 */
export function answerTable(
  answers: readonly Answer[],
  style: Style,
  columns: number | undefined,
  clusters?: readonly string[],
): string {
  const flat = (reason: Reason): readonly Reason[] => [reason, ...reason.because.flatMap(flat)];
  const rows = answers
    .flatMap(({ reason }, at) => flat(reason).map((one) => ({ ...one, cluster: clusters?.[at] })))
    .map(({ cluster, subject, message, since, releasedBy, who }) => [
      ...(cluster === undefined ? [] : [{ text: cluster }]),
      { text: subject },
      { text: message },
      { text: since === undefined ? "" : formatTime(since) },
      { text: releasedBy ?? "" },
      { text: who ?? "" },
    ]);
  const heading = ["SUBJECT", "WHAT", "SINCE", "GOES ON", "WHO CAN"];
  return renderTable(clusters === undefined ? heading : ["CLUSTER", ...heading], rows, style, columns);
}

/** An answer as JSON for programs. */
export function answerJson({ rollout, reason, next }: Answer): { readonly [key: string]: Json } {
  return { rollout, ...reasonJson(reason), ...(next !== undefined && { nextRender: next }) };
}

function reasonJson({ since, until, deadline, because, ...rest }: Reason): { readonly [key: string]: Json } {
  return {
    ...rest,
    ...(since !== undefined && { since: formatTime(since) }),
    ...(until !== undefined && { until: formatTime(until) }),
    ...(deadline !== undefined && { deadline: formatTime(deadline) }),
    because: because.map(reasonJson),
  };
}
