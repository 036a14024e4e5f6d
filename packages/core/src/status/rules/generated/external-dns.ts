// Generated from packages/core/src/status/rules/library/external-dns.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of External DNS: DNSEndpoint. */
export const externalDnsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["externaldns.k8s.io/DNSEndpoint", deferRule("external-dns/DNSEndpoint", true, () => ({
    rows: [
      { status: "Current", text: "has(status.observedGeneration) && has(metadata.generation) && status.observedGeneration == metadata.generation", test: and(and(hasField(field("status"), "observedGeneration"), hasField(field("metadata"), "generation")), equals(select(field("status"), "observedGeneration"), select(field("metadata"), "generation"))), reason: ["Observed"], message: ["Generation ", select(field("metadata"), "generation"), " was taken over"] },
    ],
  }))],
]);
