import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "rolldown";

/** Licences that allow bundling the code together with the licence text. */
const ALLOWED: ReadonlySet<string> = new Set([
  "Apache-2.0",
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Unlicense",
]);

/** Matches the directory of a package: up to its name after the last `node_modules`. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** A third-party package that is part of a bundle. */
interface Carried {
  readonly title: string;
  readonly licence: string;
}

/** The packages by output directory, then package directory, because an output directory may get several bundles. */
const carriedIn = new Map<string, Map<string, Carried>>();

const LICENCE = resolve(import.meta.dirname, "../../LICENSE");

/**
 * Writes `THIRD-PARTY-NOTICES.txt` into a directory: name, version and licence text of every third-party package with a
 * module in a bundle there; and our own `LICENSE`, for images that copy from that directory. Fails the build if a
 * licence is not allowed or has no text.
 */
export function thirdPartyNotices(directory: string): Plugin {
  const carried = carriedIn.get(directory) ?? new Map<string, Carried>();
  carriedIn.set(directory, carried);
  return {
    name: "third-party-notices",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => ("modules" in chunk ? Object.keys(chunk.modules) : []));
      for (const [folder, files] of modulesByPackage(modules)) carried.set(folder, carriedOf(folder, files));
    },
    writeBundle() {
      writeFileSync(join(directory, "THIRD-PARTY-NOTICES.txt"), noticesOf([...carried.values()]));
      copyFileSync(LICENCE, join(directory, "LICENSE"));
    },
  };
}

/** The modules of third-party packages, by the package's directory; our own packages are links into the repository. */
function modulesByPackage(modules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = modules.map((id) => id.replace(/^\0/, ""));
  const others = files.filter((file) => PACKAGE.test(file));
  const folders = new Map<string, string[]>();
  for (const file of others) {
    const folder = PACKAGE.exec(file)?.[1] ?? "";
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

function carriedOf(folder: string, modules: readonly string[]): Carried {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const words = (license ?? "").replace(/[()]/g, "").split(/ AND /);
  if (!words.every((word) => ALLOWED.has(word)))
    throw new Error(`${name}: a bundle may not carry the licence ${license}`);
  const files = globSync("{LICENSE,LICENCE,License,license,NOTICE,UNLICENSE}*", { cwd: folder }).sort();
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (texts.length === 0) texts.push(...headersOf(modules));
  if (texts.length === 0) throw new Error(`${name}: it has no licence text that a bundle could carry`);
  return { title: `${name} ${version} (${license})`, licence: texts.join("\n\n") };
}

/** The copyright comments at the start of modules, which are the only licence texts of some packages. */
function headersOf(modules: readonly string[]): readonly string[] {
  const headers = modules.flatMap((file) => HEADER.exec(readFileSync(file, "utf8"))?.[0] ?? []);
  const texts = headers
    .filter((text) => text.includes("Copyright"))
    .map((text) => text.replaceAll(/^\/\/ ?/gm, "").trim());
  return [...new Set(texts)].sort();
}

const HEADER = /^(?:\/\/.*\n)+/;

function noticesOf(carried: readonly Carried[]): string {
  const parts = carried
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, licence }) => `${title}\n${"=".repeat(title.length)}\n\n${licence}\n`);
  return ["The bundles in this directory carry code of others.\n", ...parts].join("\n");
}
