import { aggregateStatus } from "@landfall/krm-functions/aggregate-status";
import { computeWave } from "@landfall/krm-functions/compute-wave";
import { processList } from "@landfall/krm-functions/sdk";
import { setSuspend } from "@landfall/krm-functions/set-suspend";
import { expect, test } from "vitest";

/** The status that a newer kpt writes into a Kptfile, with comments of the owner in between. */
const STATUS = `    conditions:
    - type: Rendered # by kpt
      status: "True"
      reason: RenderSuccess
    - type: example.com/Approved
      status: "False"
`;
const RENDER_STATUS = `    renderStatus:
      mutationSteps:
      - image: ghcr.io/example/set-labels:v0.2.0
        exitCode: 0
        results: # kept as they are
        - {message: set 3 labels, severity: info}
      validationSteps: []
      errorSummary: ""
`;

function listWith(config: string): string {
  return `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: kpt.dev/v1
  kind: Kptfile
  metadata:
    name: fleet
    annotations:
      internal.config.kubernetes.io/path: 'Kptfile'
  status:
${STATUS}${RENDER_STATUS}functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
${config}`;
}

test("aggregate-status adds its condition to those of kpt, whose text and renderStatus stay as they are", () => {
  const outcome = processList(aggregateStatus, listWith("  kind: AggregateStatus\n"));
  const output = outcome.exitCode === 0 ? outcome.output : outcome.stderr;
  expect(output).toContain(STATUS);
  expect(output).toContain(RENDER_STATUS);
  expect(output).toContain("landfall.dev/Landed");
});

test("set-suspend does not touch the Kptfile", () => {
  const config = "  kind: SetSuspend\n  suspend: false\n  holder: freeze\n  targets:\n  - kind: CronJob\n";
  const outcome = processList(setSuspend, listWith(config));
  expect(outcome.exitCode === 0 ? outcome.output : outcome.stderr).toContain(STATUS + RENDER_STATUS);
});

test("compute-wave that cannot plan fails, and gives no list in which something could be lost", () => {
  expect(processList(computeWave, listWith("  kind: ComputeWave\n"))).toMatchObject({ exitCode: 1 });
});
