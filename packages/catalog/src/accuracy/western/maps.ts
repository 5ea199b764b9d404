import { altitudeDeg, equatorialOf, shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { TROPICAL } from '@graha/astro-engine/sky/placements';
import { centresOf, crossingsOf, linesOf } from '@graha/astro-engine/western/astrocartography';
import { westernChart } from '@graha/astro-engine/western/natal';
import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { western } from '../../families/western/western.ts';
import { type AccuracyRow, Worst } from '../rows.ts';

/** Venus on 10 April 1987, 19:21 UT, from the U.S. Naval Observatory: hour angle and altitude. */
const MEEUS = {
  birth: { year: 1987, month: 4, date: 10, hours: 19, minutes: 21, latitude: 38.921389, longitude: -77.065556, timezone: 0 },
  hourAngleDeg: 64.352133,
  altitudeDeg: 15.1249,
} as const; // prettier-ignore

function meeusRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const { astrocartography } = western;
  const { nearest, zeniths } = astrocartography.compute(
    astrocartography.input.parse({ ...MEEUS.birth, nearest_count: 58 }),
    sky,
  );
  const centre = zeniths.find(({ point }) => point === 'Venus');
  worst.add(shortestArcDeg(MEEUS.birth.longitude - (centre?.longitude ?? Number.NaN), MEEUS.hourAngleDeg));
  const line = nearest.find(({ point, angle }) => point === 'Venus' && angle === 'setting');
  worst.add((line?.distance ?? Number.NaN) - MEEUS.altitudeDeg);
  return worst.row({
    family: 'lines of astrocartography',
    source: 'J. Meeus, Astronomical Algorithms, example 13.b',
    unit: 'deg',
    tolerance: 0.0005,
    note: 'Printed to four decimals, with an older theory of Venus',
  });
}

/** Instants from 1801 to 2398, at all hours. */
const INSTANTS = Array.from({ length: 40 }, (_, index) => 2_378_862.3 + index * 5_591.37);
/** Beyond it the ascendant of the library may be the setting point. */
const POLAR_DEG = 60;

/** Angles of the library at the places of zodiacal lines: the point itself is on the ascendant or the midheaven. */
function swissRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const jdUt of INSTANTS) {
    const place = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };
    const { bodies } = westernChart(sky, { jdUt, place }, {
      points: MAIN_POINTS, zodiac: TROPICAL, nodeMode: 'mean', isTopocentric: false, houseSystem: 'whole_sign',
    }); // prettier-ignore
    for (const [index, centre] of centresOf(sky, bodies, jdUt, 'zodiacal').entries()) {
      for (const { angle, places } of linesOf(centre, 20)) {
        for (const at of places.filter(({ latitudeDeg }) => Math.abs(latitudeDeg) < POLAR_DEG)) {
          const { ascendantDeg, midheavenDeg } = sky.houses('whole_sign', jdUt, { ...at, altitudeM: 0 });
          const angles = { rising: ascendantDeg, setting: ascendantDeg + 180, midheaven: midheavenDeg, imum_coeli: midheavenDeg + 180 }; // prettier-ignore
          worst.add(shortestArcDeg(bodies[index]?.longitudeDeg ?? Number.NaN, angles[angle]));
        }
      }
    }
  }
  return worst.row({
    family: 'zodiacal lines of astrocartography',
    source: 'ascendants and midheavens of Swiss Ephemeris, 40 instants',
    unit: 'deg',
    tolerance: 0.000_01,
  });
}

/** Altitudes and hour angles at crossings, from the sidereal time of the library there. */
function crossingRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const jdUt of INSTANTS) {
    const place = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };
    const { bodies } = westernChart(sky, { jdUt, place }, {
      points: MAIN_POINTS, zodiac: TROPICAL, nodeMode: 'mean', isTopocentric: false, houseSystem: 'whole_sign',
    }); // prettier-ignore
    const obliquityDeg = sky.obliquityDeg(jdUt);
    for (const { pointA, angleA, pointB, angleB, ...at } of crossingsOf(centresOf(sky, bodies, jdUt, 'mundane'))) {
      const { armcDeg } = sky.houses('whole_sign', jdUt, { ...at, altitudeM: 0 });
      for (const [point, angle] of [
        [pointA, angleA],
        [pointB, angleB],
      ] as const) {
        const body = bodies.find((one) => one.point === point);
        const equatorial = equatorialOf(
          body?.longitudeDeg ?? Number.NaN,
          body?.latitudeDeg ?? Number.NaN,
          obliquityDeg,
        );
        const hourDeg = armcDeg - equatorial.rightAscensionDeg;
        if (angle === 'midheaven') worst.add(shortestArcDeg(0, hourDeg));
        else if (angle === 'imum_coeli') worst.add(shortestArcDeg(180, hourDeg));
        else worst.add(altitudeDeg(equatorial.declinationDeg, hourDeg, at.latitudeDeg));
      }
    }
  }
  return worst.row({
    family: 'crossings of lines',
    source: 'hour angles and altitudes at them by the sidereal time of Swiss Ephemeris, 40 instants',
    unit: 'deg',
    tolerance: 0.000_01,
  });
}

/** Lines of birth charts on the map of the Earth, and their crossings. */
export const mapAccuracy = (sky: Ephemeris): AccuracyRow[] => [meeusRow(sky), swissRow(sky), crossingRow(sky)];
