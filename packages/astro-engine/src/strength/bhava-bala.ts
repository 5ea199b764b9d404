import { degreeInSign, signIndexOf } from '../core/angle.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import type { Shadbala, ShadbalaSky } from './shadbala.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';

export type BhavaStrength = {
  houseNumber: number;
  /** Sidereal longitude of the middle of the house. */
  middleDeg: number;
  lord: Planet;
  /** Shadbala of the lord, virupas; null if the Sun does not rise or set. */
  lordVirupas: number | null;
  dig: number;
  drik: number;
  total: number | null;
  rupas: number | null;
};

/** House in which each class of sign is strongest: men in the 1st, water in the 4th, insects in the 7th, beasts in the 10th. */
type SignClass = 'nara' | 'jala' | 'keeta' | 'chatushpada';
const STRONG_HOUSE: Readonly<Record<SignClass, number>> = { nara: 1, jala: 4, keeta: 7, chatushpada: 10 };

const SIGN_CLASSES: readonly (SignClass | readonly [SignClass, SignClass])[] = [
  'chatushpada',
  'chatushpada',
  'nara',
  'jala',
  'chatushpada',
  'nara',
  'nara',
  'keeta',
  ['nara', 'chatushpada'],
  ['chatushpada', 'jala'],
  'nara',
  'jala',
];

function classAt(siderealDeg: number): SignClass {
  const found = SIGN_CLASSES[signIndexOf(siderealDeg)] ?? 'nara';
  if (typeof found === 'string') return found;
  return degreeInSign(siderealDeg) < 15 ? found[0] : found[1];
}

function digOf(houseNumber: number, middleDeg: number): number {
  const fromStrong = Math.abs(houseNumber - STRONG_HOUSE[classAt(middleDeg)]);
  return 60 - 10 * Math.min(fromStrong, 12 - fromStrong);
}

/**
 * Computes the strength of the twelve houses (bhava bala): of the lord, of direction, and of the aspects on the middle
 * of the house.
 * @param middlesDeg twelve sidereal longitudes, Sripati: the angles, and each quadrant cut in three
 * @returns virupas, 60 to a rupa; totals are null if the Sun does not rise or set
 * @source B.V. Raman, Graha and Bhava Balas; aspects of Jupiter and Mercury count in full, the others by a quarter
 */
export function bhavaBalaOf(
  middlesDeg: readonly number[],
  { chart: { placements } }: Pick<ShadbalaSky, 'chart'>,
  { planets, benefics }: Shadbala,
): readonly BhavaStrength[] {
  return middlesDeg.map((middleDeg, index) => {
    const houseNumber = index + 1;
    const { lord } = signAt(signIndexOf(middleDeg));
    const drik = PLANETS.reduce((sum, planet) => {
      const virupas = sphutaDrishti(planet, placements[planet].longitudeDeg, middleDeg);
      const share = planet === 'jupiter' || planet === 'mercury' ? virupas : virupas / 4;
      return sum + (benefics.includes(planet) ? share : -share);
    }, 0);
    const dig = digOf(houseNumber, middleDeg);
    const lordVirupas = planets[lord].total;
    const total = lordVirupas === null ? null : lordVirupas + dig + drik;
    return { houseNumber, middleDeg, lord, lordVirupas, dig, drik, total, rupas: total === null ? null : total / 60 };
  });
}
