import type { SeasonBanId } from './season-bans.ts';

/** One purpose of a muhurta: the table of these is all there is to know of it. Numbers are those that the books print. */
export type Purpose = {
  id: string;
  name: string;
  /** 1 = Ashwini. */
  starNumbers: { good: readonly number[]; middling: readonly number[] };
  /** Quarters of good stars that are left out. */
  barredPadas: readonly { starNumber: number; padaNumber: number }[];
  /** 1 to 15 within each half of the month. */
  tithiNumbers: { shukla: readonly number[]; krishna: readonly number[] };
  /** 0 = Sunday. */
  weekdayIndexes: { good: readonly number[]; middling: readonly number[] };
  /** What Vishti karana does: it forbids, it is a caution, or nothing. */
  vishti: 'barred' | 'caution' | 'ignored';
  /** Which of the 27 yogas forbid: all nine bad ones, the two worst, or none. */
  barredYogas: 'nine' | 'vyatipata_vaidhriti' | 'none';
  /** Seasons that forbid unless the request says otherwise, and seasons that are cautions. */
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
  /** Jupiter from the bride, the Sun from the groom, and Godhuli: of marriages alone. */
  isMarriage: boolean;
  /** What it minds beside the rest: the direction of the weekday (journeys), Panchaka (journeys, building). */
  minds: readonly ('disha_shool' | 'panchaka')[];
  /** Lunar days that are famous for it; months 0 = Chaitra (amanta), tithis 0 to 29 from the new moon. */
  festiveDays: readonly { name: string; monthIndex: number; tithiIndex: number }[];
  /** Where star, tithi and weekday come from. */
  source: string;
};
