import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageOf } from "../catalog/image-variant.ts";
import { buildImage, IMAGES, recipeOf } from "./build-image.ts";
import { writeNodeBase } from "./node-base.ts";
import { unpackImage } from "./unpack-image.ts";

/**
 * Writes a command `docker` for the only call that kpt makes, `run --rm -i … IMAGE`: runs the ENTRYPOINT of our own
 * image as the image's user, in a root with only the image's files. Needs root, on Linux; returns the directory for the
 * PATH.
 */
export function writeEngineStandIn(scratch: string): string {
  writeNodeBase(join(scratch, "base"));
  const cases = IMAGES.map((name) => {
    const root = join(scratch, `${name}-root`);
    buildImage(name, join(scratch, name), join(scratch, "base"));
    unpackImage(join(scratch, name), root);
    const { user, entrypoint } = recipeOf(name);
    return `${imageOf(name)}) exec chroot --userspec=${user} '${root}' ${entrypoint.join(" ")} ;;`;
  });
  const lines = [
    "#!/bin/sh",
    '[ "$1" = run ] || { echo 27.0.0; exit 0; }',
    "for image; do :; done",
    'case "$image" in',
    ...cases,
    "esac",
    'echo "no image $image" >&2',
    "exit 125",
  ];
  writeFileSync(join(scratch, "docker"), `${lines.join("\n")}\n`);
  chmodSync(join(scratch, "docker"), 0o755);
  return scratch;
}
