import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { draconic, heliocentric } from './frame-operations.ts';
import { natal } from './chart-operations.ts';

const sky = await createEphemeris();
const ask = (change: object) => ({ ...EXAMPLE_BIRTH, ...change });
const draconicOf = (change: object = {}) =>
  draconic.output.parse(draconic.compute(draconic.input.parse(ask(change)), sky));
const natalOf = (change: object = {}) => natal.output.parse(natal.compute(natal.input.parse(ask(change)), sky));
const heliocentricOf = (change: object = {}) =>
  heliocentric.output.parse(heliocentric.compute(heliocentric.input.parse(ask(change)), sky));
const less = (longitude: number, deg: number) => (longitude - deg + 720) % 360;

test.each(['mean', 'true'] as const)(
  'the draconic zodiac begins at the %s node, and everything is behind it',
  (node_mode) => {
    const settings = { node_mode };
    const [chart, birth] = [draconicOf({ settings }), natalOf({ settings })];
    const node = birth.planets.find(({ name }) => name === 'North Node')?.longitude ?? Number.NaN;
    expect(chart.node_longitude).toBeCloseTo(node, 8);
    expect(chart.planets.find(({ name }) => name === 'North Node')?.longitude).toBeCloseTo(0, 8);
    for (const [index, { longitude, house, latitude, speed, is_retrograde }] of chart.planets.entries()) {
      const own = birth.planets[index];
      expect(longitude).toBeCloseTo(less(own?.longitude ?? Number.NaN, node), 6);
      expect({ house, latitude, speed, is_retrograde }).toEqual({
      house: own?.house, latitude: own?.latitude, speed: own?.speed, is_retrograde: own?.is_retrograde,
    }); // prettier-ignore
    }
    expect(chart.angles.midheaven.longitude).toBeCloseTo(less(birth.angles.midheaven.longitude, node), 6);
    expect(chart.house_cusps[4]?.longitude).toBeCloseTo(less(birth.house_cusps[4]?.longitude ?? Number.NaN, node), 6);
    expect(chart.aspects).toEqual(birth.aspects);
    expect(chart.metadata).toMatchObject({ zodiac: 'draconic', ayanamsa: 'none', ayanamsa_value: null });
  },
);

test('whole-sign houses are signs of the draconic zodiac', () => {
  const { ascendant, house_cusps } = draconicOf({ settings: { house_system: 'whole_sign' } });
  expect(house_cusps.map(({ degree }) => degree)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(house_cusps[0]?.sign).toBe(ascendant.sign);
});

test('a draconic point is in conjunction with the birth chart where the two longitudes meet', () => {
  const { aspects_to_natal, planets } = draconicOf();
  const birth = natalOf().planets;
  const met = aspects_to_natal.filter(({ aspect }) => aspect === 'conjunction');
  const near = planets.flatMap(({ name, longitude }) =>
    birth
      .filter((own) => Math.abs(less(own.longitude, longitude + 180) - 180) <= 8)
      .map((own) => `${name} ${own.name}`),
  );
  const names = new Set(planets.map(({ name }) => String(name)));
  const between = met.filter(({ planet_a, planet_b }) => names.has(planet_a) && names.has(planet_b));
  expect(between.map(({ planet_a, planet_b }) => `${planet_a} ${planet_b}`)).toEqual(near);
});

test.each(['sidereal', 'tropical', 'fagan_bradley'])(
  'the zodiac of a draconic chart is its own: %s is refused',
  (value) => {
    const settings = value !== 'fagan_bradley' ? { zodiac: value } : { ayanamsa: value };
    expect(draconic.input.safeParse(ask({ settings })).success).toBe(false);
  },
);

test('the Earth is opposite the Sun, within the aberration of light, and every planet moves forward', () => {
  for (const [year, month] of [
    [601, 1],
    [1500, 5],
    [2000, 1],
    [2398, 12],
  ] as const) {
    // prettier-ignore
    const { planets } = heliocentricOf({ year, month, date: 1 });
    const sun = natalOf({ year, month, date: 1 }).planets.find(({ name }) => name === 'Sun')?.longitude ?? Number.NaN;
    const earth = planets.find(({ name }) => name === 'Earth')?.longitude ?? Number.NaN;
    expect(Math.abs(less(earth, sun) - 180)).toBeLessThan(0.006);
    expect(Math.min(...planets.map(({ speed }) => speed))).toBeGreaterThan(0);
  }
});

test('at noon of 1 January 2000 the Earth is at 100.37°, as almanacs print the Sun at 280.37°', () => {
  const noon = { year: 2000, month: 1, date: 1, hours: 12, minutes: 0, timezone: 0 };
  const { planets } = heliocentricOf(noon);
  expect(planets.find(({ name }) => name === 'Earth')?.longitude).toBeCloseTo(100.38, 1);
  expect(planets.map(({ name }) => name)).toEqual([
    'Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto',
  ]); // prettier-ignore
  const distances = planets.map(({ distance }) => distance);
  expect(distances.slice(0, 8)).toEqual(distances.slice(0, 8).toSorted((a, b) => a - b));
});

test('a sidereal heliocentric chart is behind the tropical one by the ayanamsa; another observer is refused', () => {
  const [tropical, sidereal] = [heliocentricOf(), heliocentricOf({ settings: { zodiac: 'sidereal' } })];
  const ayanamsa = sidereal.metadata.ayanamsa_value ?? Number.NaN;
  expect(sidereal.planets.map(({ longitude }) => longitude)).toEqual(
    tropical.planets.map(({ longitude }) => expect.closeTo(less(longitude, ayanamsa), 6)),
  );
  expect(sidereal.aspects).toEqual(tropical.aspects);
  for (const observation_point of ['geocentric', 'topocentric'])
    expect(heliocentric.input.safeParse(ask({ settings: { observation_point } })).success).toBe(false);
});
