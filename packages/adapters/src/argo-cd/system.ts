import type { System } from "../systems/contract.ts";
import { accessOfSecret } from "./access.ts";
import { actuateArgoCd } from "./actuate.ts";
import { readApplication } from "./application.ts";
import { readApplicationSet } from "./application-set.ts";
import { hasOtherServer } from "./elsewhere.ts";
import { isClusterSecret, readClusterSecret } from "./inventory.ts";
import { declaredApplicationRevision } from "./revisions.ts";

export const system: System = {
  title: "Argo CD",
  url: "https://argo-cd.readthedocs.io/en/stable/operator-manual/application.yaml",
  kinds: [
    {
      group: "argoproj.io",
      kind: "Application",
      role: "delivery",
      read: readApplication,
      declares: { rank: 30, revision: declaredApplicationRevision },
      isElsewhere: hasOtherServer,
      // `destination.server` is an address and no name, and `in-cluster` is whichever cluster Argo CD runs in.
      cluster: { path: ["spec", "destination", "name"], form: /^(?!in-cluster$)([^]+)$/ },
      wave: { number: ["metadata", "annotations", "argocd.argoproj.io/sync-wave"] },
    },
    { group: "argoproj.io", kind: "ApplicationSet", role: "maker", read: readApplicationSet },
    {
      group: "",
      kind: "Secret",
      role: "object",
      inventory: { part: "cluster", read: readClusterSecret, isOne: isClusterSecret },
    },
  ],
  actuator: {
    actuate: actuateArgoCd,
    moves: "`targetRevision` of Applications",
    writes: "`targetRevision` of the source; of several, of the repository the manifests come from",
  },
  access: {
    lists: { group: "", kind: "Secret", labelSelector: "argocd.argoproj.io/secret-type=cluster" },
    read: accessOfSecret,
  },
  wavesAre: "the annotation `argocd.argoproj.io/sync-wave` of Applications",
  docs: { reads: "Application, ApplicationSet" },
};
