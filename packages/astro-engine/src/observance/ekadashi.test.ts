import { describe, expect, test } from 'vitest';
import type { Interval } from '../panchang/interval.ts';
import { ekadashiDays, ekadashiFastOf, paranaOf } from './ekadashi.ts';
import { at, DAY, skyByHand, span } from './testing.ts';

const fastOf = (tithi: Interval, dwadashi: Interval) =>
  ekadashiFastOf(skyByHand({ tithis: { 10: tithi, 11: dwadashi } }), 10);
const daysOf = (...asked: Parameters<typeof fastOf>) => {
  const { smartaDayCount, gaunaDayCount, vaishnavaDayCount } = fastOf(...asked);
  return [smartaDayCount, gaunaDayCount, vaishnavaDayCount].map((day) => (day === null ? null : day - DAY));
};

// Dharmasindhu, second parichchheda. Sunrise is at .25 of each day, the dawn of 96 minutes begins at .1833.
describe('the days of an Ekadashi: householders, their second fast, Vaishnavas', () => {
  test('are one where it begins before the dawn and Dwadashi has the next sunrise', () => {
    expect(daysOf(span(0.1, 1.05), span(1.05, 2))).toEqual([0, null, 0]);
  });

  test('differ where Dashami touches the dawn: Vaishnavas wait for the next day', () => {
    expect(daysOf(span(0.18, 1.05), span(1.05, 2))).toEqual([0, null, 0]);
    expect(daysOf(span(0.19, 1.05), span(1.05, 2))).toEqual([0, null, 1]);
  });

  test('differ where Dwadashi has two sunrises: Vaishnavas take the first of these', () => {
    expect(daysOf(span(0.1, 1.2), span(1.2, 2.3))).toEqual([0, null, 1]);
  });

  test('are the second of two where Dwadashi has the sunrise after it, else householders keep the first', () => {
    expect(daysOf(span(0.2, 1.3), span(1.3, 2.3))).toEqual([1, null, 1]);
    expect(daysOf(span(0.2, 1.3), span(1.3, 2.2))).toEqual([0, 1, 1]);
  });

  test('are the day on which it begins where it has no sunrise, and the next one', () => {
    expect(daysOf(span(0.3, 1.2), span(1.2, 2.1))).toEqual([0, 1, 1]);
  });

  test('are the day before for householders where Dwadashi has no sunrise', () => {
    expect(daysOf(span(-0.6, 0.3), span(0.3, 1.2))).toEqual([-1, 0, 0]);
  });
});

test('the margin is how near a boundary is to a sunrise; of Vaishnavas to a dawn, too', () => {
  const fast = fastOf(span(0.1, 1.05), span(1.05, 2));
  expect(fast.marginMinutes).toBeCloseTo(0.15 * 1440, 3);
  expect(fast.vaishnavaMarginMinutes).toBeCloseTo((0.25 - 0.1) * 1440 - 96, 3);
  expect(fastOf(span(0.1, 1.05), span(1.05, 2.2)).marginMinutes).toBeCloseTo(0.05 * 1440, 3);
});

describe('the fast is broken', () => {
  // Of the next day the first fifth is .25 to .35, the fourth .55 to .65.
  const parana = (dwadashi: Interval) => {
    const tithi = { startJdUt: dwadashi.startJdUt - 0.95, endJdUt: dwadashi.startJdUt };
    const sky = skyByHand({ tithis: { 10: tithi, 11: dwadashi } });
    const { startJdUt, endJdUt } = paranaOf(sky, ekadashiFastOf(sky, 10), DAY);
    return [startJdUt - at(1), endJdUt === null ? null : endJdUt - at(1)].map((days) => (days === null ? null : Number(days.toFixed(4)))); // prettier-ignore
  };

  test('in the first fifth of the next day, after a quarter of Dwadashi', () => {
    expect(parana(span(0.9, 1.9))).toEqual([0.25, 0.35]);
    expect(parana(span(1.05, 2.05))).toEqual([0.3, 0.35]);
    expect(parana(span(0.32, 1.32))).toEqual([0.25, 0.32]);
  });

  test('in the fourth fifth, where that quarter ends later, and not at midday', () => {
    expect(parana(span(1.2, 2.2))).toEqual([0.55, 0.65]);
    expect(parana(span(1.34, 2.34))).toEqual([0.59, 0.65]);
  });

  test('whenever Dwadashi allows, where it ends before that', () => {
    expect(parana(span(1.45, 2.45))).toEqual([0.7, 1.45]);
    const sky = skyByHand({ tithis: { 10: span(0.1, 1.1), 11: span(1.1, 1.5) } });
    const { startJdUt, endJdUt } = paranaOf(sky, { ...ekadashiFastOf(sky, 10), hariVasaraEndJdUt: at(1.4) }, DAY);
    expect([startJdUt, endJdUt]).toEqual([at(1.4), at(1.5)]);
  });

  test('at any time of the day, where Dwadashi is over at sunrise', () => {
    expect(parana(span(0.25, 1.25))).toEqual([0.25, null]);
    expect(parana(span(0.26, 1.2))).toEqual([0.25, null]);
  });
});

describe('a named Ekadashi', () => {
  const sky = skyByHand({ tithis: { 10: span(0.19, 1.05), 11: span(1.05, 2) } });
  const rule = { monthIndex: 9, tithiIndex: 10, adhika: 'skip' } as const;
  const range = { fromDayCount: DAY - 2, toDayCount: DAY + 2 };

  test('is kept on the day of the school, and names the other', () => {
    expect(ekadashiDays(sky, rule, range, 'smarta')).toMatchObject([{ dayCount: DAY, alternatives: [{ dayCount: DAY + 1 }] }]);
    expect(ekadashiDays(sky, rule, range, 'vaishnava')).toMatchObject([{ dayCount: DAY + 1, alternatives: [{ dayCount: DAY }] }]);
    const [vaishnava] = ekadashiDays(sky, rule, range, 'vaishnava');
    expect(vaishnava?.marginMinutes).toBeCloseTo((0.19 - 0.25) * 1440 + 96, 3);
  });

  test('is none outside the range or of another month', () => {
    expect(ekadashiDays(sky, rule, { fromDayCount: DAY + 1, toDayCount: DAY + 2 }, 'smarta')).toEqual([]);
    expect(ekadashiDays(sky, { ...rule, monthIndex: 10 }, range, 'smarta')).toEqual([]);
  });
}); // prettier-ignore
