import { type Clock, systemClock } from "./clock.ts";

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where lines about connections, watches and failures go. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Where measurements go. Names are in the form of Prometheus; the labels of a name are always the same. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels: Readonly<Record<string, string>>, by?: number): void;
  /** Adds an observation, in seconds, to a histogram. */
  observe(name: string, labels: Readonly<Record<string, string>>, seconds: number): void;
  /** Sets a gauge. */
  gauge(name: string, labels: Readonly<Record<string, string>>, value: number): void;
}

/** Where spans go. */
export interface Tracer {
  /** Runs `work` in a span; the span tells whether it failed. */
  span<T>(name: string, attributes: Fields, work: () => Promise<T>): Promise<T>;
}

/** What a client takes from its surroundings. */
export interface Ports {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

const nothing = (): void => undefined;

/** Ports with what is given, this machine's clock, and silence for the rest. */
export function portsWith(given: Partial<Ports> = {}): Ports {
  return {
    clock: systemClock,
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    metrics: { count: nothing, observe: nothing, gauge: nothing },
    tracer: { span: (_name, _attributes, work) => work() },
    ...given,
  };
}
