/** Matches one semantic version, with its pre-release and metadata; for Helm `1.2` and `1.2.x` are ranges. */
const VERSION = /^v?\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

/** Returns whether Helm reads a text as one version of a chart, and not as a range or the newest. */
export function isChartVersion(text: string): boolean {
  return VERSION.test(text);
}
