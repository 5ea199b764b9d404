import { describe, expect, test } from 'vitest';
import { EphemerisRangeError } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { chartOf } from '../yoga/testing.ts';
import { type AnnualChart, annualChartAt, officeBearersOf } from './annual-chart.ts';
import { annualClock, annualMomentJdUt } from './annual-moment.ts';
import { muddaDashaOf, patyayiniOf, varshaYoginiOf } from './annual-periods.ts';
import { harshaOf, panchavargiyaOf, vishwaOf } from './annual-strength.ts';
import { sahamDeg, sahamsOf } from './sahams.ts';
import { VEDIC_SKY } from '../sky/placements.ts';
import { yearLordOf } from './year-lord.ts';

/** Aries rises; the muntha is in Taurus, Gemini rose at birth. */
const yearOf = (text = '', change: Partial<AnnualChart> = {}): AnnualChart => ({
  chart: chartOf('As Ar 10, Su Le, Mo Cn, Ma Sc, Me Vi, Ju Sg, Ve Li, Sa Aq, Ra Ta', ...(text === '' ? [] : [text])),
  isDay: true,
  completedYears: 30,
  munthaSignIndex: 1,
  natalAscendantSignIndex: 2,
  ...change,
});

describe('the five office-bearers', () => {
  test('are the lords of the muntha, of both ascendants, of the three signs and of the sign of the light', () => {
    expect(officeBearersOf(yearOf('Su Pi, Mo Cn'))).toEqual({
      muntha_lord: 'venus', natal_ascendant_lord: 'mercury', annual_ascendant_lord: 'mars', trirashi_lord: 'sun', dinaratri_lord: 'jupiter',
    }); // prettier-ignore
    expect(officeBearersOf(yearOf('Su Pi, Mo Cn', { isDay: false }))).toMatchObject({ trirashi_lord: 'jupiter', dinaratri_lord: 'moon' }); // prettier-ignore
  });

  test('know the day from the night by sunrise, or where there is none by the height of the Sun', () => {
    const isDayAt = (jdUt: number, latitudeDeg = 20) => {
      const place = { latitudeDeg, longitudeDeg: 0, altitudeM: 0 };
      const almanac = { sky: uniformSky, place, clock: 0, rule: 'almanac' } as const;
      return annualChartAt(uniformSky, jdUt, { almanac, settings: VEDIC_SKY }, { ascendantSignIndex: 4, completedYears: 30 }).isDay; // prettier-ignore
    };
    expect([100.2, 100.3, 100.7, 100.8].map((jdUt) => isDayAt(jdUt))).toEqual([false, true, true, false]);
  });

  test('count the muntha on by a sign a year from the ascendant of the birth', () => {
    const place = { latitudeDeg: 20, longitudeDeg: 0, altitudeM: 0 };
    const almanac = { sky: uniformSky, place, clock: 0, rule: 'almanac' } as const;
    const muntha = (completedYears: number) =>
      annualChartAt(uniformSky, 100, { almanac, settings: VEDIC_SKY }, { ascendantSignIndex: 4, completedYears }).munthaSignIndex; // prettier-ignore
    expect([0, 1, 7, 8, 30, -1].map(muntha)).toEqual([4, 5, 11, 0, 10, 3]);
  });
});

