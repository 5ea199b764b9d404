import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { houses } from './houses/houses.ts';
import { kundali } from './kundali.ts';
import { planets } from './planets/planets.ts';

const sky = await createEphemeris();

const chartOf = (change: object = {}) =>
  kundali.basic.compute(kundali.basic.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky);
const moonOf = (change: object = {}) => chartOf(change).longitudes['Moon'] ?? Number.NaN;

test('the ayanamsa is the true one of its instant, nutation included', () => {
  const { metadata } = chartOf({ year: 1990, month: 3, date: 15, hours: 10, minutes: 30 }); // 05:00 UT.
  expect(metadata.ayanamsa_value).toBeCloseTo(23.7236034, 6);
});

test('another ayanamsa moves every longitude by the same', () => {
  const [lahiri, raman] = [chartOf(), chartOf({ settings: { ayanamsa: 'raman' } })];
  const apart = (lahiri.metadata.ayanamsa_value ?? 0) - (raman.metadata.ayanamsa_value ?? 0);
  expect(apart).toBeGreaterThan(1);
  for (const [name, longitude] of Object.entries(lahiri.longitudes)) {
    expect(((raman.longitudes[name] ?? 0) - longitude + 360) % 360).toBeCloseTo(apart, 7);
  }
});

test('seen from the place itself the Moon stands elsewhere, by up to a degree, and the ascendant does not', () => {
  const [geocentric, topocentric] = [chartOf(), chartOf({ settings: { observation_point: 'topocentric' } })];
  const parallaxDeg = Math.abs(moonOf() - (topocentric.longitudes['Moon'] ?? 0));
  expect([parallaxDeg > 0.05, parallaxDeg < 1.1]).toEqual([true, true]);
  expect(topocentric.lagna).toEqual(geocentric.lagna);
});

test('true nodes differ from mean ones, and Ketu is opposite Rahu in both', () => {
  for (const node_mode of ['mean', 'true']) {
    const { Rahu = 0, Ketu = 0 } = chartOf({ settings: { node_mode } }).longitudes;
    expect(Math.abs(Rahu - Ketu)).toBeCloseTo(180, 8);
  }
  expect(chartOf({ settings: { node_mode: 'true' } }).longitudes['Rahu']).not.toBe(chartOf().longitudes['Rahu']);
});

test('a zone by name and by its hours of that day are the same birth', () => {
  const { metadata, ...chart } = chartOf({ timezone: 'Asia/Kolkata' });
  const byHours = chartOf();
  expect(chart).toEqual({ ...byHours, metadata: undefined });
  const tzdb: unknown = expect.stringMatching(/^20\d\d[a-z]+, before 1970 20\d\d[a-z]+$/);
  const birth = { ...Object(byHours.metadata)['birth'], clock: 'zone', tzdb };
  expect(metadata).toEqual({ ...byHours.metadata, tzdb, birth });
});

test('the instant is given in UTC and as a Julian Day', () => {
  expect(chartOf()).toMatchObject({ utc_datetime: '1995-06-21T09:00:00+00:00', julian_day_ut: 2449889.875 });
});

test('from the Moon, the Moon is in the first house and her sign is the reference', () => {
  const chart = kundali['chandra-chart'].compute(kundali['chandra-chart'].input.parse(EXAMPLE_BIRTH), sky);
  expect(chart.planets.find(({ name }) => name === 'Moon')).toMatchObject({ house: 1, sign: chart.reference_sign });
});

test('the extended list is the classical one and the outer planets after it', () => {
  const input = planets[''].input.parse(EXAMPLE_BIRTH);
  const [classical, extended] = [planets[''].compute(input, sky), planets.extended.compute(input, sky)];
  expect(extended.planets.slice(0, 9)).toEqual(classical.planets);
  expect(extended.planets.slice(9).map(({ name }) => name)).toEqual(['Uranus', 'Neptune', 'Pluto']);
});

test('whole-sign cusps begin with the rising sign, at its 0°', () => {
  const input = houses['whole-sign'].input.parse(EXAMPLE_BIRTH);
  const { ascendant, house_cusps } = houses['whole-sign'].compute(input, sky);
  expect(house_cusps[0]).toMatchObject({ house: 1, sign: ascendant.sign, degree: 0 });
  expect(new Set(house_cusps.map(({ longitude }) => longitude)).size).toBe(12);
  expect(ascendant).toEqual(chartOf().lagna);
});
