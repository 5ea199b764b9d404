import type { AlmanacDayOf } from '@graha/astro-engine/calendar/side-by-side';
import { almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { presentMonthNames } from './calendar.ts';
import { type DifferenceSpeech, ENGLISH, type SpokenMonth } from './difference-speech.ts';

/** Differences of almanacs from the sky, and the sentences on them. */

const MINUTES_PER_DAY = 1440;
const SAME_MINUTES = 1;

export const isOff = (days: number): boolean => Math.abs(days) * MINUTES_PER_DAY >= SAME_MINUTES;

type Both = { own: AlmanacDayOf; sky: AlmanacDayOf; speech: DifferenceSpeech };

function tithiClause({ own, sky, speech }: Both): string | null {
  if (own.tithi.index !== sky.tithi.index) return speech.tithi(tithiAt(own.tithi.index), tithiAt(sky.tithi.index));
  const days = own.tithi.endJdUt - sky.tithi.endJdUt;
  return isOff(days) ? speech.tithiEnds(days) : null;
}

function monthClause({ own, sky, speech }: Both): string | null {
  const namesOf = ({ lunarMonth, purnimantaMonthIndex }: AlmanacDayOf) =>
    presentMonthNames(lunarMonth, purnimantaMonthIndex);
  const [mine, theirs] = [namesOf(own), namesOf(sky)];
  if (mine.name === theirs.name && mine.kind === theirs.kind) return null;
  const spoken = ({ name, lost_name: absorbs }: typeof mine): SpokenMonth => ({ name, absorbs });
  const isShifted = mine.kind === 'normal' && theirs.kind === 'normal';
  return speech.month(spoken(mine), spoken(theirs), isShifted ? 'sign' : mine.kind);
}

function solarClause({ own: { solar, solarBySky }, speech }: Both): string | null {
  if (solar === null || solarBySky === null) return null;
  if (solar.signIndex === solarBySky.signIndex && solar.dayNumber === solarBySky.dayNumber) return null;
  const days = solar.sankrantiJdUt - solarBySky.sankrantiJdUt;
  const isEntry = solar.signIndex === solarBySky.signIndex && isOff(days);
  return speech.solarDate(
    [solar.dayNumber, solar.name],
    [solarBySky.dayNumber, solarBySky.name],
    isEntry ? { sign: signAt(solar.signIndex), days } : null,
  );
}

/**
 * Returns one sentence on the differences of an almanac's day from the sky's, with their reasons; null if there are
 * none.
 */
export function differenceText(
  own: AlmanacDayOf,
  sky: AlmanacDayOf,
  speech: DifferenceSpeech = ENGLISH,
): string | null {
  const both = { own, sky, speech };
  const isOfText = almanacRowOf(own.id).sky !== 'drik';
  const clauses = [...(isOfText ? [monthClause(both), tithiClause(both)] : []), solarClause(both)];
  const said = clauses.filter((clause) => clause !== null);
  return said.length === 0 ? null : speech.sentence(said);
}
