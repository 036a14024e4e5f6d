import { faultyImage, NEVER_SCHEDULED } from "@landfall/testing/envtest";
import type { Scenario } from "../scenario.ts";
import { BATCH, create, GOOD, goes, NO_IMAGE, PODS, patch, says, template, wait, waits } from "./steps.ts";

export const RUNS: readonly Scenario[] = [
  {
    name: "job",
    collection: `${BATCH}/namespaces/{namespace}/jobs`,
    beside: [PODS],
    ask: wait("job/web", "condition=Complete"),
    steps: [
      create(
        {
          metadata: { name: "web" },
          spec: { completions: 2, suspend: true, template: template(GOOD, { restartPolicy: "Never" }) },
        },
        says("Suspended", "True"),
      ),
      patch({ spec: { suspend: false } }, says("Complete", "True")),
      ...goes,
    ],
  },
  {
    name: "job-fails",
    collection: `${BATCH}/namespaces/{namespace}/jobs`,
    beside: [PODS],
    ask: wait("job/web", "condition=Complete"),
    cause: (seen) => seen.kind === "Job" && (says("Failed", "True")(seen) || says("FailureTarget", "True")(seen)),
    steps: [
      create(
        {
          metadata: { name: "web" },
          spec: {
            backoffLimit: 0,
            activeDeadlineSeconds: 3,
            template: template(faultyImage("crash-loop"), { restartPolicy: "Never" }),
          },
        },
        says("Failed", "True"),
      ),
    ],
  },
  {
    name: "job-image-missing",
    collection: `${BATCH}/namespaces/{namespace}/jobs`,
    beside: [PODS],
    ask: wait("job/web", "condition=Complete"),
    cause: waits("ErrImagePull", "ImagePullBackOff"),
    steps: [
      create(
        { metadata: { name: "web" }, spec: { template: template(NO_IMAGE, { restartPolicy: "Never" }) } },
        "settled",
      ),
    ],
  },
  {
    name: "cronjob",
    collection: `${BATCH}/namespaces/{namespace}/cronjobs`,
    beside: [`${BATCH}/namespaces/{namespace}/jobs`],
    ask: wait("cronjob/web", "jsonpath={.metadata.uid}"),
    steps: [
      create(
        {
          metadata: { name: "web" },
          spec: {
            schedule: "0 0 1 1 *",
            jobTemplate: { spec: { template: template(GOOD, { restartPolicy: "Never" }) } },
          },
        },
        "settled",
      ),
      patch({ spec: { suspend: true } }, "settled"),
      patch({ spec: { suspend: false } }, "settled"),
      ...goes,
    ],
  },
  {
    name: "pod",
    collection: PODS,
    beside: [],
    ask: wait("pod/web", "condition=Ready"),
    steps: [
      create(
        { metadata: { name: "web" }, spec: { containers: [{ name: "main", image: faultyImage("slow-ready") }] } },
        says("Ready", "True"),
      ),
      ...goes,
    ],
  },
  {
    name: "pod-image-missing",
    collection: PODS,
    beside: [],
    ask: wait("pod/web", "condition=Ready"),
    cause: waits("ErrImagePull", "ImagePullBackOff"),
    steps: [
      create({ metadata: { name: "web" }, spec: { containers: [{ name: "main", image: NO_IMAGE }] } }, "settled"),
    ],
  },
  {
    name: "pod-unschedulable",
    collection: PODS,
    beside: [],
    ask: wait("pod/web", "condition=Ready"),
    steps: [
      create(
        { metadata: { name: "web" }, spec: { containers: [{ name: "main", image: GOOD }], ...NEVER_SCHEDULED } },
        "settled",
      ),
    ],
  },
];