describe('the five strengths', () => {
  // K.S. Charak, ch. 4: 30 for the sign, 20 for exaltation, 15 for the hadda, 10 for the drekkana, 5 for the navamsa; all of it
  // in an own one, three quarters under a friend (3, 5, 9, 11), half under one without aspect, a quarter under an enemy.
  test('of the Sun at 10° of Leo', () => {
    // Own sign: 30. Hadda of Venus (6° to 11°), in Libra, the 3rd: ¾ of 15. Drekkana of Jupiter, the second of Leo, in Sagittarius, the 5th: ¾ of 10. Navamsa Cancer, of the Moon in
    // Cancer, the 12th: half of 5.
    const { kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa } = panchavargiyaOf(yearOf('Su Le 10'), 'sun', 'positional'); // prettier-ignore
    expect([kshetra, hadda, drekkana, navamsa]).toEqual([30, 11.25, 7.5, 2.5]);
    expect(uchcha).toBeCloseTo(60 / 9, 9); // 130° is 60° from 190°.
    expect(total).toBeCloseTo(51.25 + 60 / 9, 9);
    expect(vishwa).toBeCloseTo(total / 4, 12);
  });

  test('under an enemy, who is in the 1st, 4th, 7th or 10th, are a quarter', () => {
    const kshetra = (moon: string) => panchavargiyaOf(yearOf(`Su Cn 10, Mo ${moon}`), 'sun', 'positional').kshetra;
    expect(['Cn', 'Vi', 'Li', 'Sc', 'Cp', 'Aq', 'Pi', 'Ar', 'Ta', 'Ge'].map(kshetra)).toEqual([
      7.5, 22.5, 7.5, 22.5, 7.5, 15, 22.5, 7.5, 22.5, 15,
    ]); // prettier-ignore
  });

  test('by natural friendship are half under a friend and a quarter under others', () => {
    const kshetra = (sun: string) => panchavargiyaOf(yearOf(`Su ${sun} 10`), 'sun', 'natural').kshetra;
    expect(['Le', 'Cn', 'Ar', 'Ge', 'Ta', 'Cp'].map(kshetra)).toEqual([30, 15, 15, 7.5, 7.5, 7.5]);
    // The second drekkana of Leo is Sagittarius by Parashara, a sign of Jupiter, his friend.
    expect(panchavargiyaOf(yearOf('Su Le 10'), 'sun', 'natural').drekkana).toBe(5);
  });

  test('are listed for all seven', () => {
    expect(Object.keys(vishwaOf(yearOf(''), 'positional'))).toEqual([...PLANETS]);
  });
});

describe('the joys of a planet', () => {
  // K.S. Charak, ch. 5: 5 each in its house (Sun 9, Moon 3), its own or exalted sign, a house of its sex, and by day or night.
  const joys = (text: string, planet: Planet, isDay = true) => {
    const { house, dignity, sex, time, total } = harshaOf(yearOf(text, { isDay }), planet);
    return [house, dignity, sex, time, total];
  };

  test('are counted one by one', () => {
    expect(joys('Su Sg', 'sun')).toEqual([5, 0, 0, 5, 10]); // The 9th is a house of women.
    expect(joys('Su Le', 'sun', false)).toEqual([0, 5, 5, 0, 10]);
    expect(joys('Su Ar', 'sun')).toEqual([0, 5, 0, 5, 10]);
    expect(joys('Mo Ge', 'moon', false)).toEqual([5, 0, 5, 5, 15]);
    expect(joys('Mo Ta', 'moon')).toEqual([0, 5, 5, 0, 10]);
    expect(joys('Sa Pi', 'saturn')).toEqual([5, 0, 0, 0, 5]);
  });
});

