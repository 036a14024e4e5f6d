import type { System } from "../systems/contract.ts";
import { readAssemblageAmong, readModuleAmong } from "./read.ts";

const GROUP = "fleet.squaremo.dev";
const ASSEMBLAGE = { group: GROUP, role: "spread", read: readAssemblageAmong } as const;

export const system: System = {
  title: "fleeet",
  url: "https://github.com/weaveworks-experiments/fleeet",
  kinds: [
    { ...ASSEMBLAGE, kind: "ProxyAssemblage" },
    { ...ASSEMBLAGE, kind: "RemoteAssemblage" },
    { ...ASSEMBLAGE, kind: "Assemblage" },
    { group: GROUP, kind: "Module", role: "spread", read: readModuleAmong, mayAddNothing: true },
  ],
  docs: { reads: "Module, ProxyAssemblage, RemoteAssemblage, Assemblage" },
};
