import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed, ROOT, run } from "./pack.ts";

type Tarballs = Readonly<Record<string, string>>;

/**
 * The way in which a package manager installs tarballs that depend on one another, and runs a command from one of them.
 */
interface Manager {
  readonly name: string;
  /** The package that provides the manager; absent for npm itself. */
  readonly from?: string;
  /** Files that the package manager needs besides `package.json`. */
  readonly files?: (tarballs: Tarballs) => Readonly<Record<string, string>>;
  /** Fields of `package.json` that redirect dependencies between the packages to the tarballs. */
  readonly manifest: (tarballs: Tarballs) => object;
  readonly exec: readonly string[];
}

const MANAGERS: readonly Manager[] = [
  { name: "npm", manifest: () => ({}), exec: ["exec", "--no", "--"] },
  {
    name: "pnpm",
    from: "pnpm@12.21.0",
    manifest: () => ({}),
    files: (tarballs) => ({ "pnpm-workspace.yaml": JSON.stringify({ overrides: tarballs }) }),
    exec: ["exec"],
  },
  {
    name: "yarn",
    from: "@yarnpkg/cli-dist@4.18.1",
    manifest: (resolutions) => ({ resolutions }),
    files: () => ({
      "yarn.lock": "",
      ".yarnrc.yml": "nodeLinker: node-modules\nenableImmutableInstalls: false\nenableTelemetry: false\n",
    }),
    exec: ["run"],
  },
  { name: "bun", from: "bun@1.4.5", manifest: (overrides) => ({ overrides }), exec: ["x", "--no-install"] },
];

/** A demo that needs only the command and an example package. */
const DEMO = ["landfall", "explain", join(ROOT, "examples/edge-fleet")];

/**
 * Installs the tarballs in an empty directory with each package manager and runs the demo there. Reports a manager with
 * which the command's output differs from npm's.
 */
export function checkManagers(packages: readonly Packed[], into: string): readonly string[] {
  const tarballs = Object.fromEntries(packages.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]));
  const said = MANAGERS.map((manager) => [manager.name, demoBy(manager, tarballs, into)] as const);
  const [[, expected] = ["", ""]] = said;
  if (expected.length === 0) return ["npm: the demo prints nothing"];
  return said
    .filter(([, text]) => text !== expected)
    .map(([name]) => `${name}: the demo says something else than npm's`);
}

function demoBy(manager: Manager, tarballs: Tarballs, into: string): string {
  const folder = join(into, manager.name);
  mkdirSync(folder, { recursive: true });
  const manifest = { name: "empty", private: true, dependencies: tarballs, ...manager.manifest(tarballs) };
  const files = { "package.json": JSON.stringify(manifest), ...manager.files?.(tarballs) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const own = (...args: readonly string[]): string =>
    manager.from === undefined
      ? run("npm", args, folder)
      : run("npm", ["exec", "--yes", `--package=${manager.from}`, "--", manager.name, ...args], folder);
  own("install");
  const text = own(...manager.exec, ...DEMO);
  process.stdout.write(`${manager.name} installs the tarballs and runs ${DEMO.slice(0, 2).join(" ")}\n`);
  return text;
}
