// Generated from packages/core/src/status/rules/library/rabbitmq.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of RabbitMQ: none, the generic layer judges right. */
export const rabbitmqRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
