// Packs every package, installs the tarballs in an empty project, and uses them as an outsider would: strict TypeScript
// with "nodenext", an import of every subpath, the commands run. Also checks the tarballs: their content, their size
// and that of first calls, and that every package manager can run the command from them.
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtAsset } from "../assets/place.ts";
import { checkContents } from "./contents.ts";
import { checkManagers } from "./managers.ts";
import { type Manifest, packAll, ROOT, run as runIn } from "./pack.ts";
import { CONTROLLER, tryController } from "./try-controller.ts";

const consumer = mkdtempSync(join(tmpdir(), "landfall-packages-"));

function run(command: string, args: readonly string[]): string {
  return runIn(command, args, consumer);
}

/** Every import path of a package; patterns are expanded to the files that were built. */
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

/** The packages that a user's own controller needs besides ours, in the versions of this repository. */
const PEERS = ["@kubernetes/client-node", "@types/node"];

function installTarballs(tarballs: readonly string[]): void {
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const peers = PEERS.map((name) => `${name}@${versionOf(name)}`);
  run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", ...tarballs, ...peers]);
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")) as { version: string })
    .version;
}

/** Compiles an outsider's programs, and the types of every import path, under loose and strict options. */
function compileConsumer(subpaths: readonly string[]): void {
  cpSync(join(ROOT, "tools/packages/consumer"), consumer, { recursive: true });
  cpSync(join(ROOT, CONTROLLER), join(consumer, "controller/main.ts"));
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
    compile({ ...common, exactOptionalPropertyTypes }, "*.ts");
    // The types of client-node fail under strict library checks and exact optional properties.
    compile(
      { ...common, types: ["node"], skipLibCheck: true, rootDir: "controller", outDir: "out/controller" },
      "controller/*.ts",
    );
  }
}

function compile(compilerOptions: object, include: string): void {
  writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify({ compilerOptions, include: [include] }));
  run(join(ROOT, "node_modules/.bin/tsc"), ["-p", "."]);
}

function importAll(subpaths: readonly string[]): void {
  run("node", ["--input-type=module", "-e", `for (const path of ${JSON.stringify(subpaths)}) await import(path);`]);
  for (const path of subpaths) process.stdout.write(`imports ${path}\n`);
}

async function main(): Promise<void> {
  const elsewhere = mkdtempSync(join(tmpdir(), "landfall-managers-"));
  try {
    mkdirSync(consumer, { recursive: true });
    const packages = packAll(consumer);
    const wrong = [...(await checkContents(packages)), ...checkManagers(packages, elsewhere)];
    for (const line of wrong) process.stdout.write(`wrong: ${line}\n`);
    if (wrong.length > 0) process.exitCode = 1;
    installTarballs(packages.map(({ tarball }) => tarball));
    const subpaths = packages.flatMap(({ directory, manifest }) => subpathsOf(directory, manifest));
    importAll(subpaths);
    for (const { manifest } of packages) {
      for (const bin of Object.keys(manifest.bin ?? {})) {
        run(join(consumer, "node_modules/.bin", bin), ["--help"]);
        process.stdout.write(`runs ${bin} --help\n`);
      }
    }
    compileConsumer(subpaths);
    for (const file of readdirSync(join(consumer, "out")).filter((name) => name.endsWith(".js"))) {
      process.stdout.write(run("node", [join("out", file)]));
    }
    process.stdout.write(
      `${await tryController(join(consumer, "out/controller/main.js"), builtAsset("control-plane"))}\n`,
    );
  } finally {
    rmSync(consumer, { recursive: true, force: true });
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

await main();
