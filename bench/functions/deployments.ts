/** The ResourceList that kpt would send for generated Deployments of about 3.2 KB each, with comments. */
export function deploymentList(count: number, functionConfig = ""): string {
  const items = Array.from({ length: count }, (_, number) => deployment(number));
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items.join("")}${functionConfig}`;
}

/** The functionConfig of set-suspend that holds all Deployments. */
export const SUSPEND_CONFIG = `functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: SetSuspend
  metadata:
    name: bench
  suspend: true
  effect: rollout
  holder: bench
  reason: benchmark
  targets:
  - {}
`;

function deployment(number: number): string {
  const name = `service-${String(number).padStart(5, "0")}`;
  const lines = [
    `# ${name}: owned by team-${number % 17}, see the runbook before changing limits`,
    "apiVersion: apps/v1",
    "kind: Deployment",
    "metadata:",
    `  name: ${name} # the name is also the DNS label`,
    `  namespace: team-${number % 17}`,
    "  labels:",
    `    app.kubernetes.io/name: ${name}`,
    `    app.kubernetes.io/part-of: suite-${number % 5}`,
    '    app.kubernetes.io/version: "1.20"',
    "  annotations:",
    ...annotations(number, `team-${number % 17}/${name}.yaml`),
    "spec:",
    `  replicas: ${(number % 7) + 1} # by the autoscaler in production`,
    "  revisionHistoryLimit: 3",
    "  selector:",
    "    matchLabels:",
    `      app.kubernetes.io/name: ${name}`,
    "  strategy:",
    "    type: RollingUpdate",
    "    rollingUpdate: {maxSurge: 25%, maxUnavailable: 0}",
    "  template:",
    "    metadata:",
    "      labels:",
    `        app.kubernetes.io/name: ${name}`,
    "    spec:",
    "      serviceAccountName: default",
    "      containers:",
    "      # the service itself",
    ...container("main", number),
    "      # talks to the mesh",
    ...container("sidecar", number + 1),
    "      volumes:",
    "      - name: config",
    "        configMap:",
    `          name: ${name}`,
    "          defaultMode: 0644",
  ];
  return `- ${lines.join("\n  ")}\n`;
}

function annotations(number: number, path: string): readonly string[] {
  return [
    "config.kubernetes.io/index: '0'",
    `config.kubernetes.io/path: '${path}'`,
    "internal.config.kubernetes.io/index: '0'",
    "internal.config.kubernetes.io/package-path: '/work/fleet/packages/shop'",
    `internal.config.kubernetes.io/path: '${path}'`,
    "internal.config.kubernetes.io/seqindent: 'compact'",
    `internal.config.kubernetes.io/annotations-migration-resource-id: '${number}'`,
    `internal.config.kubernetes.io/id: '${number + 1}'`,
    `config.k8s.io/id: '${number + 1}'`,
  ].map((line) => `    ${line}`);
}

function container(name: string, number: number): readonly string[] {
  return [
    `- name: ${name}`,
    `  image: registry.example/${name}:v1.${number % 40}.0@sha256:${"0123456789abcdef".repeat(4)}`,
    '  args: ["--listen=:8080", "--log-format=json", "--config=/etc/service/config.yaml"]',
    "  env:",
    "  - name: REGION",
    '    value: "eu-1" # replaced per cluster',
    "  ports:",
    "  - containerPort: 8080",
    "    name: http",
    "  resources:",
    "    requests: {cpu: 100m, memory: 128Mi}",
    "    # memory without a limit is a page at night",
    "    limits: {memory: 256Mi}",
    "  readinessProbe:",
    "    httpGet:",
    "      path: /ready",
    "      port: http",
    "    periodSeconds: 5",
    "  volumeMounts:",
    "  - name: config",
    "    mountPath: /etc/service",
    "    readOnly: true",
  ].map((line) => `      ${line}`);
}
