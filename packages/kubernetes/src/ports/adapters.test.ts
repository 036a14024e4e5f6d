import { expect, test } from "vitest";
import { otelTracer, pinoLog, promMetrics } from "./adapters.ts";

test("lines go to pino with their fields first", () => {
  const lines: unknown[] = [];
  const level = (name: string) => (fields: object, message: string) => void lines.push([name, fields, message]);
  const log = pinoLog({ debug: level("debug"), info: level("info"), warn: level("warn"), error: level("error") });
  log.warn("watch failed", { kind: "Pod" });
  log.info("started");
  expect(lines).toEqual([
    ["warn", { kind: "Pod" }, "watch failed"],
    ["info", {}, "started"],
  ]);
});

test("a metric is registered once, with the labels of its first use", () => {
  const made: unknown[] = [];
  const told: unknown[] = [];
  class Metric {
    constructor(options: unknown) {
      made.push(options);
    }
    inc = (labels: object, by: number) => void told.push(["inc", labels, by]);
    set = (labels: object, value: number) => void told.push(["set", labels, value]);
    observe = (labels: object, value: number) => void told.push(["observe", labels, value]);
  }
  const metrics = promMetrics({ Counter: Metric, Gauge: Metric, Histogram: Metric }, "registry");
  metrics.count("requests_total", { method: "GET" });
  metrics.count("requests_total", { method: "PUT" }, 2);
  metrics.gauge("sessions", {}, 3);
  metrics.observe("seconds", {}, 0.5);
  expect(made).toEqual([
    { name: "requests_total", help: "requests total", labelNames: ["method"], registers: ["registry"] },
    { name: "sessions", help: "sessions", labelNames: [], registers: ["registry"] },
    { name: "seconds", help: "seconds", labelNames: [], registers: ["registry"] },
  ]);
  expect(told).toEqual([
    ["inc", { method: "GET" }, 1],
    ["inc", { method: "PUT" }, 2],
    ["set", {}, 3],
    ["observe", {}, 0.5],
  ]);
});

test("a span ends, and tells what failed", async () => {
  const told: unknown[] = [];
  const span = {
    recordException: (error: Error) => void told.push(error.message),
    setStatus: (status: object) => void told.push(status),
    end: () => void told.push("end"),
  };
  const tracer = otelTracer({ startActiveSpan: (name, options, work) => (told.push(name, options), work(span)) });
  await expect(tracer.span("GET", { path: "/" }, () => Promise.resolve(1))).resolves.toBe(1);
  await expect(tracer.span("PUT", {}, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(told).toEqual([
    "GET",
    { attributes: { path: "/" } },
    "end",
    "PUT",
    { attributes: {} },
    "no",
    { code: 2, message: "no" },
    "end",
  ]);
});
