import type { SystemFixtures } from "../../systems/testing/fixtures.ts";
import { readModule } from "../read.ts";

const sync = { name: "shop", source: { git: { url: "https://git.example.com/shop", version: { tag: "v1" } } } };
const metadata = { name: "edge-1", namespace: "default" };
const apiVersion = "fleet.squaremo.dev/v1alpha1";

export const fixtures: SystemFixtures = {
  readers: { Module: readModule },
  landed: [
    {
      object: {
        apiVersion,
        kind: "ProxyAssemblage",
        metadata,
        spec: { assemblage: { syncs: [sync] } },
        status: { syncs: [{ sync, state: "succeeded" }] },
      },
    },
    {
      object: {
        apiVersion,
        kind: "RemoteAssemblage",
        metadata,
        spec: { syncs: [sync] },
        status: { syncs: [{ name: "shop", state: "succeeded" }] },
      },
      says: "applied",
    },
    {
      object: {
        apiVersion,
        kind: "Assemblage",
        metadata,
        spec: { syncs: [sync] },
        status: { syncs: [{ sync, state: "succeeded" }] },
      },
    },
  ],
};
