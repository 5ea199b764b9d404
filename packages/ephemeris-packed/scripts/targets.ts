import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import type { Body } from '@graha/astro-engine/core/ephemeris';
import { BODY_NUMBERS, OBLIQUITY_AND_NUTATION } from '@graha/ephemeris-swiss/swiss-constants';
import { earthRotationDeg } from '../src/earth.ts';
import type { Grid } from '../src/series.ts';
import {
  ALL_YEARS,
  MARGIN_DAYS,
  MODERN_YEARS,
  STAR_AYANAMSAS,
  type StarAyanamsa,
  TIMED_AYANAMSAS,
  type Years,
  yearsOf,
} from '../src/coverage.ts';
import { type Fit, type Part, rateAt, type Target } from './fit.ts';
import { type Library, WITHOUT_DEFLECTION, WITHOUT_NUTATION } from './library.ts';

const RAD = Math.PI / 180;
/** 7 µas: a hundredth of the error of the library's own files. */
const ANGLE_QUANTUM_DEG = 2e-9;
/** Longest segment of a body. Nutation extends this much farther, because the first segments of bodies need it too. */
const LONGEST_SEGMENT_DAYS = 64;
/** 0.000 25″. */
const ANGLE_NOISE = 35;
const OTHER_NOISE = 8;
/** 0.000 01″, for a star seen from the moving Earth. */
const STAR_NOISE = 14;
/** Quantum for functions that are nearly straight lines. */
const FINE_QUANTUM_DEG = 2e-10;

/**
 * The segments of the library's own files. Its values jump at their borders: with the Earth's, bodies near her by up to
 * 0.002″; with the Moon's, the true node, which is derived from her speed. Mars, Venus and Mercury have separate files
 * besides the Earth's, and their jumps cannot be on the same borders.
 */
const EARTH_FILE = { startJd: 2_378_495.580_455_287, segmentDays: 365.259_631_152_438 };
const OUTER_FILE = { startJd: 2_378_496.5, segmentDays: 4000 };
const CHIRON_FILE = { startJd: 2_378_496.5, segmentDays: 1000 };
const MOON_FILE = { startJd: 2_378_487.555_370_702, segmentDays: 27.554_551_430_949_1 };
/** Before and after these instants the library computes sidereal time by another formula. */
const SIDEREAL_TIME_OF_OLD_JD_UT = 2_396_758.5;
const SIDEREAL_TIME_TO_COME_JD_UT = 2_469_807.5;
/** Some 64 days, with borders at both. */
const SIDEREAL_TIME_DAYS = (SIDEREAL_TIME_TO_COME_JD_UT - SIDEREAL_TIME_OF_OLD_JD_UT) / 1141;

/** Returns the grid that covers the years, with a border at a given instant. */
function gridOf(
  { firstJdUt, untilJdUt }: Years,
  segmentDays: number,
  borderJd = MODERN_YEARS.firstJdUt,
  marginDays = MARGIN_DAYS,
): Grid {
  const startJd = borderJd - Math.ceil((borderJd - firstJdUt + marginDays) / segmentDays) * segmentDays;
  return { startJd, segmentDays, segmentCount: Math.ceil((untilJdUt + marginDays - startJd) / segmentDays) };
}

/** Returns a grid that divides the segments of a file, so the library's jumps are on its borders. */
function dividing(years: Years, { startJd, segmentDays }: typeof EARTH_FILE, parts: number): Grid {
  const before = Math.floor((years.firstJdUt - MARGIN_DAYS - startJd) / segmentDays);
  return gridOf(years, segmentDays / parts, startJd + before * segmentDays);
}

/** Parts of one segment of the library, and the quantum of distances. */
const BODY_FITS: Readonly<Record<Body, { file: typeof EARTH_FILE; parts: number; quantumAu: number }>> = {
  sun: { file: EARTH_FILE, parts: 23, quantumAu: 1e-9 },
  moon: { file: MOON_FILE, parts: 7, quantumAu: 2e-12 },
  mercury: { file: EARTH_FILE, parts: 46, quantumAu: 4e-10 },
  venus: { file: EARTH_FILE, parts: 23, quantumAu: 2e-10 },
  mars: { file: EARTH_FILE, parts: 23, quantumAu: 4e-10 },
  jupiter: { file: OUTER_FILE, parts: 125, quantumAu: 2e-9 },
  saturn: { file: OUTER_FILE, parts: 125, quantumAu: 2e-9 },
  uranus: { file: OUTER_FILE, parts: 125, quantumAu: 2e-9 },
  neptune: { file: OUTER_FILE, parts: 125, quantumAu: 2e-9 },
  pluto: { file: OUTER_FILE, parts: 125, quantumAu: 2e-9 },
  meanNode: { file: EARTH_FILE, parts: 6, quantumAu: 2e-12 },
  trueNode: { file: MOON_FILE, parts: 7, quantumAu: 2e-12 },
  chiron: { file: CHIRON_FILE, parts: 62, quantumAu: 2e-9 },
  meanApogee: { file: EARTH_FILE, parts: 23, quantumAu: 2e-12 },
};

