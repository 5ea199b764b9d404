import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { readInput } from '../../request/issues.ts';
import { western } from './western.ts';

const sky = await createEphemeris();
const { natal } = western;
const chartOf = (settings: object, change: object = {}) =>
  natal.compute(natal.input.parse({ ...EXAMPLE_BIRTH, ...change, settings }), sky);
const problems = (settings: object): string[] => {
  const read = readInput(natal.input, { ...EXAMPLE_BIRTH, settings }, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};
const placeOf = (chart: ReturnType<typeof chartOf>, name: string) => chart.planets.find((one) => one.name === name);

describe('points by name', () => {
  test('are placed in the usual order, whatever the order of the list, and nothing else is', () => {
    const { planets } = chartOf({ points: 'vesta, moon,true_lilith,lilith , sun' });
    expect(planets.map(({ name }) => name)).toEqual(['Sun', 'Moon', 'Lilith', 'True Lilith', 'Vesta']);
  });

  test('of one birth are those that the library has, in sign and house', () => {
    const all = chartOf(
      { points: FURTHER_POINT_IDS.join(',') },
      { year: 2000, month: 1, date: 1, hours: 12, minutes: 0, timezone: 0 },
    );
    const printed = Object.fromEntries(all.planets.map(({ name, longitude }) => [name, Number(longitude.toFixed(6))]));
    // Swiss Ephemeris 2.10.03, swe_calc_ut(2451545, …) with its files.
    expect(printed).toMatchObject({
      'True Lilith': 252.995382, Ceres: 184.453025, Pallas: 134.043092, Juno: 277.99608, Vesta: 245.971948, Cupido: 243.896458,
      Hades: 78.180389, Poseidon: 214.55808, Selena: 242.216747,
    }); // prettier-ignore
    expect(new Set(all.planets.map(({ house }) => house)).size).toBeGreaterThan(4);
  });

  test('have Priapus opposite mean Lilith, with the opposite latitude and no aspect to it', () => {
    const chart = chartOf({ points: 'lilith,priapus' });
    const [lilith, priapus] = [placeOf(chart, 'Lilith'), placeOf(chart, 'Priapus')];
    expect(Math.abs((lilith?.longitude ?? 0) - (priapus?.longitude ?? 0))).toBeCloseTo(180, 9);
    expect(priapus?.latitude).toBe(-(lilith?.latitude ?? 0));
    expect(chart.aspects.some(({ planet_a, planet_b }) => planet_a === 'Lilith' && planet_b === 'Priapus')).toBe(false);
  });

  test('have the vertex, the antivertex and the East Point in aspects if they are named', () => {
    const { angles, aspects } = chartOf({
      points: 'sun,moon,mars,venus,vertex,antivertex,east_point',
      orbs: 15,
      aspects: 'all',
    });
    expect(Math.abs(angles.vertex.longitude - angles.antivertex.longitude)).toBeCloseTo(180, 9);
    const names = new Set(aspects.flatMap(({ planet_a, planet_b }) => [planet_a, planet_b]));
    expect([...names].filter((name) => ['Vertex', 'Antivertex', 'East Point', 'Ascendant'].includes(name)).toSorted()).toEqual([
      'Antivertex', 'East Point', 'Vertex',
    ]); // prettier-ignore
  });

  test('at the equator have the East Point on the ascendant', () => {
    const { angles } = chartOf({ points: 'sun,east_point' }, { latitude: 0 });
    expect(angles.east_point.longitude).toBeCloseTo(angles.ascendant.longitude, 6);
  });

  test('are refused with the names that there are, beside a set, and without any that is placed', () => {
    expect(problems({ points: 'sun,earth' })).toEqual([
      expect.stringContaining('must be names with commas between them, of sun, moon'),
    ]);
    expect(problems({ points: 'vertex' })).toEqual(['settings: points must name one that is no angle, such as sun']);
    expect(problems({ points: 'sun', point_set: 'main' })).toEqual([
      'settings: points cannot be combined with point_set: send one of them',
    ]);
    expect(problems({ points: 'mars', luminaries_factor: 2 })).toEqual([
      'settings: luminaries_factor needs the Sun or the Moon: name one in points',
    ]);
  });

  test('are in both zodiacs: a sidereal Ceres is behind the tropical one by the ayanamsa', () => {
    const [tropical, sidereal] = [chartOf({ points: 'ceres' }), chartOf({ points: 'ceres', zodiac: 'sidereal' })];
    const away = (placeOf(tropical, 'Ceres')?.longitude ?? 0) - (placeOf(sidereal, 'Ceres')?.longitude ?? 0);
    expect((away + 360) % 360).toBeCloseTo(sidereal.metadata.ayanamsa_value ?? 0, 6);
  });
});
