import { AYANAMSA_NUMBERS } from '../core/ayanamsas.ts';
import { type FixedAyanamsa, NAMED_AYANAMSAS } from '../core/ephemeris.ts';
import type { AyanamsaDefinition } from './ayanamsa-definition.ts';
import { AYANAMSAS_BY_EPOCH } from './ayanamsas-by-epoch.ts';
import { AYANAMSAS_BY_POINT } from './ayanamsas-by-point.ts';

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
