import { describe, expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import {
  OBLIQUITY_DEG,
  polarSeasonAt,
  sunCrossingAfter,
  sunCrossingFrom,
  sunCrossingsBetween,
  sunCrossingUntil,
} from './crossings.ts';
import { type Almanac, nightOf, panchangDayAt, panchangDayOf, previousNightOf } from './day.ts';
import { arunodayaOf, godhuliOf, nishitaOf, pratahSandhyaOf, sayahnaSandhyaOf, vijayaOf } from './day-parts.ts';
import { slice, tile } from './interval.ts';
import { moonReasonOf, moonTimesFrom, polarReasonOf, riseSetBetween, vedicSunTimesOf } from './sun-moon-times.ts';

// The uniform Sun rises at JD .25 and sets at .75, the Moon rises at .5; at 180° with a clock 12 hours ahead a date begins at JD .0.
const at = (latitudeDeg: number, sky: Ephemeris = uniformSky): Almanac => ({
  sky, place: { latitudeDeg, longitudeDeg: 180, altitudeM: 0 }, clock: 43_200, rule: 'almanac',
}); // prettier-ignore
/** 2 January 2000 begins at JD 2451545.0; the uniform Sun is then at 305°, 19° south of the equator. */
const START = 2_451_545;
const DATE = { year: 2000, month: 1, day: 2 };
const RISE_SET = { riseJdUt: START + 0.25, setJdUt: START + 0.75, nextRiseJdUt: null, nextSetJdUt: null };

describe('why the Sun does not rise or set', () => {
  const reason = (change: Partial<Record<keyof typeof RISE_SET, number | null>>, latitudeDeg = 70) => polarReasonOf(at(latitudeDeg), DATE, { ...RISE_SET, ...change }); // prettier-ignore

  test('is nothing where both happen, or the missing one comes within two and a half days of midnight', () => {
    expect(reason({})).toBeNull();
    expect(reason({ setJdUt: null, nextSetJdUt: START + 2.4 })).toBeNull();
    expect(reason({ riseJdUt: null, nextRiseJdUt: START + 2.4 })).toBeNull();
  });

  test('is the season where neither happens, or one is far or never comes', () => {
    expect(reason({ riseJdUt: null, setJdUt: null, nextRiseJdUt: START + 1.2, nextSetJdUt: START + 1.3 })).toBe('polar_night');
    expect(reason({ setJdUt: null, nextSetJdUt: START + 2.6 })).toBe('polar_night');
    expect(reason({ riseJdUt: null, nextRiseJdUt: START + 2.6 })).toBe('polar_night');
    expect(reason({ setJdUt: null })).toBe('polar_night');
    expect(reason({ riseJdUt: null, setJdUt: null }, -75)).toBe('midnight_sun');
  });

  test('is read off the noon and midnight of the Sun', () => {
    // 135 days later he is at 80°, 23° north.
    expect([at(80), at(-80)].map((almanac) => polarSeasonAt(almanac, START + 135))).toEqual(['midnight_sun', 'polar_night']);
  });
}); // prettier-ignore

describe('where the Moon is on a date without her rise and set', () => {
  const moonBy = (longitudeAt: (jdUt: number) => number): Ephemeris => ({
    ...uniformSky,
    position: (body, jdUt, from) => ({
      ...uniformSky.position(body, jdUt, from), longitudeDeg: longitudeAt(jdUt), latitudeDeg: 0,
    }),
  }); // prettier-ignore
  /** A Moon at 90°, or 270°, of longitude: 23° north, or south. */
  const moonAt = (longitudeDeg: number): Ephemeris => moonBy(() => longitudeDeg);
  const reason = (latitudeDeg: number, longitudeDeg: number, change: object = { riseJdUt: null, setJdUt: null }) =>
    moonReasonOf(at(latitudeDeg, moonAt(longitudeDeg)), DATE, { ...RISE_SET, ...change });

  test('is above the horizon on her side of the equator, below it on the other', () => {
    expect([reason(70, 90), reason(70, 270), reason(-70, 90), reason(-70, 270)]).toEqual([
      'above_horizon', 'below_horizon', 'below_horizon', 'above_horizon',
    ]); // prettier-ignore
  });

  test('is read on the date itself: she may cross the horizon the day before and the day after', () => {
    const sky = moonBy((jdUt) => (jdUt > START && jdUt < START + 1 ? 90 : 270));
    expect(moonReasonOf(at(70, sky), DATE, { ...RISE_SET, riseJdUt: null, setJdUt: null })).toBe('above_horizon');
  });

  test('is not asked where she rises or sets', () => {
    expect([reason(70, 90, {}), reason(70, 90, { riseJdUt: null }), reason(70, 90, { setJdUt: null })]).toEqual([null, null, null]); // prettier-ignore
  });
});

describe('the Vedic sunrise', () => {
  const day = panchangDayOf(at(20), DATE);

  test('is that of the centre without refraction, later than the upper limb’s, and the sunset earlier', () => {
    const { riseJdUt, setJdUt } = vedicSunTimesOf(at(20), day);
    expect(riseJdUt).toBeCloseTo(START + 0.2525, 5);
    expect(setJdUt).toBeCloseTo(START + 0.7475, 5);
  });

  test('is none where it comes after the day', () => {
    expect(vedicSunTimesOf(at(20), { ...day, endJdUt: START + 0.3 })).toEqual({ riseJdUt: expect.closeTo(START + 0.2525, 5), setJdUt: null }); // prettier-ignore
    expect(vedicSunTimesOf(at(70), day)).toEqual({ riseJdUt: null, setJdUt: null });
  });

  test('is the day’s own where that is the rule', () => {
    const own = { ...day, sunriseJdUt: START + 0.1, sunsetJdUt: null };
    expect(vedicSunTimesOf({ ...at(20), rule: 'geometric' }, own)).toEqual({ riseJdUt: START + 0.1, setJdUt: null }); // prettier-ignore
  });
});

describe('rise and set within an interval', () => {
  test('are the first from its start on, or what comes after its end', () => {
    const times = (from: number, until: number, body: 'sun' | 'moon' = 'sun') => {
      const found = riseSetBetween(at(20), body, { startJdUt: START + from, endJdUt: START + until });
      return [found.riseJdUt, found.setJdUt, found.nextRiseJdUt, found.nextSetJdUt].map((jdUt) => (jdUt === null ? null : Number((jdUt - START).toFixed(4)))); // prettier-ignore
    };
    expect(times(0.1, 1.1)).toEqual([0.25, 0.75, null, null]);
    expect(times(0.3, 0.8)).toEqual([null, 0.75, 1.25, null]);
    expect(times(0.25, 0.75)).toEqual([0.25, null, null, 0.75]);
    expect(times(0.1, 1.1, 'moon')).toEqual([0.5, 1, null, null]);
    expect(times(0.6, 0.9, 'moon')).toEqual([null, null, 1.5, 1]);
  });

  test('of the Moon on dates in a row are those of each date', () => {
    const times = moonTimesFrom(at(20), DATE, 3).map(({ riseJdUt }) => (riseJdUt ?? 0) - START);
    expect(times).toEqual([0.5, 1.5, 2.5].map((days) => expect.closeTo(days, 5)));
    expect(moonTimesFrom(at(70), DATE, 2)).toEqual([{ riseJdUt: null, setJdUt: null }, { riseJdUt: null, setJdUt: null }]); // prettier-ignore
    // A Moon who rises every 1.04 days has a date without moonrise.
    const late: Ephemeris = { ...uniformSky, nextCrossing: (_, edge, __, after) => (edge === 'set' ? null : START + 0.9 + 1.04 * Math.max(0, Math.floor((after - START - 0.9) / 1.04) + 1)) }; // prettier-ignore
    expect(moonTimesFrom(at(20, late), DATE, 5).map(({ riseJdUt }) => riseJdUt !== null)).toEqual([true, true, true, false, true]); // prettier-ignore
  });
});

describe('crossings of the Sun', () => {
  const days = (jdUt: number | null) => (jdUt === null ? null : Number((jdUt - START).toFixed(5)));

  test('are the first at or after an instant, the last at or before it, and the one after a crossing', () => {
    expect([0.2, 0.25, 0.26].map((from) => days(sunCrossingFrom(at(20), 'rise', START + from)))).toEqual([0.25, 0.25, 1.25]); // prettier-ignore
    expect([0.24, 0.25, 0.9].map((until) => days(sunCrossingUntil(at(20), 'rise', START + until)))).toEqual([-0.75, 0.25, 0.25]); // prettier-ignore
    expect(days(sunCrossingAfter(at(20), 'set', START + 0.75))).toBe(1.75);
    expect(sunCrossingsBetween(at(20), 'rise', START + 0.25, START + 3.25).map(days)).toEqual([0.25, 1.25, 2.25]);
    expect([sunCrossingFrom(at(70), 'rise', START), sunCrossingUntil(at(70), 'rise', START)]).toEqual([null, null]);
  });

  test('are searched so far as they are asked for, where a season keeps the Sun below', () => {
    // At 75° north he cannot rise while he is more than 15° and some south: from 305° on until about 320°.
    const sky: Ephemeris = { ...uniformSky, nextCrossing: (_, edge, __, after, place) => uniformSky.nextCrossing('sun', edge, 'almanac', after, { ...place, latitudeDeg: 0 }) }; // prettier-ignore
    const found = sunCrossingFrom(at(75, sky), 'rise', START, 60);
    expect(sunCrossingFrom(at(75, sky), 'rise', START)).toBeNull();
    expect(days(found)).toBeGreaterThan(5);
    expect(days(found)).toBeLessThan(25);
    expect((days(found) ?? 0) % 1).toBeCloseTo(0.25, 4);
    expect(sunCrossingFrom(at(75, sky), 'rise', START, 5)).toBeNull();
  });
});

describe('days and nights at the edge of a polar season', () => {
  /** A Sun who rises last at .25 of the first day, sets at .75, and rises again three days later. */
  const gapSky: Ephemeris = {
    ...uniformSky,
    nextCrossing: (_, edge, __, after) => {
      const all = (edge === 'rise' ? [-0.75, 0.25, 3.25, 4.25] : [-0.25, 0.75, 3.75, 4.75]).map((one) => START + one);
      const found = all.find((one) => one > after);
      return found === undefined || found - after > 1.2 ? null : found;
    },
  };
  const almanac = at(20, gapSky);

  test('a day that no sunrise follows ends with its date, and civil dates stand in until the Sun rises', () => {
    const last = panchangDayAt(almanac, START + 0.5);
    expect(last).toMatchObject({
      basis: 'sunrise',
      startJdUt: START + 0.25,
      endJdUt: START + 1,
      nextSunriseJdUt: null,
    });
    expect(nightOf(last)).toBeNull();
    expect(panchangDayAt(almanac, START + 1.5)).toMatchObject({ basis: 'civil', startJdUt: START + 1, endJdUt: START + 2 }); // prettier-ignore
    expect(panchangDayAt(almanac, START + 3.1)).toMatchObject({ basis: 'civil', startJdUt: START + 3, endJdUt: START + 3.25 }); // prettier-ignore
    expect(panchangDayAt(almanac, START + 3.3)).toMatchObject({ basis: 'sunrise', endJdUt: START + 4.25 });
  });

  test('the night before a sunrise is none where the Sun had not set within a day and a half', () => {
    expect(previousNightOf(almanac, panchangDayAt(almanac, START + 3.3))).toBeNull();
    expect(previousNightOf(almanac, panchangDayAt(almanac, START + 0.5))).toEqual({ startJdUt: START - 0.25, endJdUt: START + 0.25 }); // prettier-ignore
    expect(previousNightOf(almanac, panchangDayAt(almanac, START + 1.5))).toBeNull();
  });

  test('a date without a sunrise is civil', () => {
    expect(panchangDayOf(almanac, { ...DATE, day: 3 }).basis).toBe('civil');
    expect(panchangDayOf(almanac, { ...DATE, day: 5 }).basis).toBe('sunrise');
  });
});

describe('parts of an interval', () => {
  const day = { startJdUt: START + 0.1, endJdUt: START + 0.6 };
  const minutes = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) => [startJdUt, endJdUt].map((jdUt) => Math.round((jdUt - START - 0.1) * 1440)); // prettier-ignore

  test('tile it from its very start to its very end, and are counted from 1', () => {
    const odd = { startJdUt: START + 0.1 + 1e-6, endJdUt: START + 0.6 + 1e-6 };
    const parts = tile(odd, 7);
    expect([parts[0]?.startJdUt, parts[6]?.endJdUt]).toEqual([odd.startJdUt, odd.endJdUt]);
    expect([1, 4, 7].map((nth) => slice(odd, 7, nth))).toEqual([parts[0], parts[3], parts[6]]);
    for (const nth of [0, 8, 1.5]) expect(() => slice(odd, 7, nth)).toThrow(`there is no part ${nth} of 7`);
  });

  test('are Vijaya, Nishita, the sandhyas, Godhuli and Arunodaya', () => {
    expect([vijayaOf(day), nishitaOf(day), pratahSandhyaOf(day), sayahnaSandhyaOf(day)].map(minutes)).toEqual([
      [480, 528], [336, 384], [648, 720], [0, 72],
    ]); // prettier-ignore
    expect([godhuliOf(START + 0.1), arunodayaOf(START + 0.1)].map(minutes)).toEqual([[-12, 12], [-96, 0]]); // prettier-ignore
  });
});

describe('beyond 65° a solar day is searched for a crossing', () => {
  /** The altitude of the Sun’s upper limb at noon as a margin over the horizon, at a place on its winter side. */
  const isSearched = (noonOverHorizonDeg: number): boolean => {
    let asked = 0;
    const sky: Ephemeris = {
      ...uniformSky,
      position: (body, jdUt, from) => ({ ...uniformSky.position(body, jdUt, from), longitudeDeg: 270 }),
      longitudeDeg: () => 270,
      nextCrossing: () => {
        asked += 1;
        return null;
      },
    };
    const horizonDeg = -0.267 - 34 / 60;
    sunCrossingFrom(at(90 - OBLIQUITY_DEG - horizonDeg - noonOverHorizonDeg, sky), 'rise', START, 1);
    return asked > 0;
  };

  test.each([
    [0.4, true],
    [-0.2, true],
    [-0.45, true],
    [-0.55, false],
    [-3, false],
  ])('if the noon is %d° over the horizon: %s', (overDeg, expected) => expect(isSearched(overDeg)).toBe(expected));
});