describe('the lord of the year', () => {
  const strengths = (of: Partial<Record<Planet, number>>) => {
    const base = vishwaOf(yearOf(''), 'positional');
    // Safe: one entry for each of the seven.
    return Object.fromEntries(PLANETS.map((planet) => [planet, { ...base[planet], vishwa: of[planet] ?? 6 }])) as typeof base;
  };
  /** Bearers are Venus, Mercury, Mars, Sun and Jupiter; none in the 2nd, 6th, 8th or 12th unless a test puts it there. */
  const year = (text = '', change: Partial<AnnualChart> = {}) => yearOf(['Su Pi, Ve Li, Me Ge, Ma Ar, Ju Sg, Mo Cn', text].filter(Boolean).join(', '), change);

  test('is the strongest bearer who sees the ascendant', () => {
    expect(yearLordOf(year('Su Ar'), strengths({ jupiter: 9, mars: 12 }))).toMatchObject({ lord: 'mars', reason: 'strongest_aspecting', isMoonPassedOver: false });
    expect(yearLordOf(year('Ma Ta'), strengths({ mars: 12, venus: 9 })).lord).toBe('venus'); // Mars in the 2nd sees nothing.
  });

  test('has more offices where strengths are equal, then the muntha', () => {
    const [first] = yearLordOf(year('Su Ar'), strengths({})).claims;
    expect(first).toMatchObject({ planet: 'mars', offices: ['annual_ascendant_lord', 'dinaratri_lord'] });
    expect(yearLordOf(year(), strengths({})).claims[0]).toMatchObject({ planet: 'venus', offices: ['muntha_lord'] });
  });

  test('is the lord of the muntha where none sees the ascendant, or all are below 5', () => {
    const weak = strengths({ venus: 4.9, mercury: 4.9, mars: 4.9, sun: 4.9, jupiter: 4.9 });
    expect(yearLordOf(year(), weak)).toMatchObject({ lord: 'venus', reason: 'all_weak' });
    expect(yearLordOf(year('Su Ta, Ve Ta, Me Ta, Ma Ta, Ju Ta'), strengths({}))).toMatchObject({ lord: 'venus', reason: 'none_aspects' });
    expect(yearLordOf(year(), strengths({ venus: 5, mercury: 4.9, mars: 4.9, sun: 4.9, jupiter: 4.9 })).lord).toBe('venus');
  });

  test('is not the Moon: the next, or whom she joins, or the lord of her sign', () => {
    const cancer = { natalAscendantSignIndex: 3 }; // She is a bearer, and in the 4th.
    const strong = strengths({ moon: 15, venus: 9 });
    expect(yearLordOf(year('', cancer), strong)).toMatchObject({ lord: 'venus', reason: 'strongest_aspecting', isMoonPassedOver: true });
    const alone = strengths({ moon: 15, venus: 4, mars: 4, sun: 4, jupiter: 4, mercury: 4 });
    expect(yearLordOf(year('Mo Cn 10, Sa Cn 15', cancer), alone)).toMatchObject({ lord: 'saturn', reason: 'moon_ithasala' });
    expect(yearLordOf(year('Mo Cn 29, Ma Ar 1, Ve Li 1, Su Pi 1, Me Vi 1, Ju Sg 1, Sa Sg 1', cancer), alone)).toMatchObject({ lord: 'moon', reason: 'moon_sign_lord' });
    expect(yearLordOf(year('Mo Cn 10, Sa Cn 15, Ju Cn 15', cancer), strengths({ moon: 15, venus: 4, mars: 4, sun: 4, jupiter: 4.5, mercury: 4, saturn: 4 })).lord).toBe('jupiter');
  });
}); // prettier-ignore

describe('periods of a year', () => {
  test('of Mudda begin with (star + years − 2) mod 9: Krittika and 30 years give Rahu', () => {
    // 3 + 30 − 2 = 31, of which 4 is left: Rahu is the 4th of Sun, Moon, Mars, Rahu.
    const periods = muddaDashaOf({ nakshatraIndex: 2, remainingShare: 0.5 }, 30);
    expect(periods.map(({ lord }) => lord)).toEqual(['rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus', 'sun', 'moon', 'mars', 'rahu']); // prettier-ignore
    expect(periods.slice(0, 3).map(({ endDays }) => endDays)).toEqual([27, 75, 132]);
    expect(muddaDashaOf({ nakshatraIndex: 2, remainingShare: 1 }, 30)).toHaveLength(9);
  });

  test('of Yogini begin with (star + years + 3) mod 8', () => {
    // 3 + 30 + 3 = 36, of which 4 is left: Bhramari.
    const periods = varshaYoginiOf({ nakshatraIndex: 2, remainingShare: 0.25 }, 30);
    expect(periods[0]).toEqual({ lord: 'mars', name: 'Bhramari', startDays: 0, endDays: 10 });
    expect(periods.at(-1)).toEqual({ lord: 'mars', name: 'Bhramari', startDays: 330, endDays: 360 });
  });

  test('of Patyayini are as long as each is ahead of the one before it', () => {
    const periods = patyayiniOf({ sun: 3, moon: 1, mars: 6, mercury: 10, jupiter: 2, venus: 12, saturn: 20, ascendant: 8 }); // prettier-ignore
    expect(periods.map(({ lord, startDays, endDays }) => [lord, startDays, endDays])).toEqual([
      ['moon', 0, 18], ['jupiter', 18, 36], ['sun', 36, 54], ['mars', 54, 108], ['ascendant', 108, 144], ['mercury', 144, 180],
      ['venus', 180, 216], ['saturn', 216, 360],
    ]); // prettier-ignore
  });
});

