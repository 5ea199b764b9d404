import type { SutakRule } from '../events/sutak.ts';

/** Rule for the times of a ban. Months 0 = Chaitra (amanta), tithis 0 to 29 from the new moon, signs 0 = Aries. */
export type SeasonRule =
  | { kind: 'leap_month' }
  | { kind: 'months_outside'; monthIndexes: readonly number[] }
  | { kind: 'months_within'; monthIndexes: readonly number[] }
  | {
      kind: 'tithis';
      from: { monthIndex: number; tithiIndex: number };
      to: { monthIndex: number; tithiIndex: number };
    }
  | { kind: 'sun_in_signs'; signIndexes: readonly number[] }
  | { kind: 'jupiter_in_sign'; signIndex: number }
  | { kind: 'sutak'; rule: SutakRule }
  | { kind: 'eclipse_days'; daysAfter: number }
  | { kind: 'near_sun'; body: 'jupiter' | 'venus'; directDeg: number; retrogradeDeg: number };

/**
 * Seasons that forbid purposes, as data.
 * @source Dharmasindhu and Muhurta Chintamani; the orbs of setting planets and the months of house entries fit the windows
 * that DrikPanchang prints for 2025
 */
export const SEASON_BANS = {
  adhika: { kind: 'leap_month' },
  kharmas: { kind: 'sun_in_signs', signIndexes: [8, 11] },
  chaturmas: { kind: 'tithis', from: { monthIndex: 3, tithiIndex: 10 }, to: { monthIndex: 7, tithiIndex: 10 } },
  chaturmas_months: { kind: 'months_within', monthIndexes: [4, 5, 6] },
  griha_months: { kind: 'months_outside', monthIndexes: [1, 2, 7, 8, 10, 11] },
  pitru_paksha: { kind: 'tithis', from: { monthIndex: 5, tithiIndex: 15 }, to: { monthIndex: 5, tithiIndex: 29 } },
  holashtak: { kind: 'tithis', from: { monthIndex: 11, tithiIndex: 7 }, to: { monthIndex: 11, tithiIndex: 14 } },
  guru_asta: { kind: 'near_sun', body: 'jupiter', directDeg: 11, retrogradeDeg: 11 },
  shukra_asta: { kind: 'near_sun', body: 'venus', directDeg: 6, retrogradeDeg: 8 },
  simhastha: { kind: 'jupiter_in_sign', signIndex: 4 },
  dakshinayana: { kind: 'sun_in_signs', signIndexes: [3, 4, 5, 6, 7, 8] },
  sutak: { kind: 'sutak', rule: 'prahara' },
  sutak_fixed: { kind: 'sutak', rule: 'fixed' },
  eclipse_day: { kind: 'eclipse_days', daysAfter: 0 },
  after_eclipse: { kind: 'eclipse_days', daysAfter: 3 },
} as const satisfies Record<string, SeasonRule>;

export type SeasonBanId = keyof typeof SEASON_BANS;
// Safe: the keys of the table itself.
export const SEASON_BAN_IDS = Object.keys(SEASON_BANS) as SeasonBanId[];
