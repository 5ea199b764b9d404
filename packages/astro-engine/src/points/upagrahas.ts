import { normalizeDeg } from '../core/angle.ts';
import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { daylightOf, nightOf, type PanchangDay } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';

/** Points without a body that are counted from the Sun. */
export const DHUMA_GROUP = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type DhumaPoint = (typeof DHUMA_GROUP)[number];

/**
 * Returns Dhuma and the four points derived from it.
 * @param sunDeg sidereal longitude of the Sun
 * @source BPHS ch. 3, vv. 61–64; Upaketu is always 30° behind the Sun
 * @accuracy exact
 */
export function dhumaGroupOf(sunDeg: number): Record<DhumaPoint, number> {
  const dhuma = normalizeDeg(sunDeg + 133 + 1 / 3);
  const vyatipata = normalizeDeg(360 - dhuma);
  const parivesha = normalizeDeg(vyatipata + 180);
  const indrachapa = normalizeDeg(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalizeDeg(indrachapa + 16 + 2 / 3) };
}

/** Sons of the planets: each rises in the eighth of day or night that belongs to its lord. */
export const KAALA_GROUP = {
  kaala: 'sun',
  mrityu: 'mars',
  artha_prahara: 'mercury',
  yamaghantaka: 'jupiter',
  gulika: 'saturn',
} as const satisfies Record<string, Planet>;
export type KaalaPoint = keyof typeof KAALA_GROUP;

/** The moment of the eighth that counts. */
export const EIGHTH_MOMENTS = ['start', 'middle', 'end'] as const;
export type EighthMoment = (typeof EIGHTH_MOMENTS)[number];

/** Middle or end of Saturn’s eighth, or a fixed ghati of the weekday (Phaladeepika). */
export const MANDI_METHODS = ['middle', 'end', 'ghatis'] as const;
export type MandiMethod = (typeof MANDI_METHODS)[number];

/** Ghati of Mandi, of thirty parts of the day, from Sunday; a night starts at the fifth weekday. @source Phaladeepika ch. 25 */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const;
/** The night begins with the lord of the fifth weekday. */
const NIGHT_SHIFT = 4;
const SHARE_OF_EIGHTH: Readonly<Record<EighthMoment, number>> = { start: 0, middle: 0.5, end: 1 };

/** Day or night of a birth, with the weekday whose lord has its first eighth. */
export type HalfDay = Interval & { isDay: boolean; firstWeekdayIndex: number };

/**
 * Returns the day from sunrise to sunset or the night from sunset to sunrise that contains an instant.
 * @returns null if the Sun does not rise or set
 */
export function halfDayAt(day: PanchangDay, jdUt: number): HalfDay | null {
  const isDay = day.sunsetJdUt === null || jdUt < day.sunsetJdUt;
  const half = isDay ? daylightOf(day) : nightOf(day);
  if (half === null) return null;
  return { ...half, isDay, firstWeekdayIndex: (day.weekdayIndex + (isDay ? 0 : NIGHT_SHIFT)) % 7 };
}

/**
 * Returns the eighth of a planet: the lords in the order of the weekdays, and after Saturn one without a lord.
 * @returns 1 to 8
 */
export const eighthNumberOf = (lord: Planet, firstWeekdayIndex: number): number =>
  ((PLANETS.indexOf(lord) - firstWeekdayIndex + 8) % 8) + 1;

/** Returns the instant in its eighth at which a lord’s point rises, Julian Day in UT. */
export function eighthMomentOf(lord: Planet, half: HalfDay, moment: EighthMoment): number {
  const eighths = eighthNumberOf(lord, half.firstWeekdayIndex) - 1 + SHARE_OF_EIGHTH[moment];
  return half.startJdUt + ((half.endJdUt - half.startJdUt) * eighths) / 8;
}

/** Returns the instant at which Mandi rises, Julian Day in UT. */
export function mandiMomentOf(half: HalfDay, method: MandiMethod): number {
  if (method !== 'ghatis') return eighthMomentOf('saturn', half, method);
  return half.startJdUt + ((half.endJdUt - half.startJdUt) * rowAt(MANDI_GHATIS, half.firstWeekdayIndex)) / 30;
}

/** Returns the sidereal ascendant of a place at an instant, degrees. All these points are ascendants. */
export const ascendantDegAt = (sky: Ephemeris, jdUt: number, place: GeoPlace, ayanamsa: Ayanamsa): number =>
  normalizeDeg(sky.houses('whole_sign', jdUt, place).ascendantDeg - sky.ayanamsaDeg(ayanamsa, jdUt));
