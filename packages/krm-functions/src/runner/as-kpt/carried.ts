import type { DocumentNode, YamlNode } from "../../kyaml/index.ts";

/** An object in a pipeline, in kpt's representation. Its annotations say which file it goes to. */
export interface Carried {
  readonly node: YamlNode;
  /** The comments of its document, until a function has processed it. */
  readonly top: Pick<DocumentNode, "head" | "foot"> | undefined;
}

/** The annotations in which kpt and functions pass on an object's path and index. */
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

/** Annotations that also have an older spelling. */
export const PAIRS: readonly (readonly [key: string, old: string])[] = [
  [AT.path, AT.oldPath],
  [AT.index, AT.oldIndex],
];
