import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcDeg, normalizeDeg } from '../core/angle.ts';
import { VEDIC_SKY } from '../sky/placements.ts';
import { uniformSky } from '../testing.ts';
import { GRAHA_IDS } from '../vocabulary/grahas.ts';
import { kpChartAt, kpHoraryAt } from './kp-chart.ts';
import { HORARY_ROWS, kpSpotAt } from './lords.ts';
import { nodeAgents, rulingPlanetsOf } from './ruling-planets.ts';
import { houseSignificators, planetSignificance } from './significators.ts';

const PLACE = { latitudeDeg: 13, longitudeDeg: 77.6, altitudeM: 0 };
const anyDeg = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const anyJd = fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true });

describe('the 249 parts of the zodiac', () => {
  test('tile the circle, each beginning where the last ends', () => {
    expect(HORARY_ROWS).toHaveLength(249);
    expect(HORARY_ROWS[0]?.startDeg).toBe(0);
    expect(HORARY_ROWS.at(-1)?.endDeg).toBe(360);
    for (const [index, row] of HORARY_ROWS.slice(1).entries()) expect(row.startDeg).toBe(HORARY_ROWS[index]?.endDeg);
  });

  test('48 begins at 8°40′ of Gemini, 74 at 14°53′20″ of Cancer', () => {
    expect(HORARY_ROWS[47]?.startDeg).toBeCloseTo(68 + 40 / 60, 12);
    expect(HORARY_ROWS[73]?.startDeg).toBeCloseTo(104 + 53 / 60 + 20 / 3600, 12);
  });

  test('have one sub lord and one sign from their first degree to their last', () => {
    for (const { startDeg, endDeg } of HORARY_ROWS) {
      const [first, last] = [kpSpotAt(startDeg).lords, kpSpotAt(endDeg - 1e-9).lords];
      expect([last.sign, last.star, last.sub]).toEqual([first.sign, first.star, first.sub]);
    }
  });
});

test('the margin is how far a longitude may move within its sub', () => {
  fc.assert(
    fc.property(anyDeg, (deg) => {
      const { lords, subMarginDeg } = kpSpotAt(deg);
      fc.pre(subMarginDeg > 1e-6);
      for (const moved of [deg - subMarginDeg + 1e-9, deg + subMarginDeg - 1e-9])
        expect(kpSpotAt(normalizeDeg(moved)).lords.sub).toBe(lords.sub);
    }),
  );
});

test('a star begins with the sub and the sub-sub of its own lord', () => {
  for (let index = 0; index < 27; index += 1) {
    const { star, sub, subSub } = kpSpotAt((index * 40) / 3).lords;
    expect([sub, subSub]).toEqual([star, star]);
  }
});

test('a house has its lord for the last significator, and each of the nine stands in one house', () => {
  fc.assert(
    fc.property(anyJd, (jdUt) => {
      const chart = kpChartAt(uniformSky, jdUt, PLACE, VEDIC_SKY);
      const occupants = chart.cusps.flatMap(({ houseNumber }) => houseSignificators(chart, houseNumber).b);
      expect([...occupants].toSorted()).toEqual([...GRAHA_IDS].toSorted());
      for (const { houseNumber, lords } of chart.cusps) {
        const { d } = houseSignificators(chart, houseNumber);
        expect(d).toBe(lords.sign);
        expect(planetSignificance(chart, d).d).toContain(houseNumber);
      }
    }),
  );
});

test('a horary chart opens at the first degree of its number and keeps the opposite cusp', () => {
  for (const { number, startDeg } of HORARY_ROWS) {
    const { cusps, system } = kpHoraryAt(uniformSky, number, 2_460_000.3, PLACE, VEDIC_SKY);
    expect(system).toBe('placidus');
    expect(cusps[0]?.longitudeDeg).toBe(startDeg);
    expect(arcDeg(startDeg, cusps[6]?.longitudeDeg ?? 0)).toBeCloseTo(180, 9);
  }
  expect(() => kpHoraryAt(uniformSky, 250, 2_460_000.3, PLACE, VEDIC_SKY)).toThrow(RangeError);
});

test('beyond the polar circle a horary chart has equal houses', () => {
  const { cusps, system } = kpHoraryAt(uniformSky, 100, 2_460_000.3, { ...PLACE, latitudeDeg: 78 }, VEDIC_SKY);
  expect(system).toBe('equal');
  expect(arcDeg(cusps[0]?.longitudeDeg ?? 0, cusps[1]?.longitudeDeg ?? 0)).toBeCloseTo(30, 9);
});

test('rulers come in the order of the school, five or seven', () => {
  const chart = kpChartAt(uniformSky, 2_460_000.3, PLACE, VEDIC_SKY);
  const { rulers } = rulingPlanetsOf(chart, 'mars', { count: 5, rejection: 'star' });
  expect(rulers.map(({ role }) => role)).toEqual([
    'ascendant_star', 'ascendant_sign', 'moon_star', 'moon_sign', 'day',
  ]); // prettier-ignore
  expect(rulers.at(-1)?.graha).toBe('mars');
  expect(rulingPlanetsOf(chart, 'mars', { count: 7, rejection: 'none' }).rulers).toHaveLength(7);
});

test('a node acts for the lords of its star and sign', () => {
  const chart = kpChartAt(uniformSky, 2_460_000.3, PLACE, VEDIC_SKY);
  const { star, sign } = chart.planets.rahu.lords;
  expect(nodeAgents(chart, 'rahu')).toEqual(
    expect.arrayContaining([
      { graha: star, reason: 'star' },
      { graha: sign, reason: 'sign' },
    ]),
  );
});
