import type { System } from "../systems/contract.ts";
import { declaredVersion, readInstance } from "./read.ts";

export const system: System = {
  title: "KUDO",
  url: "https://kudo.dev/docs/",
  kinds: [
    {
      group: "kudo.dev",
      kind: "Instance",
      role: "instance",
      read: readInstance,
      declares: { rank: 50, revision: declaredVersion },
    },
  ],
  docs: { reads: "Instance" },
};
