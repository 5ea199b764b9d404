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

test('the nearest change is looked for on both sides: where the ascendant turns once a day, 240 s a degree', () => {
  const at = { sky: uniformSky, jdUt: 10.125, place: greenwich };
  const near = (seconds: number) => [seconds - 1, seconds]; // The last whole second before the change.
  expect(near(24)).toContain(sensitivitySeconds(VARGAS.d60, 45.1, at)); // 45° is 24 s behind.
  expect(near(24)).toContain(sensitivitySeconds(VARGAS.d60, 45.4, at)); // 45.5° is 24 s ahead.
  expect(near(400)).toContain(sensitivitySeconds(VARGAS.d9, 45, at)); // In the middle of 43°20′ to 46°40′.
  expect(near(720)).toContain(sensitivitySeconds(VARGAS.d30, 45, at)); // Taurus 12° to 20°.
  expect(near(3_600)).toContain(sensitivitySeconds(VARGAS.d1, 45, at));
});
