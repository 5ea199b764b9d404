import { type Ayanamsa, HORIZON_RULES, type HorizonRule, HOUSE_SYSTEMS, NAMED_AYANAMSAS } from '../core/ephemeris.ts';
import { YEAR_LENGTHS_DAYS } from '../dasha/years.ts';
import type { NodeMode } from '../sky/placements.ts';

/** Conventions on which two programs may differ, each with every choice that the product offers. */

export const HOUSE_DIVISIONS = [
  'whole_sign',
  'sripati',
  'placidus',
  'equal',
  'equal_middle',
  ...HOUSE_SYSTEMS,
] as const;
export type HouseDivision = (typeof HOUSE_DIVISIONS)[number];

/** One choice for every convention. */
export type Convention = {
  zodiac: Ayanamsa | 'tropical';
  /** `mean`: an ayanamsa without nutation is subtracted from apparent longitudes, which then keep the nutation. */
  equinox: 'true' | 'mean';
  observer: 'geocentric' | 'topocentric';
  node: NodeMode;
  sunrise: HorizonRule;
  yearLengthDays: number;
  houses: HouseDivision;
  /** The point whose nakshatra and pada are shown. */
  star: 'moon' | 'lagna';
  /** The instant of the tithi. */
  tithiAt: 'birth' | 'sunrise';
};

export type Axis = keyof Convention;

/**
 * A choice of a convention. `bits` measures the rarity of a program that differs in it: one more bit is half as likely.
 * The numbers are estimates from public reports, and only their order matters.
 */
export type Choice<A extends Axis = Axis> = { value: Convention[A]; bits: number };

const RARE_BITS = 8;

const AYANAMSA_BITS: Partial<Record<Ayanamsa, number>> = {
  lahiri: 2, raman: 4, krishnamurti: 4, true_citra: 4.5, fagan_bradley: 5, true_pushya: 5.5, yukteshwar: 5.5,
}; // prettier-ignore
const HOUSE_BITS: Partial<Record<HouseDivision, number>> = {
  whole_sign: 2, sripati: 2.5, placidus: 3, equal: 4, equal_middle: 5, porphyry: 5, koch: 6,
}; // prettier-ignore
const YEAR_BITS: Readonly<Record<number, number>> = { 365.25: 2, 365.2425: 3, 365.256_364: 3.5, 360: 4 };
const SUNRISE_BITS: Readonly<Record<HorizonRule, number>> = {
  almanac: 2, standard_air: 3, geometric: 3, disc_centre: 3,
}; // prettier-ignore

/** Every choice of every convention. */
export const CHOICES: { readonly [A in Axis]: readonly Choice<A>[] } = {
  zodiac: [
    { value: 'tropical', bits: 4 },
    ...NAMED_AYANAMSAS.map((value) => ({ value, bits: AYANAMSA_BITS[value] ?? RARE_BITS })),
  ],
  equinox: [
    { value: 'true', bits: 2 },
    { value: 'mean', bits: 6 },
  ],
  observer: [
    { value: 'geocentric', bits: 2 },
    { value: 'topocentric', bits: 6 },
  ],
  node: [
    { value: 'mean', bits: 2 },
    { value: 'true', bits: 2 },
  ],
  sunrise: HORIZON_RULES.map((value) => ({ value, bits: SUNRISE_BITS[value] })),
  yearLengthDays: YEAR_LENGTHS_DAYS.map((value) => ({ value, bits: YEAR_BITS[value] ?? RARE_BITS })),
  houses: [...new Set(HOUSE_DIVISIONS)].map((value) => ({ value, bits: HOUSE_BITS[value] ?? RARE_BITS })),
  star: [
    { value: 'moon', bits: 2 },
    { value: 'lagna', bits: 5 },
  ],
  tithiAt: [
    { value: 'birth', bits: 2 },
    { value: 'sunrise', bits: 3 },
  ],
};

// Safe: the keys of the table itself.
export const AXES = Object.keys(CHOICES) as Axis[];

/** Returns the bits of a choice; those of a rare one if the table lacks it, such as a custom ayanamsa. */
export const bitsOf = (axis: Axis, value: Convention[Axis]): number =>
  CHOICES[axis].find((choice) => choice.value === value)?.bits ?? RARE_BITS;
