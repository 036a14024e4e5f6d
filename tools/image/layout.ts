import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ImageRecipe } from "./dockerfile.ts";
import { type TarFile, writeTar } from "./tar.ts";

const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const CONFIG = "application/vnd.oci.image.config.v1+json";
const PATH = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const LAYER = "application/vnd.oci.image.layer.v1.tar";

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** The parts of an OCI image that are inherited from a base. */
interface BaseImage {
  readonly layers: readonly Descriptor[];
  readonly config: {
    readonly config?: { readonly Env?: readonly string[] };
    readonly rootfs: { readonly diff_ids: readonly string[] };
  };
  readonly blobs: readonly Uint8Array[];
}

/** An empty base, for images that contain everything themselves. */
export const SCRATCH: BaseImage = { layers: [], config: { rootfs: { diff_ids: [] } }, blobs: [] };

/** Reads the first image of an OCI layout on disk, as `skopeo copy docker://IMAGE oci:DIRECTORY` writes it. */
export function readLayout(directory: string): BaseImage {
  const blob = (digest: string): Buffer => readFileSync(join(directory, "blobs", ...digest.split(":")));
  const json = (digest: string): unknown => JSON.parse(blob(digest).toString());
  const index = JSON.parse(readFileSync(join(directory, "index.json"), "utf8")) as { manifests: readonly Descriptor[] };
  const [first] = index.manifests;
  if (first === undefined) throw new Error(`${directory}: no image in its index`);
  const manifest = json(first.digest) as { readonly config: Descriptor; readonly layers: readonly Descriptor[] };
  const config = json(manifest.config.digest) as BaseImage["config"];
  return { layers: manifest.layers, config, blobs: manifest.layers.map(({ digest }) => blob(digest)) };
}

/**
 * Writes an image as an OCI layout: the base's layers and one with these files on top. Returns the manifest's digest.
 */
export function writeLayout(
  directory: string,
  base: BaseImage,
  recipe: ImageRecipe,
  files: readonly TarFile[],
): string {
  const blobs = join(directory, "blobs", "sha256");
  mkdirSync(blobs, { recursive: true });
  const add = (mediaType: string, content: Uint8Array): Descriptor => {
    const hash = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(blobs, hash), content);
    return { mediaType, digest: `sha256:${hash}`, size: content.length };
  };
  for (const blob of base.blobs) add("", blob);
  const layer = add(LAYER, writeTar(files));
  const config = add(CONFIG, json(configOf(base, recipe, layer.digest)));
  const layers = [...base.layers, layer];
  const manifest = add(MANIFEST, json({ schemaVersion: 2, mediaType: MANIFEST, config, layers }));
  const name = {
    "org.opencontainers.image.ref.name": recipe.labels.get("org.opencontainers.image.version") ?? "latest",
  };
  writeFileSync(
    join(directory, "index.json"),
    json({ schemaVersion: 2, manifests: [{ ...manifest, annotations: name }] }),
  );
  writeFileSync(join(directory, "oci-layout"), json({ imageLayoutVersion: "1.0.0" }));
  return manifest.digest;
}

function configOf({ config }: BaseImage, recipe: ImageRecipe, layer: string): object {
  return {
    architecture: process.arch === "x64" ? "amd64" : process.arch,
    os: "linux",
    config: {
      Env: [...(config.config?.Env ?? [PATH]), ...recipe.env],
      Labels: Object.fromEntries(recipe.labels),
      WorkingDir: recipe.workdir,
      User: recipe.user,
      Entrypoint: recipe.entrypoint,
    },
    rootfs: { type: "layers", diff_ids: [...config.rootfs.diff_ids, layer] },
    history: [],
  };
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
