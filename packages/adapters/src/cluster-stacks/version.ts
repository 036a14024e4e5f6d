import { compareText } from "@landfall/core/object";

const VERSION = /^v(\d+)(?:[-.](.+))?$/;

/**
 * Orders the versions of a cluster stack: `v4` after `v3`, and of one number the channels by name and their patches by
 * number, so that `v0-alpha.10` comes after `v0-alpha.9`. What is no version comes first.
 */
export function compareStackVersions(a: string, b: string): number {
  const [first, second] = [VERSION.exec(a), VERSION.exec(b)];
  if (first === null || second === null) return Number(first !== null) - Number(second !== null) || compareText(a, b);
  const byNumber = Number(first[1]) - Number(second[1]);
  if (byNumber !== 0) return byNumber;
  const [one, other] = [partsOf(first[2]), partsOf(second[2])];
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const order = compareParts(one[index] ?? "", other[index] ?? "");
    if (order !== 0) return order;
  }
  return compareText(a, b);
}

function partsOf(patch: string | undefined): readonly string[] {
  return patch === undefined ? [] : patch.split(/[-.]/);
}

function compareParts(a: string, b: string): number {
  const areNumbers = [a, b].every((part) => /^\d+$/.test(part));
  return areNumbers ? Number(a) - Number(b) : compareText(a, b);
}
