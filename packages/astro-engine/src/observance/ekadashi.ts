import type { Interval } from '../panchang/interval.ts';
import { type Chosen, commonOf, sunrisesWithin } from './choice.ts';
import { tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf, School } from './rules.ts';

/** One fast of Ekadashi. Days are counts from 1970-01-01. */
export type EkadashiFast = {
  tithi: Interval;
  dwadashi: Interval;
  /** Of householders. */
  smartaDayCount: number;
  /** The second fast, of ascetics, where it is another day; else null. */
  gaunaDayCount: number | null;
  vaishnavaDayCount: number;
  /** The first quarter of Dwadashi ends, before which the fast is not broken. */
  hariVasaraEndJdUt: number;
  /** By how much the start or end of Ekadashi would have to move for another Smarta day. */
  marginMinutes: number;
  /** The same for another Vaishnava day: how near the start of Ekadashi is to a dawn, too. */
  vaishnavaMarginMinutes: number;
};

/** When a fast may be broken; without an end where Dwadashi is over at sunrise, so that any time of the day will do. */
export type Parana = { startJdUt: number; endJdUt: number | null };

const ARUNODAYA_DAYS = 96 / 1440;
const MINUTES_PER_DAY = 1440;

/** How near the nearest sunrise is to one of the boundaries, or the instant so long before it. */
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
 * The days on which an Ekadashi is fasted. Householders fast on the day with Ekadashi at sunrise; where two have it on the
 * second, where the following Dwadashi has no sunrise a day before, so that the fast can be broken in it. Vaishnavas leave a
 * day whose dawn (96 minutes) Dashami still touches, and take the second of two days (Vyanjuli where Dwadashi has two sunrises).
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
 * When the fast of a day is broken on the next: in Dwadashi after Hari Vasara, in the first fifth of the day where that is
 * possible, else in the fourth, since midday is avoided.
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

/** A named Ekadashi, by the day of a school. */
export const ekadashiDays = (
  sky: ObservanceSky,
  { monthIndex, tithiIndex, adhika }: Omit<RuleOf<'ekadashi'>, 'basis'>,
  range: DayRange,
  school: School,
): Chosen[] =>
  tithiNumbersIn(sky, { monthIndex, tithiIndex, adhika }, range)
    .map((tithiNumber) => chosenDay(ekadashiFastOf(sky, tithiNumber), school))
    .filter(({ dayCount }) => isWithin(range, dayCount));
