import { rowAt } from '../vocabulary/cycle.ts';
import type { Lunations } from '../calendar/lunations.ts';
import { EKADASHIS } from './rows-ekadashi.ts';
import type { Observance } from './rules.ts';

/** @source as almanacs print them; by amanta month from Chaitra */
const SANKASHTIS = [
  'Vikata', 'Ekadanta', 'Krishnapingala', 'Gajanana', 'Heramba', 'Vighnaraja',
  'Vakratunda', 'Ganadhipa', 'Akhuratha', 'Lambodara', 'Dwijapriya', 'Bhalachandra',
] as const; // prettier-ignore
const ADHIKA_SANKASHTI = 'Vibhuvana';

/** Names from Sunday. */
const PRADOSHAS = ['Ravi', 'Soma', 'Bhauma', 'Budha', 'Guru', 'Shukra', 'Shani'] as const;

/** Returns the name of a Pradosha by the weekday of its date. @param weekdayIndex 0 = Sunday */
export const pradoshaName = (weekdayIndex: number): string => `${rowAt(PRADOSHAS, weekdayIndex)} Pradosha`;

/** Returns the name of a Sankashti Chaturthi by its month; on a Tuesday it is also Angaraki. @param monthIndex 0 = Chaitra */
export const sankashtiName = (monthIndex: number, isAdhika: boolean, weekdayIndex: number): string =>
  `${isAdhika ? ADHIKA_SANKASHTI : rowAt(SANKASHTIS, monthIndex)} Sankashti${weekdayIndex === 2 ? ' (Angaraki)' : ''}`;

/** Returns the row that names an Ekadashi: by its month, and in a leap month one of two special rows. */
export function ekadashiNameOf(moon: Lunations, tithiNumber: number): Observance {
  const lunation = Math.floor(tithiNumber / 30);
  const { kind, monthIndex } = moon.month(lunation);
  const named = EKADASHIS.find(
    ({ rule }) =>
      rule.basis === 'ekadashi' &&
      rule.tithiIndex === tithiNumber - lunation * 30 &&
      rule.monthIndex === (kind === 'adhika' ? null : monthIndex),
  );
  if (named === undefined) throw new RangeError(`no name for tithi ${tithiNumber}`);
  return named;
}
