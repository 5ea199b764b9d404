import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { readInput } from '../request/issues.ts';
import { listOperations } from '../list/list-operations.ts';
import { rangeOfDay } from '../testing/range-of-day.ts';

const sky = await createEphemeris();
const entries = listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined);
const BIRTHS_PER_OPERATION = 12;

/** Any birth that the API supports: every place, every zone, both ends of the ephemeris. */
const anyBirth = fc.record({
  year: fc.integer({ min: 601, max: 2398 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
  seconds: fc.integer({ min: 0, max: 59 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters / 4),
});

/** The members of a birth that an operation without a birth takes: place, clock, or month. */
const partOfBirth = (input: object, birth: object): object =>
  Object.fromEntries(Object.entries(birth).filter(([name]) => Object.hasOwn(input, name)));

/** The example with its births (one, or a pair under any names) replaced. */
function withBirths(example: unknown, births: readonly object[]): object {
  const input = structuredClone(Object(example));
  const pair = Object.keys(input).filter(
    (name) => typeof input[name] === 'object' && 'latitude' in input[name] && 'year' in input[name],
  );
  for (const [index, name] of pair.entries()) input[name] = births[index];
  if (pair.length > 0 || !('latitude' in input)) return input;
  if ('from' in input) return rangeOfDay(input, births[0] ?? {});
  if (!('year' in input && 'hours' in input)) return { ...input, ...partOfBirth(input, births[0] ?? {}) };
  const lastDay = 'target_date' in input ? { target_date: '2398-12-31' } : {}; // A progression cannot precede the birth.
  return { ...input, ...births[0], ...lastDay };
}

const notANumber = (_: string, value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} in an answer`);
  return value;
};

/** Paths of the single values of an example, list items left out. */
const leavesOf = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Array.isArray(value)
      ? []
      : Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [[...path]];

/** The example with one value replaced by a text that no member takes. */
function withWrong(example: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  return name === undefined ? 'no such value' : { ...Object(example), [name]: withWrong(Object(example)[name], rest) };
}

describe.each(entries)('$id', (entry) => {
  test('answers any birth by its schema, twice the same, without a number that is none', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (first, second) => {
        const read = readInput(entry.input, withBirths(entry.example, [first, second]), 'body');
        expect(read).toMatchObject({ ok: true });
        const text = JSON.stringify(answerOf(entry, read.ok && read.data, sky), notANumber);
        expect(JSON.stringify(answerOf(entry, read.ok && read.data, sky))).toBe(text);
        const json: unknown = JSON.parse(text);
        expect(entry.output.parse(json)).toEqual(json);
      }),
      { numRuns: BIRTHS_PER_OPERATION },
    );
  });

  test('refuses whatever is no request, with a reason and a place for each problem', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.constantFrom(...Object.keys(Object(entry.example))),
        (junk, member) => {
          const read = readInput(entry.input, junk, 'body');
          fc.pre(!read.ok); // Numerology may accept almost anything; refusals must have a reason.
          const spoiled = readInput(entry.input, { ...Object(entry.example), [member]: [junk] }, 'body');
          for (const problem of [...(read.ok ? [] : read.problems), ...(spoiled.ok ? [] : spoiled.problems)]) {
            expect(problem.msg).toMatch(/./);
            expect(problem.loc[0]).toBe('body');
          }
          expect(spoiled.ok).toBe(false);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('names the member in the problem with a wrong value, however deep the member is', () => {
    const unnamed = leavesOf(entry.example).flatMap((path) => {
      const read = readInput(entry.input, withWrong(entry.example, path), 'body');
      const problems = read.ok ? [] : read.problems.filter(({ loc }) => loc.length === path.length + 1);
      return problems.filter(({ msg }) => !msg.includes(path.at(-1) ?? '')).map(({ msg }) => msg);
    });
    expect(unnamed).toEqual([]);
  });
});
