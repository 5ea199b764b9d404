import type { Graha } from '../../vocabulary/grahas.ts';
import type { PrintedAngle } from './angle.ts';
import type { PrintedNumber } from './printed.ts';
import type { PrintedDays } from './time.ts';

/** A value that the other program shows. `key` is its member in the request: `moon`, `houses.mars`. */
export type Shown = { key: string } & (
  | { kind: 'longitude'; point: Graha | 'lagna'; angle: PrintedAngle }
  | { kind: 'nakshatra'; nakshatraIndex: number }
  | { kind: 'pada'; padaNumber: number }
  | { kind: 'dasha'; lord: Graha; from: PrintedDays }
  | { kind: 'tithi'; tithiIndexes: readonly number[] }
  | { kind: 'sunrise'; clock: PrintedNumber }
  | { kind: 'ayanamsa'; deg: PrintedNumber }
  | { kind: 'house'; graha: Graha; houseNumber: number }
);

export type ShownKind = Shown['kind'];

/** Unit of a difference from a shown value. */
export const UNITS = {
  longitude: 'deg',
  nakshatra: 'nakshatras',
  pada: 'padas',
  dasha: 'days',
  tithi: 'tithis',
  sunrise: 'seconds',
  ayanamsa: 'deg',
  house: 'houses',
} as const satisfies Record<ShownKind, string>;
export type DifferenceUnit = (typeof UNITS)[ShownKind];

/** A computed value beside a shown one: the difference is computed less shown, in the unit of its kind. */
export type Measured = { fits: boolean; difference: number; computed: number };
