import {
  type PackageUse,
  REPOSITORY_READERS,
  type RepositoryPackage,
  type RepositoryRevision,
} from "@landfall/adapters/systems";
import type { KubeObject } from "@landfall/core/object";
import type { Cell } from "../render/cell.ts";
import type { Style } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import type { FleetStatus } from "./fleet-status.ts";

/** Whether a package of a repository has landed where it is deployed; undefined if no report says so. */
export type LandedIn = (one: RepositoryPackage) => boolean | undefined;

/** The format of the view. */
export interface RepositoryView {
  readonly isTree: boolean;
  readonly style: Style;
  readonly columns: number | undefined;
  readonly landedIn?: LandedIn;
}

const HEADING = ["PACKAGE", "WANTS", "PUBLISHED", "ON ITS WAY", "LANDED", "WAITS FOR"] as const;

/** Collects the packages of repositories from objects. */
export function repositoryPackages(objects: readonly KubeObject[]): readonly RepositoryPackage[] {
  return REPOSITORY_READERS.flatMap((read) => read(objects));
}

/** Formats the packages of repositories below an empty line; `""` if there are none. */
export function repositoryText(
  objects: readonly KubeObject[],
  { isTree, style, columns, landedIn }: RepositoryView,
): string {
  const packages = repositoryPackages(objects);
  if (packages.length === 0) return "";
  const shown = isTree
    ? renderTree(
        packages.map((one) => repositoryTree(one, landedIn?.(one))),
        style,
        columns,
      )
    : renderTable(
        [...HEADING],
        packages.map((one) => rowOf(one, landedIn?.(one))),
        style,
        columns,
      );
  return `\n${shown}`;
}

/** Returns whether a repository's package has landed, if it is deployed to clusters of a fleet. */
export function landedIn({ clusters }: Pick<FleetStatus, "clusters">): LandedIn {
  const landed = new Map<string, boolean>();
  for (const { targets } of clusters)
    for (const { observation, landed: is } of targets)
      landed.set(`${observation.target.cluster}/${observation.target.package}`, is);
  return (one) => landed.get(nameOf(one));
}

/** The reason why a package of a repository waits, with the published and the pending revisions. */
export function repositoryTree(one: RepositoryPackage, landed?: boolean): TreeNode {
  const { wish, published, pending, downstream } = one;
  const lines = [
    wish === undefined ? undefined : line("wants", `${wishText(one)} (${wish.by})`),
    wish?.waitsFor === undefined ? undefined : line("waits", wish.waitsFor),
    line("published", published === undefined ? "nothing" : madeOf(published)),
    ...pending.map((revision) =>
      line(revision.lifecycle.toLowerCase(), `${madeOf(revision)}; waits: ${waits(revision)}`),
    ),
    landed === undefined ? undefined : line("landed", landed ? "yes" : "no"),
    ...downstream.map((use) => line(use.revision, useText(use))),
  ];
  return { cells: [{ text: nameOf(one) }], children: lines.filter((node) => node !== undefined) };
}

function line(label: string, text: string): TreeNode {
  return { cells: [{ text: `${label}:`, tone: "faint" }, { text }] };
}

function rowOf(one: RepositoryPackage, landed: boolean | undefined): readonly Cell[] {
  const { wish, published, pending } = one;
  const waitsFor = [wish?.waitsFor ?? [], pending.map(waits)].flat();
  return [
    { text: nameOf(one) },
    { text: wishText(one) },
    { text: published === undefined ? "-" : madeOf(published) },
    { text: pending.map((revision) => `${revision.lifecycle} ${madeOf(revision)}`).join("; ") || "-" },
    { text: landed === undefined ? "-" : landed ? "yes" : "no", tone: landed === true ? "good" : "plain" },
    { text: waitsFor.join("; ") },
  ];
}

function nameOf(one: RepositoryPackage): string {
  return `${one.repository}/${one.package}`;
}

function wishText({ wish }: RepositoryPackage): string {
  return wish === undefined ? "-" : `${wish.of} ${wish.revision ?? "(no revision)"}`;
}

function madeOf({ revision, upstream }: RepositoryRevision): string {
  return upstream === undefined ? revision : `${revision}, made of ${upstream}`;
}

function waits({ waitsFor = "" }: RepositoryRevision): string {
  return waitsFor;
}

function useText({ wantedBy, publishedIn, pendingIn, deletionProposed }: PackageUse): string {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ["wanted by", wantedBy],
    ["published in", publishedIn],
    ["on its way to", pendingIn],
  ];
  const told = parts.filter(([, names]) => names.length > 0).map(([what, names]) => `${what} ${names.join(", ")}`);
  return [...told, ...(deletionProposed === true ? ["its deletion is proposed"] : [])].join("; ");
}
