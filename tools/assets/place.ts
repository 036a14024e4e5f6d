// Where the programs for tests on real clusters are kept: outside the clone, by a hash of what they are built from.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A Go module beside this file, and the programs that its one binary is. */
export interface Asset {
  /** Its folder here, and the name of the binary. */
  readonly name: string;
  /** The names that the binary is called by. */
  readonly programs: readonly string[];
  /** Flags of the linker. */
  readonly ldflags: string;
}

const VERSION = "k8s.io/component-base/version";

/** What can be built. */
export const ASSETS: readonly Asset[] = [
  {
    name: "control-plane",
    programs: ["etcd", "kube-apiserver", "kube-controller-manager", "kube-scheduler", "kubectl", "kwok"],
    ldflags: `-s -w -X ${VERSION}.gitVersion=v1.37.2 -X ${VERSION}.gitMajor=1 -X ${VERSION}.gitMinor=37`,
  },
];

/** The cache: `LANDFALL_ASSETS`, else `landfall/assets` in the user's cache directory. */
export function cacheDirectory(): string {
  const { LANDFALL_ASSETS, XDG_CACHE_HOME } = process.env;
  return LANDFALL_ASSETS || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "landfall", "assets");
}

/** The folder of the module. */
export function moduleOf(asset: Asset): string {
  return join(import.meta.dirname, asset.name);
}

/** Where the programs of an asset are, or would be: another content of the module is another place. */
export function placeOf(asset: Asset): string {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${JSON.stringify(asset)}\n`);
  for (const file of globSync("*", { cwd: moduleOf(asset) }).sort()) {
    const text = readFileSync(join(moduleOf(asset), file));
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return join(cacheDirectory(), asset.name, hash.digest("hex").slice(0, 16));
}

/** The programs of the control plane, if they are built. */
export function builtControlPlane(): string | undefined {
  const place = ASSETS.filter(({ name }) => name === "control-plane").map(placeOf)[0];
  return place !== undefined && existsSync(place) ? place : undefined;
}
