import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsAfter, periodAt } from './period.ts';
import { FAR_END } from './plans.ts';

const ms = (iso: string) => Date.parse(iso);
const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
const instant = fc.integer({ min: ms('2020-01-01T00:00:00Z'), max: ms('2040-01-01T00:00:00Z') });

test.each([
  ['2026-02-14T12:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['2026-02-28T23:59:59Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
])('%s lies in the calendar month from %s', (at, start, end) => {
  const period = periodAt('calendar_month', ms('2025-05-31T07:00:00Z'), ms(at));
  expect([iso(period.startMs), iso(period.endMs)]).toEqual([start, end]);
});

test('an anchor on the 31st is clamped in short months and does not drift', () => {
  const starts = [0, 1, 2, 3, 4, 12, 13].map((months) => iso(monthsAfter(ms('2027-01-31T08:30:00Z'), months)));
  expect(starts).toEqual([
    '2027-01-31T08:30:00Z',
    '2027-02-28T08:30:00Z',
    '2027-03-31T08:30:00Z',
    '2027-04-30T08:30:00Z',
    '2027-05-31T08:30:00Z',
    '2028-01-31T08:30:00Z',
    '2028-02-29T08:30:00Z',
  ]);
});

test('every instant lies in exactly one period, and the periods meet', () => {
  fc.assert(
    fc.property(fc.constantFrom('calendar_month', 'anchored'), instant, instant, (kind, anchorMs, atMs) => {
      const { startMs, endMs } = periodAt(kind, anchorMs, atMs);
      expect(startMs <= atMs && atMs < endMs).toBe(true);
      expect(periodAt(kind, anchorMs, endMs).startMs).toBe(endMs);
      expect(periodAt(kind, anchorMs, startMs - 1).endMs).toBe(startMs);
    }),
    { numRuns: 2000 },
  );
});

test('an anchored period begins at its anchor', () => {
  fc.assert(
    fc.property(instant, (anchorMs) => {
      expect(periodAt('anchored', anchorMs, anchorMs).startMs).toBe(anchorMs);
    }),
  );
});

test('a plan without periods has one that does not end', () => {
  expect(periodAt('none', 0, ms('2500-01-01T00:00:00Z'))).toEqual({ startMs: 0, endMs: ms(FAR_END) });
});
