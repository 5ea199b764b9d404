import { describe, expect, test } from 'vitest';
import type { Almanac } from '../panchang/day.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { uniformSky } from '../testing.ts';
import { checkMuhurta, findMuhurtas } from './find.ts';
import { type MuhurtaSky, muhurtaDaysOf, muhurtaSkyOf } from './muhurta-day.ts';
import { questionWith } from './testing.ts';

// At 180° of longitude with a clock 12 hours ahead a date begins at JD .0; the Sun rises at .25 and sets at .75. The elongation grows
// by 12° a day: on JD n tithi n mod 30 begins. 2 January 2000, a Sunday, begins at JD 2451545.0 with tithi 5, the 6th.
const START = 2_451_545;
const DATE = { year: 2000, month: 1, day: 2 };
const skyAt = (latitudeDeg = 20): MuhurtaSky => {
  const almanac: Almanac = { sky: uniformSky, place: { latitudeDeg, longitudeDeg: 180, altitudeM: 0 }, clock: 43_200, rule: 'almanac' }; // prettier-ignore
  return muhurtaSkyOf(almanac, 'lahiri', lightAnglesOf(uniformSky, 'lahiri'));
};
const ALL_STARS = Array.from({ length: 27 }, (_, index) => index + 1);
const ALL_TITHIS = Array.from({ length: 15 }, (_, index) => index + 1);
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const ANYTHING = {
  starNumbers: { good: ALL_STARS, middling: [] }, tithiNumbers: { shukla: ALL_TITHIS, krishna: ALL_TITHIS }, weekdayIndexes: { good: WEEK, middling: [] },
} as const; // prettier-ignore
type Asked = Parameters<typeof questionWith>;
const found = (purpose: Asked[0], question: Asked[1] = {}, dayCount = 1, minMinutes = 0, latitudeDeg?: number) =>
  findMuhurtas(skyAt(latitudeDeg), questionWith({ ...ANYTHING, ...purpose }, question), {
    from: DATE,
    dayCount,
    minMinutes,
  });
const spans = (...asked: Parameters<typeof found>) =>
  found(...asked).windows.map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt].map((jdUt) => Number((jdUt - START).toFixed(4)))); // prettier-ignore

describe('a strict search', () => {
  test('gives whole days from sunrise to sunrise, where nothing forbids', () => {
    expect(spans({}, {}, 2)).toEqual([[0.25, 1.25], [1.25, 2.25]]); // prettier-ignore
    expect(found({}).rejectedDays).toEqual([]);
    expect(found({}, {}, 0)).toEqual({ windows: [], rejectedDays: [] });
  });

  test('gives the part of a day in which a tithi of the purpose runs', () => {
    const seventh = { tithiNumbers: { shukla: [7], krishna: [] } };
    expect(spans(seventh, {}, 2)).toEqual([[1, 1.25], [1.25, 2]]); // prettier-ignore
    expect(spans(seventh, {}, 2, 361)).toEqual([[1.25, 2]]);
    expect(spans(seventh, {}, 2, 360).length).toBe(2);
  });

  test('says of a day without a window what takes most of it, and what else', () => {
    const { windows, rejectedDays } = found({ tithiNumbers: { shukla: [6], krishna: [] }, weekdayIndexes: { good: [], middling: [] } }); // prettier-ignore
    expect(windows).toEqual([]);
    expect(rejectedDays).toMatchObject([{ date: { day: 2 }, code: 'weekday_bad', detail: 'Sunday', untilJdUt: null, otherCodes: ['tithi_not_listed'] }]); // prettier-ignore
  });

  test('says that what is left of a day is too short', () => {
    const { rejectedDays } = found({ tithiNumbers: { shukla: [7], krishna: [] } }, {}, 1, 361);
    expect(rejectedDays).toMatchObject([{ code: 'too_short', detail: null, untilJdUt: null }]);
  });

  test('names a season before all else, since it says until when', () => {
    // The Sun is at 305°: in Aquarius until 330°, so Dakshinayana is over; from 90° on it holds.
    const from = { year: 2000, month: 6, day: 2 }; // 152 days later: 97°.
    const question = questionWith(
      { ...ANYTHING, weekdayIndexes: { good: [], middling: [] } },
      { bans: ['dakshinayana'] },
    );
    const { rejectedDays } = findMuhurtas(skyAt(), question, { from, dayCount: 1, minMinutes: 0 });
    expect(rejectedDays).toMatchObject([{ code: 'dakshinayana', otherCodes: ['weekday_bad'] }]);
    expect((rejectedDays[0]?.untilJdUt ?? 0) % 360).toBeCloseTo(270, 4);
  });

  test('refuses days without a sunrise', () => {
    expect(found({}, {}, 2, 0, 70).rejectedDays).toMatchObject([{ code: 'no_sunrise', otherCodes: [] }, { code: 'no_sunrise' }]); // prettier-ignore
  });

  test('bars what is asked to be barred, and a season that is a caution never', () => {
    expect(spans({}, { bans: ['rahu_kaal'] })).toEqual([[0.25, 0.6875], [0.75, 1.25]]); // prettier-ignore
    const cautious = findMuhurtas(skyAt(), questionWith({ ...ANYTHING, cautions: ['dakshinayana'] }), { from: { year: 2000, month: 6, day: 2 }, dayCount: 1, minMinutes: 0 }); // prettier-ignore
    expect(cautious.windows).toHaveLength(1);
    expect(cautious.windows[0]?.facts.map(({ code }) => code)).toContain('dakshinayana');
  });
});

