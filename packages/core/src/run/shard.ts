import { fingerprint } from "../object/index.ts";

/**
 * Which of `shards` controllers a target belongs to, from 0: always exactly one, and the same everywhere. With one shard
 * more only the targets of the new one move (rendezvous hashing). Throws a `RangeError` for a number of shards that is no
 * whole number from 1.
 */
export function shardOf(target: string, shards: number): number {
  if (!Number.isInteger(shards) || shards < 1) throw new RangeError(`not a number of shards: ${shards}`);
  let [best, highest] = [0, -1];
  for (let shard = 0; shard < shards; shard++) {
    const weight = fingerprint(`${shard}/${target}`);
    if (weight > highest) [best, highest] = [shard, weight];
  }
  return best;
}
