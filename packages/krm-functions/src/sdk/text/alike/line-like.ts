import { type Json, type Path, samePath } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import { ONE_LINE } from "../edit/write-style.ts";
import { writeAfter } from "../edit/write-value.ts";
import type { ChangePlanner } from "../item/origin.ts";
import { scalarNode } from "../yaml/read-inline.ts";
import type { Tree } from "../yaml/source-node.ts";
import { type Example, type ExampleReading, type LinePlan, placeLike } from "./example.ts";

const NOWHERE: TreeChange["within"] = {
  node: scalarNode("empty", null, 0, 0),
  entry: undefined,
  parent: undefined,
  grandparent: undefined,
};
/** The number of plans kept for each example. */
const MOST = 16;

/**
 * The line that sets a value in an item, planned once for its example: the end of the mapping and the style of the line
 * do not depend on the parts that differ. `undefined` if it takes more than a new line, or the item itself must be
 * inspected. `plan`: the change that sets `null` there.
 */
export function lineLike(
  reading: ExampleReading,
  path: Path,
  value: Json,
  plan: ChangePlanner<Tree>,
): TreeChange | undefined {
  if (typeof value === "object" ? value !== null : typeof value === "string" && value.includes("\n")) return undefined;
  const { at, before, line, eol } = planOf(reading.example, path, plan);
  if (line === undefined) return undefined;
  const start = placeLike(reading, at);
  const style = eol === "\n" ? ONE_LINE : { ...ONE_LINE, eol };
  return { start, end: start, text: before + writeAfter("key", value, line.column, style), within: NOWHERE, line };
}

function planOf(example: Example, path: Path, plan: ChangePlanner<Tree>): LinePlan {
  const { plans } = example;
  const known = plans.find((made) => samePath(made.path, path));
  if (known !== undefined) return known;
  const made = makePlan(example, path, plan);
  if (plans.length === MOST) plans.shift();
  plans.push(made);
  return made;
}

function makePlan({ tree }: Example, path: Path, plan: ChangePlanner<Tree>): LinePlan {
  const change = attempt(() => plan(tree));
  const { line, start = -1, end, text = "" } = change ?? {};
  const isLine = line !== undefined && line.left === undefined && line.path.length === path.length && start === end;
  const eol = text.startsWith("\r") ? "\r\n" : "\n";
  return { path, at: start, before: text.slice(0, -" null".length), line: isLine ? line : undefined, eol };
}

/** Swallows the error of a plan for the example: planning for the item itself throws it again. */
function attempt<T>(plan: () => T): T | undefined {
  try {
    return plan();
  } catch {
    return undefined;
  }
}
