import { expect, test } from 'vitest';
import { calmReading } from './calm-reading.ts';

const reading = (dataUpdateCount: number, data: unknown) => ({ state: { data, dataUpdateCount } });

test('without news a page reads ever more rarely, and the clock alone is no news', () => {
  const interval = calmReading();
  const intervals = [0, 1, 2, 3, 4, 9].map((count) =>
    interval(reading(count, { calls: 3, asOf: new Date(count * 1_000), days: [{ forecast: count }] })),
  );
  expect(intervals).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

test('news makes it read soon again, and another drawing of the same reading changes nothing', () => {
  const interval = calmReading();
  for (const count of [0, 1, 2, 3]) interval(reading(count, { calls: 3 }));
  const called = { calls: 4 };
  expect([4, 4, 4].map((count) => interval(reading(count, called)))).toEqual([1_000, 1_000, 1_000]);
  expect(interval(reading(5, { calls: 4 }))).toBe(2_000);
});

test('another filter begins anew, also with fewer readings behind it', () => {
  const interval = calmReading();
  for (const count of [0, 1, 2, 3]) interval(reading(count, { calls: 3 }));
  expect(interval(reading(0, undefined))).toBe(1_000);
  expect(interval(reading(1, { calls: 1 }))).toBe(1_000);
});
