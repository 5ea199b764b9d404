import { TROPICAL } from '../sky/placements.ts';
import { expect, test } from 'vitest';
import { arcDeg } from '../core/angle.ts';
import { uniformSky } from '../testing.ts';
import { aspectsWithin } from './aspects.ts';
import { orbsOf } from './orbs.ts';
import { anglesOf, FOUR_ANGLES, movingPoints, UPPER_ANGLES, westernChart, type WesternSky } from './natal.ts';
import { EXTENDED_POINTS, MAIN_POINTS, westernNameOf } from './points.ts';
import { progressedTo, progressedMoment, TROPICAL_YEAR_DAYS } from './progression.ts';
import { returnZodiac, solarReturn } from './solar-return.ts';
import { chartPair, synastryOf } from './synastry.ts';
import { transitsTo } from './transit.ts';

const SETTINGS: WesternSky = {
  points: MAIN_POINTS,
  zodiac: TROPICAL,
  nodeMode: 'mean',
  isTopocentric: false,
  houseSystem: 'placidus',
};
const GREENWICH = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };
const SVALBARD = { latitudeDeg: 78, longitudeDeg: 15, altitudeM: 0 };
const STANDARD = orbsOf('standard', 'major');

/** Ascendant at 90°, houses of 30°, Sun at 20.25°, Moon at 263.25°. */
const BIRTH_JD = 360 * 1000 + 20.25;
const natal = westernChart(uniformSky, { jdUt: BIRTH_JD, place: GREENWICH }, SETTINGS);

test('a chart has its bodies in order, in the houses of their longitudes', () => {
  expect(natal.bodies.map(({ point }) => point)).toEqual(MAIN_POINTS);
  expect(natal.bodies[0]).toMatchObject({ longitudeDeg: 20.25, houseNumber: 10 });
  expect(natal.bodies[1]).toMatchObject({ longitudeDeg: 263.25, houseNumber: 6 });
});

test('the lower angles are opposite the upper', () => {
  expect(anglesOf(natal.frame)).toMatchObject({
    ascendant: 90,
    midheaven: 0,
    descendant: 270,
    imumCoeli: 180,
    vertex: 240,
  });
});

test('points are named as Western charts name them', () => {
  expect([...EXTENDED_POINTS.slice(10), ...FOUR_ANGLES].map(westernNameOf)).toEqual([
    'North Node', 'South Node', 'Chiron', 'Lilith', 'Ascendant', 'Midheaven', 'Descendant', 'Imum Coeli',
  ]); // prettier-ignore
});

test('in a chart of birth the angles move with the day', () => {
  const ascendant = movingPoints(natal, uniformSky, FOUR_ANGLES).find(({ point }) => point === 'ascendant');
  expect(ascendant?.motionDeg).toBeCloseTo(360, 3);
});

test('transits stand in natal houses, and only they move', () => {
  const { bodies, aspects } = transitsTo(natal, uniformSky, BIRTH_JD + 10, SETTINGS, { orbs: STANDARD, angles: [] });
  expect(bodies[0]).toMatchObject({ longitudeDeg: 30.25, houseNumber: 11 });
  const oftheSun = aspects.filter(({ pointA }) => pointA === 'sun');
  expect(oftheSun.length).toBeGreaterThan(0);
  const all = aspects.map(({ isApplying }) => typeof isApplying);
  expect(new Set(all)).toEqual(new Set(['boolean']));
});

test('at the moment of birth every body is in conjunction with its own place', () => {
  const { aspects } = transitsTo(natal, uniformSky, BIRTH_JD, SETTINGS, { orbs: STANDARD, angles: UPPER_ANGLES });
  for (const point of MAIN_POINTS) {
    expect(aspects).toContainEqual(
      expect.objectContaining({ pointA: point, pointB: point, aspect: 'conjunction', orbDeg: 0 }),
    );
  }
});

