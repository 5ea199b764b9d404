import type { Interval } from '../panchang/interval.ts';
import type { SeasonBanId } from './season-bans.ts';
import type { MuhurtaCode } from './rules.ts';
import type { Purpose } from './purpose.ts';

/** In which search a fact forbids: in none, in the strict one, in all. */
export type Bars = 'never' | 'strict' | 'always';

/** Something that holds of a time, for or against a purpose; clipped to its sunrise day. */
export type Fact = Interval & {
  code: MuhurtaCode;
  bars: Bars;
  /** Which tithi, star or planet it is about. */
  detail: string | null;
  /** Whether a ranked search ends its windows where it ends. */
  cuts: boolean;
  /** Of a season: when it ends; null where that is not known, or for others. */
  untilJdUt: number | null;
  /** Where it is another than that of its rule. */
  source: string | null;
};

export const TIME_BAN_IDS = [
  'rahu_kaal', 'yamaganda', 'gulika', 'dur_muhurta', 'varjyam', 'vishti', 'kaal_vela', 'sankranti', 'panchaka', 'panchaka_rahita',
] as const; // prettier-ignore
export type TimeBanId = (typeof TIME_BAN_IDS)[number];
export type BanId = SeasonBanId | TimeBanId;

/** 0 = Ashwini, 0 = Aries: the Moon at birth. */
export type MuhurtaPerson = { nakshatraIndex: number; signIndex: number };

export const MUHURTA_MODES = ['strict', 'ranked'] as const;
export type MuhurtaMode = (typeof MUHURTA_MODES)[number];

/** What is asked. */
export type MuhurtaQuestion = {
  purpose: Purpose;
  /** Of a marriage first the bride, then the groom. */
  persons: readonly MuhurtaPerson[];
  mode: MuhurtaMode;
  withLagna: boolean;
  /** What forbids; of the purpose unless the caller says otherwise. */
  bans: readonly BanId[];
  astaPaddingDays: number;
};

type Words = Partial<Pick<Fact, 'bars' | 'detail' | 'cuts' | 'untilJdUt' | 'source'>>;

/** A fact within a day, or nothing where they do not meet. */
export function factsWithin(
  day: Interval,
  { startJdUt, endJdUt }: Interval,
  code: MuhurtaCode,
  words: Words = {},
): Fact[] {
  const from = Math.max(day.startJdUt, startJdUt);
  const until = Math.min(day.endJdUt, endJdUt);
  if (from >= until) return [];
  const { bars = 'never', detail = null, cuts = false, untilJdUt = null, source = null } = words;
  return [{ startJdUt: from, endJdUt: until, code, bars, detail, cuts, untilJdUt, source }];
}
