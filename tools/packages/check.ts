// Packs every package, installs the tarballs in an empty project, and uses them there as a stranger
// would: strict TypeScript with "nodenext", every subpath imported, the bins run.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
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
function subpathsOf(directory: string, manifest: Manifest): readonly string[] {
  return Object.keys(manifest.exports)
    .filter((key) => key !== "./package.json" && !key.includes("*"))
    .map((key) => manifest.name + key.slice(1))
    .filter(() => existsSync(join(directory, "dist")));
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

function compileConsumer(): void {
  cpSync(join(root, "tools/packages/consumer"), consumer, { recursive: true });
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        module: "nodenext",
        target: "es2023",
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        outDir: "out",
        types: [],
      },
      include: ["*.ts"],
    }),
  );
  run(join(root, "node_modules/.bin/tsc"), ["-p", "."]);
}

function main(): void {
  try {
    mkdirSync(consumer, { recursive: true });
    const directories = readdirSync(join(root, "packages")).map((name) => join(root, "packages", name));
    installTarballs(directories.map(pack));
    for (const directory of directories) {
      const manifest = manifestOf(directory);
      for (const subpath of subpathsOf(directory, manifest)) {
        run("node", ["--input-type=module", "-e", `await import(${JSON.stringify(subpath)})`]);
        process.stdout.write(`imports ${subpath}\n`);
      }
      for (const bin of Object.keys(manifest.bin ?? {})) {
        run(join(consumer, "node_modules/.bin", bin), ["--help"]);
        process.stdout.write(`runs ${bin} --help\n`);
      }
    }
    compileConsumer();
    for (const file of readdirSync(join(consumer, "out")).filter((name) => name.endsWith(".js"))) {
      process.stdout.write(run("node", [join("out", file)]));
    }
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
}

main();
