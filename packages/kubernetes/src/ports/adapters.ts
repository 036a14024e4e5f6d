import type { Log, LogFields, Metrics, Tracer } from "./ports.ts";

/** A logger of pino, or another that takes fields before the message. */
export interface PinoLike {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes log lines to a logger of pino. */
export function pinoLog(logger: PinoLike): Log {
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

type Labels = Readonly<Record<string, string>>;

/** The part of `prom-client` that is used: `import * as client from "prom-client"`. */
export interface PromClientLike<Registry> {
  readonly Counter: new (options: MetricOptions<Registry>) => { inc(labels: Labels, by: number): void };
  readonly Gauge: new (options: MetricOptions<Registry>) => { set(labels: Labels, value: number): void };
  readonly Histogram: new (options: MetricOptions<Registry>) => { observe(labels: Labels, value: number): void };
}

interface MetricOptions<Registry> {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
}

/** Sends measurements to a registry of prom-client; each metric is registered when it is first used. */
export function promMetrics<Registry>(client: PromClientLike<Registry>, registry: Registry): Metrics {
  const known = new Map<string, unknown>();
  const metric = <T>(type: new (options: MetricOptions<Registry>) => T, name: string, labels: Labels): T => {
    const found = known.get(name) as T | undefined;
    if (found !== undefined) return found;
    const help = name.replaceAll("_", " ");
    const made = new type({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    known.set(name, made);
    return made;
  };
  return {
    count: (name, labels, by = 1) => metric(client.Counter, name, labels).inc(labels, by),
    gauge: (name, labels, value) => metric(client.Gauge, name, labels).set(labels, value),
    observe: (name, labels, seconds) => metric(client.Histogram, name, labels).observe(labels, seconds),
  };
}

/** The part of a tracer of `@opentelemetry/api` that is used. */
export interface OtelTracerLike {
  startActiveSpan<T>(name: string, options: { attributes: LogFields }, work: (span: OtelSpanLike) => T): T;
}

interface OtelSpanLike {
  recordException(error: Error): void;
  setStatus(status: { code: number; message?: string }): unknown;
  end(): void;
}

/** The value of `SpanStatusCode.ERROR` in OpenTelemetry. */
const FAILED = 2;

/** Sends spans to a tracer of OpenTelemetry. If the work throws, its span records the error, which is rethrown. */
export function otelTracer(tracer: OtelTracerLike): Tracer {
  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          const problem = error instanceof Error ? error : new Error(String(error));
          span.recordException(problem);
          span.setStatus({ code: FAILED, message: problem.message });
          throw error;
        } finally {
          span.end();
        }
      }),
  };
}
