import type { FunctionDocs } from "../sdk/index.ts";

/** The texts that `--help` and `--doc` print. */
export const DOCS: FunctionDocs = {
  short: "Refuse changes that a system would refuse, before they are in a cluster.",
  long: `Compares the package with its parent, whose objects the config holds, and judges every change by the rules of its system:
KUDO's for an Instance, those of cluster stacks for a ClusterStack, its releases and the Clusters of it. What is refused is an
error with rule, field and owner, and the render fails; which plan a change begins is a note. Nothing is written.

landfall check-change DIR does the same with the parent from git.`,
  examples: `apiVersion: fn.landfall.dev/v1alpha1
kind: CheckChange
metadata:
  name: check-change
role: user
parent:
  - apiVersion: kudo.dev/v1beta1
    kind: Instance
    metadata: {name: shop, namespace: default}
    spec:
      operatorVersion: {name: shop-1}
`,
  image: "ghcr.io/landfall-dev/check-change",
  description: "Refuse changes that a system would refuse, before they are in a cluster",
  tags: ["validator"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/check-change",
  examplePackageURLs: [],
  license: "Apache-2.0",
  hidden: false,
};
