import { expect, test } from 'vitest';
import { VEDIC_SKY } from '../sky/placements.ts';
import { uniformSky, uniformSkyWith } from '../testing.ts';
import { GRAHA_IDS } from '../vocabulary/grahas.ts';
import { chandraChart } from './chandra-chart.ts';
import { chartAt, countedFrom } from './chart.ts';

const greenwich = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };

test('houses are the whole signs from the rising one, and hold who stands there', () => {
  const chart = chartAt(uniformSky, GRAHA_IDS, 10.125, greenwich, VEDIC_SKY); // Ascendant 45°, Moon 131.625°.
  expect(chart.ascendant).toMatchObject({ longitudeDeg: 45, signIndex: 1, houseNumber: 1 });
  expect(chart.placements.sun.houseNumber).toBe(12);
  expect(chart.placements.moon).toMatchObject({ signIndex: 4, houseNumber: 4 });
  expect(chart.houses[3]).toEqual({ houseNumber: 4, signIndex: 4, occupants: ['moon'] });
  expect(chart.houses.map(({ signIndex }) => signIndex)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
});

test('every point stands in exactly one house', () => {
  const chart = chartAt(uniformSky, GRAHA_IDS, 2_451_545.3, greenwich, VEDIC_SKY);
  expect(chart.houses.flatMap(({ occupants }) => occupants).toSorted()).toEqual([...GRAHA_IDS].toSorted());
});

test('the ayanamsa moves ascendant and placements alike', () => {
  const chart = chartAt(uniformSkyWith({ ayanamsaDeg: 24 }), GRAHA_IDS, 10.125, greenwich, VEDIC_SKY);
  expect(chart).toMatchObject({ ayanamsaDeg: 24, firstSignIndex: 0 });
  expect(chart.ascendant).toMatchObject({ longitudeDeg: 21, signIndex: 0 });
  expect(chart.placements.sun).toMatchObject({ signIndex: 11, houseNumber: 12 });
});

test('in the chandra chart the Moon is in the first house and the ascendant is placed like a graha', () => {
  const chart = chartAt(uniformSky, GRAHA_IDS, 10.125, greenwich, VEDIC_SKY);
  const fromMoon = chandraChart(chart);
  expect(fromMoon.firstSignIndex).toBe(4);
  expect(fromMoon.placements.moon.houseNumber).toBe(1);
  expect(fromMoon.ascendant.houseNumber).toBe(10); // Taurus is the tenth from Leo.
  expect(fromMoon.placements.sun.houseNumber).toBe(9);
  expect(fromMoon.houses[0]?.occupants).toEqual(['moon']);
  expect(fromMoon.placements.moon.longitudeDeg).toBe(chart.placements.moon.longitudeDeg);
});

test('counting from the ascendant again gives the chart back', () => {
  const chart = chartAt(uniformSky, GRAHA_IDS, 10.125, greenwich, VEDIC_SKY);
  expect(countedFrom(chandraChart(chart), GRAHA_IDS, chart.ascendant.signIndex)).toEqual(chart);
});

test('an ascendant at exactly 0° rises in Aries', () => {
  const { ascendant, houses } = chartAt(uniformSky, GRAHA_IDS, 10, greenwich, VEDIC_SKY);
  expect(ascendant).toMatchObject({ longitudeDeg: 0, signIndex: 0, degreeInSign: 0, nakshatraIndex: 0, padaNumber: 1 });
  expect(houses[0]).toEqual({ houseNumber: 1, signIndex: 0, occupants: ['sun', 'mars', 'jupiter', 'venus', 'saturn'] });
});
