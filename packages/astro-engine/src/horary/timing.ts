import { signOf } from '../vocabulary/signs.ts';
import type { Modality } from '../vocabulary/signs.ts';
import { type Angularity, angularityOf } from './lilly-tables.ts';
import type { Figure } from './figure.ts';
import type { Application } from './perfection.ts';

export const TIME_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** Units of a degree by the houses of both planets, the stronger first. @source Christian Astrology on the second house; Zadkiel's edition (1852), pp. 117–118 */
const BY_HOUSES: Readonly<Record<Angularity, Readonly<Record<Angularity, TimeUnit>>>> = {
  angular: { angular: 'months', succedent: 'months', cadent: 'months' },
  succedent: { angular: 'months', succedent: 'weeks', cadent: 'weeks' },
  cadent: { angular: 'months', succedent: 'weeks', cadent: 'days' },
};

/** Units by the sign and the house of the planet that applies; the last is months or years. @source Christian Astrology on marriage; Zadkiel's edition (1852), pp. 190–191 */
const BY_SIGN: Readonly<Record<Modality, Readonly<Record<Angularity, TimeUnit>>>> = {
  movable: { angular: 'days', succedent: 'weeks', cadent: 'months' },
  dual: { angular: 'weeks', succedent: 'months', cadent: 'years' },
  fixed: { angular: 'months', succedent: 'years', cadent: 'years' },
};

export type Timing = { byHouses: TimeUnit; bySign: TimeUnit };

/** Returns the units that a degree of an application stands for, by two of Lilly's rules. */
export function timingOf({ placements }: Figure, { planet, to }: Pick<Application, 'planet' | 'to'>): Timing {
  const [one, other] = [planet, to].map((of) => angularityOf(placements[of].countedHouseNumber)) as [
    Angularity,
    Angularity,
  ]; // Safe: two planets.
  return { byHouses: BY_HOUSES[one][other], bySign: BY_SIGN[signOf(placements[planet].longitudeDeg).modality][one] };
}
