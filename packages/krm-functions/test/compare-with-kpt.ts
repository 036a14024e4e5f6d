import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "@landfall/core/object";
import { aggregateStatus } from "../src/aggregate-status/index.ts";
import { computeWave } from "../src/compute-wave/index.ts";
import { readPackage } from "../src/runner/package-files.ts";
import { renderPackage } from "../src/runner/render-package.ts";
import type { AnyFunction } from "../src/runner/run-outcome.ts";
import { setSuspend } from "../src/set-suspend/index.ts";
import { type Files, inDirectory, kptRender, writeScript } from "./kpt.ts";

const FUNCTIONS = [aggregateStatus, computeWave, setSuspend] as unknown as readonly AnyFunction[];

/** The result of rendering a package with the embedded runner, compared with kpt. */
export type Comparison =
  | { readonly verdict: "same" }
  | { readonly verdict: "neither" }
  /** kpt renders the package, and the embedded runner refuses with a reason. */
  | { readonly verdict: "refused"; readonly problems: readonly Problem[] }
  /** A bug: different bytes, or a package rendered although kpt fails. */
  | { readonly verdict: "wrong"; readonly path: string; readonly kpt: string; readonly ours: string };

/** Calls `body` with the three functions on the PATH, as the bundled programs that users run. */
export function withPrograms<T>(body: () => T): T {
  return inDirectory(new Map(), (directory) => {
    mkdirSync(join(directory, "bin"));
    for (const { name } of FUNCTIONS) {
      const program = fileURLToPath(new URL(`../dist/${name}.cjs`, import.meta.url));
      writeScript(join(directory, "bin", name), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
    }
    const before = process.env["PATH"];
    process.env["PATH"] = [join(directory, "bin"), before].join(delimiter);
    try {
      return body();
    } finally {
      process.env["PATH"] = before;
    }
  });
}

/** Renders a package with kpt and with the embedded runner. */
export function compareWithKpt(files: Files): Comparison {
  const ours = render(files);
  let kpt: Files;
  try {
    kpt = kptRender(files);
  } catch (error) {
    if (!ours.ok) return { verdict: "neither" };
    return { verdict: "wrong", path: "", kpt: String(error), ours: "" };
  }
  if (!ours.ok) return { verdict: "refused", problems: ours.problems };
  const path = [...new Set([...kpt.keys(), ...ours.files.keys()])].find((one) => kpt.get(one) !== ours.files.get(one));
  if (path === undefined) return { verdict: "same" };
  return { verdict: "wrong", path, kpt: kpt.get(path) ?? "", ours: ours.files.get(path) ?? "" };
}

function render(
  files: Files,
): { readonly ok: true; readonly files: Files } | { readonly ok: false; readonly problems: readonly Problem[] } {
  return inDirectory(files, (directory) => {
    const read = readPackage(directory);
    const outcome = read.ok ? renderPackage(read.value, FUNCTIONS) : read;
    if (!outcome.ok) return { ok: false, problems: outcome.problems.filter(({ severity }) => severity === "error") };
    const after = new Map(files);
    for (const change of outcome.value.changes) {
      if (change.after === undefined) after.delete(change.path);
      else after.set(change.path, change.after);
    }
    return { ok: true, files: after };
  });
}
