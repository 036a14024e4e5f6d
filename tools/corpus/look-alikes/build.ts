import type { LookAlike } from "./look-alike.ts";

/** Tekton pipelines whose brackets close at the column of their key, with scripts and parameters. */
const TEKTON: LookAlike = {
  name: "tekton-and-nephio-style",
  files: {
    "tasks/build.yaml": `apiVersion: tekton.dev/v1
kind: Task
metadata:
  name: build
spec:
  params: [
    {name: image, type: string}
  ]
  steps:
    - name: build
      image: registry.example/builder
      args: [
        "--target",
        "$(params.image)"
      ]
      script: |
        #!/usr/bin/env bash
        set -euo pipefail
        build "$(params.image)" # here
    - name: push
      image: registry.example/builder
      command: ["push"]
`,
    "pipelines/run.yaml":
      "apiVersion: tekton.dev/v1\nkind: PipelineRun\nmetadata:\n  generateName: run-\nspec:\n  pipelineRef: {name: build}\n",
    "nephio/workload.yaml": `apiVersion: infra.nephio.org/v1alpha1
kind: WorkloadCluster
metadata:
  name: edge-01
  annotations: {
    automation.nephio.org/config-injection: "True"
  }
spec:
  clusterName: edge-01
  cnis:
  - macvlan
  - ipvlan
  masterInterface: eth1
...
`,
    "nephio/variant.yaml":
      "apiVersion: config.porch.kpt.dev/v1alpha1\nkind: PackageVariant\nmetadata:\n  name: upf-edge-01\nspec:\n  upstream: {repo: blueprints, package: upf, revision: v3}\n  downstream: {repo: edge-01, package: upf}\n  annotations:\n    approval.nephio.org/policy: initial\n",
  },
};

/** The directory that kubebuilder generates, with its markers. */
const KUBEBUILDER: LookAlike = {
  name: "kubebuilder-config",
  files: {
    "config/default/kustomization.yaml":
      "# Adds namespace to all resources.\nnamespace: shop-system\n\nresources:\n- ../crd\n#- ../webhook\n- ../manager\n",
    "config/manager/manager.yaml": `apiVersion: v1
kind: Namespace
metadata:
  labels:
    control-plane: controller-manager
  name: system
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: controller-manager
  namespace: system
spec:
  selector:
    matchLabels:
      control-plane: controller-manager
  replicas: 1
  template:
    spec:
      # TODO(user): say where it may run
      # affinity:
      #   nodeAffinity: {}
      containers:
      - command:
        - /manager
        args:
          - --leader-elect
        image: controller:latest
        name: manager
        # TODO(user): limits
        resources:
          limits: {cpu: 500m}
      terminationGracePeriodSeconds: 10
`,
    "config/rbac/role.yaml":
      "---\napiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata:\n  name: manager-role\nrules:\n- apiGroups: [shop.example]\n  resources: ['*']\n  verbs:\n  - get\n",
    "config/samples/widget.yaml":
      "apiVersion: shop.example/v1\nkind: Widget\nmetadata:\n  name: sample\nspec:\n  # TODO(user): Add fields here\n",
    "config/crd/patches/webhook.yaml":
      "# The following patch enables a webhook\napiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: widgets.shop.example\nspec:\n  conversion:\n    strategy: Webhook\n",
    PROJECT: "domain: example\nlayout: [go.kubebuilder.io/v4]\n",
    ".golangci.yml": "run: {timeout: 5m}\n",
  },
};

const SCHEMA = Array.from(
  { length: 40 },
  (_, at) =>
    `              field${at}:\n                description: |-\n                  What field ${at} says: it's "quoted", and goes on\n                  on a second line.\n                type: string\n`,
).join("");

/** All definitions of a project in one file. */
const CRDS: LookAlike = {
  name: "crd-bundle",
  files: {
    "dist/crds.yaml": Array.from(
      { length: 5 },
      (_, at) => `---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  annotations:
    controller-gen.kubebuilder.io/version: v0.16.1
  name: kinds${at}.shop.example
spec:
  group: shop.example
  names:
    kind: Kind${at}
    plural: kinds${at}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    additionalPrinterColumns:
    - jsonPath: .status.conditions[?(@.type=="Ready")].status
      name: Ready
      type: string
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
${SCHEMA}            x-kubernetes-validations:
            - message: cannot be both
              rule: '!(has(self.field1) && has(self.field2))'
    subresources:
      status: {}
status:
  acceptedNames:
    kind: ""
    plural: ""
  conditions: []
  storedVersions: []
`,
    ).join(""),
    "dist/crds.json": `${JSON.stringify({ apiVersion: "v1", kind: "List", items: [{ apiVersion: "shop.example/v1", kind: "Kind0", metadata: { name: "a" } }] }, null, 2)}\n`,
  },
};

/** Files of CI systems, none of which holds a Kubernetes object. */
const CI: LookAlike = {
  name: "ci-folders",
  files: {
    ".github/workflows/ci.yaml":
      "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: |\n          npm ci\n",
    ".gitlab-ci.yml":
      "stages: [test]\n.base: &base\n  image: node\ntest:\n  <<: *base\n  script: !reference [.setup, script]\n",
    "azure-pipelines.yml": "trigger: none\nsteps:\n- ${{ if eq(variables.x, 'y') }}:\n  - script: echo\n",
    "docker-compose.yaml": "services:\n  db: {image: postgres}\n",
    "ansible/site.yml": '- hosts: all\n  tasks:\n    - name: a\n      debug: msg="{{ x }}"\n',
    "mkdocs.yml": "nav:\n  - Home: index.md\nmarkdown_extensions:\n  - emoji: !!python/name:x.y\n",
    "tsconfig.json": '{\n  // no JSON\n  "compilerOptions": {},\n}\n',
    "openapi.yaml": "openapi: 3.0.0\ninfo: {title: shop, version: '1'}\npaths: {}\n",
    "deploy/job.yaml":
      "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: nightly\nspec:\n  schedule: '@daily'\n  jobTemplate: {spec: {template: {spec: {restartPolicy: Never, containers: []}}}}\n",
    "deploy/bad.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n   - a\n  b: c\n",
  },
};

export const BUILD: readonly LookAlike[] = [TEKTON, KUBEBUILDER, CRDS, CI];
