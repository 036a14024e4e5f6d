// Renders the fleet package three times, each time with newer snapshots, and explains the changes. Run it with `npm run
// demo`. It works in a temporary directory, with real kpt if available.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { runCli, styleFor } from "@landfall/cli";

const HERE = import.meta.dirname;
const FUNCTIONS = join(HERE, "../../packages/krm-functions/dist");
const NAMES = ["aggregate-status", "compute-wave", "set-suspend"];
const STEPS = [
  { at: "09:00", title: "v2 is wanted everywhere; the canaries go out" },
  { at: "09:20", title: "the canaries have landed; the second wave opens" },
  { at: "09:28", title: "eu-3 crash-loops; the third wave is stopped" },
];
const MARKS = {
  Landed: ["✔", "good"],
  Released: ["▶", "busy"],
  Waiting: ["·", "faint"],
  Failed: ["✘", "bad"],
  Held: ["‖", "held"],
};

const style = styleFor({ terminal: process.stdout.isTTY === true, env: process.env });
const width = Math.min(process.stdout.columns ?? 100, 100);
const scratch = mkdtempSync(join(tmpdir(), "landfall-demo-"));
const fleet = join(scratch, "edge-fleet");
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const kpt = spawnSync("kpt", ["version"], { encoding: "utf8" });
const engine = kpt.status === 0 ? `kpt ${kpt.stdout.trim()}` : "the embedded runner, for there is no kpt on the PATH";

/** Runs a program; if it fails, prints its errors and exits. */
function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: fleet, encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

function git(...args) {
  const settings = ["-c", "user.name=demo", "-c", "user.email=demo@localhost", "-c", "commit.gpgsign=false"];
  return run("git", [...settings, ...args]).trim();
}

/** Runs `landfall` and returns its output. */
function landfall(...args) {
  const io = { cwd: fleet, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date() };
  const { exitCode, stdout, stderr } = runCli(args, io);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout;
}

function render() {
  if (kpt.status !== 0) return landfall("fn", "render", ".");
  const PATH = `${join(scratch, "bin")}${delimiter}${process.env.PATH}`;
  return run("kpt", ["fn", "render", "--allow-exec"], { env: { ...process.env, PATH } });
}

function commit(message) {
  git("add", "--all");
  if (git("status", "--porcelain") === "") return "no change";
  git("commit", "--quiet", `--message=${message}`);
  return git("show", "--shortstat", "--format=%h", "HEAD").replace(/\s+/g, " ");
}

const cluster = (target) => target.split("/")[0];
const list = (targets) => targets.map(({ target }) => cluster(target)).join(", ");

/** Prints a label, followed by a text on as many lines as needed. */
function line(label, text, tone = "plain") {
  const lines = [""];
  for (const word of text.split(" ")) {
    if (lines.at(-1).length + word.length + 13 > width) lines.push("");
    lines.push(`${lines.pop()} ${word}`);
  }
  for (const [at, each] of lines.entries()) {
    console.log(`   ${style((at === 0 ? label : "").padEnd(9), "faint")}${style(each, tone)}`);
  }
}

/** The targets that reached a state with this render. */
function news(plan, before, state) {
  return plan.status.targets.filter((now) => now.state === state && before.get(now.target) !== state);
}

function showWaves({ spec, status }) {
  const states = new Map(status.targets.map(({ target, state }) => [target, state]));
  for (const [at, { name, targets }] of spec.waves.entries()) {
    const shown = targets.map((target) => {
      const [mark, tone] = MARKS[states.get(target)];
      return style(`${mark} ${cluster(target)}`, tone);
    });
    console.log(`   ${name.padEnd(7)} ${status.waves[at].state.padEnd(8)} ${shown.join("  ")}`);
  }
}

/** Summarises the holds: `10 clusters: 7 RootSync, 3 PackageVariant, …`. */
function held() {
  const objects = JSON.parse(landfall("suspended", "-o", "json", "."));
  const kinds = Map.groupBy(objects, ({ ref }) => ref.kind);
  const counts = [...kinds].map(([kind, all]) => `${all.length} ${kind}`).join(", ");
  const holders = new Set(
    objects.flatMap(({ effects }) => effects.flatMap(({ causes }) => causes.map(({ hold }) => hold?.holder))),
  );
  return `${objects.length} objects by ${[...holders].join(", ")}: ${counts}`;
}

function tell(step, before) {
  const [plan] = JSON.parse(landfall("plan", "-o", "json", "."));
  showWaves(plan);
  console.log();
  const [landed, released, failed] = ["Landed", "Released", "Failed"].map((state) => news(plan, before, state));
  if (landed.length > 0) line("landed", `${list(landed)}: seen Current at v2 after their release`, "good");
  if (released.length > 0) line("released", `${list(released)}: may have v2 now`, "busy");
  for (const { target, message } of failed) line("failed", `${cluster(target)}: ${message}`, "bad");
  const waiting = plan.status.waves.filter(({ state }) => state === "Waiting").map(({ message }) => message);
  for (const message of waiting) line("waiting", message);
  line("why", plan.status.message);
  line("held", held());
  line("git", commit(step.title));
  render();
  line("again", `rendered a second time: ${commit("again")}`);
  console.log();
  return new Map(plan.status.targets.map(({ target, state }) => [target, state]));
}

cpSync(join(HERE, "package"), fleet, { recursive: true });
mkdirSync(join(scratch, "bin"));
for (const name of NAMES) symlinkSync(join(FUNCTIONS, `${name}.cjs`), join(scratch, "bin", name));
git("init", "--quiet");
commit("v2 is wanted everywhere");
console.log(
  `\nPackage edge-base goes from v1 to v2 on twelve clusters in three regions.\n${style(`Rendered with ${engine}.`, "faint")}\n`,
);
let states = new Map();
for (const [at, step] of STEPS.entries()) {
  const head = `━━ ${at + 1}  ${step.at}  ${step.title} `;
  console.log(style(head.padEnd(width, "━"), "busy"));
  console.log();
  cpSync(join(HERE, "steps", String(at + 1), "snapshots"), join(fleet, "snapshots"), { recursive: true });
  render();
  states = tell(step, states);
}
const legend = Object.entries(MARKS).map(([state, [mark, tone]]) => style(`${mark} ${state.toLowerCase()}`, tone));
console.log(`   ${legend.join("   ")}\n`);
const gate = /type: landfall\.dev\/Landed\n\s+status: "(\w+)"\n\s+reason: (\w+)/.exec(
  readFileSync(join(fleet, "Kptfile"), "utf8"),
);
line("gate", `condition landfall.dev/Landed of the package is ${gate?.[1]}, ${gate?.[2]}`);
line("next", "a new revision, or restart: 1 in functions/compute-wave.yaml when eu-3 is repaired");
console.log();
