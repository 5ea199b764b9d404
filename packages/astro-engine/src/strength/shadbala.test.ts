import fc from 'fast-check';
import { expect, test } from 'vitest';
import { panchangDayAt } from '../panchang/day.ts';
import { VEDIC_SKY } from '../sky/placements.ts';
import { uniformSky } from '../testing.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { bhavaBalaOf } from './bhava-bala.ts';
import { cheshtaBalaOf } from './cheshta-bala.ts';
import { ayanaBalaOf, nathonnathaOf, tabularDeclinationDeg, timeLordsAt } from './kala-bala.ts';
import { shadbalaOf, shadbalaSkyAt } from './shadbala.ts';

const GREENWICH = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };
const strengthsAt = (jdUt: number) => {
  const almanac = { sky: uniformSky, place: GREENWICH, clock: 0, rule: 'almanac' as const };
  const day = panchangDayAt(almanac, jdUt);
  const sky = shadbalaSkyAt(uniformSky, { jdUt, place: GREENWICH, day, settings: VEDIC_SKY });
  return { sky, found: shadbalaOf(sky) };
};
const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

test('the parts stay within their bounds, natural strength is 240 in all, and war takes what it gives', () => {
  fc.assert(
    fc.property(fc.double({ min: 2_451_545, max: 2_451_910, noNaN: true }), (jdUt) => {
      const rows = PLANETS.map((planet) => strengthsAt(jdUt).found.planets[planet]);
      for (const { sthana, dig, cheshta, kala, ishta, kashta } of rows) {
        for (const part of [sthana.uchcha, dig, cheshta, kala.nathonnatha, ishta, kashta]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(60);
        }
        expect([0, 15, 30]).toContain(sthana.ojayugma);
        expect(ishta ** 2 + kashta ** 2).toBeLessThanOrEqual(3600.000001);
      }
      expect(sum(rows.map(({ naisargika }) => naisargika))).toBeCloseTo(240, 9);
      expect(sum(rows.map(({ kala }) => kala.yuddha))).toBeCloseTo(0, 9);
    }),
    { numRuns: 50 },
  );
});

test('the total is the sum of the six, without motion for the Sun and the Moon', () => {
  const { planets } = strengthsAt(2_451_600.4).found;
  for (const planet of PLANETS) {
    const { sthana, dig, kala, cheshta, naisargika, drik, total } = planets[planet];
    const motion = planet === 'sun' || planet === 'moon' ? 0 : cheshta;
    expect(total).toBeCloseTo(sthana.total + dig + (kala.total ?? Number.NaN) + motion + naisargika + drik, 9);
  }
});

test('one planet each rules the year, the month, the weekday and the hour', () => {
  const { planets } = strengthsAt(2_451_600.4).found;
  const of = (part: 'abda' | 'masa' | 'vara' | 'hora'): number =>
    sum(PLANETS.map((planet) => planets[planet].kala[part]));
  expect([of('abda'), of('masa'), of('vara'), of('hora')]).toEqual([15, 30, 45, 60]);
});

test('strength of day and night add up to 60, and Mercury has 60 always', () => {
  for (const hours of [0, 5.5, 12, 18.25, 23.99]) {
    expect(nathonnathaOf('sun', hours) + nathonnathaOf('moon', hours)).toBeCloseTo(60, 12);
    expect(nathonnathaOf('mercury', hours)).toBe(60);
  }
  expect(nathonnathaOf('sun', 12)).toBe(60);
});

test('the declination of the tables is 24° at the solstices, and ayana bala of the Sun 0 to 120', () => {
  expect([0, 90, 180, 270].map(tabularDeclinationDeg)).toEqual([0, 24, -0, -24]);
  expect(tabularDeclinationDeg(15)).toBeCloseTo(362 / 60, 12);
  expect([ayanaBalaOf('sun', 90), ayanaBalaOf('sun', 270), ayanaBalaOf('moon', 270)]).toEqual([120, 0, 60]);
  expect(ayanaBalaOf('mercury', 270)).toBe(60);
});

test('without a sunrise the lords of time and the totals are null, the rest stays', () => {
  const { sky } = strengthsAt(2_451_600.4);
  const day = { ...sky.day, basis: 'civil' as const, sunriseJdUt: null, sunsetJdUt: null, nextSunriseJdUt: null };
  expect(timeLordsAt(sky.chart.jdUt, day)).toBeNull();
  const found = shadbalaOf({ ...sky, day });
  expect(found.planets.mars).toMatchObject({ total: null, rupas: null, ratio: null });
  expect(found.planets.mars.kala).toMatchObject({ tribhaga: null, yuddha: null, total: null });
  expect(found.planets.mars.dig).toEqual(strengthsAt(2_451_600.4).found.planets.mars.dig);
  const [first] = bhavaBalaOf([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], sky, found);
  expect(first).toMatchObject({ lord: 'mars', lordVirupas: null, total: null });
});

test('motion takes the shorter way between mean and true longitude', () => {
  for (let deg = 0; deg < 360; deg += 7) {
    const virupas = cheshtaBalaOf('mars', deg, 2_451_545);
    expect(virupas).toBeGreaterThanOrEqual(0);
    expect(virupas).toBeLessThanOrEqual(60);
  }
});

// 20° ahead of the mean longitude, from the printed elements: at the epoch and after 36,525 days.
test.each([
  ['mars', 0, 290.22, 7.587733],
  ['mercury', 0, 277.4568, 32.262267],
  ['jupiter', 0, 236.71, 10.248933],
  ['venus', 0, 277.4568, 18.6844],
  ['saturn', 0, 261.74, 1.9056],
  ['mars', 36_525, 350.013975, 27.806795],
  ['mercury', 36_525, 276.593591, 8.047214],
  ['jupiter', 36_525, 31.1214, 41.50927],
  ['venus', 36_525, 276.593591, 34.933647],
  ['saturn', 36_525, 43.199475, 45.535295],
] as const)('the motion of %s by the mean elements, %i days after the epoch', (planet, days, trueDeg, virupas) => {
  expect(cheshtaBalaOf(planet, trueDeg, 2_415_020.5 - 76 / 360 + days)).toBeCloseTo(virupas, 4);
});
