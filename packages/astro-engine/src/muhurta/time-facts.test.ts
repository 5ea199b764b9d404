import { describe, expect, test } from 'vitest';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { uniformSky } from '../testing.ts';
import type { Fact } from './fact.ts';
import { muhurtaSkyOf } from './muhurta-day.ts';
import { allDay, dayWith, questionWith } from './testing.ts';
import { timeFacts } from './time-facts.ts';

// Sunrise is at JD 100, sunset at 100.5: an eighth of the day is 90 minutes, a fifteenth 48.
const almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 270, altitudeM: 0 }, clock: 0, rule: 'almanac' } as const; // prettier-ignore
const sky = muhurtaSkyOf(almanac, 'lahiri', lightAnglesOf(uniformSky, 'lahiri'));
type Asked = Parameters<typeof questionWith>;
const factsOf = (purpose: Asked[0] = {}, question: Asked[1] = {}, ...day: Parameters<typeof dayWith>) =>
  timeFacts(sky, questionWith(purpose, question), dayWith(...day));
const minutesOf = (facts: readonly Fact[], code: Fact['code']) =>
  facts.filter((fact) => fact.code === code).map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt].map((jdUt) => Math.round((jdUt - 100) * 1440))); // prettier-ignore

describe('times to leave out', () => {
  test('are the eighths, fifteenths and choghadiyas that almanacs print: those of a Sunday', () => {
    const facts = factsOf();
    expect(minutesOf(facts, 'rahu_kaal')).toEqual([[630, 720]]); // The eighth eighth.
    expect(minutesOf(facts, 'gulika')).toEqual([[540, 630]]);
    expect(minutesOf(facts, 'yamaganda')).toEqual([[360, 450]]);
    expect(minutesOf(facts, 'dur_muhurta')).toEqual([[624, 672]]); // The fourteenth fifteenth.
    expect(minutesOf(facts, 'kaal_vela')).toContainEqual([270, 360]); // Vaar Vela: the fourth eighth.
  });

  test('forbid only where the request bans them', () => {
    const barsOf = (facts: readonly Fact[]) => new Set(facts.filter(({ bars }) => bars === 'always').map(({ code }) => code)); // prettier-ignore
    expect(barsOf(factsOf())).toEqual(new Set());
    expect(barsOf(factsOf({}, { bans: ['rahu_kaal', 'kaal_vela'] }))).toEqual(new Set(['rahu_kaal', 'kaal_vela']));
  });

  test('are 16 ghatis, 6 h 24 min, on both sides of the entry of the Sun into a sign', () => {
    const sunSign = [
      { index: 0, startJdUt: 70, endJdUt: 100.5 },
      { index: 1, startJdUt: 100.5, endJdUt: 131 },
    ];
    expect(minutesOf(factsOf({}, {}, { sunSign }), 'sankranti')).toEqual([[720 - 384, 720 + 384]]);
    expect(minutesOf(factsOf(), 'sankranti')).toEqual([]);
  });
});

describe('times that help', () => {
  test('are Abhijit but on Wednesday, Vijaya, good choghadiyas without a vela, and hours of benefics', () => {
    const facts = factsOf();
    expect(minutesOf(facts, 'abhijit')).toEqual([[336, 384]]);
    expect(minutesOf(factsOf({}, {}, {}, 3), 'abhijit')).toEqual([]);
    expect(minutesOf(facts, 'vijaya')).toEqual([[480, 528]]);
    // Udveg Char Labh Amrit Kaal Shubh Rog Udveg by day, with Vaar Vela in the fourth; Shubh Amrit Char Rog Kaal Labh Udveg Shubh by night.
    expect(minutesOf(facts, 'choghadiya').slice(0, 2)).toEqual([[180, 270], [450, 540]]); // prettier-ignore
    // Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars.
    expect(minutesOf(facts, 'benefic_hora').slice(0, 4)).toEqual([[60, 120], [120, 180], [180, 240], [300, 360]]); // prettier-ignore
  });

  test('are special yogas, of which those of Pushya do not help a marriage', () => {
    const pushya = { nakshatra: [allDay(7)] };
    const codes = (isMarriage: boolean, weekdayIndex: number) =>
      factsOf({ isMarriage }, {}, pushya, weekdayIndex).map(({ code }) => code);
    expect(codes(false, 0)).toContain('ravi_pushya');
    expect(codes(true, 0)).not.toContain('ravi_pushya');
    expect(codes(true, 0)).toContain('sarvartha_siddhi');
    expect(codes(false, 4)).toContain('guru_pushya');
    expect(codes(true, 4)).not.toContain('guru_pushya');
  });

  test('are in a marriage the 24 minutes of Godhuli: on Thursday after sunset, on Saturday before it', () => {
    const godhuli = (weekdayIndex: number) => minutesOf(factsOf({ isMarriage: true }, {}, {}, weekdayIndex), 'godhuli');
    expect(godhuli(0)).toEqual([[708, 732]]);
    expect(godhuli(4)).toEqual([[720, 732]]);
    expect(godhuli(6)).toEqual([[708, 720]]);
    expect(minutesOf(factsOf(), 'godhuli')).toEqual([]);
  });
});

test('a famous day is found by its tithi and month, and not in a leap month', () => {
  // At JD 100 the Sun is at 100° and the month, from JD 90 to 120, has no entry before 120°: it is named after Leo, Shravana.
  const day = { tithi: [{ index: 10, startJdUt: 100, endJdUt: 101 }] };
  const festive = (monthIndex: number, tithiIndex = 10) =>
    factsOf({ festiveDays: [{ name: 'Famous', monthIndex, tithiIndex }] }, {}, day).filter(({ code }) => code === 'festive_day'); // prettier-ignore
  const { kind, monthIndex } = sky.moon.monthAt(100.5);
  expect(festive((monthIndex + 1) % 12)).toEqual([]);
  expect(festive(monthIndex, 11)).toEqual([]);
  expect(festive(monthIndex)).toHaveLength(kind === 'adhika' ? 0 : 1);
});

test('a journey is told which direction its weekday forbids', () => {
  const shool = factsOf({ minds: ['disha_shool'] }).filter(({ code }) => code === 'disha_shool');
  expect(shool).toMatchObject([{ detail: 'West', bars: 'never' }]);
  expect(factsOf().map(({ code }) => code)).not.toContain('disha_shool');
});

test('Panchaka is named where the purpose minds it, and forbids where the request bans it', () => {
  // The Moon goes 13° a day: she is in Aquarius and Pisces while 1300° less whole turns is 300° and more, from JD 101.54 back 0.
  const aquarius = muhurtaSkyOf(almanac, 'lahiri', { ...sky.angles, moon: { degAt: (jdUt) => 310 + (jdUt - 100) * 13, meanDegPerDay: 13 } }); // prettier-ignore
  const of = (...asked: Asked) => timeFacts(aquarius, questionWith(...asked), dayWith()).filter(({ code }) => code === 'panchaka'); // prettier-ignore
  expect(of()).toEqual([]);
  expect(of({ minds: ['panchaka'] })).toMatchObject([{ bars: 'never', startJdUt: 100, endJdUt: 101 }]);
  expect(of({}, { bans: ['panchaka'] })).toMatchObject([{ bars: 'always' }]);
});
