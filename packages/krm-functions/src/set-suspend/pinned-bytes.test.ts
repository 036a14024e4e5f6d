import { describe, expect, test } from "vitest";
import { processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

function run(document: string, suspend: boolean): string {
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", suspend, holder: "a", targets: [{}] };
  const item = `- ${document.trimEnd().replaceAll("\n", "\n  ")}\n`;
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  const outcome = processList(setSuspend, `${head}${item}functionConfig: ${JSON.stringify(config)}\n`);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output;
}

test.each(["false", "False", "FALSE", "false   # by ana", "False # by ana"])(
  "a switch that is %s comes back to the byte",
  (off) => {
    const cronJob = `apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  suspend: ${off}\n  schedule: "0 3 * * *"\n`;
    const held = run(cronJob, true);
    expect(held).toContain(
      off.startsWith("FALSE") ? "suspend: TRUE" : off.startsWith("F") ? "suspend: True" : "suspend: true",
    );
    const item = held.slice(held.indexOf("items:\n") + 7, held.indexOf("functionConfig:"));
    const resumed = run(item.replace(/^- /, "").replaceAll("\n  ", "\n"), false);
    expect(resumed).toContain(`items:\n- ${cronJob.trimEnd().replaceAll("\n", "\n  ")}\nfunctionConfig:`);
  },
);

describe("AC-M2: a pinned revision comes back to the byte, however the commit begins", () => {
  const COMMIT = "d3f0f2a8a0f4f5d9a4f0b7f3a1c2d3e4f5a6b7c";
  const rootSync = (git: string, commit: string): string => `apiVersion: configsync.gke.io/v1beta1
kind: RootSync
metadata:
  name: edge
  namespace: config-management-system
spec:
  git: ${git}
status:
  sync:
    commit: "${commit}"
`;
  test.each([
    ["plain", "\n    revision: main", `5${COMMIT}`],
    ["plain in flow style", "{revision: main, auth: none}", `5${COMMIT}`],
    ["in double quotes", '\n    revision: "v1.0"', `5${COMMIT}`],
    ["in single quotes", "\n    revision: 'v1.0'", `a${COMMIT}`],
    ["plain, and the commit a number", "\n    revision: main", "1".repeat(40)],
  ])("%s", (_, git, commit) => {
    const document = rootSync(git, commit);
    const held = run(document, true);
    const text = held.slice(held.indexOf("items:\n") + 7, held.indexOf("functionConfig:"));
    const item = text.replace(/^- /, "").replaceAll("\n  ", "\n");
    expect(item).toMatch(new RegExp(`revision: ["']?${commit}`));
    const resumed = run(item, false);
    const head = `- ${document.trimEnd().replaceAll("\n", "\n  ")}\n`;
    expect(resumed).toContain(`items:\n${head}functionConfig:`);
  });
});