test('a chart against itself: every point in its own house, and every aspect of it twice', () => {
  const births = { jdUt: BIRTH_JD, place: GREENWICH };
  const [a, b] = chartPair(uniformSky, births, births, SETTINGS);
  const { aspects, aInHousesOfB, bInHousesOfA } = synastryOf(a, b, { orbs: STANDARD, angles: [] });
  expect(aInHousesOfB).toEqual(bInHousesOfA);
  expect(aInHousesOfB.map(({ houseNumber }) => houseNumber)).toEqual(a.bodies.map(({ houseNumber }) => houseNumber));
  const within = aspectsWithin(movingPoints(a, uniformSky, []), STANDARD);
  expect(aspects).toHaveLength(within.length * 2 + MAIN_POINTS.length);
  expect(new Set(aspects.map(({ isApplying }) => isApplying))).toEqual(new Set([null]));
});

test('where one of two charts cannot have the asked houses, neither has them', () => {
  const [a, b] = chartPair(
    uniformSky,
    { jdUt: BIRTH_JD, place: GREENWICH },
    { jdUt: BIRTH_JD, place: SVALBARD },
    SETTINGS,
  );
  expect([a.frame.system, b.frame.system]).toEqual(['porphyry', 'porphyry']);
  expect(b.frame.requestedSystem).toBe('placidus');
});

const THIRTY = BIRTH_JD + 30 * TROPICAL_YEAR_DAYS;
const progressedBy = (method: 'solar_arc' | 'naibod' | 'quotidian') =>
  progressedTo(natal, uniformSky, THIRTY, SETTINGS, { method, orbs: STANDARD, angles: UPPER_ANGLES });

test('a day after birth stands for each year of life', () => {
  expect(progressedMoment(BIRTH_JD, THIRTY).jdUt).toBeCloseTo(BIRTH_JD + 30, 8);
  expect(progressedMoment(BIRTH_JD, BIRTH_JD)).toEqual({ ageYears: 0, jdUt: BIRTH_JD });
  expect(progressedBy('solar_arc').bodies[0]?.longitudeDeg).toBeCloseTo(50.25, 8);
});

test('angles progress by the arc of the Sun, by Naibod’s key, or with the days themselves', () => {
  const sunArc = progressedBy('solar_arc').frame;
  // The uniform sky takes the sidereal time plus 90° for the ascendant; the arc is turned into sidereal time first.
  expect(arcDeg(0, sunArc.ascendantDeg)).toBeCloseTo(90 + 27.9, 0);
  expect(progressedBy('naibod').frame.ascendantDeg).toBeCloseTo(90 + 30 * 0.98564736, 6);
  expect(progressedBy('quotidian').frame.ascendantDeg).toBeCloseTo(90, 6); // Thirty whole days later.
});

test('a progressed chart of the birth itself is the natal chart', () => {
  const { bodies, ageYears } = progressedTo(natal, uniformSky, BIRTH_JD, SETTINGS, {
    method: 'naibod',
    orbs: STANDARD,
    angles: UPPER_ANGLES,
  });
  expect(ageYears).toBe(0);
  expect(bodies).toEqual(natal.bodies);
});

test.each([0, 1, 34, -3])('the Sun is back at its place %s birthdays later', (birthdays) => {
  const sky = { ...uniformSky, longitudeDeg: (_: string, jdUt: number) => (jdUt * 360) / 365.2422 };
  const jdUt = solarReturn(sky, 2_450_000.3, birthdays, TROPICAL);
  expect(jdUt).toBeCloseTo(2_450_000.3 + birthdays * 365.2422, 5);
});

test('corrected for precession the Sun comes back to its star, later by what the zodiac has moved', () => {
  const sky = {
    ...uniformSky,
    longitudeDeg: (_: string, jdUt: number) => (jdUt * 360) / 365.2422,
    ayanamsaDeg: (_: string, jdUt: number) => (jdUt - 2_450_000) * (0.014 / 365.2422),
  };
  const [tropical, sidereal] = (['tropical', 'precession_corrected'] as const).map((method) =>
    solarReturn(sky, 2_450_000.3, 100, returnZodiac(method, TROPICAL)),
  );
  expect((sidereal ?? 0) - (tropical ?? 0)).toBeCloseTo((1.4 * 365.2422) / 360, 2);
});
