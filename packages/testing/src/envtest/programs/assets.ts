import { existsSync } from "node:fs";
import { join } from "node:path";

/** The programs of an environment. The first two are always needed. */
export type ProgramName = "etcd" | "kube-apiserver" | "kube-controller-manager" | "kube-scheduler" | "kwok";

/** The default directory of envtest's programs. */
const CONVENTION = "/usr/local/kubebuilder/bin";

/** The directory with the programs: the given one, else `KUBEBUILDER_ASSETS`, else `/usr/local/kubebuilder/bin`. */
export function assetsDirectory(configured?: string): string {
  return configured ?? (process.env["KUBEBUILDER_ASSETS"] || CONVENTION);
}

/** The reason why these programs cannot be started from the directory; `undefined` if they can. */
export function missingPrograms(directory: string, names: readonly ProgramName[]): string | undefined {
  const missing = names.filter((name) => !existsSync(join(directory, name)));
  if (missing.length === 0) return undefined;
  return `no ${missing.join(", ")} in ${directory}; run npm run assets, or set KUBEBUILDER_ASSETS to a directory that has them`;
}

/** The programs that the options need. */
export function programsFor(options: {
  readonly controllers?: boolean;
  readonly nodes?: number;
}): readonly ProgramName[] {
  const names: ProgramName[] = ["etcd", "kube-apiserver"];
  if (options.controllers === true) names.push("kube-controller-manager", "kube-scheduler");
  if ((options.nodes ?? 0) > 0) names.push("kwok");
  return names;
}

/**
 * Whether tests on a real API server must be skipped because its programs are missing; prints a line that begins with
 * `SKIPPED`. For `describe.skipIf(noControlPlane())`.
 */
export function noControlPlane(options: { readonly controllers?: boolean; readonly nodes?: number } = {}): boolean {
  const problem = missingPrograms(assetsDirectory(), programsFor(options));
  if (problem !== undefined) console.warn(`SKIPPED: tests on a real API server: ${problem}`);
  return problem !== undefined;
}
