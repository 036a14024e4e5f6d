import type { DocumentNode, YamlNode } from "../../kyaml/index.ts";

/** An object on its way through a pipeline, as kpt holds it. Where it is to go is said by its annotations. */
export interface Carried {
  readonly node: YamlNode;
  /** The comments of its document, as long as no function has had it. */
  readonly top: Pick<DocumentNode, "head" | "foot"> | undefined;
}

/** The annotations by which kpt and functions tell each other where an object is. */
export const AT = {
  path: "internal.config.kubernetes.io/path",
  oldPath: "config.kubernetes.io/path",
  index: "internal.config.kubernetes.io/index",
  oldIndex: "config.kubernetes.io/index",
  packagePath: "internal.config.kubernetes.io/package-path",
  listStyle: "internal.config.kubernetes.io/seqindent",
  id: "internal.config.kubernetes.io/id",
  oldId: "config.k8s.io/id",
  migration: "internal.config.kubernetes.io/annotations-migration-resource-id",
  selection: "internal.config.k8s.io/kpt-resource-id",
} as const;

/** Each annotation that may be written in an older way too. */
export const PAIRS: readonly (readonly [key: string, old: string])[] = [
  [AT.path, AT.oldPath],
  [AT.index, AT.oldIndex],
];
