import type { SeasonBanId } from './season-bans.ts';

/** A purpose of a muhurta. Its table is complete; numbers are those of the books. */
export type Purpose = {
  id: string;
  name: string;
  /** 1 = Ashwini. */
  starNumbers: { good: readonly number[]; middling: readonly number[] };
  /** Padas of good stars that are left out. */
  barredPadas: readonly { starNumber: number; padaNumber: number }[];
  /** 1 to 15 within each half of the month. */
  tithiNumbers: { shukla: readonly number[]; krishna: readonly number[] };
  /** 0 = Sunday. */
  weekdayIndexes: { good: readonly number[]; middling: readonly number[] };
  /** Effect of Vishti karana: it forbids, it is a caution, or it has none. */
  vishti: 'barred' | 'caution' | 'ignored';
  /** The yogas (of 27) that forbid: all nine bad ones, the two worst, or none. */
  barredYogas: 'nine' | 'vyatipata_vaidhriti' | 'none';
  /** Default bans of seasons, then seasons that are cautions. */
  bans: readonly SeasonBanId[];
  cautions: readonly SeasonBanId[];
  /** Whether the birth star itself is avoided. */
  avoidsJanma: boolean;
  /** Rising signs, 0 = Aries, and houses that must be empty. */
  lagna: {
    bestSignIndexes: readonly number[];
    goodSignIndexes: readonly number[];
    weakSignIndexes: readonly number[];
    emptyHouses: readonly number[];
  };
  /** True for a marriage: Jupiter from the bride, the Sun from the groom, and Godhuli apply. */
  isMarriage: boolean;
  /** Further checks: the direction of the weekday (journeys), Panchaka (journeys, building). */
  minds: readonly ('disha_shool' | 'panchaka')[];
  /** Famous lunar days for it; months 0 = Chaitra (amanta), tithis 0 to 29 from the new moon. */
  festiveDays: readonly { name: string; monthIndex: number; tithiIndex: number }[];
  /** Source of star, tithi and weekday. */
  source: string;
};
