import { fingerprint } from "../object/index.ts";

/**
 * Returns the index, from 0, of the one of `shards` controllers that is responsible for a target: always exactly one,
 * and the same everywhere. With one more shard only the targets of the new one move (rendezvous hashing). Throws a
 * `RangeError` for a number of shards that is not a whole number from 1.
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
