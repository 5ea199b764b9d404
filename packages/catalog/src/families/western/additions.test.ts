import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { readInput } from '../../request/issues.ts';
import { western } from './western.ts';

const sky = await createEphemeris();
const lunarOf = (change: object) => {
  const entry = western['lunar-return'];
  return entry.compute(entry.input.parse({ ...entry.example, ...change }), sky);
};
const planetaryOf = (change: object) => {
  const entry = western['planetary-return'];
  return entry.compute(entry.input.parse({ ...entry.example, ...change }), sky);
};
const arcOf = (change: object) => {
  const entry = western['solar-arc'];
  return entry.compute(entry.input.parse({ ...entry.example, ...change }), sky);
};
const problems = (entry: { input: Parameters<typeof readInput>[0] }, change: object): string[] => {
  const read = readInput(entry.input, { ...EXAMPLE_BIRTH, ...change }, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

describe('a lunar return', () => {
  test('has the Moon where she was at birth, and instants by the clock of the stay', () => {
    const natalMoon = western.natal.compute(western.natal.input.parse(EXAMPLE_BIRTH), sky).planets[1]?.longitude;
    const stay = { latitude: 51.5, longitude: -0.1, timezone: 'Europe/London' };
    const [home, away] = [lunarOf({}), lunarOf({ stay })];
    expect(home.planets[1]?.longitude).toBeCloseTo(natalMoon ?? Number.NaN, 5);
    expect(away.utc_datetime).toBe(home.utc_datetime);
    expect(away.place).toEqual({ latitude: 51.5, longitude: -0.1 });
    expect([home.return_at.slice(-6), away.return_at.slice(-6)]).toEqual(['+05:30', '+00:00']);
  });

  test('of a number is that many months later, and no more than twelve are counted', () => {
    const days = (lunarOf({ number: 12 }).julian_day_ut - lunarOf({}).julian_day_ut) / 11;
    expect(days).toBeCloseTo(27.32, 1);
    expect(problems(western['lunar-return'], { number: 13 })).toEqual(['number must be 1 to 12']);
  });
});

describe('a planetary return', () => {
  test('of Saturn comes at 29, with its passes in order and one chart', () => {
    const found = planetaryOf({});
    expect(found.return_at?.slice(0, 4)).toMatch(/2024|2025/);
    expect(found.passes.filter(({ is_charted }) => is_charted)).toHaveLength(1);
    expect(found.chart?.planets.find(({ name }) => name === 'Saturn')?.longitude).toBeCloseTo(found.natal.longitude, 5);
  });

  test('that never comes before the ephemeris ends is null, without aspects', () => {
    const found = planetaryOf({ year: 2200, body: 'pluto', target: '2390-01-01T00:00:00Z' });
    expect(found).toMatchObject({ return_at: null, julian_day_ut: null, chart: null, passes: [], aspects: [] });
  });

  test('refuses a body that has no returns, and says which have', () => {
    expect(problems(western['planetary-return'], { body: 'earth' })[0]).toContain(
      'body must be one of sun, moon, mercury',
    );
  });

  test('at the pole is cast with the houses that have a solution there', () => {
    const found = planetaryOf({ latitude: 90, longitude: 0 });
    expect(found.metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
  });
});

describe('solar arcs', () => {
  test('are nothing at birth, and 29° at thirty by the Sun, 29.57° by Naibod', () => {
    expect(arcOf({ target_date: '1995-06-21' }).arc).toBe(0);
    const [sun, naibod, degree] = ['true', 'naibod', 'degree'].map((method) => arcOf({ target_date: '2025-06-21', settings: { method } }).arc); // prettier-ignore
    expect(sun).toBeCloseTo(28.6, 0);
    expect(naibod).toBeCloseTo(29.57, 1);
    expect(degree).toBeCloseTo(30, 1);
  });

  test('after six centuries are not wrapped, though the places are', () => {
    const found = arcOf({ year: 1801, target_date: '2398-12-31' });
    expect(found.arc).toBeGreaterThan(580);
    expect(found.directed.every(({ longitude }) => longitude >= 0 && longitude < 360)).toBe(true);
  });

  test('keep the distances of the chart, and count aspects by the orb that metadata lists', () => {
    const found = arcOf({ orb: 2 });
    for (const { longitude, natal_longitude } of found.directed)
      expect((longitude - natal_longitude + 360) % 360).toBeCloseTo(found.arc, 6);
    expect(found.aspects.every(({ orb }) => orb <= 2)).toBe(true);
    expect(found.metadata.orbs).toEqual({ conjunction: 2, opposition: 2, trine: 2, square: 2, sextile: 2 });
  });

  test('are refused for a day before the birth', () => {
    expect(problems(western['solar-arc'], { target_date: '1990-01-01' })).toEqual(['target_date must not be before the birth']); // prettier-ignore
    expect(problems(western.profections, { target_date: '1990-01-01' })).toEqual(['target_date must not be before the birth']); // prettier-ignore
  });
});

test('a Davison chart is the composite by that method, and of twins it is their birth', () => {
  const { davison, composite } = western;
  const chart = davison.compute(davison.input.parse(davison.example), sky);
  const other = composite.compute(composite.input.parse({ ...davison.example, settings: { method: 'davison' } }), sky);
  expect(chart.midway).toEqual(other.davison);
  expect(chart.planets.map(({ longitude }) => longitude)).toEqual(other.planets.map(({ longitude }) => longitude));
  const twins = davison.compute(davison.input.parse({ person_a: EXAMPLE_BIRTH, person_b: EXAMPLE_BIRTH }), sky);
  const natal = western.natal.compute(western.natal.input.parse(EXAMPLE_BIRTH), sky);
  expect(twins.planets).toEqual(natal.planets);
});

test('profections name the lord of the year and where it stands', () => {
  const { profections } = western;
  const found = profections.compute(profections.input.parse(profections.example), sky);
  expect(found.completed_years).toBe(31);
  expect(found.year.house).toBe(8);
  expect(found.months[found.month.number - 1]).toMatchObject({ sign: found.month.sign, start: found.month.start });
});
