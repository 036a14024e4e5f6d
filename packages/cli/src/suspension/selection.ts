import { readInventory } from "@landfall/adapters/inventory";
import { failure, type Json, type Problem, parseLabelSelector, type Result, success } from "@landfall/core/object";
import { type Arguments, type Flags, isOn, listOf, textOf } from "../arguments.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import { foldersAreClusters } from "./folders.ts";
import { readLabelWords, wrongLabelWords } from "./label-words.ts";

/** The flag for packages whose sub-packages are clusters. */
export const BY_FOLDER: Flags = {
  "sub-packages-are-clusters": { help: "the name of the sub-package that holds an object is its cluster" },
};

/** The flags that select objects. */
export const WHICH: Flags = {
  kind: { value: "KINDS", help: "only these kinds, separated by commas; KIND.GROUP for one group" },
  name: { value: "NAME", help: "only objects of this name" },
  namespace: { value: "NAME", short: "n", help: "only objects of this namespace" },
  cluster: { value: "NAMES", help: "only what is about these clusters, separated by commas" },
  where: {
    value: "SELECTOR",
    help: "only what has these labels, and what is about clusters that have them: region=eu,tier!=test",
    wrong: wrongLabelWords,
  },
  exclude: { value: "KINDS", help: "not these kinds, separated by commas" },
  ...BY_FOLDER,
};

/** The objects that a command line selects, in the form of set-suspend. */
export interface Selection {
  readonly targets: readonly { readonly [key: string]: Json }[];
  readonly fields: { readonly [key: string]: Json };
  /** The clusters that a label selector selects; absent without one. */
  readonly clusters?: readonly string[];
}

/** Whether the command line selects objects, and not only their place. */
export function isSelective(args: Arguments): boolean {
  return ["kind", "name", "namespace", "cluster", "where"].some((flag) => textOf(args, flag) !== undefined);
}

/** Kinds and names of a selection; `{}` selects all. */
export type Leads = readonly { readonly [field: string]: string }[];

function leadsOf(args: Arguments): Leads {
  const kinds = listOf(args, "kind").map(kindOf);
  return kinds.length === 0 ? [{}] : kinds.map((kind) => ({ ...kind }));
}

/**
 * Reads the selection from the flags. `leads`: kinds and names that replace those of the flags. `read`: returns the
 * objects whose inventory has the labels. Problems `InvalidSelector`.
 */
export function readSelection(
  args: Arguments,
  read: () => Result<readonly FoundObject[]>,
  leads: Leads = leadsOf(args),
): Result<Selection> {
  const clusters = listOf(args, "cluster");
  const named = textsOf(args, ["name", "namespace"]);
  const lead = leads.map((one) => ({ ...one, ...named }));
  const fields = fieldsOf(args);
  const where = textOf(args, "where");
  if (where === undefined) {
    return clusters.length > 0 ? aboutClusters(lead, clusters, fields, read) : success({ targets: lead, fields });
  }
  const labelSelector = readLabelWords(where);
  if (!labelSelector.ok) return labelSelector;
  const found = read();
  if (!found.ok) return found;
  const inside = clustersWith(found.value, labelSelector.value);
  if (!inside.ok) return inside;
  const meant = clusters.length === 0 ? inside.value : inside.value.filter((name) => clusters.includes(name));
  const labelled = lead.map((target) => ({
    ...target,
    labelSelector: labelSelector.value,
    ...(clusters.length > 0 && { clusters }),
  }));
  const about = meant.length === 0 ? [] : lead.map((target) => ({ ...target, clusters: meant }));
  const byFolder = isOn(args, "sub-packages-are-clusters") || foldersAreClusters(found.value);
  return success({
    targets: [...labelled, ...about],
    fields: { ...fields, onNoTarget: "leave", ...(byFolder && { subPackagesAreClusters: true }) },
    clusters: meant,
  });
}

/** Selects the objects of the clusters; a sub-package that has the name of a cluster counts as that cluster, as in `suspended`. */
function aboutClusters(
  lead: readonly { readonly [field: string]: string }[],
  clusters: readonly string[],
  fields: Selection["fields"],
  read: () => Result<readonly FoundObject[]>,
): Result<Selection> {
  const found = read();
  const byFolder = found.ok && foldersAreClusters(found.value);
  return success({
    targets: lead.map((target) => ({ ...target, clusters })),
    fields: { ...fields, ...(byFolder && { subPackagesAreClusters: true }) },
  });
}

function fieldsOf(args: Arguments): { readonly [key: string]: Json } {
  const exclude = listOf(args, "exclude").map(kindOf);
  return {
    ...(exclude.length > 0 && { exclude }),
    ...(isOn(args, "sub-packages-are-clusters") && { subPackagesAreClusters: true }),
  };
}

/** The clusters in any inventory that have the labels, sorted. */
function clustersWith(found: readonly FoundObject[], selector: Json): Result<readonly string[]> {
  const labels = parseLabelSelector(selector);
  if (!labels.ok) return labels;
  const entries = readInventory(found.map(({ object }) => object));
  const errors = entries.problems.filter(({ severity }: Problem) => severity === "error");
  if (!entries.ok) return failure(...errors);
  return success(
    [...new Set(entries.value.filter((one) => labels.value(one.labels)).map(({ cluster }) => cluster))].sort(),
  );
}

/** Parses a kind: `CronJob`, or `CronJob.batch`. */
export function kindOf(text: string): { readonly kind: string; readonly group?: string } {
  const at = text.indexOf(".");
  return at < 0 ? { kind: text } : { kind: text.slice(0, at), group: text.slice(at + 1) };
}

/** The given flags among these names. */
export function textsOf(args: Arguments, names: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(args, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
