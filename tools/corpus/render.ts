import { fileURLToPath } from "node:url";
import { type PackageFile, type PackageFiles, renderPackage } from "@landfall/krm-functions/runner";
import { inDirectory, kptRender, writeScript } from "../../packages/krm-functions/test/kpt.ts";
import { setAnnotation } from "../../packages/krm-functions/test/set-annotation.ts";
import { said } from "./in-place.ts";
import { CLEAN, type Passage } from "./report.ts";

const PROGRAM = fileURLToPath(new URL("../../packages/krm-functions/test/set-annotation.main.ts", import.meta.url));

/**
 * Renders every file with a function that changes each object, with kpt and without: each file must come out with kpt's
 * bytes, or be refused with a reason.
 */
export function renderAgainstKpt({ root, files }: PackageFiles): Passage {
  return inDirectory(new Map(), (directory) => {
    const command = `${directory}/set-annotation`;
    writeScript(
      command,
      `#!/bin/sh\nexec '${process.execPath}' --experimental-strip-types --no-warnings --conditions=landfall-source '${PROGRAM}' "$@"\n`,
    );
    const kptfile = {
      path: "Kptfile",
      text: `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: corpus\npipeline:\n  mutators:\n    - exec: ${command}\n`,
    };
    const run: Run = { root, kptfile, refused: [], changed: [], same: 0 };
    compare(
      run,
      files.filter(({ path }) => !/(?:^|\/)(?:Kptfile|\.[^/]+\/.*)$/.test(path)),
    );
    return {
      name: "render",
      good: run.same,
      what: "files as of kpt",
      ...CLEAN,
      refused: run.refused,
      changed: run.changed,
    };
  });
}

interface Run {
  readonly root: string;
  readonly kptfile: PackageFile;
  readonly refused: string[];
  readonly changed: string[];
  same: number;
}

/**
 * Renders all files as one package; if a file stops kpt or the embedded runner, splits the files into two packages and
 * tries again.
 */
function compare(run: Run, files: readonly PackageFile[]): void {
  if (files.length === 0) return;
  const whole = [run.kptfile, ...files];
  const ours = renderPackage({ root: run.root, files: whole }, [setAnnotation]);
  const kpt = byKpt(whole);
  if (ours.ok && kpt !== undefined) {
    const after = new Map(ours.value.changes.map((change) => [change.path, change.after]));
    for (const { path, text } of files) {
      const mine = after.has(path) ? after.get(path) : text;
      if (mine === kpt.get(path)) run.same += 1;
      else run.changed.push(path);
    }
    return;
  }
  if (files.length > 1) {
    const middle = Math.ceil(files.length / 2);
    compare(run, files.slice(0, middle));
    compare(run, files.slice(middle));
  } else if (kpt !== undefined) run.refused.push(...ours.problems.slice(0, 1).map(said));
  else if (ours.ok) run.changed.push(`${files[0]?.path}: rendered, where kpt fails`);
}

function byKpt(files: readonly PackageFile[]): ReadonlyMap<string, string> | undefined {
  try {
    return kptRender(new Map(files.map(({ path, text }) => [path, text])));
  } catch {
    return undefined;
  }
}
