import { describe, expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { MANGLIK_CANCELLATION_NAMES, manglikCancellations } from './manglik-cancellations.ts';
import { type MangalChart, manglikOf, mangliksAgree, severityOf } from './manglik.ts';

/** Degrees. Defaults neither make nor cancel a dosha of Mars in the middle of Gemini. */
const chartWith = (
  ascendantDeg: number,
  degs: Partial<Record<'moon' | 'mars' | 'jupiter' | 'venus' | 'saturn', number>>,
): MangalChart => chartByHand(ascendantDeg, { moon: 5, mars: 75, jupiter: 35, venus: 5, saturn: 35, ...degs });

const applied = (chart: MangalChart): string[] =>
  manglikCancellations(chart, manglikOf(chart))
    .filter(({ applies }) => applies)
    .map(({ name }) => name);

describe('the dosha', () => {
  test('is decided by the house of Mars from the ascendant, and counted from three references', () => {
    const manglik = manglikOf(chartWith(45, { venus: 255 })); // Second from the ascendant, third from the Moon, seventh from Venus.
    expect(manglik).toMatchObject({ isManglik: true, doshaCount: 2 });
    expect(manglik.evidence.map(({ houseNumber, isDosha, weight }) => [houseNumber, isDosha, weight])).toEqual([
      [2, true, 'low'],
      [3, false, null],
      [7, true, 'high'],
    ]);
    expect(severityOf(manglik)).toBe('moderate');
  });

  test('from the Moon and Venus alone does not make a manglik', () => {
    const manglik = manglikOf(chartWith(15, { moon: 255, venus: 105 }));
    expect(manglik).toMatchObject({ isManglik: false, doshaCount: 2 });
  });

  test('of the first and the second house depends on the school', () => {
    const [first, second] = [chartWith(75, {}), chartWith(45, {})];
    expect((['north', 'south', 'without_second'] as const).map((set) => manglikOf(first, set).isManglik)).toEqual([
      true,
      false,
      true,
    ]);
    expect((['north', 'south', 'without_second'] as const).map((set) => manglikOf(second, set).isManglik)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is there in exactly six of twelve houses', () => {
    const houses = Array.from({ length: 12 }, (_, index) => manglikOf(chartWith(index * 30 + 15, {})).isManglik);
    expect(houses.filter(Boolean)).toHaveLength(6);
  });

  test('goes together where both have it or neither, or where one reference makes the difference', () => {
    const [none, fromMoon, threefold] = [
      manglikOf(chartWith(15, {})),
      manglikOf(chartWith(45, { moon: 5 })),
      manglikOf(chartWith(75, { moon: 75, venus: 75 })),
    ];
    expect(mangliksAgree(none, none)).toEqual({ isSame: true, agree: true });
    expect(mangliksAgree(threefold, fromMoon)).toEqual({ isSame: true, agree: true });
    expect(mangliksAgree(none, fromMoon)).toEqual({ isSame: false, agree: true });
    expect(mangliksAgree(none, threefold)).toEqual({ isSame: false, agree: false });
  });
});

describe('each cancellation', () => {
  test('is evaluated, and none holds without its reason', () => {
    const chart = chartWith(345, {});
    expect(manglikCancellations(chart, manglikOf(chart)).map(({ name }) => name)).toEqual(MANGLIK_CANCELLATION_NAMES);
    expect(applied(chart)).toEqual([]);
  });

  test.each([
    ['mars_in_own_or_exalted_sign', chartWith(15, { mars: 285 })],
    ['mars_in_leo_or_aquarius', chartWith(15, { mars: 315 })],
    ['sign_exempt_in_house', chartWith(45, {})],
    ['jupiter_with_or_aspecting_mars', chartWith(15, { jupiter: 255 })],
    ['moon_with_mars', chartWith(15, { moon: 75 })],
    ['jupiter_or_venus_in_ascendant', chartWith(45, { mars: 165 })],
    ['jupiter_or_venus_in_seventh', chartWith(225, {})],
    ['ascendant_cancer_or_leo', chartWith(105, {})],
    ['saturn_with_or_aspecting_mars', chartWith(15, { saturn: 165 })],
  ])('%s holds where its condition does', (name, chart) => {
    expect(applied(chart)).toContain(name);
  });

  test('Jupiter looks at the fifth, seventh and ninth, Saturn at the third, seventh and tenth', () => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1);
    const lookingFrom = (planet: 'jupiter' | 'saturn', rule: string): number[] =>
      houses.filter((house) => applied(chartWith(15, { [planet]: 75 - (house - 1) * 30 })).includes(rule));
    expect(lookingFrom('jupiter', 'jupiter_with_or_aspecting_mars')).toEqual([1, 5, 7, 9]);
    expect(lookingFrom('saturn', 'saturn_with_or_aspecting_mars')).toEqual([1, 3, 7, 10]);
  });
});
