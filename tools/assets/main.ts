// `npm run assets`: builds the programs of a real control plane into the cache, once. `-- --print` prints their
// directory.
import { existsSync } from "node:fs";
import { buildAsset } from "./build.ts";
import { ASSETS, placeOf } from "./place.ts";

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith("-"));
const unknown = named.filter((name) => !ASSETS.some((asset) => asset.name === name));

async function main(): Promise<number> {
  if (unknown.length > 0) {
    console.error(`no such asset: ${unknown.join(" ")}; there is ${ASSETS.map(({ name }) => name).join(" ")}`);
    return 2;
  }
  for (const asset of ASSETS) {
    if (named.length > 0 && !named.includes(asset.name)) continue;
    const place = placeOf(asset);
    if (options.includes("--print")) console.log(place);
    else if (existsSync(place)) console.log(`${asset.name}: ${place} is there`);
    else if (!(await buildAsset(asset, place, (line) => console.log(`${asset.name}: ${line}`)))) return 1;
  }
  return 0;
}

process.exitCode = await main();
