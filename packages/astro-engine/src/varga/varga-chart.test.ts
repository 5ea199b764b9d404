import { expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { sensitivitySeconds, vargaChart } from './varga-chart.ts';
import { VARGAS } from './vargas.ts';

const greenwich = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };

test('houses of a divisional chart are counted from the divisional ascendant', () => {
  const chart = vargaChart(VARGAS.d9, 30, { sun: 0, moon: 30 }); // Ascendant in Capricorn, Sun in Aries, Moon in Capricorn.
  expect(chart.ascendant).toMatchObject({ signIndex: 9, houseNumber: 1 });
  expect(chart.placements.sun).toMatchObject({ signIndex: 0, houseNumber: 4 });
  expect(chart.placements.moon.houseNumber).toBe(1);
});

test('D1 is the natal chart itself', () => {
  expect(vargaChart(VARGAS.d1, 100, { mars: 215.5 }).placements.mars).toMatchObject({
    signIndex: 7,
    degreeInSign: 5.5,
    houseNumber: 5,
  });
});

test('where the ascendant turns once a day, a part of D60 lasts 120 seconds and one of D9 800', () => {
  const at = { sky: uniformSky, jdUt: 10.125, place: greenwich };
  expect(sensitivitySeconds(VARGAS.d60, 45, at)).toBeCloseTo(120, 3);
  expect(sensitivitySeconds(VARGAS.d9, 45, at)).toBeCloseTo(800, 3);
  expect(sensitivitySeconds(VARGAS.d30, 45, at)).toBeCloseTo((8 * 86_400) / 360, 3); // Taurus 12° to 20°.
});
