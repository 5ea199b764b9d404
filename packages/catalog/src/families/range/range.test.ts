import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../operation/answer.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { catalog } from '../catalog.ts';
import { readInput } from '../../request/issues.ts';
import { type ListedOperation, listOperations } from '../../list/list-operations.ts';
import { costOf } from '../../operation/price.ts';

const sky = await createEphemeris();
const entries = new Map(listOperations(catalog).map((entry) => [entry.id, entry]));
const ranges = [...entries.values()].filter(({ family }) => family === 'range');

function entryOf(id: string): ListedOperation {
  const entry = entries.get(id);
  if (entry === undefined) throw new RangeError(`no operation ${id}`);
  return entry;
}

const problemsOf = (entry: ListedOperation, input: object): string[] => {
  const read = readInput(entry.input, input, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

function ask(entry: ListedOperation, input: object) {
  const read = readInput(entry.input, input, 'body');
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems));
  return { cost: costOf(entry, read.data), answer: JSON.parse(JSON.stringify(answerOf(entry, read.data, sky))) };
}

const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
const ofDays = ranges.filter(({ example }) => !Object.hasOwn(Object(example), 'year'));
const ofTargets = ranges.filter(({ example }) => Object.hasOwn(Object(example), 'year'));

describe.each([
  ['over the night in which clocks skip 02:30', NEW_YORK, '2026-03-07', '2026-03-09', [7, 8, 9], 3],
  ['over the night in which clocks show 01:30 twice', NEW_YORK, '2026-11-01', '2026-11-02', [1, 2], 11],
  ['into the polar night', TROMSO, '2026-11-25', '2026-11-28', [25, 26, 27, 28], 11],
])('%s', (_, place, from, to, dates, month) => {
  const clock = { hours: from === '2026-11-01' ? 1 : 2, minutes: 30, seconds: 0 };

  test.each(ofDays)('each step of $id is the answer to its single call', (entry) => {
    const origin = entryOf(entry.suffix);
    const { answer } = ask(entry, { ...place, ...clock, from, to });
    expect(answer.results.map(({ date }: { date: string }) => Number(date.slice(8)))).toEqual(dates);
    for (const [step, date] of dates.entries()) {
      const single = ask(origin, { ...place, ...clock, year: 2026, month, date, fold: 0 }).answer;
      expect(answer.results[step].answer).toEqual(single);
    }
  });

  test.each(ofTargets)('each step of $id is the answer for noon of its day', (entry) => {
    const birth = { ...EXAMPLE_BIRTH, ...place };
    const { answer } = ask(entry, { ...birth, from, to });
    for (const [step, date] of dates.entries()) {
      const day = `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      const { as_of: asOf } = answer.results[step].answer.metadata;
      expect(asOf.slice(0, 19)).toBe(`${day}T12:00:00`);
      expect(answer.results[step].answer).toEqual(ask(entryOf(entry.suffix), { ...birth, target: asOf }).answer);
    }
  });
});

const year = (entry: ListedOperation, change: object): object => ({ ...Object(entry.example), ...change });

test.each(ranges)('$id costs the price of one call per 10 steps, rounded up', (entry) => {
  const single = entryOf(entry.suffix).credits;
  for (const [to, tens] of [
    ['2026-01-01', 1],
    ['2026-01-10', 1],
    ['2026-01-11', 2],
    ['2027-01-01', 37],
  ] as const) {
    expect(ask(entry, year(entry, { from: '2026-01-01', to })).cost).toBe(tens * single);
  }
  expect(ask(entry, year(entry, { from: '2026-01-01', to: '2027-01-01', step_days: 7 })).cost).toBe(6 * single);
});

test.each(ranges)('$id takes 366 steps, and says of more which day would be the last', (entry) => {
  expect(ask(entry, year(entry, { from: '2024-01-01', to: '2024-12-31' })).answer.results).toHaveLength(366);
  expect(problemsOf(entry, year(entry, { from: '2024-01-01', to: '2025-01-01' }))).toEqual([
    'to must be 2024-12-31 or earlier: one request takes 366 steps, this one is 367',
  ]);
  expect(ask(entry, year(entry, { from: '2024-01-01', to: '2030-12-31', step_days: 7 })).answer.results).toHaveLength(
    366,
  );
});

test.each(ranges)('$id refuses an end before the beginning, days that do not exist and zones that do not', (entry) => {
  expect(problemsOf(entry, year(entry, { from: '2026-01-02', to: '2026-01-01' }))).toEqual([
    'to must be 2026-01-02 or later, since the range begins on it',
  ]);
  expect(problemsOf(entry, year(entry, { from: '2026-02-30' }))).toEqual(['from must be a date such as 2026-11-21']);
  expect(problemsOf(entry, year(entry, { to: '2399-01-01' }))).toEqual(['to must be from 0601-01-01 to 2398-12-31']);
  const [zone = '', ...others] = problemsOf(entry, year(entry, { timezone: 'Mars/Olympus' }));
  expect(zone).toContain('"Mars/Olympus" is neither');
  expect(others).toEqual([]);
});

test.each(ranges)('$id answers at both ends of the ephemeris', (entry) => {
  for (const from of ['0601-01-01', '2398-12-31']) {
    expect(ask(entry, year(entry, { from, to: from })).answer.results).toHaveLength(1);
  }
});

test.each(ranges)('a key needs the scope of $suffix for its range', (entry) => {
  expect(entry.scope).toBe(entryOf(entry.suffix).scope);
});

describe('where clocks left out a date', () => {
  const APIA = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };

  test.each(ofDays)('$id has no step for it, and the next one is that of its own date', (entry) => {
    const { answer } = ask(entry, { ...APIA, from: '2011-12-29', to: '2011-12-31' });
    expect(answer.results.map(({ date }: { date: string }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    const single = ask(entryOf(entry.suffix), { ...APIA, year: 2011, month: 12, date: 31, hours: 12, minutes: 0 });
    expect(answer.results[1].answer).toEqual(single.answer);
  });

  test.each(ranges)('$id of that date alone is refused with the reason', (entry) => {
    const birth = Object.hasOwn(Object(entry.example), 'year') ? EXAMPLE_BIRTH : {};
    expect(problemsOf(entry, { ...birth, ...APIA, from: '2011-12-30', to: '2011-12-30' })).toEqual([
      'from must be a date that occurred: clocks in Pacific/Apia left out 2011-12-30',
    ]);
  });

  test.each([
    ['2011', 12, 30, '2011-12-29', '2011-12-31'],
    ['1892', 7, 32, '1892-07-04', '1892-07-05'],
  ])(
    'the month of %s-%i has a row for each of its %i days, and none of another month',
    (year, month, count, one, two) => {
      const entry = entryOf('panchang/calendar-month');
      const { days } = ask(entry, { ...APIA, year: Number(year), month, date: 1, hours: 12, minutes: 0 }).answer;
      const dates = days.map(({ date }: { date: string }) => date);
      expect(dates).toHaveLength(count);
      expect(dates.every((date: string) => date.startsWith(`${year}-${String(month).padStart(2, '0')}`))).toBe(true);
      expect(dates[dates.lastIndexOf(one) + 1]).toBe(two);
    },
  );
});
