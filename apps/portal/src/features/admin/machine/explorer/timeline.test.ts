import { describe, expect, test } from 'vitest';
import { dayAway, evenScale, momentIn, nearestTo, timeScale, windowAround, type Stop } from './timeline.ts';

const stop = (stopId: string, at: string): Stop => ({ stopId, at: new Date(at), type: 'T', streamId: null });
const stops = [
  stop('l1', '2026-11-01T00:00:00Z'),
  stop('e1', '2026-11-01T00:00:00Z'),
  stop('e2', '2026-11-01T12:00:00Z'),
  stop('e3', '2026-11-03T00:00:00Z'),
];
const end = new Date('2026-11-05T00:00:00Z');

const [byTime, evenly] = [timeScale(stops, end), evenScale(stops)];

test('a stop lies on the ruler where its time is, or at even distances', () => {
  expect([0, 1, 2, 3].map(byTime.stop)).toEqual([0, 0, 0.125, 0.5]);
  expect([0, 1, 2, 3].map(evenly.stop)).toEqual([0.2, 0.4, 0.6, 0.8]);
});

test('an instant lies between the stops before and after it', () => {
  expect([byTime.instant(new Date('2027-01-01')), byTime.instant(new Date(0))]).toEqual([1, 0]);
  expect(evenly.instant(new Date('2026-11-02T00:00:00Z'))).toBeCloseTo(0.7);
  expect(evenly.instant(end)).toBeCloseTo(0.9);
  expect(evenly.instant(new Date(0))).toBeCloseTo(0.1);
});

test('a click on the ruler finds the nearest stop, the last one of several in one place', () => {
  expect([0, 0.1, 0.2, 0.4, 1].map((share) => nearestTo(share, stops, byTime))).toEqual([1, 2, 2, 3, 3]);
  expect([0, 0.35, 1].map((share) => nearestTo(share, stops, evenly))).toEqual([0, 1, 3]);
});

test('a step of a day leads to the first stop beyond it, and never out of the timeline', () => {
  expect([dayAway(stops, 0, 1), dayAway(stops, 2, 1), dayAway(stops, 3, 1)]).toEqual([3, 3, 3]);
  expect([dayAway(stops, 3, -1), dayAway(stops, 1, -1), dayAway(stops, -1, 1)]).toEqual([2, 0, 3]);
});

test('the list shows the newest first and keeps the cursor in sight', () => {
  const ids = (stopId: string | null, size: number) => windowAround(stops, stopId, size).shown.map((it) => it.stopId);
  expect(ids(null, 2)).toEqual(['e3', 'e2']);
  expect(ids('l1', 2)).toEqual(['e1', 'l1']);
  expect(windowAround(stops, 'e1', 2)).toMatchObject({ newer: 1, older: 1 });
  expect(ids('e1', 9)).toEqual(['e3', 'e2', 'e1', 'l1']);
});

describe('a written moment', () => {
  test.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21 08:14', '2026-11-21T08:14:00.000Z'],
    [' 2026-11-21T08:14:02.113Z ', '2026-11-21T08:14:02.113Z'],
    ['2026-11-21 08:14:02 UTC', '2026-11-21T08:14:02.000Z'],
  ])('%s is understood as UTC', (text, iso) => expect(momentIn(text)?.toISOString()).toBe(iso));
  test.each(['', 'yesterday', '2026-02-31', '2026-11-21 25:00', '21.11.2026'])('%s is none', (text) =>
    expect(momentIn(text)).toBeNull(),
  );
});
