import type { AlmanacDayOf } from '@graha/astro-engine/calendar/side-by-side';
import type { LunarMonth } from '@graha/astro-engine/calendar/lunar-month';
import { almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { presentMonthNames } from './calendar.ts';

/** Sentences on the differences of almanacs from the sky. */

const MINUTES_PER_DAY = 1440;
const SAME_MINUTES = 1;

/** Returns a length of time such as "4 h 24 min". */
function lengthOf(days: number): string {
  const minutes = Math.round(Math.abs(days) * MINUTES_PER_DAY);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const laterOrEarlier = (days: number): string => `${lengthOf(days)} ${days > 0 ? 'later' : 'earlier'}`;
export const isOff = (days: number): boolean => Math.abs(days) * MINUTES_PER_DAY >= SAME_MINUTES;
const tithiName = (index: number): string => `${tithiAt(index).paksha} ${tithiAt(index).name}`;

const ONE_INEQUALITY = 'its Moon has one inequality, the sky also evection and variation';

function tithiPart(own: AlmanacDayOf, sky: AlmanacDayOf): string | null {
  if (own.tithi.index !== sky.tithi.index)
    return `at sunrise the tithi is ${tithiName(own.tithi.index)} and by the sky ${tithiName(sky.tithi.index)}, because ${ONE_INEQUALITY}`;
  const days = own.tithi.endJdUt - sky.tithi.endJdUt;
  return isOff(days) ? `the tithi ends ${laterOrEarlier(days)} than by the sky, because ${ONE_INEQUALITY}` : null;
}

const ENTRIES: Readonly<Record<LunarMonth['kind'], string>> = {
  adhika: 'no entry of its Sun into a sign',
  normal: 'one entry of its Sun into a sign',
  kshaya: 'two entries of its Sun into signs',
};

function monthPart(own: AlmanacDayOf, sky: AlmanacDayOf): string | null {
  const [mine, theirs] = [own, sky].map(({ lunarMonth, purnimantaMonthIndex }) =>
    presentMonthNames(lunarMonth, purnimantaMonthIndex),
  );
  if (mine === undefined || theirs === undefined) return null;
  const isSame = mine.name === theirs.name && mine.kind === theirs.kind;
  const named = (names: typeof mine): string =>
    names.lost_name === null ? names.name : `${names.name}, which absorbs ${names.lost_name}`;
  if (isSame) return null;
  const isShifted = mine.kind === 'normal' && theirs.kind === 'normal';
  const reason = isShifted
    ? 'its Sun is in another sign at the new moon'
    : `its two new moons have ${ENTRIES[mine.kind]} between them`;
  return `the month is ${named(mine)} and by the sky ${named(theirs)}, because ${reason}`;
}

function solarPart({ solar, solarBySky }: AlmanacDayOf): string | null {
  if (solar === null || solarBySky === null) return null;
  if (solar.signIndex === solarBySky.signIndex && solar.dayNumber === solarBySky.dayNumber) return null;
  const dates = `the date is ${solar.dayNumber} ${solar.name} and by the sky ${solarBySky.dayNumber} ${solarBySky.name}`;
  const days = solar.sankrantiJdUt - solarBySky.sankrantiJdUt;
  return solar.signIndex === solarBySky.signIndex && isOff(days)
    ? `${dates}, because its Sun enters ${signAt(solar.signIndex).sanskrit} ${laterOrEarlier(days)}`
    : `${dates}, because the month of one has begun and that of the other has not`;
}

/**
 * Returns one sentence on the differences of an almanac's day from the sky's, with their reasons; null if there are
 * none.
 */
export function differenceText(own: AlmanacDayOf, sky: AlmanacDayOf): string | null {
  const isOfText = almanacRowOf(own.id).sky !== 'drik';
  const parts = [...(isOfText ? [monthPart(own, sky), tithiPart(own, sky)] : []), solarPart(own)];
  const said = parts.filter((part) => part !== null).join('; ');
  return said === '' ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
