// Generated from packages/core/src/status/rules/library/stackable.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Stackable Data Platform: AuthenticationClass, SecretClass, *. */
export const stackableRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["authentication.stackable.tech/AuthenticationClass", deferRule("stackable/AuthenticationClass", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["secrets.stackable.tech/SecretClass", deferRule("stackable/SecretClass", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["s3.stackable.tech/*", deferRule("stackable/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['S3Connection', 'S3Bucket'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("S3Connection"), literal("S3Bucket"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
