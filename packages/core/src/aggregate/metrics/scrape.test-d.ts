import { readVector, type Sample } from "./index.ts";

/**
 * Returns the samples that an instant query finds after a scrape of the text, which is parsed by the rules of the
 * format.
 */
export function scrape(text: string, at = 1_795_000_000): readonly Sample[] {
  const result = text.split("\n").flatMap((line) => {
    const match = /^(\w+)\{(.*)\} (\S+)$/.exec(line);
    if (match === null) return [];
    const [, name = "", inside = "", value = ""] = match;
    const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = "", quoted = ""]) => [
      label,
      quoted.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped)),
    ]);
    return [{ metric: { __name__: name, ...Object.fromEntries(labels) }, value: [at, value] }];
  });
  const samples = readVector({ status: "success", data: { resultType: "vector", result } });
  if (!samples.ok) throw new Error(samples.problems[0]?.message);
  return samples.value;
}
