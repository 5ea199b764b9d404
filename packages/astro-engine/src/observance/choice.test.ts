import { describe, expect, test } from 'vitest';
import { dateOfDayCount } from '../core/moment.ts';
import { choose, commonOf, sunrisesWithin, type Vyapti } from './choice.ts';
import { kalaOf } from './kalas.ts';
import type { ObservedDays } from './observed-days.ts';

/** Day n begins with the instant n, the Sun rises a quarter later and sets at three quarters. */
const frameOf = (dayCount: number) => ({
  riseJdUt: dayCount + 0.25,
  setJdUt: dayCount + 0.75,
  nextRiseJdUt: dayCount + 1.25,
});
const days: ObservedDays = {
  at: (dayCount) => ({ ...frameOf(dayCount), dayCount, date: dateOfDayCount(dayCount), basis: 'sunrise' }),
  kalaOn: (dayCount, kala) => (kala === 'moonrise' ? null : kalaOf(kala, frameOf(dayCount))),
  dayCountAt: Math.floor,
  panchangDayCountAt: (jdUt) => Math.floor(jdUt - 0.25),
};
const tithi = (startJdUt: number, endJdUt: number) => ({ startJdUt, endJdUt });
const vyapti = (kala: Vyapti['kala'], both: Vyapti['both'], none: Vyapti['none'] = 'start'): Vyapti => ({
  kala,
  both,
  none,
});

describe('the day of a tithi', () => {
  test('is the one at whose sunrise it runs; the sunrise that begins it counts, the one that ends it does not', () => {
    expect(choose(days, vyapti('sunrise', 'first'), tithi(9.5, 10.5)).dayCount).toBe(10);
    expect(choose(days, vyapti('sunrise', 'first'), tithi(10.25, 11.25)).dayCount).toBe(10);
  });

  test('is the first or the second of two days that hold it, or the one with the greater share', () => {
    const long = tithi(10.6, 11.62); // Half of the first afternoon, and a little of the second.
    expect(choose(days, vyapti('aparahna', 'first'), long).dayCount).toBe(10);
    expect(choose(days, vyapti('aparahna', 'second'), long).dayCount).toBe(11);
    expect(choose(days, vyapti('aparahna', 'greater'), long).dayCount).toBe(11);
    expect(choose(days, vyapti('aparahna', 'greater'), tithi(10.5, 11.7)).dayCount).toBe(10);
  });

  test('without one is that of its sunrise, of its beginning or of its end, by the rule', () => {
    const between = tithi(10.66, 11.54);
    expect(choose(days, vyapti('aparahna', 'first', 'udaya'), between).dayCount).toBe(11);
    expect(choose(days, vyapti('aparahna', 'first', 'start'), between).dayCount).toBe(10);
    expect(choose(days, vyapti('aparahna', 'first', 'end'), between).dayCount).toBe(11);
    const kshaya = tithi(10.3, 11.2);
    expect(choose(days, vyapti('sunrise', 'first', 'udaya'), kshaya).dayCount).toBe(10);
  });

  test('carries what is common, the other days, and how near the choice was', () => {
    const chosen = choose(days, vyapti('aparahna', 'first'), tithi(10.6, 11.62));
    expect(chosen.window?.startJdUt).toBeCloseTo(10.6, 9);
    expect(chosen.window?.endJdUt).toBeCloseTo(10.65, 9);
    expect(chosen.alternatives).toMatchObject([{ dayCount: 11, overlapMinutes: expect.closeTo(0.07 * 1440, 6) }]);
    expect(chosen.marginMinutes).toBeCloseTo(0.05 * 1440, 6);
    expect(choose(days, vyapti('sunrise', 'first'), tithi(10.249, 11.2)).marginMinutes).toBeCloseTo(1.44, 6);
  });
});

describe('the margin of a choice', () => {
  const marginOf = (both: Vyapti['both'], span: ReturnType<typeof tithi>) =>
    choose(days, vyapti('aparahna', both), span).marginMinutes ?? Number.NaN;

  // Aparahna is .55 to .65 of a day.
  test('by the greater share is the difference of the shares, where that is nearer than an edge', () => {
    expect(marginOf('greater', tithi(10.6, 11.62))).toBeCloseTo(0.02 * 1440, 6);
    expect(marginOf('greater', tithi(10.57, 11.62))).toBeCloseTo(0.01 * 1440, 6);
  });

  test('is how far the edge is whose crossing gives another day, and not that of a day which would change nothing', () => {
    expect(marginOf('first', tithi(10.6, 11.62))).toBeCloseTo(0.05 * 1440, 6);
    expect(marginOf('second', tithi(10.6, 11.62))).toBeCloseTo(0.07 * 1440, 6);
    expect(marginOf('first', tithi(10.64, 11.5))).toBeCloseTo(0.01 * 1440, 6);
  });
});

test('where one day alone has the kala, the edge of its own share is the margin; without such a day there is none', () => {
  const sunIsSeenOn = (dayCount: number): ObservedDays => ({
    ...days,
    kalaOn: (each, kala) => (each === dayCount ? days.kalaOn(each, kala) : null),
  });
  const marginIn = (sky: ObservedDays) => choose(sky, vyapti('aparahna', 'first'), tithi(10.6, 11.62)).marginMinutes;
  expect(marginIn(sunIsSeenOn(10))).toBeCloseTo(0.05 * 1440, 6);
  expect(marginIn(sunIsSeenOn(99))).toBeNull();
});

test('the sunrises of a tithi are none, one or two; one that begins it counts, one that ends it does not', () => {
  expect(sunrisesWithin(days, tithi(10.25, 11.25))).toEqual([10]);
  expect(sunrisesWithin(days, tithi(10.26, 11.24))).toEqual([]);
  expect(sunrisesWithin(days, tithi(10.25, 11.26))).toEqual([10, 11]);
  expect(sunrisesWithin(days, tithi(10.9, 12.26))).toEqual([11, 12]);
});

test('what two intervals have in common begins with the later start and ends with the earlier end', () => {
  expect(commonOf(tithi(1, 3), tithi(2, 4))).toEqual(tithi(2, 3));
  expect(commonOf(tithi(1, 5), tithi(2, 4))).toEqual(tithi(2, 4));
});

test('the kalas of a day are fifths of it, fifteenths of day and night, and the dawn before it', () => {
  const noonOf = { riseJdUt: 0, setJdUt: 0.5, nextRiseJdUt: 1 };
  const spans = (['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna'] as const).map((kala) =>
    kalaOf(kala, noonOf),
  );
  for (const [place, span] of spans.entries()) expect(span.startJdUt).toBeCloseTo(place * 0.1, 9);
  expect(kalaOf('pradosha', noonOf).endJdUt).toBeCloseTo(0.6, 9);
  expect(kalaOf('nishitha', noonOf).startJdUt).toBeCloseTo(0.5 + 7 / 30, 9);
  expect(kalaOf('vijaya', noonOf).startJdUt).toBeCloseTo(1 / 3, 9);
  expect(kalaOf('midnight', noonOf)).toEqual({ startJdUt: 0.75, endJdUt: 0.75 });
  expect(kalaOf('arunodaya', noonOf).startJdUt).toBeCloseTo(-96 / 1440, 9);
});
