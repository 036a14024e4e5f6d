import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { type Packed, ROOT } from "./pack.ts";

/** The bounds for the content of a package. Sizes in kB, of the tarball and unpacked. */
interface Bounds {
  readonly files: number;
  readonly packed: number;
  readonly unpacked: number;
}

const BOUNDS: Readonly<Record<string, Bounds>> = {
  "@landfall/adapters": { files: 1_100, packed: 450, unpacked: 2_000 },
  "@landfall/cli": { files: 1_100, packed: 1_800, unpacked: 7_000 },
  "@landfall/core": { files: 3_624, packed: 2_000, unpacked: 10_000 },
  "@landfall/krm-functions": { files: 1_600, packed: 3_000, unpacked: 9_500 },
  "@landfall/kubernetes": { files: 450, packed: 200, unpacked: 900 },
  "@landfall/testing": { files: 300, packed: 150, unpacked: 600 },
};

/**
 * The cost of an import in a bundle, in kB of minified and gzipped code with all its dependencies: of a first call, or
 * (`*`) of a whole subpath.
 */
const IMPORTS: readonly (readonly [subpath: string, name: string, bound: number])[] = [
  ["@landfall/core/status", "computeStatus", 44],
  ["@landfall/core/rollout", "decide", 31],
  ["@landfall/core/steps", "advance", 17],
  ["@landfall/core/suspend", "readLedger", 8],
  ["@landfall/core/object", "*", 13],
  ["@landfall/core/condition", "*", 6],
  ["@landfall/core/aggregate", "*", 80],
  ["@landfall/core/suspend", "*", 64],
  ["@landfall/core/rollout", "*", 73],
  ["@landfall/core/steps", "*", 39],
  ["@landfall/core/run", "*", 4.5],
  ["@landfall/core/status", "*", 48],
  ["@landfall/core/status/library/flux", "*", 12],
  ["@landfall/adapters/flux", "*", 13],
  ["@landfall/adapters/karmada", "*", 91],
  ["@landfall/adapters/actuate", "*", 10],
];

/** Finds faults in the contents of the packages, and prints the sizes of packages and imports. */
export async function checkContents(packages: readonly Packed[]): Promise<readonly string[]> {
  const wrong = packages.flatMap(wrongContents);
  for (const [subpath, name, bound] of IMPORTS) {
    const size = await sizeOf(subpath, name);
    process.stdout.write(`${subpath} ${name}: ${size.toFixed(1)} of ${bound} kB gzipped\n`);
    if (size > bound) wrong.push(`${subpath}: ${name} is ${size.toFixed(1)} kB gzipped, at most ${bound} may be`);
  }
  return wrong;
}

function wrongContents({ manifest, files, size, unpackedSize }: Packed): readonly string[] {
  const { name } = manifest;
  const bounds = BOUNDS[name];
  if (bounds === undefined) return [`${name}: it has no bounds in tools/packages/contents.ts`];
  const has = { files: files.length, packed: size / 1000, unpacked: unpackedSize / 1000 };
  process.stdout.write(
    `${name}: ${has.files} files, ${Math.round(has.packed)} kB, ${Math.round(has.unpacked)} kB unpacked\n`,
  );
  const over = (["files", "packed", "unpacked"] as const)
    .filter((what) => has[what] > bounds[what])
    .map((what) => `${name}: ${what} is ${Math.round(has[what])}, at most ${bounds[what]} may be`);
  const missing = ["LICENSE", "README.md"].filter((file) => !files.includes(file));
  const strange = files.filter((file) => /\.test\.|(^|\/)(testing|fixtures)\/|tsbuildinfo/.test(file));
  return [
    ...over,
    ...missing.map((file) => `${name}: ${file} is missing`),
    ...strange.map((file) => `${name}: ${file} is no part of it`),
  ];
}

async function sizeOf(subpath: string, name: string): Promise<number> {
  const entry = join(ROOT, "size-of-import.js");
  const bundled = await rolldown({
    input: entry,
    platform: "neutral",
    resolve: { conditionNames: ["import", "default"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export ${name === "*" ? "*" : `{ ${name} }`} from ${JSON.stringify(subpath)};` : undefined,
      },
    ],
  });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return gzipSync(output[0].code).length / 1000;
}
