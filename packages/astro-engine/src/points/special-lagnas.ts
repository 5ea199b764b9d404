import { arcDeg, normalizeDeg, signIndexOf } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { Graha, Planet } from '../vocabulary/grahas.ts';
import { type Modality, signAt } from '../vocabulary/signs.ts';

/** Ascendants that move faster than the rising degree, from the Sun at sunrise. */
export type SunriseLagnas = { bhava: number; hora: number; ghati: number; pranapada: number };

const MINUTES_PER_DAY = 1440;
/** Degrees a minute of time. */
const DEG_PER_MINUTE = { bhava: 1 / 4, hora: 1 / 2, ghati: 5 / 4, pranapada: 5 } as const;
/** Start of Pranapada, from the Sun, by the modality of his sign. */
const PRANAPADA_SHIFT_DEG: Readonly<Record<Modality, number>> = { movable: 0, fixed: 240, dual: 120 };

/**
 * Returns Bhava, Hora and Ghati lagna, and Pranapada.
 * @param sunDeg sidereal longitude of the Sun at birth
 * @param sunAtSunriseDeg the same at the sunrise before it
 * @param sinceSunriseDays from that sunrise to the birth
 * @source BPHS ch. 4, vv. 18–28 (the three), ch. 3, vv. 71–74 (Pranapada)
 * @accuracy 1 s of sunrise is 1.25′ of Ghati lagna and 5′ of Pranapada
 */
export function sunriseLagnasOf(sunDeg: number, sunAtSunriseDeg: number, sinceSunriseDays: number): SunriseLagnas {
  const minutes = sinceSunriseDays * MINUTES_PER_DAY;
  const shiftDeg = PRANAPADA_SHIFT_DEG[signAt(signIndexOf(sunDeg)).modality];
  return {
    bhava: normalizeDeg(sunAtSunriseDeg + minutes * DEG_PER_MINUTE.bhava),
    hora: normalizeDeg(sunAtSunriseDeg + minutes * DEG_PER_MINUTE.hora),
    ghati: normalizeDeg(sunAtSunriseDeg + minutes * DEG_PER_MINUTE.ghati),
    pranapada: normalizeDeg(sunDeg + minutes * DEG_PER_MINUTE.pranapada + shiftDeg),
  };
}

const KALAS: Readonly<Record<Planet, number>> = { sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 }; // prettier-ignore

type Places = Pick<Chart<Graha>, 'ascendant' | 'placements'>;

/** Returns the ascendant advanced by the Moon's elapsed share of her star. @source BPHS (Sudasa), as Jagannatha Hora has it */
export function sreeLagnaDegOf({ ascendant, placements }: Places): number {
  const stars = (placements.moon.longitudeDeg * 27) / 360;
  return normalizeDeg(ascendant.longitudeDeg + 360 * (stars - Math.floor(stars)));
}

/**
 * Indu lagna: kalas of the lords of the ninth from the ascendant and from the Moon, counted from her sign, at her degree.
 * @source Uttara Kalamrita 4.27
 */
export function induLagnaDegOf({ ascendant, placements: { moon } }: Places): number {
  const ninthLordFrom = (signIndex: number) => signAt(signIndex + 8).lord;
  const kalas = KALAS[ninthLordFrom(ascendant.signIndex)] + KALAS[ninthLordFrom(moon.signIndex)];
  const count = kalas % 12 === 0 ? 12 : kalas % 12;
  return normalizeDeg(moon.longitudeDeg + (count - 1) * 30);
}

/** Returns Bhrigu bindu, the midpoint of the arc from Rahu forward to the Moon. */
export const bhriguBinduDegOf = ({ placements: { rahu, moon } }: Places): number =>
  normalizeDeg(rahu.longitudeDeg + arcDeg(rahu.longitudeDeg, moon.longitudeDeg) / 2);
