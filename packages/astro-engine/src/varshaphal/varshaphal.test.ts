import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortestArcDeg } from '../core/angle.ts';
import { chartAt } from '../chart/chart.ts';
import { VEDIC_SKY } from '../sky/placements.ts';
import { uniformSky } from '../testing.ts';
import { GRAHA_IDS, PLANETS } from '../vocabulary/grahas.ts';
import { annualChartAt, officeBearersOf } from './annual-chart.ts';
import { ANNUAL_DAYS, annualClock, annualMomentJdUt } from './annual-moment.ts';
import { degreesInSignOf, muddaDashaOf, patyayiniOf, varshaYoginiOf } from './annual-periods.ts';
import { harshaOf, vishwaOf } from './annual-strength.ts';
import { sahamDeg, sahamsOf } from './sahams.ts';
import { haddaLordAt, tajikaDrekkanaLordAt } from './tables.ts';
import { tajikaAspectsOf } from './tajika-aspects.ts';
import { mattersOf, yearYogaOf } from './tajika-yogas.ts';
import { yearLordOf } from './year-lord.ts';

const PLACE = { latitudeDeg: 13, longitudeDeg: 77.6, altitudeM: 0 };
const almanac = { sky: uniformSky, place: PLACE, clock: 19_800, rule: 'almanac' } as const;
const yearAt = (jdUt: number, completedYears = 30, ascendantSignIndex = 4) =>
  annualChartAt(uniformSky, jdUt, { almanac, settings: VEDIC_SKY }, { ascendantSignIndex, completedYears });
const anyJd = fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true });
const anyDeg = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const anyYears = fc.integer({ min: -200, max: 200 });

test('hadda and drekkana cover every degree of every sign', () => {
  fc.assert(
    fc.property(anyDeg, (deg) => {
      const [sign, degree] = [Math.floor(deg / 30), deg % 30];
      expect(PLANETS).toContain(haddaLordAt(sign, degree));
      expect(PLANETS).toContain(tajikaDrekkanaLordAt(sign, degree));
    }),
  );
  expect(tajikaDrekkanaLordAt(0, 0)).toBe('mars');
  expect(tajikaDrekkanaLordAt(11, 29)).toBe('mars');
});

describe('the opening of a year', () => {
  test('is the birth for no completed years, in both ways of counting', () => {
    for (const rule of ['true', 'mean'] as const)
      expect(annualMomentJdUt(uniformSky, 'lahiri', 2_450_000.25, 0, rule)).toBe(2_450_000.25);
  });

  test('each day of a year ends after it begins, whatever a day is', () => {
    for (const day of ANNUAL_DAYS) {
      const { instantOf } = annualClock(uniformSky, 'lahiri', 2_450_000.25, day);
      const instants = [0, 0.5, 1, 90, 180, 270, 359, 360].map(instantOf);
      expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      expect(instants[0]).toBe(2_450_000.25);
    }
  });
});

test('the muntha is back after twelve years', () => {
  fc.assert(
    fc.property(anyYears, (years) => {
      expect(yearAt(2_450_000, years + 12).munthaSignIndex).toBe(yearAt(2_450_000, years).munthaSignIndex);
    }),
    { numRuns: 20 },
  );
  expect(yearAt(2_450_000, 0, 4).munthaSignIndex).toBe(4);
});

test('vishwa is 0 to 20, harsha in fives, and the year lord one of the office-bearers or joined by the Moon', () => {
  fc.assert(
    fc.property(anyJd, anyYears, (jdUt, years) => {
      const year = yearAt(jdUt, years);
      const strengths = vishwaOf(year, 'positional');
      for (const planet of PLANETS) {
        expect(strengths[planet].vishwa).toBeGreaterThanOrEqual(0);
        expect(strengths[planet].vishwa).toBeLessThanOrEqual(20);
        const { total } = harshaOf(year, planet);
        expect([0, 5, 10, 15, 20]).toContain(total);
        expect(total === 20 && ['sun', 'venus', 'saturn'].includes(planet)).toBe(false);
      }
      const { lord, reason, claims } = yearLordOf(year, strengths);
      const bearers = new Set(Object.values(officeBearersOf(year)));
      expect(new Set(claims.map(({ planet }) => planet))).toEqual(bearers);
      expect(bearers.has(lord) || reason === 'moon_ithasala' || reason === 'moon_sign_lord').toBe(true);
    }),
  );
});

