import { describe, expect, test } from 'vitest';
import type { LunarMonth } from '../calendar/lunar-month.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import { meanTithiJdUt } from '../calendar/lunations.ts';
import { skyByHand } from '../observance/testing.ts';
import { uniformSky } from '../testing.ts';
import { seasonIntervals } from './season-intervals.ts';
import type { SeasonSky } from './season-sky.ts';

const T = meanTithiJdUt(0); // 6 January 2000.
const LUNATION = meanTithiJdUt(30) - T;
/** Lunation n is month n from Chaitra, unless a test names it otherwise. */
function skyOf(months: Readonly<Record<number, Partial<LunarMonth>>> = {}, sky: Ephemeris = uniformSky): SeasonSky {
  const named = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [place - 24, { monthIndex: (place - 24 + 24) % 12, ...months[place - 24] }])); // prettier-ignore
  const { moon, angles, almanac } = skyByHand({ months: named, sunDeg: 0 });
  return { moon, angles, almanac, sky, ayanamsa: 'lahiri' };
}
/** Returns seasons in lunations from T. */
const found = (sky: SeasonSky, id: Parameters<typeof seasonIntervals>[1], from: number, until: number) =>
  seasonIntervals(sky, id, { fromJdUt: T + from * LUNATION, untilJdUt: T + until * LUNATION }).map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt].map((jdUt) => Number((((jdUt ?? 0) - T) / LUNATION).toFixed(3)))); // prettier-ignore

describe('seasons of lunar months', () => {
  test('are leap months and those that took a name, whole, and joined where they touch', () => {
    const sky = skyOf({ 3: { kind: 'adhika' }, 5: { kind: 'kshaya', lostMonthIndex: 6 } });
    expect(found(sky, 'adhika', 3.2, 3.4)).toEqual([[3, 4]]);
    expect(found(sky, 'adhika', 0, 9)).toEqual([[3, 4], [5, 6]]); // prettier-ignore
    expect(found(sky, 'adhika', 4.1, 4.9)).toEqual([]);
  });

  test('are the months from Shravana to Ashvina, but for a leap one, and all but those of house entries', () => {
    expect(found(skyOf(), 'chaturmas_months', 5.5, 5.6)).toEqual([[4, 7]]);
    expect(found(skyOf({ 5: { kind: 'adhika' } }), 'chaturmas_months', 4.5, 6.5)).toEqual([[4, 5], [6, 7]]); // prettier-ignore
    expect(found(skyOf(), 'griha_months', 0.5, 4)).toEqual([[0, 1], [3, 7]]); // prettier-ignore
  });

  test('are Chaturmas from Ashadha 11 to Kartika 11, Pitru Paksha and Holashtak', () => {
    expect(found(skyOf(), 'chaturmas', 5, 5.1)).toEqual([[3.333, 7.367]]);
    expect(found(skyOf({ 5: { kind: 'adhika', monthIndex: 5 }, 6: { monthIndex: 5 }, 7: { monthIndex: 6 }, 8: { monthIndex: 7 } }), 'chaturmas', 5, 5.1)).toEqual([[3.333, 8.367]]); // prettier-ignore
    expect(found(skyOf(), 'pitru_paksha', 5, 6)).toEqual([[5.5, 6]]);
    expect(found(skyOf(), 'holashtak', 11, 12)).toEqual([[11.233, 11.5]]);
    expect(found(skyOf(), 'holashtak', 11.5, 12)).toEqual([]);
    expect(found(skyOf({ 5: { monthIndex: 4, kind: 'kshaya', lostMonthIndex: 5 } }), 'pitru_paksha', 5, 6)).toEqual([[5.5, 6]]); // prettier-ignore
  });
});

