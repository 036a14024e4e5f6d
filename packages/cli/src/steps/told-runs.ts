import { RUNS, type ToldPart, type ToldRun, type ToldRuns, type ToldState } from "@landfall/adapters/systems";
import { compareRefs, compareText, formatRef, refOf } from "@landfall/core/object";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { Cell } from "../render/cell.ts";
import { shortRevision } from "../render/revision.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";

/** Whether a system reports runs in objects of this kind, or details about them. */
export function isOfToldRuns({ group, kind }: { readonly group: string; readonly kind: string }): boolean {
  const key = `${group}/${kind}`;
  return RUNS.some(({ kinds, beside }) => kinds.includes(key) || beside.includes(key));
}

/** The runs that systems report themselves: plans of an Instance, stages of an addon. Sorted by object. */
export function findToldRuns(found: readonly FoundObject[], subject: string | undefined): readonly ToldRuns[] {
  const objects = found.map(({ object }) => object);
  return objects
    .flatMap((object): readonly ToldRuns[] => {
      const { group, kind, name } = refOf(object);
      if (subject !== undefined && subject !== name) return [];
      const reader = RUNS.find(({ kinds }) => kinds.includes(`${group}/${kind}`));
      const told = reader?.read(object, objects);
      return told === undefined ? [] : [told];
    })
    .toSorted((a, b) => compareRefs(a.ref, b.ref));
}

/**
 * All runs of an object as a tree: the wanted revision, the present run, and every plan, phase and step with its state.
 */
export function toldTree({ ref, revision, state, why, runs }: ToldRuns): TreeNode {
  return {
    cells: [
      { text: formatRef(ref) },
      { text: revisionOf(revision) },
      { text: wordOf(state), tone: toneOf(state) },
      { text: why ?? "" },
    ],
    children: runs.map(runNode),
  };
}

function runNode(run: ToldRun): TreeNode {
  const active = run.isActive ? "active" : "";
  const since = run.since === undefined ? "" : `since ${run.since}`;
  return {
    cells: [...headOf(run), { text: active }, { text: since, tone: "faint" }, { text: run.why ?? "" }],
    children: run.parts.map(partNode),
  };
}

function partNode(part: ToldPart): TreeNode {
  return { cells: [...headOf(part), { text: part.why ?? "" }], children: part.parts.map(partNode) };
}

function headOf({ name, about, state }: ToldPart): readonly Cell[] {
  return [{ text: about === undefined ? name : `${name} (${about})` }, { text: wordOf(state), tone: toneOf(state) }];
}

/** The runs recorded in an object with their outcomes, the oldest first. A system keeps the last one of each plan. */
export function toldHistory({ ref, revision, runs }: ToldRuns): TreeNode {
  return {
    cells: [{ text: formatRef(ref) }, { text: revisionOf(revision) }],
    children: ranOf(runs).map(({ name, state, since, why, uid }) => ({
      cells: [
        { text: name },
        { text: wordOf(state), tone: toneOf(state) },
        { text: since === undefined ? "" : `since ${since}`, tone: "faint" },
        { text: why ?? "" },
        { text: uid ?? "", tone: "faint" },
      ],
    })),
  };
}

function ranOf(runs: readonly ToldRun[]): readonly ToldRun[] {
  return runs
    .filter(({ state }) => state !== "NeverRun")
    .toSorted((a, b) => compareText(a.since ?? "", b.since ?? "") || compareText(a.name, b.name));
}

/** The rows of the table of states: one for each active run, else for the last one. */
export function toldRows({ ref, state, why, runs }: ToldRuns): readonly (readonly Cell[])[] {
  const active = runs.filter(({ isActive }) => isActive);
  const shown = active.length > 0 ? active : ranOf(runs).slice(-1);
  return shown.map((run) => {
    const steps = stepsOf(run);
    const through = steps.filter((step) => step.state === "Complete").length;
    return [
      { text: formatRef(ref) },
      { text: run.name },
      { text: "" },
      { text: wordOf(run.state), tone: toneOf(run.state) },
      { text: steps.length === 0 ? "" : `${through}/${steps.length}` },
      { text: run.since ?? "" },
      { text: (run.state === state ? why : run.why) ?? "" },
    ];
  });
}

/** The rows of the table of past runs. */
export function toldPast({ ref, revision, runs }: ToldRuns): readonly (readonly Cell[])[] {
  return ranOf(runs).map(({ name, state, since, why, uid, isActive }) => [
    { text: formatRef(ref) },
    { text: name },
    { text: "" },
    { text: isActive ? shortRevision(revision?.wanted ?? "") : "" },
    { text: wordOf(state), tone: toneOf(state) },
    { text: "" },
    { text: since ?? "" },
    { text: why ?? "" },
    { text: uid ?? "", tone: "faint" },
  ]);
}

/** The innermost parts of a run. */
function stepsOf({ parts }: ToldPart): readonly ToldPart[] {
  return parts.flatMap((part) => (part.parts.length === 0 ? [part] : stepsOf(part)));
}

function wordOf(state: ToldState): string {
  return state === "NeverRun" ? "never run" : state;
}

function revisionOf(revision: ToldRuns["revision"]): string {
  const { wanted = "", observed } = revision ?? {};
  if (observed === undefined || observed === wanted) return shortRevision(wanted);
  return `${shortRevision(observed)} -> ${shortRevision(wanted)}`;
}
