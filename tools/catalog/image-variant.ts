import { VERSION } from "../../packages/cli/src/version.ts";

/** The image of one of our functions, at the version of this repository. */
export function imageOf(name: string): string {
  return `ghcr.io/landfall-dev/${name}:v${VERSION}`;
}

/** The Kptfile of an example with images as its steps, for users who may not run local programs. */
export function imageVariantOf(kptfile: string): string {
  return kptfile.replace(/^( *- )exec: (\S+)$/gm, (_, dash: string, name: string) => `${dash}image: ${imageOf(name)}`);
}