describe('seasons of the Sun', () => {
  test('are Kharmas in Sagittarius and Pisces, and Dakshinayana from Cancer to Sagittarius as one', () => {
    const sky = skyOf();
    const zero = skyByHand({ sunDeg: 0 }).angles.sun;
    const degAt = (jdUt: number): number => ((zero.degAt(jdUt) % 360) + 360) % 360;
    const ends = (id: 'kharmas' | 'dakshinayana') =>
      seasonIntervals(sky, id, { fromJdUt: T + 1, untilJdUt: T + 366 }).map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt ?? 0].map((jdUt) => Math.round(degAt(jdUt)) % 360)); // prettier-ignore
    expect(ends('kharmas')).toContainEqual([240, 270]);
    expect(ends('kharmas')).toContainEqual([330, 0]);
    expect(ends('dakshinayana')).toContainEqual([90, 270]);
  });
});

test('a season of the Sun is whole, however short the time that is asked about', () => {
  const { sun } = skyByHand({ sunDeg: 0 }).angles;
  // The Sun is at 180° some half a year after he was at 0°, on a day in the midst of Dakshinayana.
  const middle = T + (180 - (sun.degAt(T) % 360) + 360) / (360 / 365.2425);
  const [season] = seasonIntervals(skyOf(), 'dakshinayana', { fromJdUt: middle, untilJdUt: middle + 1 });
  const degAt = (jdUt: number): number => ((sun.degAt(jdUt) % 360) + 360) % 360;
  expect([degAt(season?.startJdUt ?? 0), degAt(season?.endJdUt ?? 0)]).toEqual([
    expect.closeTo(90, 3),
    expect.closeTo(270, 3),
  ]);
});

describe('seasons of planets', () => {
  /** Jupiter is stationary; the Sun passes him, a degree a day, on day 50. */
  const nearSun: Ephemeris = {
    ...uniformSky,
    longitudeDeg: (body, jdUt) => (body === 'sun' ? 150 + (jdUt - T) : 200),
    position: (body, jdUt, from) => ({
      ...uniformSky.position(body, jdUt, from),
      longitudeDeg: 200,
      speedDegPerDay: 0.1,
    }),
  };
  const days = (id: 'guru_asta' | 'shukra_asta' | 'simhastha', sky: Ephemeris, from: number, until: number, padding = 0) =>
    seasonIntervals(skyOf({}, sky), id, { fromJdUt: T + from, untilJdUt: T + until }, padding).map(({ startJdUt, endJdUt }) => [Math.round((startJdUt - T) * 1e4) / 1e4, endJdUt === null ? null : Math.round((endJdUt - T) * 1e4) / 1e4]); // prettier-ignore

  // Muhurta Chintamani: Jupiter within 11° of the Sun, Venus within 6°, or 8° while retrograde.
  test('are the days of a planet near the Sun, whole, from within and from without', () => {
    for (const [from, until] of [[0, 100], [45, 46], [60, 100], [0, 40]] as const) expect(days('guru_asta', nearSun, from, until)).toEqual([[39, 61]]); // prettier-ignore
    expect(days('shukra_asta', nearSun, 0, 100)).toEqual([[44, 56]]);
    const back: Ephemeris = { ...nearSun, position: (body, jdUt, from) => ({ ...nearSun.position(body, jdUt, from), speedDegPerDay: -0.1 }) }; // prettier-ignore
    expect(days('shukra_asta', back, 0, 100)).toEqual([[42, 58]]);
    expect(days('guru_asta', nearSun, 62, 100)).toEqual([]);
  });

  test('are longer by the days before it sets and after it rises, of planets near the Sun alone', () => {
    expect(days('guru_asta', nearSun, 0, 100, 3)).toEqual([[36, 64]]);
    expect(days('guru_asta', nearSun, 62, 100, 3)).toEqual([[36, 64]]);
  });

  test('are Jupiter in Leo, without an end where it lies too far ahead', () => {
    const slow: Ephemeris = { ...uniformSky, longitudeDeg: (body, jdUt) => (body === 'jupiter' ? 120 + (jdUt - T - 20) * 0.1 : jdUt) }; // prettier-ignore
    expect(days('simhastha', slow, 0, 300)).toEqual([[20, 320]]);
    expect(days('simhastha', slow, 0, 50)).toEqual([[20, null]]);
    expect(days('simhastha', slow, 0, 10)).toEqual([]);
  });
});
