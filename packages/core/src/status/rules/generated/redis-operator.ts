// Generated from packages/core/src/status/rules/library/redis-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Redis Operator of OT-Container-Kit: RedisReplication, *. */
export const redisOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["redis.redis.opstreelabs.in/RedisReplication", deferRule("redis-operator/RedisReplication", true, () => ({
    rows: [
      { status: "Current", text: "has(status.masterNode) && status.masterNode != ''", test: and(hasField(field("status"), "masterNode"), differs(select(field("status"), "masterNode"), literal(""))), reason: ["MasterElected"], message: ["The master is ", select(field("status"), "masterNode")] },
      { status: "InProgress", text: "has(status.masterNode)", test: hasField(field("status"), "masterNode"), reason: ["NoMaster"] },
    ],
  }))],
  ["redis.redis.opstreelabs.in/*", deferRule("redis-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Redis', 'RedisSentinel'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Redis"), literal("RedisSentinel"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
