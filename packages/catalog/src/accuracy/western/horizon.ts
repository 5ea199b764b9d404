import { altitudeDeg, equatorialOf, normalizeDeg, shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { paransOf } from '@graha/astro-engine/western/parans';
import { western } from '../../families/western/western.ts';
import { type AccuracyRow, Worst } from '../rows.ts';

/** Venus on 10 April 1987, 19:21 UT, from the U.S. Naval Observatory. The book counts azimuths from the south. */
const MEEUS = {
  birth: { year: 1987, month: 4, date: 10, hours: 19, minutes: 21, latitude: 38.921389, longitude: -77.065556, timezone: 0 },
  azimuthDeg: 68.0337 + 180,
  altitudeDeg: 15.1249,
} as const; // prettier-ignore

function meeusRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const entry = western['local-space'];
  const venus = entry.compute(entry.input.parse(MEEUS.birth), sky).points.find(({ name }) => name === 'Venus');
  worst.number(venus?.azimuth, MEEUS.azimuthDeg);
  worst.number(venus?.altitude, MEEUS.altitudeDeg);
  return worst.row({
    family: 'azimuth and altitude of local space',
    source: 'J. Meeus, Astronomical Algorithms, example 13.b',
    unit: 'deg',
    tolerance: 0.0005,
    note: 'Printed to four decimals, with an older theory of Venus',
  });
}

const PLACES = [-66, -33, 5, 40, 62, 80].map((latitudeDeg) => ({ latitudeDeg, longitudeDeg: 3 * latitudeDeg, altitudeM: 0 })); // prettier-ignore
/** A fast day and a slow one of the Moon. */
const DAYS = [2_451_545.5, 2_459_234.5];

/** Altitude or hour angle of a point on its angle at an instant, by the sidereal time of the library. */
function residualDeg(
  { longitudeDeg, latitudeDeg }: { longitudeDeg: number; latitudeDeg: number },
  angle: string,
  obliquityDeg: number,
  armcDeg: number,
  placeLatitudeDeg: number,
): number {
  const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
  const hourDeg = normalizeDeg(armcDeg - rightAscensionDeg);
  if (angle === 'midheaven') return shortestArcDeg(0, hourDeg);
  if (angle === 'imum_coeli') return shortestArcDeg(180, hourDeg);
  const isRightSide = angle === 'setting' ? hourDeg < 180 : hourDeg > 180;
  return isRightSide ? altitudeDeg(declinationDeg, hourDeg, placeLatitudeDeg) : Number.NaN;
}

function paranRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const startJdUt of DAYS)
    for (const place of PLACES) {
      const day = { startJdUt, endJdUt: startJdUt + 1, place };
      const points = MAIN_POINTS.filter((point) => point !== 'rahu');
      for (const { star, starAngle, point, pointAngle, jdUt, orbDeg } of paransOf(sky, points, day, 'mean', 1).parans) {
        const { armcDeg } = sky.houses('whole_sign', jdUt, place);
        const obliquityDeg = sky.obliquityDeg(jdUt);
        const body = points.find((one) => one === point) ?? 'sun';
        worst.add(
          residualDeg(sky.position(body, jdUt, 'geocentre'), pointAngle, obliquityDeg, armcDeg, place.latitudeDeg),
        );
        const turned = [orbDeg, -orbDeg].map((deg) =>
          Math.abs(residualDeg(sky.star(star, jdUt), starAngle, obliquityDeg, armcDeg + deg, place.latitudeDeg)),
        );
        worst.add(Math.min(...turned.filter((deg) => !Number.isNaN(deg))));
      }
    }
  return worst.row({
    family: 'planets and stars of parans on their angles',
    source: 'altitudes and hour angles by the sidereal time of Swiss Ephemeris, 12 days',
    unit: 'deg',
    tolerance: 0.001,
    note: 'One position of a star serves its day',
  });
}

/** Local space and parans: the sky around the horizon of a place. */
export const horizonAccuracy = (sky: Ephemeris): AccuracyRow[] => [meeusRow(sky), paranRow(sky)];
