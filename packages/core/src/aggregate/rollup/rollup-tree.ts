import type { Observation } from "../model/observation.ts";
import { emptyRollup, finishDraft, type Rollup, type RollupOptions } from "./rollup.ts";
import { draftOf, mergeDrafts, type RollupDraft, type RollupLimits } from "./rollup-draft.ts";

/** A set of observations by key with its rollup: a change costs the logarithm of the size. */
export interface RollupTree {
  readonly set: (key: string, observation: Observation) => void;
  /** Removes an observation; returns whether there was one. */
  readonly delete: (key: string) => boolean;
  /** Returns the rollup of all observations, and computes what changes have made necessary. */
  readonly rollup: () => Rollup;
  /** Returns the number of observations. */
  readonly size: () => number;
}

interface Tree {
  readonly limits: RollupLimits;
  readonly slots: (Observation | undefined)[];
  readonly slotOf: Map<string, number>;
  readonly free: number[];
  /** The nodes by level, leaves first. The ancestors of a node that is not computed are not computed either. */
  readonly levels: (RollupDraft | undefined)[][];
}

/** The number of observations in a leaf: few enough to sum again, many enough to keep the tree small. */
const LEAF = 16;
/** The number of children of a node: few levels, and few rollups to merge at each. */
const ARITY = 4;

/**
 * Creates a tree of drafts of rollups, four to a node, over leaves of 16 observations. Since rollups merge in any order
 * and grouping, the position of an observation in the tree has no visible effect.
 */
export function createRollupTree(options?: RollupOptions): RollupTree {
  const tree: Tree = { limits: emptyRollup(options).limits, slots: [], slotOf: new Map(), free: [], levels: [[]] };
  return {
    set: (key, observation) => setKey(tree, key, observation),
    delete: (key) => deleteKey(tree, key),
    rollup: () => finishDraft(compute(tree, tree.levels.length - 1, 0)),
    size: () => tree.slotOf.size,
  };
}

function setKey(tree: Tree, key: string, observation: Observation): void {
  const { slots, slotOf, free, levels } = tree;
  const slot = slotOf.get(key) ?? free.pop() ?? slots.length;
  slotOf.set(key, slot);
  slots[slot] = observation;
  while (LEAF * ARITY ** (levels.length - 1) < slots.length) levels.push([]);
  forget(tree, slot);
}

function deleteKey(tree: Tree, key: string): boolean {
  const slot = tree.slotOf.get(key);
  if (slot === undefined) return false;
  tree.slotOf.delete(key);
  tree.slots[slot] = undefined;
  tree.free.push(slot);
  forget(tree, slot);
  return true;
}

function forget({ levels }: Tree, slot: number): void {
  let index = Math.floor(slot / LEAF);
  for (const level of levels) {
    level[index] = undefined;
    index = Math.floor(index / ARITY);
  }
}

function compute(tree: Tree, height: number, index: number): RollupDraft {
  const level = tree.levels[height] ?? [];
  const known = level[index];
  if (known !== undefined) return known;
  const draft = height === 0 ? computeLeaf(tree, index) : computeNode(tree, height, index);
  level[index] = draft;
  return draft;
}

function computeLeaf({ limits, slots }: Tree, index: number): RollupDraft {
  const members = slots.slice(index * LEAF, (index + 1) * LEAF).filter((member) => member !== undefined);
  return draftOf(members, limits);
}

function computeNode(tree: Tree, height: number, index: number): RollupDraft {
  const width = LEAF * ARITY ** (height - 1);
  const children: RollupDraft[] = [];
  for (let child = ARITY * index; child < ARITY * (index + 1) && child * width < tree.slots.length; child++)
    children.push(compute(tree, height - 1, child));
  const [only] = children;
  return only !== undefined && children.length === 1 ? only : mergeDrafts(children, tree.limits);
}
