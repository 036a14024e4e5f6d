// Builds images without an engine: `npm run build && node tools/image/main.ts DIRECTORY [BASE]` writes an OCI layout
// for each function. BASE is an OCI layout of the base image; without it the layout has only the layer of the function.
import { join } from "node:path";
import { buildImage, IMAGES } from "./build-image.ts";

const [directory, base] = process.argv.slice(2);
if (directory === undefined) {
  console.error("usage: node tools/image/main.ts DIRECTORY [BASE]");
  process.exitCode = 2;
} else {
  for (const name of IMAGES) console.log(`${name} ${buildImage(name, join(directory, name), base)}`);
}