describe('periods of a year', () => {
  test('mudda and yogini fill 360 days and end with the lord who began', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 26 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        anyYears,
        (nakshatraIndex, remainingShare, years) => {
          for (const dashaOf of [muddaDashaOf, varshaYoginiOf]) {
            const periods = dashaOf({ nakshatraIndex, remainingShare }, years);
            expect(periods[0]?.startDays).toBe(0);
            expect(periods.at(-1)?.endDays).toBeCloseTo(360, 9);
            expect(periods.at(-1)?.lord).toBe(periods[0]?.lord);
            for (const [index, { startDays }] of periods.slice(1).entries())
              expect(startDays).toBe(periods[index]?.endDays);
          }
        },
      ),
    );
  });

  test('patyayini fills the year, wherever the planets stand', () => {
    fc.assert(
      fc.property(anyJd, (jdUt) => {
        const periods = patyayiniOf(degreesInSignOf(yearAt(jdUt).chart));
        expect(periods[0]?.startDays).toBe(0);
        expect(periods.at(-1)?.endDays).toBeCloseTo(360, 9);
        for (const { startDays, endDays } of periods) expect(endDays).toBeGreaterThanOrEqual(startDays);
      }),
    );
  });
});

describe('sahams', () => {
  test('by night are by day with the first two exchanged', () => {
    fc.assert(
      fc.property(anyJd, (jdUt) => {
        const year = yearAt(jdUt);
        const middlesDeg = Array.from({ length: 12 }, (_, index) => index * 30);
        const of = (isDay: boolean) =>
          sahamsOf({ ...year, isDay }, { school: 'charak', arc: 'degrees', middlesDeg }).find(
            ({ id }) => id === 'vidya',
          )?.longitudeDeg;
        const { sun, moon } = year.chart.placements;
        const { longitudeDeg } = year.chart.ascendant;
        expect(of(true)).toBe(sahamDeg(sun.longitudeDeg, moon.longitudeDeg, longitudeDeg, 'degrees'));
        expect(of(false)).toBe(sahamDeg(moon.longitudeDeg, sun.longitudeDeg, longitudeDeg, 'degrees'));
      }),
    );
  });

  test('are never 30° off both A − B + C and the same with 30° more', () => {
    fc.assert(
      fc.property(anyDeg, anyDeg, anyDeg, (plus, minus, from) => {
        for (const arc of ['degrees', 'signs'] as const) {
          const added = shortestArcDeg(plus - minus + from, sahamDeg(plus, minus, from, arc));
          expect(Math.min(Math.abs(added), Math.abs(added - 30))).toBeCloseTo(0, 6);
        }
      }),
    );
  });
});

test('lords who join have no parting, and each pair of planets comes once', () => {
  fc.assert(
    fc.property(anyJd, (jdUt) => {
      const chart = chartAt(uniformSky, GRAHA_IDS, jdUt, PLACE, VEDIC_SKY);
      const pairs = tajikaAspectsOf(chart).map(({ faster, slower }) => [faster, slower].toSorted().join());
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { aspect, yogas } of mattersOf(chart)) {
        const names = yogas.map(({ yoga }) => yoga);
        expect(names.includes('ithasala') && names.includes('ishrafa')).toBe(false);
        expect((names.includes('nakta') || names.includes('yamaya')) && aspect !== null).toBe(false);
        expect(names.includes('kamboola') && names.includes('khallasara')).toBe(false);
      }
      expect([null, 'ikkavala', 'induvara']).toContain(yearYogaOf(chart));
    }),
  );
});
