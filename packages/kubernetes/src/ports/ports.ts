import { systemClock, type TimeSource } from "./clock.ts";

/** The fields of a log line, by name; `undefined` fields are left out. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The receiver of log lines about connections, watches and failures. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** The receiver of measurements. Names follow Prometheus; the labels of a name are always the same. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels: Readonly<Record<string, string>>, by?: number): void;
  /** Adds an observation, in seconds, to a histogram. */
  observe(name: string, labels: Readonly<Record<string, string>>, seconds: number): void;
  /** Sets a gauge. */
  gauge(name: string, labels: Readonly<Record<string, string>>, value: number): void;
}

/** The receiver of spans, such as a tracer of OpenTelemetry. */
export interface Tracer {
  /** Runs `work` in a span, which records whether it failed. */
  span<T>(name: string, attributes: LogFields, work: () => Promise<T>): Promise<T>;
}

/** The ports for everything outside of the client: clock, log, metrics and tracer. */
export interface Ports {
  readonly clock: TimeSource;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

const nothing = (): void => undefined;

/** Completes ports: this machine's clock, and for the others ones that discard everything. */
export function portsWith(given: Partial<Ports> = {}): Ports {
  return {
    clock: systemClock,
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    metrics: { count: nothing, observe: nothing, gauge: nothing },
    tracer: { span: (_name, _attributes, work) => work() },
    ...given,
  };
}
