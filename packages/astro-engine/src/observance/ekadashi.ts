import type { Interval } from '../panchang/interval.ts';
import { type Chosen, commonOf, sunrisesWithin } from './choice.ts';
import { tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf, School } from './rules.ts';

/** One fast of Ekadashi. Days are counts from 1970-01-01. */
export type EkadashiFast = {
  tithi: Interval;
  dwadashi: Interval;
  /** Day of householders. */
  smartaDayCount: number;
  /** The second fast, for ascetics, if it is on another day; else null. */
  gaunaDayCount: number | null;
  vaishnavaDayCount: number;
  /** End of the first quarter of Dwadashi; the fast is not broken before it. */
  hariVasaraEndJdUt: number;
  /** Minutes by which the start or end of Ekadashi would have to move to change the Smarta day. */
  marginMinutes: number;
  /** The same for the Vaishnava day; it includes the distance from the start of Ekadashi to a dawn. */
  vaishnavaMarginMinutes: number;
};

/** Time for breaking a fast; without an end if Dwadashi is over at sunrise, because any time of the day is then allowed. */
export type Parana = { startJdUt: number; endJdUt: number | null };

const ARUNODAYA_DAYS = 96 / 1440;
const MINUTES_PER_DAY = 1440;

/** Returns the least distance from a boundary to a sunrise, or to an instant `beforeDays` before a sunrise. */
function marginMinutesOf({ days }: ObservanceSky, boundaries: readonly number[], beforeDays = 0): number {
  const distances = boundaries.flatMap((jdUt) => {
    const dayCount = days.dayCountAt(jdUt);
    return [dayCount - 1, dayCount, dayCount + 1].map((day) => Math.abs(days.at(day).riseJdUt - beforeDays - jdUt));
  });
  return Math.min(...distances) * MINUTES_PER_DAY;
}

type FastDays = { smarta: number; gauna: number; vaishnava: number };

function fastDaysOf({ days }: ObservanceSky, tithi: Interval, dwadashi: Interval): FastDays {
  const sunrises = sunrisesWithin(days, tithi);
  const dwadashiSunrises = sunrisesWithin(days, dwadashi);
  const [first, second] = sunrises;
  if (first === undefined) {
    const day = days.panchangDayCountAt(tithi.startJdUt);
    return { smarta: day, gauna: day + 1, vaishnava: day + 1 };
  }
  if (second !== undefined) {
    const smarta = dwadashiSunrises.includes(second + 1) ? second : first;
    return { smarta, gauna: second, vaishnava: second };
  }
  if (!dwadashiSunrises.includes(first + 1)) return { smarta: first - 1, gauna: first, vaishnava: first };
  const isTouched = tithi.startJdUt > days.at(first).riseJdUt - ARUNODAYA_DAYS;
  return { smarta: first, gauna: first, vaishnava: isTouched || dwadashiSunrises.length > 1 ? first + 1 : first };
}

/**
 * Returns the days on which an Ekadashi is fasted. Householders fast on the day with Ekadashi at sunrise; if two days
 * have it, on the second; if the following Dwadashi has no sunrise, a day before, so that the fast can be broken in it.
 * Vaishnavas leave a day whose dawn (96 minutes) Dashami still touches, and take the second of two days (Vyanjuli, if
 * Dwadashi has two sunrises).
 * @param tithiNumber as `Lunations` counts them
 * @source Dharmasindhu, second parichchheda; Nirnayasindhu, on Ekadashi
 * @accuracy exact; DrikPanchang 2023–2026 has the same days
 */
export function ekadashiFastOf(sky: ObservanceSky, tithiNumber: number): EkadashiFast {
  const [tithi, dwadashi] = [sky.moon.tithi(tithiNumber), sky.moon.tithi(tithiNumber + 1)];
  const { smarta, gauna, vaishnava } = fastDaysOf(sky, tithi, dwadashi);
  const marginMinutes = marginMinutesOf(sky, [tithi.startJdUt, tithi.endJdUt, dwadashi.endJdUt]);
  return {
    tithi,
    dwadashi,
    smartaDayCount: smarta,
    gaunaDayCount: gauna === smarta ? null : gauna,
    vaishnavaDayCount: vaishnava,
    hariVasaraEndJdUt: dwadashi.startJdUt + (dwadashi.endJdUt - dwadashi.startJdUt) / 4,
    marginMinutes,
    vaishnavaMarginMinutes: Math.min(marginMinutes, marginMinutesOf(sky, [tithi.startJdUt], ARUNODAYA_DAYS)),
  };
}

/**
 * Returns the time for breaking a fast on the next day: in Dwadashi after Hari Vasara, in the first fifth of the day if
 * possible, else in the fourth, because midday is avoided.
 * @source Dharmasindhu, second parichchheda, on parana; windows as DrikPanchang prints them
 * @accuracy 1 s
 */
export function paranaOf({ days }: ObservanceSky, fast: EkadashiFast, fastDayCount: number): Parana {
  const { riseJdUt, setJdUt } = days.at(fastDayCount + 1);
  const fifthDays = (setJdUt - riseJdUt) / 5;
  const { endJdUt: dwadashiEnd } = fast.dwadashi;
  if (dwadashiEnd <= riseJdUt) return { startJdUt: riseJdUt, endJdUt: null };
  const startJdUt = Math.max(riseJdUt, fast.hariVasaraEndJdUt);
  if (startJdUt < riseJdUt + fifthDays) return { startJdUt, endJdUt: Math.min(riseJdUt + fifthDays, dwadashiEnd) };
  const afternoon = { startJdUt: riseJdUt + 3 * fifthDays, endJdUt: riseJdUt + 4 * fifthDays };
  const allowed = commonOf(afternoon, { startJdUt, endJdUt: dwadashiEnd });
  return allowed.startJdUt < allowed.endJdUt ? allowed : { startJdUt, endJdUt: dwadashiEnd };
}

const chosenDay = (fast: EkadashiFast, school: School): Chosen => {
  const days = [fast.smartaDayCount, fast.gaunaDayCount ?? fast.smartaDayCount, fast.vaishnavaDayCount];
  const dayCount = school === 'vaishnava' ? fast.vaishnavaDayCount : fast.smartaDayCount;
  const others = [...new Set(days)].filter((day) => day !== dayCount);
  return {
    dayCount,
    span: fast.tithi,
    window: null,
    marginMinutes: school === 'vaishnava' ? fast.vaishnavaMarginMinutes : fast.marginMinutes,
    alternatives: others.map((day) => ({ dayCount: day, overlapMinutes: 0 })),
  };
};

/** Returns the days of a named Ekadashi, by the rule of a school. */
export const ekadashiDays = (
  sky: ObservanceSky,
  { monthIndex, tithiIndex, adhika }: Omit<RuleOf<'ekadashi'>, 'basis'>,
  range: DayRange,
  school: School,
): Chosen[] =>
  tithiNumbersIn(sky, { monthIndex, tithiIndex, adhika }, range)
    .map((tithiNumber) => chosenDay(ekadashiFastOf(sky, tithiNumber), school))
    .filter(({ dayCount }) => isWithin(range, dayCount));
