import { HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { readInput } from '../../request/issues.ts';
import { western } from './western.ts';

const sky = await createEphemeris();

const { natal, transit, progressions } = western;
const natalOf = (change: object = {}) => natal.compute(natal.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky);
const transitOf = (change: object) => transit.compute(transit.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky);
const progressedOf = (change: object) =>
  progressions.compute(progressions.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky);

const apartDeg = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const problems = (entry: { input: Parameters<typeof readInput>[0] }, input: object): string[] => {
  const read = readInput(entry.input, input, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

describe('a natal chart', () => {
  test('is tropical: the Sun of the June solstice enters Cancer, whatever the ayanamsa of others', () => {
    const { planets, metadata } = natalOf({ year: 2024, month: 6, date: 20, hours: 20, minutes: 51, timezone: 0 });
    expect(apartDeg(planets[0]?.longitude ?? 0, 90)).toBeLessThan(0.001);
    expect(metadata).toMatchObject({ zodiac: 'tropical', house_system: 'placidus', node_mode: 'mean' });
    expect(metadata).toMatchObject({ ayanamsa: 'none' });
  });

  test('has the ascendant on the first cusp and the midheaven on the tenth', () => {
    const { ascendant, angles, house_cusps } = natalOf();
    expect(ascendant).toMatchObject({ name: 'Ascendant', house: 1, longitude: house_cusps[0]?.longitude });
    expect(angles.midheaven.longitude).toBe(house_cusps[9]?.longitude);
    expect(apartDeg(angles.ascendant.longitude, angles.descendant.longitude)).toBeCloseTo(180, 8);
    expect(apartDeg(angles.midheaven.longitude, angles.imum_coeli.longitude)).toBeCloseTo(180, 8);
  });

  test('beyond the polar circle has Porphyry’s houses, and says what was asked', () => {
    const north = natalOf({ latitude: 69.65, longitude: 18.96 });
    expect(north.metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
    const asked = natalOf({ latitude: 69.65, longitude: 18.96, settings: { house_system: 'porphyry' } });
    expect(asked.house_cusps).toEqual(north.house_cusps);
    expect(asked.metadata.house_system_requested).toBeNull();
    const wholeSign = natalOf({ latitude: 69.65, longitude: 18.96, settings: { house_system: 'whole_sign' } });
    expect(wholeSign.metadata.house_system).toBe('whole_sign');
  });

  test('in whole signs begins each house at 0° of a sign', () => {
    const { house_cusps, ascendant } = natalOf({ settings: { house_system: 'whole_sign' } });
    expect(house_cusps.map(({ degree }) => degree)).toEqual(Array.from({ length: 12 }, () => 0));
    expect(ascendant).toMatchObject({ house: 1, sign: house_cusps[0]?.sign });
  });

  test('seen from the place itself moves the Moon by up to a degree, and the ascendant not at all', () => {
    const [centre, place] = [natalOf(), natalOf({ settings: { observation_point: 'topocentric' } })];
    const apart = apartDeg(centre.planets[1]?.longitude ?? 0, place.planets[1]?.longitude ?? 0);
    expect([apart > 0.05, apart < 1.1]).toEqual([true, true]);
    expect(place.angles).toEqual(centre.angles);
  });

  test('places eleven points, or fourteen with the descending node, Chiron and Lilith', () => {
    const names = (chart: ReturnType<typeof natalOf>) => chart.planets.map(({ name }) => name);
    expect(names(natalOf())).toEqual([
      'Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'North Node',
    ]); // prettier-ignore
    expect(names(natalOf({ settings: { point_set: 'extended' } })).slice(11)).toEqual([
      'South Node',
      'Chiron',
      'Lilith',
    ]);
  });

  test('counts aspects by the orbs that metadata lists, and minor ones on demand', () => {
    const [standard, wide] = [natalOf(), natalOf({ settings: { orb_profile: 'wide' } })];
    expect(standard.metadata['orbs']).toEqual({ conjunction: 8, opposition: 8, trine: 8, square: 7, sextile: 6 });
    for (const chart of [standard, wide]) {
      for (const { aspect, orb, angle, separation } of chart.aspects) {
        expect(orb).toBeLessThanOrEqual(Number(Object(chart.metadata['orbs'])[aspect]));
        expect(Math.abs(separation - angle)).toBeCloseTo(orb, 8);
      }
    }
    expect(wide.aspects.length).toBeGreaterThan(standard.aspects.length);
    const all = natalOf({ settings: { aspect_set: 'all' } });
    expect(all.metadata.orbs).toHaveProperty('quincunx');
    expect(new Set(all.aspects.map(({ aspect }) => aspect)).size).toBeGreaterThan(5);
  });
});

describe('transits', () => {
  test('at the birth itself stand on their natal places', () => {
    const { planets, natal: chart, metadata } = transitOf({ target: '1995-06-21T14:30:00+05:30' });
    expect(planets).toEqual(chart.planets);
    expect(metadata.as_of).toBe('1995-06-21T14:30:00+05:30');
  });

  test('fall into natal houses and meet natal points', () => {
    const { planets, natal: chart, aspects } = transitOf({ target: '2026-11-21T00:00:00Z' });
    expect(chart.house_cusps).toEqual(natalOf().house_cusps);
    expect(planets[0]?.sign).toBe('Scorpio');
    expect(aspects.every(({ is_applying }) => is_applying !== null)).toBe(true);
    expect(new Set(aspects.map(({ planet_b }) => planet_b))).toContain('Ascendant');
    expect(new Set(aspects.map(({ planet_a }) => planet_a))).not.toContain('Ascendant');
  });

  test('are computed for the same instant, however its offset is written', () => {
    const [utc, local] = [
      transitOf({ target: '2026-11-21T00:00:00Z' }),
      transitOf({ target: '2026-11-21T05:30:00+05:30' }),
    ];
    expect(utc).toEqual(local);
    expect(utc.metadata.as_of).toBe('2026-11-21T05:30:00+05:30');
  });

  test('need an instant that says its offset', () => {
    expect(problems(transit, { ...EXAMPLE_BIRTH, target: '2026-11-21T00:00:00' })).toHaveLength(1);
    expect(problems(transit, { ...EXAMPLE_BIRTH, target: '2026-11-21' })).toHaveLength(1);
    expect(problems(transit, { ...EXAMPLE_BIRTH, target: '2500-01-01T00:00:00Z' })).toHaveLength(1);
  });
});

describe('progressions', () => {
  test('take a day for a year: at thirty the Sun has gone about 29°', () => {
    const { age_years, planets, natal: chart, progressed_utc_datetime } = progressedOf({ target_date: '2025-06-21' });
    expect(age_years).toBeCloseTo(30, 2);
    expect(progressed_utc_datetime).toBe('1995-07-21T09:00:31+00:00');
    expect(apartDeg(planets[0]?.longitude ?? 0, chart.planets[0]?.longitude ?? 0)).toBeCloseTo(28.6, 0);
  });

  test('move the midheaven exactly by the arc of the Sun, unless another method is asked for', () => {
    const solarArc = progressedOf({ target_date: '2025-06-21' });
    const arc = (solarArc.planets[0]?.longitude ?? 0) - (solarArc.natal.planets[0]?.longitude ?? 0);
    const { natal: chart, angles, metadata } = solarArc;
    expect(angles.midheaven.longitude - chart.angles.midheaven.longitude).toBeCloseTo(arc, 5);
    expect(metadata).toMatchObject({ angle_method: 'solar_arc', as_of: '2025-06-21T00:00:00+05:30' });
    const midheavens = ['solar_arc', 'naibod', 'quotidian'].map(
      (angle_method) =>
        progressedOf({ target_date: '2025-06-21', settings: { angle_method } }).angles.midheaven.longitude,
    );
    expect(apartDeg(midheavens[0] ?? 0, midheavens[1] ?? 0)).toBeLessThan(3);
    expect(new Set(midheavens).size).toBe(3);
  });

  test('advance the quotidian angles once round for each year, so that a birthday finds them near the Sun’s day', () => {
    const { natal: chart, ascendant } = progressedOf({
      target_date: '1995-06-22',
      settings: { angle_method: 'quotidian' },
    });
    expect(apartDeg(ascendant.longitude, chart.ascendant.longitude)).toBeLessThan(1.5); // Half a day: two minutes.
  });

  test.each(HOUSE_SYSTEMS)('begin with the natal cusps, by each method: %s', (house_system) => {
    for (const angle_method of ['solar_arc', 'naibod', 'quotidian']) {
      const {
        natal: chart,
        house_cusps,
        metadata,
      } = progressedOf({
        target_date: '1995-06-21',
        settings: { house_system, angle_method },
      });
      expect(metadata).toMatchObject({ house_system, house_system_requested: null });
      const apart = house_cusps.map(({ longitude }, index) =>
        apartDeg(longitude, chart.house_cusps[index]?.longitude ?? Number.NaN),
      );
      expect(Math.max(...apart)).toBeLessThan(0.000_01);
    }
  });

  test('begin with the birth, and are refused for a day before it', () => {
    expect(progressedOf({ target_date: '1995-06-21' })).toMatchObject({
      age_years: 0,
      progressed_utc_datetime: '1995-06-21T09:00:00+00:00',
      metadata: { as_of: '1995-06-21T14:30:00+05:30' },
    });
    const refused = progressions.input.safeParse({ ...EXAMPLE_BIRTH, target_date: '1995-06-20' });
    expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['target_date', 'target_date must not be before the birth'],
    ]);
  });
});
