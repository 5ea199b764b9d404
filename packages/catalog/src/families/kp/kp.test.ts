import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { kpChartAt, kpHoraryAt } from '@graha/astro-engine/kp/kp-chart';
import { type GrowingAngle, nextReach } from '@graha/astro-engine/core/search';
import { VEDIC_SKY } from '@graha/astro-engine/sky/placements';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { readInput } from '../../request/issues.ts';
import { kp } from './kp.ts';

const sky = await createEphemeris();
const chartOf = (more: object) => kp.chart.compute(kp.chart.input.parse({ ...EXAMPLE_BIRTH, ...more }), sky);

test('an ayanamsa of another school is refused by its name', () => {
  expect(chartOf({}).metadata.ayanamsa).toBe('krishnamurti');
  const read = readInput(kp.chart.input, { ...EXAMPLE_BIRTH, settings: { ayanamsa: 'raman' } }, 'body');
  expect(read).toMatchObject({
    ok: false,
    problems: [{ loc: ['body', 'settings', 'ayanamsa'], msg: 'settings.ayanamsa must be krishnamurti or kp_new' }],
  });
});

test('the later table of the school moves every point by about 1.2′', () => {
  const [plain, later] = [chartOf({}), chartOf({ settings: { ayanamsa: 'kp_new' } })];
  const movedDeg = (plain.cusps[0]?.longitude ?? 0) - (later.cusps[0]?.longitude ?? 0);
  expect(movedDeg).toBeGreaterThan(0.015);
  expect(movedDeg).toBeLessThan(0.025);
});

test('where Placidus has no solution the cusps are Porphyry, and metadata says so', () => {
  const { metadata } = chartOf({ latitude: 78.2 });
  expect(metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
});

test('the cusps of a number are those of the moment of that day when its first degree rises', () => {
  for (const latitudeDeg of [-35, 0.5, 28.6, 50]) {
    const place = { latitudeDeg, longitudeDeg: EXAMPLE_BIRTH.longitude, altitudeM: 0 };
    const settings = { ...VEDIC_SKY, zodiac: { kind: 'sidereal', ayanamsa: 'krishnamurti' } } as const;
    const ascendant: GrowingAngle = {
      degAt: (jdUt) => kpChartAt(sky, jdUt, place, settings).cusps[0]?.longitudeDeg ?? Number.NaN,
      meanDegPerDay: 360.9856,
    };
    for (const number of [1, 77, 160, 249]) {
      const horary = kpHoraryAt(sky, number, 2_460_000.3, place, settings);
      const rising = nextReach(ascendant, horary.cusps[0]?.longitudeDeg ?? Number.NaN, 2_460_000.3);
      const { cusps } = kpChartAt(sky, rising, place, settings);
      for (const [index, { longitudeDeg }] of horary.cusps.entries())
        expect(Math.abs(shortestArcDeg(longitudeDeg, cusps[index]?.longitudeDeg ?? Number.NaN))).toBeLessThan(0.001);
    }
  }
});
