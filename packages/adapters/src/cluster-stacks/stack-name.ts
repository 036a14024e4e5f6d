import {
  formatStackVersion,
  parseStackVersion,
  type StackNotation,
  type StackVersion,
  type WholeNumber,
  wholeNumber,
} from "./version.ts";

/** The parts of a release's name or of the class of a Cluster: `docker-ferrol-1-27-v1`. */
export interface StackName {
  readonly provider: string;
  readonly name: string;
  readonly kubernetes: KubernetesMinor;
  readonly version: StackVersion;
}

/** A minor version of Kubernetes. */
export interface KubernetesMinor {
  readonly major: WholeNumber;
  readonly minor: WholeNumber;
}

/** The number of fields before the version in a stack's name. */
const FIELDS = 4;

/**
 * Parses the name of a release (`dash`) or of a class (`dot`): provider, stack, and the Kubernetes version in two
 * parts. `undefined` for an invalid name.
 */
export function parseStackName(text: string, notation: StackNotation): StackName | undefined {
  const parts = text.split("-");
  const [provider, name, major, minor] = parts as [string, string?, string?, string?];
  const version = parseStackVersion(parts.slice(FIELDS).join("-"), notation);
  const kubernetes = minorOf(major, minor);
  if (provider === "" || name === undefined || name === "") return undefined;
  return version === undefined || kubernetes === undefined ? undefined : { provider, name, kubernetes, version };
}

/** Formats the name of the release, or of the class, with these parts. */
export function formatStackName(
  { provider, name, kubernetes: { major, minor }, version }: StackName,
  notation: StackNotation,
): string {
  return [provider, name, major, minor, formatStackVersion(version, notation)].join("-");
}

/** Returns the name of the release of a class: it has a dash where the class has a dot. */
export function releaseOfClass(name: string): string {
  return name.replaceAll(".", "-");
}

/** Parses a minor version as a spec has it, `1.27`; `undefined` for any other text. */
export function parseKubernetesMinor(text: string): KubernetesMinor | undefined {
  const parts = text.split(".");
  return parts.length === 2 ? minorOf(parts[0], parts[1]) : undefined;
}

/** Formats a minor version as a spec has it: `1.27`. */
export function formatKubernetesMinor({ major, minor }: KubernetesMinor): string {
  return `${major}.${minor}`;
}

function minorOf(major: string | undefined, minor: string | undefined): KubernetesMinor | undefined {
  const [first, second] = [major, minor].map((part = "") => wholeNumber(part.replace(/^\+/, "")));
  return first === undefined || second === undefined ? undefined : { major: first, minor: second };
}
