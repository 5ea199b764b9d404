import { signIndexOf } from '../core/angle.ts';
import type { Interval } from '../panchang/interval.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { printedSpanAt } from '../core/printed.ts';
import type { GrowingAngle } from '../core/search.ts';
import { rowAt } from '../vocabulary/cycle.ts';

/** The twelve lunar months, Chaitra first. */
export const LUNAR_MONTHS = [
  'Chaitra', 'Vaishakha', 'Jyeshtha', 'Ashadha', 'Shravana', 'Bhadrapada',
  'Ashvina', 'Kartika', 'Margashirsha', 'Pausha', 'Magha', 'Phalguna',
] as const; // prettier-ignore

/** Normal (nija); adhika if the Sun enters no sign in it; kshaya if he enters two signs and one name is lost. */
export type LunarMonthKind = 'normal' | 'adhika' | 'kshaya';

export type LunarMonth = Interval & {
  /** 0 = Chaitra. An adhika month has the index of the normal month that follows it. */
  monthIndex: number;
  kind: LunarMonthKind;
  /** The lost name of a kshaya month; null in every other month. */
  lostMonthIndex: number | null;
};

const KINDS: readonly LunarMonthKind[] = ['adhika', 'normal', 'kshaya'];

/** @param monthIndex any whole number; 0 and 12 are Chaitra */
export const lunarMonthName = (monthIndex: number): string => rowAt(LUNAR_MONTHS, monthIndex);

/**
 * Returns the amanta lunar month that contains an instant: from one new moon to the next, named after the sign that the
 * Sun enters in it, Chaitra after Mesha. A month without such an entry is adhika; one with two is kshaya and has the
 * first name.
 * @param jdUt Julian Day in UT
 * @returns both new moons at whole seconds
 * @source Surya Siddhanta 12.48 and 14; Sewell and Dikshit, The Indian Calendar, §§ 45–46
 * @accuracy 0.5 s at both ends. The kind needs an entry on its side of the new moon: the nearest of 1900–2100 is 33
 * minutes
 */
export const lunarMonthAt = ({ elongation, sun }: Pick<LightAngles, 'elongation' | 'sun'>, jdUt: number): LunarMonth =>
  lunarMonthBetween(sun, printedSpanAt(elongation, 1, jdUt));

/** Returns the same from two known successive new moons. */
export function lunarMonthBetween(sun: GrowingAngle, { startJdUt, endJdUt }: Interval): LunarMonth {
  const firstSignIndex = signIndexOf(sun.degAt(startJdUt));
  const entered = (signIndexOf(sun.degAt(endJdUt)) - firstSignIndex + 12) % 12;
  const kind = rowAt(KINDS, entered);
  const monthIndex = (firstSignIndex + 1) % 12;
  return { startJdUt, endJdUt, monthIndex, kind, lostMonthIndex: kind === 'kshaya' ? (monthIndex + 1) % 12 : null };
}

/**
 * Returns the name of the month in the purnimanta reckoning of the north, which ends months with the full moon: the
 * waning half has the name of the next month. An adhika month keeps its name in both halves.
 * @param tithiIndex 0 to 29 from the new moon
 * @source Sewell and Dikshit, The Indian Calendar, § 45
 */
export const purnimantaMonthIndex = ({ monthIndex, kind, lostMonthIndex }: LunarMonth, tithiIndex: number): number =>
  tithiIndex < 15 || kind === 'adhika' ? monthIndex : ((lostMonthIndex ?? monthIndex) + 1) % 12;
