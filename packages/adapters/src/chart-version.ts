/** One semantic version, with its pre-release and metadata: `1.2` and `1.2.x` are ranges to Helm. */
const VERSION = /^v?\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

/** Whether Helm takes a text for one version of a chart, and not for a range of them or the newest. */
export function isChartVersion(text: string): boolean {
  return VERSION.test(text);
}
