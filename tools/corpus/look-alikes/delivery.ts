import type { LookAlike } from "./look-alike.ts";

/** A Flux repository for all clusters, with sources, releases and encrypted values. */
const FLUX: LookAlike = {
  name: "flux-monorepo",
  files: {
    "clusters/eu-1/flux-system/kustomization.yaml": "resources: [gotk-sync.yaml]\n",
    "clusters/eu-1/flux-system/gotk-sync.yaml": `# This manifest was generated. DO NOT EDIT.
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata:
  name: flux-system
  namespace: flux-system
spec:
  interval: 1m0s
  ref:
    branch: main
  url: ssh://git@git.example.com/fleet
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: flux-system
  namespace: flux-system
spec:
  interval: 10m0s
  path: ./clusters/eu-1
  prune: true
  sourceRef:
    kind: GitRepository
    name: flux-system
`,
    "clusters/eu-1/apps.yaml": `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: apps
  namespace: flux-system
spec:
  interval: 10m
  dependsOn:
    - name: infra
  path: ./apps/prod
  prune: true
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild:
    substitute:
      cluster_env: "prod"
`,
    "apps/prod/release.yaml": `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: shop
  namespace: shop
spec:
  interval: 50m
  install:
    remediation:
      retries: 3
  chart:
    spec:
      chart: shop
      version: '>=1.0.0 <2.0.0'
      sourceRef:
        kind: HelmRepository
        name: shop
  values:
    # set for each cluster
    replicas: \${replicas:=2}
    ingress:
      hosts: ["\${cluster_env}.shop.example"]
`,
    "apps/prod/values.yaml": "replicas: 3\n",
    "apps/prod/secret.enc.yaml":
      "apiVersion: v1\nkind: Secret\nmetadata:\n    name: shop\ntype: Opaque\nstringData:\n    password: ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]\nsops:\n    kms: []\n    version: 3.8.1\n",
    ".sops.yaml": "creation_rules:\n  - path_regex: .*.enc.yaml\n    age: age1example\n",
    ".fluxschema.yml": "schemas: [\n",
    ".github/workflows/validate.yaml": "on:\n  pull_request:\njobs: {}\n",
  },
};

/** An Argo CD application of applications, and an ApplicationSet with templates. */
const ARGO: LookAlike = {
  name: "argo-app-of-apps",
  files: {
    "root.yaml": `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: root
  namespace: argocd
  finalizers:
    - resources-finalizer.argocd.argoproj.io
spec:
  project: default
  source:
    repoURL: https://git.example.com/fleet
    targetRevision: HEAD
    path: apps
  destination: {server: https://kubernetes.default.svc, namespace: argocd}
  syncPolicy:
    automated: {prune: true, selfHeal: true}
    syncOptions:
    - CreateNamespace=true
`,
    "apps/shop.yaml": `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: shop
  annotations:
    argocd.argoproj.io/sync-wave: "2"
spec:
  project: shop
  sources:
    - repoURL: https://charts.example.com
      chart: shop
      targetRevision: 1.2.3
      helm:
        values: |
          replicas: 2
          # a comment inside
          hosts: [a, b]
    - repoURL: https://git.example.com/values
      targetRevision: main
      ref: values
  destination:
    name: eu-1
    namespace: shop
`,
    "sets/clusters.yaml": `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata:
  name: shop
spec:
  goTemplate: true
  generators:
    - clusters:
        selector:
          matchLabels: {stage: prod}
    - list:
        elements:
          - {cluster: eu-1, url: "https://eu-1.example"}
  template:
    metadata:
      name: '{{.name}}-shop'
    spec:
      project: default
      source: {repoURL: https://git.example.com/fleet, path: 'shop/{{.name}}', targetRevision: HEAD}
      destination: {server: '{{.server}}', namespace: shop}
`,
    "projects/shop.yaml":
      "apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata:\n  name: shop\nspec:\n  sourceRepos: ['*']\n  destinations: [{namespace: '*', server: '*'}]\n",
    "rollout.yaml":
      "apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nmetadata:\n  name: shop\nspec:\n  strategy:\n    canary:\n      steps: [\n        {setWeight: 20},\n        {pause: {}}\n      ]\n",
  },
};

/** Templates of Cluster API, with variables in their values. */
const CLUSTER_API: LookAlike = {
  name: "cluster-api-templates",
  files: {
    "templates/cluster-template.yaml": `apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata:
  name: "\${CLUSTER_NAME}"
spec:
  clusterNetwork:
    pods:
      cidrBlocks: ["\${POD_CIDR:=192.168.0.0/16}"]
  topology:
    class: shop
    version: \${KUBERNETES_VERSION}
    controlPlane:
      replicas: \${CONTROL_PLANE_MACHINE_COUNT}
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata:
  name: "\${CLUSTER_NAME}-md-0"
spec:
  clusterName: "\${CLUSTER_NAME}"
  replicas: \${WORKER_MACHINE_COUNT}
  selector:
    matchLabels:
  template:
    spec:
      version: "\${KUBERNETES_VERSION}"
`,
    "eu-1/cluster.yaml":
      "apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nmetadata: {name: eu-1, namespace: fleet}\nspec:\n  paused: false\n  infrastructureRef: {apiVersion: infrastructure.cluster.x-k8s.io/v1beta1, kind: ExampleCluster, name: eu-1}\n",
    "eu-1/config.yaml":
      'apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: KubeadmConfigTemplate\nmetadata:\n  name: eu-1\nspec:\n  template:\n    spec:\n      preKubeadmCommands:\n        - >-\n          echo one\n          two\n      files:\n        - path: /etc/x\n          permissions: "0644"\n          content: |\n            #!/bin/sh\n\n            exit 0\n',
    "metadata.yaml":
      "apiVersion: clusterctl.cluster.x-k8s.io/v1alpha3\nkind: Metadata\nreleaseSeries:\n  - major: 1\n    minor: 2\n    contract: v1beta1\n",
  },
};

export const DELIVERY: readonly LookAlike[] = [FLUX, ARGO, CLUSTER_API];
