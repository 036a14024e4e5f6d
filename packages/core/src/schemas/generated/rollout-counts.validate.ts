// Generated from schemas/landfall.dev/parts/rollout-counts.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["total","waiting","released","landed","failed","held"],"properties":{"total":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"notReady":{"type":"integer","minimum":0},"released":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"held":{"type":"integer","minimum":0},"gone":{"type":"integer","minimum":0},"rollingBack":{"type":"integer","minimum":0},"rolledBack":{"type":"integer","minimum":0}},"additionalProperties":false};
