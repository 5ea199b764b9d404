import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { western } from '../../families/western/western.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Worst } from '../rows.ts';
import { armcOf, ascendantOf, atan2, BIRTHS, cos, instantOf, midheavenOf, signed, sin, turn } from './derived.ts';

/** Another place at the same instant: its meridian is turned by the difference of longitudes, and the planets stay. */
function relocationRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const [index, birth] of BIRTHS.entries()) {
    const [to_latitude, to_longitude] = [BIRTHS.at(-1 - index)?.latitude ?? 0, turn(birth.longitude + 130) - 180];
    const home = answered(western.natal, birth, sky);
    const moved = answered(western.relocation, { ...birth, to_latitude, to_longitude }, sky);
    const obliquityDeg = sky.obliquityDeg(instantOf(home.metadata).jdUt);
    const armcDeg = armcOf(home.angles.midheaven.longitude, obliquityDeg) + to_longitude - birth.longitude;
    const { ascendant, midheaven } = moved.angles;
    worst.add(signed(midheaven.longitude - midheavenOf(armcDeg, obliquityDeg)));
    worst.add(signed(ascendant.longitude - ascendantOf(armcDeg, to_latitude, obliquityDeg)));
    for (const [place, planet] of moved.planets.entries())
      worst.number(planet.longitude, home.planets[place]?.longitude);
  }
  return worst.row({
    family: 'angles and planets of relocated charts',
    source: 'the turned meridian of the birth, by spherical trigonometry',
    unit: 'deg',
    tolerance: 0.000_01,
  });
}

/** Meeus' polynomial of the mean ascending node. */
const meanNodeDeg = (t: number): number =>
  125.044_547_9 - 1_934.136_289_1 * t + 0.002_075_4 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000;

function draconicRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const birth of BIRTHS) {
    const natal = answered(western.natal, birth, sky);
    const draconic = answered(western.draconic, birth, sky);
    const nodeDeg = meanNodeDeg(instantOf(natal.metadata).centuries);
    for (const { name, longitude } of draconic.planets) {
      const own = natal.planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;
      worst.add(signed(longitude - (own - nodeDeg)));
    }
    worst.add(signed(draconic.angles.ascendant.longitude - (natal.angles.ascendant.longitude - nodeDeg)));
  }
  return worst.row({
    family: 'longitudes of draconic charts',
    source: 'J. Meeus, Astronomical Algorithms, the polynomial of the mean node',
    unit: 'deg',
    tolerance: 0.02,
    note: 'The polynomial has no nutation, and is that of the present centuries',
  });
}

/**
 * Elements of J2000 and their change in a century: semi-major axis, eccentricity, inclination, mean longitude, longitude
 * of the perihelion and of the node; au and degrees.
 */
const ELEMENTS = {
  Mercury: [0.387_099_27, 0.205_635_93, 7.004_979_02, 252.250_323_5, 77.457_796_28, 48.330_765_93, 3.7e-7, 1.906e-5, -0.005_947_49, 149_472.674_111_75, 0.160_476_89, -0.125_340_81],
  Venus: [0.723_335_66, 0.006_776_72, 3.394_676_05, 181.979_099_5, 131.602_467_18, 76.679_842_55, 3.9e-6, -4.107e-5, -0.000_788_9, 58_517.815_387_29, 0.002_683_29, -0.277_694_18],
  Earth: [1.000_002_61, 0.016_711_23, -1.531e-5, 100.464_571_66, 102.937_681_93, 0, 5.62e-6, -4.392e-5, -0.012_946_68, 35_999.372_449_81, 0.323_273_64, 0],
  Mars: [1.523_710_34, 0.093_394_1, 1.849_691_42, -4.553_432_05, -23.943_629_59, 49.559_538_91, 1.847e-5, 7.882e-5, -0.008_131_31, 19_140.302_684_99, 0.444_410_88, -0.292_573_43],
  Jupiter: [5.202_887, 0.048_386_24, 1.304_396_95, 34.396_440_51, 14.728_479_83, 100.473_909_09, -0.000_116_07, -0.000_132_53, -0.001_837_14, 3_034.746_127_75, 0.212_526_68, 0.204_691_06],
  Saturn: [9.536_675_94, 0.053_861_79, 2.485_991_87, 49.954_244_23, 92.598_878_31, 113.662_424_48, -0.001_250_6, -0.000_509_91, 0.001_936_09, 1_222.493_622_01, -0.418_972_16, -0.288_677_94],
  Uranus: [19.189_164_64, 0.047_257_44, 0.772_637_83, 313.238_104_51, 170.954_276_3, 74.016_925_03, -0.001_961_76, -4.397e-5, -0.002_429_39, 428.482_027_85, 0.408_052_81, 0.042_405_89],
  Neptune: [30.069_922_76, 0.008_590_48, 1.770_043_47, -55.120_029_69, 44.964_762_27, 131.784_225_74, 0.000_262_91, 5.105e-5, 0.000_353_72, 218.459_453_25, -0.322_414_64, -0.005_086_64],
} as const; // prettier-ignore
/** General precession in longitude. */
const PRECESSION_DEG_PER_CENTURY = 5_029.096_6 / 3600;
const KEPLER_ROUNDS = 12;

/** The heliocentric longitude of date by fixed ellipses that turn slowly. */
function ellipseDeg(elements: readonly number[], t: number): number {
  const [, e = 0, inclination = 0, longitude = 0, perihelion = 0, node = 0] = elements
    .slice(0, 6)
    .map((at, place) => at + (elements[place + 6] ?? 0) * t);
  const mean = signed(longitude - perihelion);
  let eccentric = mean;
  for (let round = 0; round < KEPLER_ROUNDS; round += 1) eccentric = mean + (e * 180 * sin(eccentric)) / Math.PI;
  const anomaly = 2 * atan2(Math.sqrt(1 + e) * sin(eccentric / 2), Math.sqrt(1 - e) * cos(eccentric / 2));
  const fromNode = anomaly + perihelion - node;
  return turn(atan2(sin(fromNode) * cos(inclination), cos(fromNode)) + node + PRECESSION_DEG_PER_CENTURY * t);
}

function heliocentricRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const birth of BIRTHS.filter(({ year }) => year >= 1800 && year <= 2050)) {
    const { planets, metadata } = answered(western.heliocentric, birth, sky);
    const { centuries } = instantOf(metadata);
    for (const [name, elements] of Object.entries(ELEMENTS)) {
      const found = planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;
      worst.add(signed(found - ellipseDeg(elements, centuries)));
    }
  }
  return worst.row({
    family: 'longitudes of heliocentric charts',
    source: 'E. M. Standish, JPL: Keplerian elements of the planets, 1800 to 2050',
    unit: 'deg',
    tolerance: 0.2,
    note: 'The elements are good to 600″ for Saturn; a test of the ephemeris holds the library’s positions to 1e-8°',
  });
}

/** Charts that move, turn or leave the Earth, each derived a second time. */
export const secondChartAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  relocationRow(sky),
  draconicRow(sky),
  heliocentricRow(sky),
];
