import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import type { Body } from '@graha/astro-engine/core/ephemeris';
import { BODY_NUMBERS, OBLIQUITY_AND_NUTATION } from '@graha/ephemeris-swiss/swiss-constants';
import { earthRotationDeg } from '../src/earth.ts';
import type { Grid } from '../src/series.ts';
import {
  type Era,
  ERAS,
  isOfAllYears,
  MARGIN_DAYS,
  MODERN_YEARS,
  STAR_AYANAMSAS,
  type StarAyanamsa,
  TIMED_AYANAMSAS,
  type Years,
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

/** Segments of one of the library's own files. */
type FileSegments = { startJd: number; segmentDays: number };

/**
 * The segments of the library's own files, as their headers state them. Its values jump at their borders: with the
 * Earth's, bodies near her by up to 0.002″; with the Moon's, the true node, which is derived from her speed. Mars, Venus
 * and Mercury have separate files besides the Earth's, and their jumps cannot be on the same borders.
 */
const OF_0600 = {
  earth: { startJd: 1_940_184.046_582_492_8, segmentDays: 365.259_595_573_209_8 },
  outer: { startJd: 1_940_207.5, segmentDays: 4000 },
  chiron: { startJd: 1_940_207.5, segmentDays: 1000 },
  moon: { startJd: 1_940_204.755_799_300_7, segmentDays: 27.554_563_451_476_074 },
} as const;
const FILES = {
  '0600-0674': OF_0600,
  '0600': OF_0600,
  '1200': {
    earth: { startJd: 2_159_339.808_205_818_3, segmentDays: 365.259_612_881_894_3 },
    outer: { startJd: 2_159_357.5, segmentDays: 4000 },
    chiron: { startJd: 2_159_357.5, segmentDays: 1000 },
    moon: { startJd: 2_159_346.179_425_162_3, segmentDays: 27.554_557_530_528_79 },
  },
  '1800': {
    earth: { startJd: 2_378_495.580_455_287, segmentDays: 365.259_631_152_438 },
    outer: { startJd: 2_378_496.5, segmentDays: 4000 },
    chiron: { startJd: 2_378_496.5, segmentDays: 1000 },
    moon: { startJd: 2_378_487.555_370_702, segmentDays: 27.554_551_430_949_1 },
  },
} as const satisfies Record<Era, Record<string, FileSegments>>;
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
function dividing(years: Years, { startJd, segmentDays }: FileSegments, parts: number): Grid {
  const before = Math.floor((years.firstJdUt - MARGIN_DAYS - startJd) / segmentDays);
  return gridOf(years, segmentDays / parts, startJd + before * segmentDays);
}

/** Parts of one segment of the library, and the quantum of distances. */
const BODY_FITS: Readonly<Record<Body, { file: keyof (typeof FILES)[Era]; parts: number; quantumAu: number }>> = {
  sun: { file: 'earth', parts: 23, quantumAu: 1e-9 },
  moon: { file: 'moon', parts: 7, quantumAu: 2e-12 },
  mercury: { file: 'earth', parts: 46, quantumAu: 4e-10 },
  venus: { file: 'earth', parts: 23, quantumAu: 2e-10 },
  mars: { file: 'earth', parts: 23, quantumAu: 4e-10 },
  jupiter: { file: 'outer', parts: 125, quantumAu: 2e-9 },
  saturn: { file: 'outer', parts: 125, quantumAu: 2e-9 },
  uranus: { file: 'outer', parts: 125, quantumAu: 2e-9 },
  neptune: { file: 'outer', parts: 125, quantumAu: 2e-9 },
  pluto: { file: 'outer', parts: 125, quantumAu: 2e-9 },
  meanNode: { file: 'earth', parts: 6, quantumAu: 2e-12 },
  trueNode: { file: 'moon', parts: 7, quantumAu: 2e-12 },
  chiron: { file: 'chiron', parts: 62, quantumAu: 2e-9 },
  meanApogee: { file: 'earth', parts: 23, quantumAu: 2e-12 },
};

/**
 * Opens the library's files of an era: for some weeks two files overlap, and the library stays in the one it has open.
 */
export function openFilesOf(library: Library, era: Era): void {
  const { firstJdUt, untilJdUt } = ERAS[era];
  for (const body of ['sun', 'moon'] as const) {
    library.position(BODY_NUMBERS[body], (firstJdUt + untilJdUt) / 2, WITHOUT_DEFLECTION);
  }
}

/** Returns the years of an era for which its file has a body. */
const yearsIn = (era: Era, body: Body): Years => (isOfAllYears(body) ? ERAS[era] : MODERN_YEARS);

export function bodyTarget(library: Library, body: Body, era: Era): Target {
  const { file, parts, quantumAu } = BODY_FITS[body];
  return {
    grid: dividing(yearsIn(era, body), FILES[era][file], parts),
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
export function starTarget(library: Library, name: StarAyanamsa, era: Era): Target {
  const { star, longitudeDeg } = STAR_AYANAMSAS[name];
  return {
    grid: dividing(ERAS[era], FILES[era].earth, 11),
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
export function commonTargets(library: Library, era: Era): Target[] {
  const years = ERAS[era];
  const frame = (jdEt: number) => library.position(OBLIQUITY_AND_NUTATION, jdEt, 0);
  const angle = (name: string, quantum: number, isAngle = false): Part => ({
    name,
    quantum,
    isAngle,
    nothingQuanta: OTHER_NOISE,
  });
  return [
    {
      grid: gridOf(years, 8, MODERN_YEARS.firstJdUt, LONGEST_SEGMENT_DAYS),
      sampleCount: 20,
      parts: [angle('nutation in longitude', FINE_QUANTUM_DEG), angle('nutation in obliquity', FINE_QUANTUM_DEG)],
      valuesAt: (jdEt) => frame(jdEt).slice(2),
    },
    {
      grid: gridOf(years, 2048),
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
      grid: gridOf(years, SIDEREAL_TIME_DAYS, SIDEREAL_TIME_OF_OLD_JD_UT),
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
