import { arcDeg, signIndexOf } from '../core/angle.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Input of the rules of Ashtottari; sidereal longitudes in degrees. */
export type AshtottariFacts = {
  ascendantDeg: number;
  rahuDeg: number;
  planetsDeg: Readonly<Record<Planet, number>>;
  /** True if the Sun was above the horizon: `isDayAt` of the birth. */
  isDayBirth: boolean;
};

export type AshtottariApplicability = {
  applicable: boolean;
  /** Rahu outside the ascendant, in a kendra or trikona from the ascendant's lord. */
  byRahu: boolean;
  /** Birth by day in the waning half of the month, or by night in the waxing one. */
  byPaksha: boolean;
  isDayBirth: boolean;
  isWaxing: boolean;
};

const KENDRAS_AND_TRIKONAS: ReadonlySet<number> = new Set([1, 4, 5, 7, 9, 10]);

/**
 * Decides if Ashtottari applies to a birth. The dasha is computed in any case: schools differ, so the caller decides.
 * @source BPHS ch. 46, vv. 17–18 (Rahu), v. 23 (day and paksha) (Santhanam)
 */
export function ashtottariApplicability({
  ascendantDeg,
  rahuDeg,
  planetsDeg,
  isDayBirth,
}: AshtottariFacts): AshtottariApplicability {
  const ascendantSignIndex = signIndexOf(ascendantDeg);
  const rahuSignIndex = signIndexOf(rahuDeg);
  const lordSignIndex = signIndexOf(planetsDeg[signAt(ascendantSignIndex).lord]);
  const byRahu =
    rahuSignIndex !== ascendantSignIndex && KENDRAS_AND_TRIKONAS.has(countFrom(lordSignIndex, rahuSignIndex, 12));
  const isWaxing = arcDeg(planetsDeg.sun, planetsDeg.moon) < 180;
  const byPaksha = isDayBirth !== isWaxing;
  return { applicable: byRahu || byPaksha, byRahu, byPaksha, isDayBirth, isWaxing };
}
