import { printedNextReach } from '../core/printed.ts';
import { sunrisesWithin } from './choice.ts';
import type { ObservanceSky } from './observance-sky.ts';
import type { KeptOn } from './observances-between.ts';
import type { RuleBasis } from './rules.ts';
import { starSpansIn } from './star-rules.ts';

/** Remarks about a day, besides its rule. */
export const NOTES = [
  'rohini_at_nishitha', 'bhadra_ends', 'ghatasthapana_at_abhijit', 'kshaya_month', 'kshaya_tithi', 'vriddhi_tithi',
] as const; // prettier-ignore
export type NoteCode = (typeof NOTES)[number];

/** `jdUt` is set for a note about an instant. */
export type Note = { code: NoteCode; jdUt: number | null };

const ROHINI_INDEX = 3;
/** Bhadra, the karana Vishti, is the first half of the full moon's tithi. */
const BHADRA_ENDS_DEG = 174;

const OF_TITHIS: readonly RuleBasis[] = ['tithi', 'ekadashi', 'holika', 'vijayadashami', 'govardhan'];

const note = (code: NoteCode, jdUt: number | null = null): Note => ({ code, jdUt });

function remarkOf(sky: ObservanceSky, { observance, dayCount, span, window }: KeptOn): Note[] {
  switch (observance.remark) {
    case 'rohini': {
      const nishitha = sky.days.kalaOn(dayCount, 'nishitha');
      const stars = starSpansIn(sky, ROHINI_INDEX, { fromDayCount: dayCount, toDayCount: dayCount });
      const runs = stars.some(
        (star) => nishitha !== null && star.startJdUt < nishitha.endJdUt && star.endJdUt > nishitha.startJdUt,
      );
      return runs ? [note('rohini_at_nishitha')] : [];
    }
    case 'bhadra': {
      const ends = printedNextReach(sky.angles.elongation, BHADRA_ENDS_DEG, span.startJdUt);
      return ends > sky.days.at(dayCount).riseJdUt ? [note('bhadra_ends', ends)] : [];
    }
    case 'abhijit':
      return window === null ? [note('ghatasthapana_at_abhijit')] : [];
    default:
      return [];
  }
}

/**
 * Returns the remarks about a day: the end of Bhadra, in which no rite is begun; Rohini in the night of Krishna's
 * birth, which makes it Jayanti; a tithi or month that the calendar skips or repeats.
 * @source Dharmasindhu, second parichchheda
 */
export function notesOf(sky: ObservanceSky, kept: KeptOn): Note[] {
  const remarks = remarkOf(sky, kept);
  if (!OF_TITHIS.includes(kept.rule.basis)) return remarks;
  const sunrises = sunrisesWithin(sky.days, kept.span).length;
  const tithi = sunrises === 0 ? [note('kshaya_tithi')] : sunrises === 2 ? [note('vriddhi_tithi')] : [];
  const month = sky.moon.monthAt(kept.span.startJdUt).kind === 'kshaya' ? [note('kshaya_month')] : [];
  return [...remarks, ...tithi, ...month];
}
