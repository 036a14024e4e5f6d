import { expression } from "@landfall/core/status/rules";
import { describe, expect, test } from "vitest";
import { celEngine } from "./engine.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const OBJECT = {
  metadata: { name: "shop", creationTimestamp: "2026-11-21T09:00:00Z" },
  spec: { timeout: "90m", replicas: 3, tags: ["b", "a"], nothing: null },
  status: { phase: "Ready", message: "Quota of Team-A exceeded", lastSeen: "2026-11-21T09:58:30.250Z" },
};

/** Returns the value of an expression, as it is written in a table. */
function evaluate(text: string): unknown {
  const compiled = celEngine.compile(text, {});
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  const value = compiled.value(expression.scopeOf(OBJECT, false, 1_000_000, NOW));
  if (value instanceof expression.Fault) return `error: ${value.message}`;
  return value instanceof expression.Double ? `${value.value}.0` : value;
}

describe("an expression", () => {
  test.each<[string, unknown]>([
    ["now - timestamp(metadata.creationTimestamp) > duration('30m')", true],
    ["now - timestamp(metadata.creationTimestamp) > duration(spec.timeout)", false],
    ["timestamp(metadata.creationTimestamp) + duration(spec.timeout) == timestamp('2026-11-21T10:30:00Z')", true],
    ["string(now - timestamp(status.lastSeen))", "89.75s"],
    ["string(now)", "2026-11-21T10:00:00Z"],
    ["string(timestamp(status.lastSeen))", "2026-11-21T09:58:30.25Z"],
    ["int(duration('1h30m')) + duration('90m').getMinutes()", 5490],
    ["now.getHours() * 100 + now.getMonth()", 1010],
    ["now.getDayOfYear() + now.getDayOfWeek() + now.getDate()", 324 + 6 + 21],
    ["timestamp('yesterday')", 'error: "yesterday" is no RFC 3339 time'],
    ["duration('1 day')", 'error: "1 day" is no duration'],
    ["timestamp('9999-12-31T23:59:59Z') + duration('1h')", "error: the timestamp is out of range"],
    ["now + now", "error: + is not defined for timestamp and timestamp"],
    ["now > duration('1s')", "error: > is not defined for timestamp and duration"],
  ])("reckons with time: %s is %s", (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ["status.?phase.orValue('') == 'Ready'", true],
    ["status.?nope.orValue('none')", "none"],
    ["status.?nope.deeper.still.orValue('none')", "none"],
    ["status.?phase.hasValue() && !status.?nope.hasValue()", true],
    ["status.?nope.or(spec.?replicas).value()", 3],
    ["status.?nope.value()", "error: the optional has no value"],
    ["spec.tags[?7].orValue('x') + spec.tags[?0].orValue('y')", "xb"],
    ["spec[?'replicas'].optMap(v, v * 2).orValue(0)", 6],
    ["spec.?nothing.hasValue()", true],
    ["has(spec.?a.b)", false],
    ["optional.ofNonZeroValue(0).hasValue()", false],
    ["status.phase.?x", "error: .? is not defined for string and string"],
    ["'a ? b.?c' == 'a ? b.?c' // a.?b", true],
    ["status.phase == 'Ready' ? [1][?0].orValue(2) : 0", 1],
    ["cel.bind(p, status.phase, p + p)", "ReadyReady"],
    ["cel.bind(n, 1 / 0, status.phase == 'Ready' || n > 1)", true],
    ["cel.bind(n, 1 / 0, n > 1)", "error: division by zero"],
  ])("reads what may be absent: %s is %s", (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ["{'Ready': 'ok', 'Broken': 'bad'}[status.phase]", "ok"],
    ["{'a': 1}.b", "error: there is no key b"],
    ["{'a': 1, 'a': 2}", "error: the map has the key a twice"],
    ["'Ready' in {'Ready': 1} && !('x' in {'Ready': 1})", true],
    ["size({1: 'a', 2: 'b'}) == 2 && {1: 'a'}[1.0] == 'a'", true],
    ["{'a': [1]} == {'a': [1.0]} && spec.tags == ['b', 'a']", true],
    ["{'x': 1, 'y': 2}.filter(k, k > 'x') == ['y']", true],
    ["metadata == {'creationTimestamp': '2026-11-21T09:00:00Z', 'name': 'shop'}", true],
  ])("makes maps: %s is %s", (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ["1 == 1.0 && 2 > 1.5 && 1 in [1.0]", true],
    ["1 + 1.0", "error: + is not defined for int and double"],
    ["7.0 / 2.0", 3.5],
    ["3.5 * 2.0", "7.0"],
    ["(1.5 + 1.5) / 2.0", 1.5],
    ["-(2.0) + 0.0", "-2.0"],
    ["1.0 / 0.0", Number.POSITIVE_INFINITY],
    ["1 / 0", "error: division by zero"],
    ["int(3.9) + int('-2')", 1],
    ["double('1e3') == 1000.0", true],
    ["bool('true') && !bool('False')", true],
    ["bool('yes')", 'error: "yes" is not true or false'],
    ["type(1) == int && type(1.0) == double && type([]) == list && type(null) == null_type", true],
    ["type(now - now) == type(duration('0s'))", true],
  ])("knows numbers as CEL does: %s is %s", (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ["status.message.lowerAscii().contains('team-a')", true],
    ["status.message.split(' ')[2].upperAscii()", "TEAM-A"],
    ["'a,b,c'.split(',', 2)[1]", "b,c"],
    ["spec.tags.join('+')", "b+a"],
    ["'  x '.trim() + '|'", "x|"],
    ["'añ😀b'.charAt(2) + 'añ😀b'.substring(3)", "😀b"],
    ["'añ😀b'.indexOf('b') * 10 + 'abab'.lastIndexOf('ab')", 32],
    ["'aaa'.replace('a', 'b', 2) + 'ab'.reverse()", "bbaba"],
    ["'abc'.substring(2, 1)", "error: substring: 2 to 1 is not within a text of 3"],
    ["sets.contains(spec.tags, ['a']) && sets.intersects(spec.tags, ['a', 'z'])", true],
    ["sets.equivalent(spec.tags, ['a', 'b', 'a'])", true],
    ["status.message.matches('(?i)^quota.*team-[a-z]+.*ed$')", true],
    ["status.message.matches('(e+)+z')", false],
    ["status.phase.matches(spec.tags[0])", false],
    ["'a-b'.matches('^a\\\\-b$')", true],
    ["'a-b'.matches('[\\\\d-b]')", true],
    ["'a\u00a0b'.matches('a\\\\sb')", false],
    ["'a\\rb'.matches('a.b')", true],
    [
      "status.phase.matches(string(spec.replicas) + '(')",
      "error: the pattern is refused: error parsing regexp: missing closing ): `3(`",
    ],
  ])("takes texts apart: %s is %s", (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  test.each([
    ["'%s'.format([1])", "format", "join the parts with + and string()"],
    ["quantity('1Gi').isGreaterThan(quantity('1Mi'))", "isGreaterThan", "compare numbers that the status has"],
    ["base64.encode(b'x')", "encode", "compare the encoded texts"],
    ["uint(1) == 1u", "uint", "no number of JSON is unsigned"],
    ["[1, 2].sum() == 3", "sum", "compare the elements"],
    ["[1, 2].transformList(i, v, i + v)", "transformList", "filter() and map()"],
    ["[1].exists(i, v, i == v)", "exists", "macros take a variable and an expression"],
    ["now.getHours('Europe/Berlin')", "getHours", "without a time zone"],
    ["math.greatest(1, 2)", "greatest", "choose with ? and :"],
    ["ip('10.0.0.1').family()", "family", ""],
  ])("that rules lack is refused by name with a way out: %s", (text, name, instead) => {
    const compiled = celEngine.compile(text, {});
    expect(compiled).toMatchObject({ ok: false, problems: [{ code: "UnsupportedFunction" }] });
    expect(compiled.problems[0]?.message).toContain(name);
    expect(compiled.problems[0]?.message).toContain(instead);
  });

  test.each(["'aa'.matches('a{2,1}')", "'aa'.matches('[z-a]')"])("refuses a pattern that is none: %s", (text) => {
    const compiled = celEngine.compile(text, {});
    expect(compiled).toMatchObject({ ok: false, problems: [{ code: "UnsupportedFunction" }] });
    expect(compiled.problems[0]?.message).toContain("is refused: error parsing regexp");
  });

  test("tells times apart that a typed client gives as dates", () => {
    const compiled = celEngine.compile("spec.a == spec.b", {});
    if (!compiled.ok) throw new Error("does not load");
    const ask = (a: Date, b: unknown): unknown =>
      compiled.value(expression.scopeOf({ spec: { a: { at: a }, b: { at: b } } }, false));
    expect(ask(new Date(0), new Date(5))).toBe(false);
    expect(ask(new Date(0), new Date(0))).toBe(true);
    expect(ask(new Date(0), "1970-01-01T00:00:00.000Z")).toBe(true);
    expect(ask(new Date(Number.NaN), new Date(Number.NaN))).toBe(false);
  });

  test("knows no now for Flux, whose expressions have none", () => {
    const compiled = celEngine.compile("now == now", { flux: true });
    if (!compiled.ok) throw new Error("does not load");
    expect(compiled.value(expression.scopeOf(OBJECT, true, 1000, NOW))).toMatchObject({ message: "there is no now" });
  });
});
