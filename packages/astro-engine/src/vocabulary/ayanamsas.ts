import { AYANAMSA_NUMBERS } from '../core/ayanamsas.ts';
import { type FixedAyanamsa, NAMED_AYANAMSAS } from '../core/ephemeris.ts';
import { AYANAMSAS_BY_EPOCH } from './ayanamsas-by-epoch.ts';
import { AYANAMSAS_BY_POINT, type FixedPoint } from './ayanamsas-by-point.ts';

/** Definition of an ayanamsa, with its author and users. */
export type AyanamsaDefinition = {
  definition: string;
  author: string;
  usedBy: string;
  /** Mean value at an epoch, Julian Day in TT (for ancient ones UT); null if a point is kept instead. */
  epoch: { jd: number; deg: number } | null;
  /** The point kept at a sidereal longitude. */
  point: { name: FixedPoint; longitudeDeg: number } | null;
};

/** An ayanamsa with its name here and its number in Swiss Ephemeris. */
export type AyanamsaRow = AyanamsaDefinition & { name: FixedAyanamsa; number: number };

const DEFINITIONS: Readonly<Record<FixedAyanamsa, AyanamsaDefinition>> = {
  ...AYANAMSAS_BY_EPOCH,
  ...AYANAMSAS_BY_POINT,
};

/** All ayanamsas by their numbers, 0 to 46. @accuracy a test derives each value from its definition, to 0.01° */
export const AYANAMSA_ROWS: readonly AyanamsaRow[] = NAMED_AYANAMSAS.map((name) => ({
  name,
  number: AYANAMSA_NUMBERS[name],
  ...DEFINITIONS[name],
}));
