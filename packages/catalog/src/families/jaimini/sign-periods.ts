import { isoAt } from '@graha/astro-engine/core/moment';
import type { YearClock } from '@graha/astro-engine/dasha/years';
import { z } from 'zod';
import { birthRequest, type Moment } from '../../request/birth.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { presentSign, rounded } from '../../wire/present-placement.ts';
import { Ages, bornIf, DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS } from '../dasha/birth.ts';
import { agesBetween } from '../dasha/present.ts';
import { PERIOD } from '../dasha/schemas.ts';
import { Instant } from '../panchang/almanac.ts';

const { sign, sign_number, sign_lord } = IN_SIGN;
export const SPAN = {
  sign: sign.describe('Sign of the zodiac.'),
  sign_number,
  sign_lord: sign_lord.describe('Planet that rules the sign.'),
  from_age: z.number().min(0).describe('Age in years at which it begins.'),
  start_at: Instant,
  end_at: Instant,
  age_from: PERIOD.age_from,
  age_to: PERIOD.age_to,
};
export const SubPeriod = z.strictObject(SPAN).meta({ id: 'SignAntardasha', description: 'One of twelve equal parts.' });

export const Seed = z
  .strictObject({
    sign: sign.describe('Sign of the zodiac.'),
    sign_number,
    sign_lord: sign_lord.describe('Planet that rules the sign.'),
  })
  .describe('Sign of the first period.');

export const SignDashaRequest = birthRequest([...DASHA_SETTINGS, 'node_mode'], {
  settings: OWN_DASHA_SETTINGS,
  members: { depth: depthUpTo(2), ages: Ages },
});

type SignPeriod = { signIndex: number; years: number; fromAgeYears: number };

/** Presents periods of signs, each with its twelve equal parts if they are asked for, and with ages if they are. */
export function presentSignPeriods<Of extends SignPeriod>({
  periods,
  partsOf,
  years: clockOfYears,
  moment,
  ages,
}: {
  periods: readonly Of[];
  partsOf: ((signIndex: number) => readonly number[]) | null;
  years: YearClock;
  moment: Moment;
  ages: boolean;
}) {
  const { bornJdUt } = bornIf(ages, moment);
  const at = (years: number): string => isoAt(clockOfYears(years), moment.clock);
  const agesOf = (from: number, to: number) =>
    bornJdUt === undefined ? {} : agesBetween(clockOfYears(from), clockOfYears(to), bornJdUt);
  return periods.map((period) => {
    const { signIndex, years, fromAgeYears } = period;
    const ageAt = (twelfth: number): number => fromAgeYears + (years * twelfth) / 12;
    const start_at = at(fromAgeYears);
    let partStartAt = start_at; // Each begins with the printed end of the one before.
    const antardashas = partsOf?.(signIndex).map((part, index) => {
      const [own_start, end_at] = [partStartAt, at(ageAt(index + 1))];
      partStartAt = end_at;
      const { sign, sign_number, sign_lord } = presentSign(part); // Spreading 276 rows takes longer than their dates.
      const own = { sign, sign_number, sign_lord, from_age: rounded(ageAt(index)), start_at: own_start, end_at };
      return Object.assign(own, agesOf(ageAt(index), ageAt(index + 1)));
    });
    const end_at = antardashas === undefined ? at(fromAgeYears + years) : partStartAt;
    const whole = agesOf(fromAgeYears, fromAgeYears + years);
    const own = { ...presentSign(signIndex), from_age: rounded(fromAgeYears), start_at, end_at, ...whole, years };
    return { period, own, antardashas: antardashas ?? null };
  });
}
