import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT: string = resolve(import.meta.dirname, "../..");

export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** A package as it would be published. */
export interface Packed {
  readonly directory: string;
  readonly manifest: Manifest;
  readonly tarball: string;
  /** The paths within the tarball. */
  readonly files: readonly string[];
  /** The size of the tarball and of its unpacked content, in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
}

export function run(command: string, args: readonly string[], cwd: string): string {
  // Some package managers ignore npm's settings for a mirror's certificates, so the system's certificates are used.
  const env = { ...process.env, NODE_USE_SYSTEM_CA: "1" };
  return execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** Checks every package with publint and packs it. `into`: the directory for the tarballs. */
export function packAll(into: string): readonly Packed[] {
  return readdirSync(join(ROOT, "packages")).map((name) => pack(join(ROOT, "packages", name), into));
}

function pack(directory: string, into: string): Packed {
  run(join(ROOT, "node_modules/.bin/publint"), ["run", directory, "--strict"], ROOT);
  const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", into], directory)) as [
    Omit<Packed, "files" | "tarball"> & { readonly filename: string; readonly files: readonly { path: string }[] },
  ];
  const { size, unpackedSize } = packed;
  const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as Manifest;
  const files = packed.files.map(({ path }) => path);
  return { directory, manifest, tarball: join(into, packed.filename), files, size, unpackedSize };
}
