// Packs every package, installs the tarballs in an empty project, and uses them there as a stranger
// would: strict TypeScript with "nodenext", every subpath imported, the bins run.
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, "../..");
const consumer = mkdtempSync(join(tmpdir(), "landfall-packages-"));

function run(command: string, args: readonly string[], cwd: string = consumer): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function manifestOf(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as Manifest;
}

/** Every import path of a package; patterns are expanded by the files that were built. */
function subpathsOf(directory: string, { name, exports }: Manifest): readonly string[] {
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === "string") return [];
    const [before = "", after] = target.default.split("*");
    if (after === undefined) return [name + key.slice(1)];
    const files = globSync(target.default, { cwd: directory }).sort();
    return files.map(
      (file) => name + key.slice(1).replace("*", file.slice(before.length - "./".length, -after.length)),
    );
  });
}

function pack(directory: string): string {
  run(join(root, "node_modules/.bin/publint"), ["run", directory, "--strict"], root);
  const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", consumer], directory)) as [
    { filename: string },
  ];
  return join(consumer, packed.filename);
}

function installTarballs(tarballs: readonly string[]): void {
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", ...tarballs]);
}

/** Compiles the programs of a stranger, and the types behind every import path, under loose and under exact options. */
function compileConsumer(subpaths: readonly string[]): void {
  cpSync(join(root, "tools/packages/consumer"), consumer, { recursive: true });
  const imports = subpaths.map((path, at) => `export type * as path${at} from ${JSON.stringify(path)};\n`);
  writeFileSync(join(consumer, "every-path.ts"), imports.join(""));
  for (const exactOptionalPropertyTypes of [false, true]) {
    const common = {
      module: "nodenext",
      target: "es2023",
      strict: true,
      skipLibCheck: false,
      outDir: "out",
      types: [],
    };
    const options = { compilerOptions: { ...common, exactOptionalPropertyTypes }, include: ["*.ts"] };
    writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify(options));
    run(join(root, "node_modules/.bin/tsc"), ["-p", "."]);
  }
}

function importAll(subpaths: readonly string[]): void {
  run("node", ["--input-type=module", "-e", `for (const path of ${JSON.stringify(subpaths)}) await import(path);`]);
  for (const path of subpaths) process.stdout.write(`imports ${path}\n`);
}

function main(): void {
  try {
    mkdirSync(consumer, { recursive: true });
    const directories = readdirSync(join(root, "packages")).map((name) => join(root, "packages", name));
    installTarballs(directories.map(pack));
    const subpaths = directories.flatMap((directory) => subpathsOf(directory, manifestOf(directory)));
    importAll(subpaths);
    for (const directory of directories) {
      const manifest = manifestOf(directory);
      for (const bin of Object.keys(manifest.bin ?? {})) {
        run(join(consumer, "node_modules/.bin", bin), ["--help"]);
        process.stdout.write(`runs ${bin} --help\n`);
      }
    }
    compileConsumer(subpaths);
    for (const file of readdirSync(join(consumer, "out")).filter((name) => name.endsWith(".js"))) {
      process.stdout.write(run("node", [join("out", file)]));
    }
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
}

main();
