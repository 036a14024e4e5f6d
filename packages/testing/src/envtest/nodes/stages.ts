import { type Faults, hasFault, type PodFault, SLOW_READY_MS } from "./faults.ts";

/** A Stage of kwok: the objects that it applies to, its delay, and the status that it sets. */
export interface Stage {
  readonly apiVersion: "kwok.x-k8s.io/v1alpha1";
  readonly kind: "Stage";
  readonly metadata: { readonly name: string };
  readonly spec: { readonly [key: string]: unknown };
}

type Expression = { readonly key: string; readonly operator: string; readonly values?: readonly string[] };

const ALIVE: Expression = { key: ".metadata.deletionTimestamp", operator: "DoesNotExist" };
const NOT_STARTED: Expression = { key: ".status.containerStatuses[0]", operator: "DoesNotExist" };
const OF_JOB: Expression = { key: ".metadata.ownerReferences[0].kind", operator: "In", values: ["Job"] };

/** The stages of simulated nodes and pods: a node is Ready at once, a pod starts, runs and ends. */
export function stagesWith(faults: Faults): readonly Stage[] {
  const fault = (name: PodFault): Expression => ({ key: hasFault(name, faults), operator: "In", values: ["true"] });
  const without = (name: PodFault): Expression => ({
    key: hasFault(name, faults),
    operator: "NotIn",
    values: ["true"],
  });
  const healthy = [without("image-missing"), without("crash-loop")];
  return [
    stage("node-ready", "Node", [notReady("True")], { patches: [nodeStatus()] }),
    pod("pod-ready", [ALIVE, NOT_STARTED, ...healthy, without("slow-ready")], status("Running", "True", RUNNING)),
    pod("pod-starts", [ALIVE, NOT_STARTED, fault("slow-ready")], status("Running", "False", STARTED)),
    pod(
      "pod-ready-late",
      [ALIVE, phase("Running"), fault("slow-ready"), notReady("True")],
      status("Running", "True", RUNNING),
      SLOW_READY_MS,
    ),
    pod("pod-image-missing", [ALIVE, NOT_STARTED, fault("image-missing")], status("Pending", "False", NO_IMAGE)),
    pod("pod-crashes", [ALIVE, NOT_STARTED, fault("crash-loop")], status("Running", "False", CRASHED)),
    pod(
      "pod-crashes-again",
      [ALIVE, phase("Running"), fault("crash-loop")],
      status("Running", "False", CRASHED),
      10_000,
    ),
    pod("pod-completes", [ALIVE, phase("Running"), OF_JOB, ...healthy], status("Succeeded", "False", COMPLETED), 500),
    stage("pod-deleted", "Pod", [{ key: ".metadata.deletionTimestamp", operator: "Exists" }], { delete: true }),
  ];
}

function phase(name: string): Expression {
  return { key: ".status.phase", operator: "In", values: [name] };
}

function notReady(value: string): Expression {
  return { key: '.status.conditions[] | select(.type == "Ready") | .status', operator: "NotIn", values: [value] };
}

function pod(name: string, matchExpressions: readonly Expression[], template: string, delay = 0): Stage {
  const patch = { subresource: "status", root: "status", type: "strategic", template };
  const onNode: Expression = { key: ".spec.nodeName", operator: "Exists" };
  return stage(name, "Pod", [onNode, ...matchExpressions], { patches: [patch] }, delay);
}

function stage(
  name: string,
  kind: string,
  matchExpressions: readonly Expression[],
  next: { readonly [key: string]: unknown },
  delay = 0,
): Stage {
  const waits = delay === 0 ? {} : { delay: { durationMilliseconds: delay } };
  const spec = { resourceRef: { apiGroup: "v1", kind }, selector: { matchExpressions }, ...waits, next };
  return { apiVersion: "kwok.x-k8s.io/v1alpha1", kind: "Stage", metadata: { name }, spec };
}

/** The status of a pod as a kubelet writes it; `container`: the state of each container. */
function status(podPhase: string, ready: "True" | "False", container: string): string {
  const unready = ready === "True" ? "" : `, reason: ContainersNotReady, message: "containers with unready status"`;
  return `
phase: ${podPhase}
startTime: {{ or .status.startTime Now | Quote }}
conditions:
- {type: Initialized, status: "True", lastTransitionTime: {{ Now | Quote }}}
- {type: Ready, status: "${ready}", lastTransitionTime: {{ Now | Quote }}${unready}}
- {type: ContainersReady, status: "${ready}", lastTransitionTime: {{ Now | Quote }}${unready}}
hostIP: 10.0.0.1
{{ $pod := . }}
containerStatuses:
{{ range $index, $container := .spec.containers }}
{{ $before := dict }}
{{ if $pod.status.containerStatuses }}{{ $before = index $pod.status.containerStatuses $index }}{{ end }}
- name: {{ $container.name | Quote }}
  image: {{ $container.image | Quote }}
  imageID: ""
${container}
{{ end }}
`;
}

const RUNNING = `
  ready: true
  started: true
  restartCount: 0
  state: {running: {startedAt: {{ Now | Quote }}}}`;

const STARTED = `
  ready: false
  started: true
  restartCount: 0
  state: {running: {startedAt: {{ Now | Quote }}}}`;

const NO_IMAGE = `
  ready: false
  started: false
  restartCount: 0
  state: {waiting: {reason: ImagePullBackOff, message: {{ printf "Back-off pulling image %q" $container.image | Quote }}}}`;

const CRASHED = `
  ready: false
  started: false
  restartCount: {{ if $before.restartCount }}{{ add $before.restartCount 1 }}{{ else }}1{{ end }}
  state: {waiting: {reason: CrashLoopBackOff, message: {{ printf "back-off 10s restarting failed container=%s pod=%s" $container.name $pod.metadata.name | Quote }}}}
  lastState: {terminated: {exitCode: 1, reason: Error, startedAt: {{ Now | Quote }}, finishedAt: {{ Now | Quote }}}}`;

const COMPLETED = `
  ready: false
  started: false
  restartCount: 0
  state: {terminated: {exitCode: 0, reason: Completed, startedAt: {{ Now | Quote }}, finishedAt: {{ Now | Quote }}}}`;

function nodeStatus() {
  const condition = (type: string, value: string, reason: string): string =>
    `- {type: ${type}, status: "${value}", reason: ${reason}, message: simulated, lastHeartbeatTime: {{ Now | Quote }}, lastTransitionTime: {{ Now | Quote }}}`;
  const template = `
conditions:
${condition("Ready", "True", "KubeletReady")}
${condition("MemoryPressure", "False", "KubeletHasSufficientMemory")}
${condition("DiskPressure", "False", "KubeletHasNoDiskPressure")}
${condition("PIDPressure", "False", "KubeletHasSufficientPID")}
addresses:
- {type: Hostname, address: {{ .metadata.name | Quote }}}
allocatable: {cpu: "32", memory: 256Gi, pods: "500"}
capacity: {cpu: "32", memory: 256Gi, pods: "500"}
nodeInfo:
  {architecture: amd64, operatingSystem: linux, kubeletVersion: simulated, containerRuntimeVersion: simulated,
   bootID: "", kernelVersion: "", kubeProxyVersion: "", machineID: "", osImage: "", systemUUID: ""}
phase: Running
`;
  return { subresource: "status", root: "status", type: "strategic", template };
}
