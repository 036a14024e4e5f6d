// Generated from packages/core/src/status/rules/library/spotahome-redis.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, field, hasField, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Redis Operator of Spotahome: RedisFailover. */
export const spotahomeRedisRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["databases.spotahome.com/RedisFailover", deferRule("spotahome-redis/RedisFailover", false, () => ({
    rows: [
      { status: "InProgress", text: "has(status.state) && status.state != 'Healthy'", test: and(hasField(field("status"), "state"), differs(select(field("status"), "state"), literal("Healthy"))), reason: [select(field("status"), "state")], message: [orValue(optional(field("status"), literal("message")), literal("It is not as it should be"))] },
      { status: "Current", text: "has(status.state) && status.state == 'Healthy'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Healthy"))), reason: ["Healthy"] },
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