export function bodyTarget(library: Library, body: Body): Target {
  const { file, parts, quantumAu } = BODY_FITS[body];
  return {
    grid: dividing(yearsOf(body), file, parts),
    sampleCount: 26,
    parts: [
      { name: `${body} longitude`, isAngle: true, quantum: ANGLE_QUANTUM_DEG, nothingQuanta: ANGLE_NOISE },
      { name: `${body} latitude`, isAngle: false, quantum: ANGLE_QUANTUM_DEG, nothingQuanta: ANGLE_NOISE },
      { name: `${body} distance`, isAngle: false, quantum: quantumAu, nothingQuanta: OTHER_NOISE },
    ],
    valuesAt: (jdEt) => library.position(BODY_NUMBERS[body], jdEt, WITHOUT_NUTATION | WITHOUT_DEFLECTION),
  };
}

/** 0.000 4″ a day. */
const SPEED_QUANTUM_DEG_PER_DAY = 1e-7;

/**
 * Difference between the library's own speed and the rate of its longitude: up to 0.3″ a day for the Moon, 0.03″ for
 * Mercury and Pluto. The API has always returned the library's speed.
 */
export function speedExcessTarget(library: Library, body: Body, longitude: Fit, nutation: Fit): Target {
  const { grid } = longitude.target;
  return {
    grid,
    sampleCount: 12,
    parts: [
      { name: `${body} speed excess`, isAngle: false, quantum: SPEED_QUANTUM_DEG_PER_DAY, nothingQuanta: OTHER_NOISE },
    ],
    valuesAt: (jdEt) => [
      library.speedDegPerDay(BODY_NUMBERS[body], jdEt, WITHOUT_DEFLECTION) -
        rateAt(longitude, jdEt) -
        rateAt(nutation, jdEt),
    ],
  };
}

/** 0.000 7″: precise enough for the deflection of the star's light near the Sun. */
const STAR_LATITUDE_QUANTUM_DEG = 2e-7;

/** The ayanamsa that keeps a star, and the star's latitude. */
export function starTarget(library: Library, name: StarAyanamsa): Target {
  const { star, longitudeDeg } = STAR_AYANAMSAS[name];
  return {
    grid: dividing(ALL_YEARS, EARTH_FILE, 11),
    sampleCount: 20,
    parts: [
      { name: `ayanamsa ${name}`, isAngle: true, quantum: FINE_QUANTUM_DEG, nothingQuanta: STAR_NOISE },
      {
        name: `latitude of ${name}`,
        isAngle: false,
        quantum: STAR_LATITUDE_QUANTUM_DEG,
        nothingQuanta: OTHER_NOISE,
      },
    ],
    valuesAt: (jdEt) => {
      const [alongDeg, latitudeDeg] = library.star(star, jdEt, WITHOUT_NUTATION | WITHOUT_DEFLECTION);
      return [alongDeg - longitudeDeg, latitudeDeg];
    },
  };
}

/** Returns all other targets on regular grids, in the order of the file. */
export function commonTargets(library: Library): Target[] {
  const frame = (jdEt: number) => library.position(OBLIQUITY_AND_NUTATION, jdEt, 0);
  const angle = (name: string, quantum: number, isAngle = false): Part => ({
    name,
    quantum,
    isAngle,
    nothingQuanta: OTHER_NOISE,
  });
  return [
    {
      grid: gridOf(ALL_YEARS, 8, MODERN_YEARS.firstJdUt, LONGEST_SEGMENT_DAYS),
      sampleCount: 20,
      parts: [angle('nutation in longitude', FINE_QUANTUM_DEG), angle('nutation in obliquity', FINE_QUANTUM_DEG)],
      valuesAt: (jdEt) => frame(jdEt).slice(2),
    },
    {
      grid: gridOf(ALL_YEARS, 2048),
      sampleCount: 8,
      parts: [
        angle('mean obliquity', FINE_QUANTUM_DEG),
        ...TIMED_AYANAMSAS.map((name) => angle(`ayanamsa ${name}`, FINE_QUANTUM_DEG)),
      ],
      valuesAt: (jdEt) => [
        frame(jdEt)[1],
        ...TIMED_AYANAMSAS.map((name) => library.ayanamsaWithoutNutationDeg(AYANAMSA_NUMBERS[name], jdEt)),
      ],
    },
    {
      grid: gridOf(ALL_YEARS, SIDEREAL_TIME_DAYS, SIDEREAL_TIME_OF_OLD_JD_UT),
      sampleCount: 16,
      parts: [angle('sidereal drift', FINE_QUANTUM_DEG, true)],
      valuesAt: (jdUt) => {
        const [obliquityDeg, , nutationDeg] = frame(jdUt + library.deltaTDays(jdUt));
        const equationDeg = nutationDeg * Math.cos(obliquityDeg * RAD);
        return [library.siderealTimeDeg(jdUt) - earthRotationDeg(jdUt) - equationDeg];
      },
    },
  ];
}
