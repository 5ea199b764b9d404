import type { Interval } from '../panchang/interval.ts';
import type { SeasonBanId } from './season-bans.ts';
import type { MuhurtaCode } from './rules.ts';
import type { Purpose } from './purpose.ts';

/** The searches in which a fact forbids: none, the strict one, or all. */
export type Bars = 'never' | 'strict' | 'always';

/** A property of a time, for or against a purpose; clipped to its sunrise day. The codes are those of a book of rules. */
export type Fact<Code extends string = MuhurtaCode> = Interval & {
  code: Code;
  bars: Bars;
  /** The tithi, star or planet concerned. */
  detail: string | null;
  /** Whether a ranked search ends its windows at its ends. */
  cuts: boolean;
  /** The end of a season; null if it is unknown, and for other facts. */
  untilJdUt: number | null;
  /** Source of the fact, if different from that of its rule. */
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

/** A request. */
export type MuhurtaQuestion = {
  purpose: Purpose;
  /** The bride comes before the groom for a marriage. */
  persons: readonly MuhurtaPerson[];
  mode: MuhurtaMode;
  withLagna: boolean;
  /** Bans in force; the defaults come from the purpose. */
  bans: readonly BanId[];
  astaPaddingDays: number;
};

type Words = Partial<Pick<Fact, 'bars' | 'detail' | 'cuts' | 'untilJdUt' | 'source'>>;

/** Returns a fact clipped to a day, or nothing if they do not meet. */
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