describe('a ranked search', () => {
  test('gives every time, cut where tithi or star change, and forbids only what always does', () => {
    const windows = spans({ tithiNumbers: { shukla: [7], krishna: [] } }, { mode: 'ranked' });
    expect(windows[0]?.[0]).toBe(0.25);
    expect(windows.at(-1)?.[1]).toBe(1.25);
    expect(windows.flat()).toContain(1); // The 7th tithi begins.
    for (const [index, window] of windows.slice(1).entries()) expect(window[0]).toBe(windows[index]?.[1]);
  });
});

describe('one moment', () => {
  const check = (days: number, ...asked: Asked) => checkMuhurta(skyAt(), questionWith({ ...ANYTHING, ...asked[0] }, asked[1]), START + days); // prettier-ignore

  test('is allowed where nothing forbids it, and lasts a second', () => {
    const moment = check(0.5);
    expect(moment).toMatchObject({ isAllowed: true, forbidding: [], startJdUt: START + 0.5 });
    expect(moment.endJdUt - START - 0.5).toBeCloseTo(1 / 86_400, 9);
  });

  test('is judged by its sunrise day, and by what holds at it alone', () => {
    const seventh = { tithiNumbers: { shukla: [7], krishna: [] } };
    expect(check(0.9, seventh)).toMatchObject({ isAllowed: false, forbidding: ['tithi_not_listed'] });
    expect(check(1.1, seventh)).toMatchObject({ isAllowed: true, day: { weekdayIndex: 0 } });
    expect(check(0.7, {}, { bans: ['rahu_kaal'] })).toMatchObject({ isAllowed: false, forbidding: ['rahu_kaal'] });
    expect(check(0.76, {}, { bans: ['rahu_kaal'] })).toMatchObject({ isAllowed: true });
  });

  test('on a day without a sunrise is not judged', () => {
    expect(checkMuhurta(skyAt(70), questionWith(), START + 0.5)).toMatchObject({ missing: 'no_sunrise' });
  });
});

test('days in a row know their limbs and the start of the day before', () => {
  const days = muhurtaDaysOf(skyAt(), DATE, 2);
  expect(days).toMatchObject([{ previousStartJdUt: START - 0.75 }, { previousStartJdUt: START + 0.25 }]);
  const tithisOf = (place: number) => {
    const day = days[place];
    return day && 'limbs' in day ? day.limbs.tithi.map(({ index }) => index) : [];
  };
  expect([tithisOf(0), tithisOf(1)]).toEqual([[5, 6], [6, 7]]); // prettier-ignore
});
