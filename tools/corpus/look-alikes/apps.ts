import type { LookAlike } from "./look-alike.ts";

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop
  labels: {app: shop}
spec:
  replicas: 2 # two zones
  selector:
    matchLabels:
      app: shop
  template:
    metadata:
      labels:
        app: shop
    spec:
      containers:
        - name: shop
          image: "registry.example/shop:v1"
          args: ["--listen", ":8080"]
          ports:
            - containerPort: 8080
              name: http
`;

/** Kustomize overlays that patch a base, with and without names, in JSON patches and in deprecated fields. */
const KUSTOMIZE: LookAlike = {
  name: "kustomize-overlays",
  files: {
    "base/kustomization.yaml": `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
- deployment.yaml
- service.yaml
- job.yaml
`,
    "base/deployment.yaml": DEPLOYMENT,
    "base/service.yaml":
      "apiVersion: v1\nkind: Service\nmetadata:\n  name: shop\nspec:\n  selector: {app: shop}\n  ports:\n    - {name: http, port: 80, targetPort: http}\n",
    "base/job.yaml":
      'apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: tidy\nspec:\n  schedule: "*/5 * * * *"\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          containers: [{name: tidy, image: registry.example/tidy}]\n',
    "overlays/prod/kustomization.yaml": `resources:
  - ../../base
namePrefix: prod-
patches:
  - path: replicas.yaml
  - target: {kind: Service}
    patch: |-
      - op: replace
        path: /spec/type
        value: LoadBalancer
configMapGenerator:
  - name: shop
    literals:
      - COLOR=blue
images:
  - name: registry.example/shop
    newTag: v2
`,
    "overlays/prod/replicas.yaml":
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: shop\nspec:\n  replicas: 5\n",
    "overlays/test/kustomization.yaml": "bases: [../../base]\ncommonLabels: {stage: test}\n",
    "overlays/test/delete.yaml": "$patch: delete\napiVersion: v1\nkind: Service\nmetadata:\n  name: shop\n",
    "components/tls/kustomization.yaml":
      "apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches:\n- path: patch.json\n",
    "components/tls/patch.json": '[{"op": "add", "path": "/spec/tls", "value": [{"hosts": ["shop.example"]}]}]\n',
  },
};

/** A Helm chart beside its rendered output. */
const HELM: LookAlike = {
  name: "helm-charts",
  files: {
    "charts/shop/Chart.yaml":
      "apiVersion: v2\nname: shop\nversion: 0.1.0\ndependencies:\n- {name: db, version: 1.x.x}\n",
    "charts/shop/values.yaml": '# how many\nreplicas: 2\nimage:\n  repository: registry.example/shop\n  tag: ""\n',
    "charts/shop/values.schema.json": '{"type": "object", "properties": {"replicas": {"type": "integer"}}}\n',
    "charts/shop/templates/_helpers.tpl": '{{- define "shop.name" -}}shop{{- end }}\n',
    "charts/shop/templates/deployment.yaml": `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "shop.name" . }}
  {{- with .Values.labels }}
  labels:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  replicas: {{ .Values.replicas }}
`,
    "charts/shop/templates/tests/job.yaml":
      "{{- if .Values.test }}\napiVersion: batch/v1\nkind: Job\nmetadata: {name: test}\n{{- end }}\n",
    "charts/shop/crds/widgets.yaml":
      "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: widgets.shop.example\nspec:\n  group: shop.example\n  names: {kind: Widget, plural: widgets}\n  scope: Namespaced\n  versions: []\n",
    "rendered/shop.yaml": `---
# Source: shop/templates/service.yaml
apiVersion: v1
kind: Service
metadata:
  name: shop
spec:
  ports:
    - port: 80
---
# Source: shop/templates/deployment.yaml
${DEPLOYMENT}---
# Source: shop/templates/empty.yaml
---
# Source: shop/templates/job.yaml
apiVersion: batch/v1
kind: Job
metadata:
  name: migrate
  annotations:
    "helm.sh/hook": pre-install,pre-upgrade
spec:
  template:
    spec:
      restartPolicy: Never
      containers: []
`,
  },
};

/** Nested kpt packages, with comments that functions read. */
const KPT: LookAlike = {
  name: "kpt-blueprints",
  files: {
    "shop/Kptfile": `apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: shop
  annotations:
    config.kubernetes.io/local-config: "true"
info:
  description: the shop, and what it needs
pipeline:
  mutators:
    - image: gcr.io/example/apply-setters:v0.2
      configPath: setters.yaml
`,
    "shop/setters.yaml":
      "apiVersion: v1\nkind: ConfigMap\nmetadata: # kpt-merge: /setters\n  name: setters\ndata:\n  image: registry.example/shop\n  tag: v1\n",
    "shop/deployment.yaml": DEPLOYMENT.replace(
      '"registry.example/shop:v1"',
      '"registry.example/shop:v1" # kpt-set: ${image}:${tag}',
    ),
    "shop/db/Kptfile": "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: db\n",
    "shop/db/namespace.yaml":
      "apiVersion: v1\nkind: Namespace\nmetadata: # kpt-merge: /db\n  name: db # kpt-set: ${ns}\n",
    "shop/db/.krmignore": "drafts\n",
    "shop/db/drafts/broken.yaml": "a: [\n",
    "shop/package-context.yaml":
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: kptfile.kpt.dev\n  annotations:\n    config.kubernetes.io/local-config: "true"\ndata:\n  name: shop\n',
  },
};

export const APPS: readonly LookAlike[] = [KUSTOMIZE, HELM, KPT];
