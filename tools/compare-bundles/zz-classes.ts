import { resolve } from "node:path";
import { type Build, isSame, runPackage } from "./compare.ts";
import { FUNCTIONS } from "./configs.ts";
import { loadProgram } from "./program.ts";

const [o = "", n = "", count = "100"] = process.argv.slice(2);
const build = (d: string): Build =>
  Object.fromEntries(FUNCTIONS.map((name) => [name, loadProgram(resolve(d, `${name}.cjs`))])) as unknown as Build;
const before = build(o),
  after = build(n);
const tally = new Map<string, number>();
const example = new Map<string, string>();
let runs = 0,
  differ = 0;
const diffLines = (a: string, b: string): string[] => {
  const count = (t: string) => {
    const m = new Map<string, number>();
    for (const l of t.split(/\r?\n/)) m.set(l, (m.get(l) ?? 0) + 1);
    return m;
  };
  const [x, y] = [count(a), count(b)];
  const out: string[] = [];
  for (const [l, c] of x) if ((y.get(l) ?? 0) < c) out.push("-" + l);
  for (const [l, c] of y) if ((x.get(l) ?? 0) < c) out.push("+" + l);
  return out;
};
for (let seed = 1; seed <= Number(count); seed++) {
  for (const run of runPackage(seed, before, after)) {
    runs++;
    if (isSame(run)) continue;
    differ++;
    const lines = diffLines(run.before.stdout + run.before.stderr, run.after.stdout + run.after.stderr);
    const key =
      `${run.name} exit ${run.before.exitCode}->${run.after.exitCode} ` +
      [...new Set(lines.map((l) => l.slice(1).trim().replace(/^- /, "").replace(/:.*$/, "").slice(0, 60)))]
        .sort()
        .join(",")
        .slice(0, 300);
    tally.set(key, (tally.get(key) ?? 0) + 1);
    if (!example.has(key)) example.set(key, `seed ${seed} round ${run.round}\n` + lines.slice(0, 12).join("\n"));
  }
  if (seed % 100 === 0) console.error(seed, runs, differ);
}
console.log(runs, "runs", differ, "differ");
for (const [k, v] of [...tally].sort((a, b) => b[1] - a[1]))
  console.log(v, k, "\n   ", example.get(k)?.replaceAll("\n", "\n    ").slice(0, 1500));
