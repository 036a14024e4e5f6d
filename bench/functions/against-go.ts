import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleExample } from "./bundle-example.ts";
import { deploymentList, SUSPEND_CONFIG } from "./deployments.ts";
import { median } from "./measure.ts";

/**
 * Compares functions of the Go SDK and of the functions catalog with ours, on the same lists, in alternating runs, by
 * the kernel's figures for each process from start to end. Not part of `npm run bench`, because it needs Go modules.
 * `node --conditions=landfall-source bench/functions/against-go.ts`
 */
const SIZES = [1, 100, 1_000, 10_000];
const SET_NAMESPACE = "github.com/GoogleContainerTools/kpt-functions-catalog/functions/go/set-namespace";
const NAMESPACE_CONFIG = `functionConfig:
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: bench
  data:
    namespace: bench
`;

interface Used {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly miB: number;
}

interface Subject {
  readonly name: string;
  readonly command: readonly string[];
  readonly config: string;
}

const ENCODING = { encoding: "utf8" } as const;

const scratch = mkdtempSync(join(tmpdir(), "landfall-against-go-"));
try {
  const measure = build("measure", ".");
  const node = process.execPath;
  const subjects: readonly Subject[] = [
    { name: "set-annotation, our SDK", command: [node, await bundleExample(scratch)], config: "" },
    { name: "set-annotation, Go SDK", command: [build("sdk", ".")], config: "" },
    { name: "set-namespace, catalog (Go)", command: [build("set-namespace", SET_NAMESPACE)], config: NAMESPACE_CONFIG },
    { name: "set-suspend, ours", command: [node, bundleOf("set-suspend")], config: SUSPEND_CONFIG },
  ];
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}; medians of runs in turns`);
  console.table(SIZES.flatMap((size) => rowsOf(size, subjects, measure)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function rowsOf(size: number, subjects: readonly Subject[], measure: string): readonly object[] {
  const inputs = subjects.map(({ config }, at) => write(`${size}-${at}.yaml`, deploymentList(size, config)));
  const runs = subjects.map((): Used[] => []);
  for (let turn = 0; turn < (size > 1_000 ? 3 : 7); turn++)
    for (const [at, { command }] of subjects.entries())
      runs[at]?.push(JSON.parse(execFileSync(measure, [inputs[at] ?? "", join(scratch, "out"), ...command], ENCODING)));
  return subjects.map(({ name }, at) => {
    const used = runs[at] ?? [];
    return {
      items: size,
      function: name,
      "wall s": seconds(median(used.map(({ wallMs }) => wallMs))),
      "CPU s": seconds(median(used.map(({ cpuMs }) => cpuMs))),
      "peak MiB": Math.round(median(used.map(({ miB }) => miB))),
    };
  });
}

function build(module: string, program: string): string {
  const file = join(scratch, module);
  const source = resolve(import.meta.dirname, "go", module);
  execFileSync("go", ["build", "-mod=readonly", "-o", file, program], { cwd: source, stdio: "inherit" });
  return file;
}

function bundleOf(name: string): string {
  return resolve(import.meta.dirname, `../../packages/krm-functions/dist/${name}.cjs`);
}

function write(name: string, text: string): string {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
}

function seconds(ms: number): number {
  return Math.round(ms / 10) / 100;
}
