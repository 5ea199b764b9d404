import { RADIANS_PER_DEG } from '../core/angle.ts';

const J2000_JD = 2_451_545;

/** Multiples of D, M, M', F and Ω, and the coefficients of the sine: 0.0001″, and 0.0001″ a century. */
const TERMS = [
  [0, 0, 0, 0, 1, -171_996, -174.2], [-2, 0, 0, 2, 2, -13_187, -1.6], [0, 0, 0, 2, 2, -2274, -0.2], [0, 0, 0, 0, 2, 2062, 0.2],
  [0, 1, 0, 0, 0, 1426, -3.4], [0, 0, 1, 0, 0, 712, 0.1], [-2, 1, 0, 2, 2, -517, 1.2], [0, 0, 0, 2, 1, -386, -0.4],
  [0, 0, 1, 2, 2, -301, 0], [-2, -1, 0, 2, 2, 217, -0.5], [-2, 0, 1, 0, 0, -158, 0], [-2, 0, 0, 2, 1, 129, 0.1], [0, 0, -1, 2, 2, 123, 0],
] as const; // prettier-ignore

/**
 * Returns the nutation in longitude, degrees: the part by which the true equinox is ahead of the mean one.
 * @param jdUt Julian Day; universal and terrestrial time give the same
 * @source Meeus, Astronomical Algorithms, 2nd edition, table 22.A, the terms above 0.01″
 * @accuracy 0.05″
 */
export function nutationDeg(jdUt: number): number {
  const t = (jdUt - J2000_JD) / 36_525;
  const angles = [
    297.850_36 + 445_267.111_48 * t,
    357.527_72 + 35_999.050_34 * t,
    134.962_98 + 477_198.867_398 * t,
    93.271_91 + 483_202.017_538 * t,
    125.044_52 - 1934.136_261 * t,
  ];
  const sum = TERMS.reduce<number>((total, [d, m, moon, f, node, size, growth]) => {
    const argument = [d, m, moon, f, node].reduce<number>(
      (deg, factor, index) => deg + factor * (angles[index] ?? 0),
      0,
    );
    return total + (size + growth * t) * Math.sin(argument * RADIANS_PER_DEG);
  }, 0);
  return sum / 10_000 / 3600;
}