describe('the opening of a year', () => {
  test('is the return of the Sun to his sidereal place', () => {
    const sky = { ...uniformSky, longitudeDeg: (_: unknown, jdUt: number) => (jdUt * 360) / 365.25 };
    expect(annualMomentJdUt(sky, 'lahiri', 1000, 3, 'true')).toBeCloseTo(1000 + 3 * 365.25, 5);
    const precessing = { ...sky, ayanamsaDeg: (_: unknown, jdUt: number) => (jdUt - 1000) * 0.001 };
    expect(annualMomentJdUt(precessing, 'lahiri', 1000, 1, 'true')).toBeCloseTo(1000 + 360 / (360 / 365.25 - 0.001), 5);
  });

  test('is by the mean so many years of 365.2563627 days after the birth', () => {
    expect(annualMomentJdUt(uniformSky, 'lahiri', 1000, 10, 'mean')).toBeCloseTo(1000 + 3652.563627, 6);
  });

  test('has days of a degree, of a share of the year, or of 24 hours', () => {
    const days = (day: 'sun_degree' | 'year_share' | 'civil') => annualClock(uniformSky, 'lahiri', 1000, day).instantOf(90) - 1000; // prettier-ignore
    expect(days('sun_degree')).toBeCloseTo(90, 5);
    expect(days('year_share')).toBeCloseTo(90, 5);
    expect(days('civil')).toBe(90);
    const slow = { ...uniformSky, longitudeDeg: (_: unknown, jdUt: number) => (jdUt * 0.98) % 360 };
    expect(annualClock(slow, 'lahiri', 1000, 'sun_degree').instantOf(90) - 1000).toBeCloseTo(90 / 0.98, 5);
    expect(annualClock(slow, 'lahiri', 1000, 'civil').instantOf(90) - 1000).toBe(90);
  });

  test('goes on by mean years where the ephemeris ends, and says so', () => {
    const ending = { ...uniformSky, longitudeDeg: (_: unknown, jdUt: number) => { if (jdUt > 1200) throw new EphemerisRangeError('over'); return jdUt % 360; } }; // prettier-ignore
    const clock = annualClock(ending, 'lahiri', 1000, 'sun_degree');
    clock.instantOf(90);
    expect(clock.leftEphemeris()).toBe(false);
    expect(clock.instantOf(270)).toBeCloseTo(1000 + (270 * 365.256_362_7) / 360, 6);
    expect(clock.leftEphemeris()).toBe(true);
  });
});

describe('sahams', () => {
  test('are A − B + C, with 30° more where C is not on the way from B to A', () => {
    expect(sahamDeg(100, 40, 70, 'degrees')).toBe(130);
    expect(sahamDeg(100, 40, 110, 'degrees')).toBe(200);
    expect(sahamDeg(40, 100, 70, 'degrees')).toBe(40); // −60 + 70 + 30.
    expect(sahamDeg(100, 40, 100, 'degrees')).toBe(160); // The end of the way is on it.
  });

  test('by signs take the whole sign for the point', () => {
    expect(sahamDeg(100, 40, 110, 'signs')).toBe(170); // 110° is in Cancer, as 100° is.
    expect(sahamDeg(100, 40, 121, 'signs')).toBe(211);
  });

  test('of Punya is Moon less Sun, and of Samartha Mars less the lord, or Jupiter where Mars is that lord', () => {
    const rules = { arc: 'degrees', middlesDeg: Array.from({ length: 12 }, (_, index) => index * 30 + 10) } as const;
    const year = yearOf('As Ta 10, Su Le 10, Mo Cn 5, Ma Sc 15, Ju Sg 20, Ve Li 3');
    const of = (id: string, school: 'charak' | 'pvr', at = year) => sahamsOf(at, { ...rules, school }).find((one) => one.id === id)?.longitudeDeg; // prettier-ignore
    expect(of('punya', 'charak')).toBe(sahamDeg(95, 130, 40, 'degrees'));
    expect(of('samartha', 'charak')).toBe(sahamDeg(225, 183, 40, 'degrees'));
    const scorpio = yearOf('As Sc 10, Ma Sc 15, Ju Sg 20');
    expect(of('samartha', 'charak', scorpio)).toBeNull();
    expect(of('samartha', 'pvr', scorpio)).toBe(sahamDeg(260, 225, 220, 'degrees'));
    expect(of('samartha', 'pvr', { ...scorpio, isDay: false })).toBe(sahamDeg(225, 260, 220, 'degrees'));
  });
});
