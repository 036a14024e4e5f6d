// Generated from packages/core/src/status/rules/library/crossplane-config.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Crossplane configuration: Composition, EnvironmentConfig, DeploymentRuntimeConfig, ControllerConfig, ProviderConfig, ProviderConfig, ProviderConfig, ProviderConfig, ProviderConfig, ImageConfig, *. */
export const crossplaneConfigRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["apiextensions.crossplane.io/Composition", deferRule("crossplane-config/Composition", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["apiextensions.crossplane.io/EnvironmentConfig", deferRule("crossplane-config/EnvironmentConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["pkg.crossplane.io/DeploymentRuntimeConfig", deferRule("crossplane-config/DeploymentRuntimeConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["pkg.crossplane.io/ControllerConfig", deferRule("crossplane-config/ControllerConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["aws.upbound.io/ProviderConfig", deferRule("crossplane-config/ProviderConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["gcp.upbound.io/ProviderConfig", deferRule("crossplane-config/ProviderConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["azure.upbound.io/ProviderConfig", deferRule("crossplane-config/ProviderConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kubernetes.crossplane.io/ProviderConfig", deferRule("crossplane-config/ProviderConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["helm.crossplane.io/ProviderConfig", deferRule("crossplane-config/ProviderConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["pkg.crossplane.io/ImageConfig", deferRule("crossplane-config/ImageConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["*.crossplane.io/*", deferRule("crossplane-config/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ProviderConfig', 'ClusterProviderConfig', 'ProviderConfigUsage', 'ClusterProviderConfigUsage', 'StoreConfig', 'CompositionRevision'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ProviderConfig"), literal("ClusterProviderConfig"), literal("ProviderConfigUsage"), literal("ClusterProviderConfigUsage"), literal("StoreConfig"), literal("CompositionRevision"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
