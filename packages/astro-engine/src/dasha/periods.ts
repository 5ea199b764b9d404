import type { Graha } from '../vocabulary/grahas.ts';
import { wholeSecond } from '../core/moment.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type DashaSystem, cycleYearsOf } from './systems.ts';
import type { YearClock } from './years.ts';

/** Names of the levels, from the mahadasha down. */
export const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'] as const;

/** A period of a dasha; half-open: at its end the next one rules. */
export type DashaPeriod = {
  /** Index into the system's rulers. */
  rulerIndex: number;
  lord: Graha;
  /** Name of the period, if the system has one (Yogini). */
  name?: string;
  /** Years since birth; negative before. */
  startYears: number;
  endYears: number;
  startJdUt: number;
  endJdUt: number;
};

/** Input of a dasha: the system, the Moon's sidereal longitude in degrees, and the length of years. */
export type DashaBirth = { system: DashaSystem; moonDeg: number; clock: YearClock };

/** Returns successive periods; each begins with exactly the number that ended the previous one. */
function runOf(
  { system, clock }: DashaBirth,
  first: { rulerIndex: number; startYears: number; startJdUt: number },
  count: number,
  yearsOf: (rulerYears: number) => number,
  last?: { endYears: number; endJdUt: number },
): DashaPeriod[] {
  const periods: DashaPeriod[] = [];
  let { startYears, startJdUt } = first;
  for (let place = 0; place < count; place += 1) {
    const rulerIndex = (first.rulerIndex + place) % system.rulers.length;
    const { lord, name, years } = rowAt(system.rulers, rulerIndex);
    const isLast = last !== undefined && place === count - 1; // The last of a parent ends with it, to the last bit.
    const endYears = isLast ? last.endYears : startYears + yearsOf(years);
    const endJdUt = isLast ? last.endJdUt : clock(endYears);
    periods.push({
      rulerIndex,
      lord,
      ...(name === undefined ? {} : { name }),
      startYears,
      endYears,
      startJdUt,
      endJdUt,
    });
    startYears = endYears;
    startJdUt = endJdUt;
  }
  return periods;
}

/**
 * Returns the mahadashas of a life, from the one that runs at birth (in its full length, so it begins before birth).
 *
 * The Moon's travelled share of her nakshatra is the elapsed share of the first period.
 *
 * @returns as many cycles as the system lists: nine periods of Vimshottari, 24 of Yogini, eight of Ashtottari
 * @source the system's row
 * @accuracy 1″ of lunar longitude moves a 20-year period by 3.7 hours
 */
export function mahadashasOf(birth: DashaBirth): DashaPeriod[] {
  const { system, moonDeg, clock } = birth;
  const { rulerIndex, elapsedShare } = system.birthShareOf(moonDeg);
  const startYears = -elapsedShare * rowAt(system.rulers, rulerIndex).years;
  const count = system.rulers.length * system.cyclesListed;
  return runOf(birth, { rulerIndex, startYears, startJdUt: clock(startYears) }, count, (years) => years);
}

/**
 * Returns the periods within a period, beginning with its own ruler. Each has the same share as in the whole cycle.
 * Their lengths sum to the parent's, and the last ends with it.
 */
export function subPeriodsOf(birth: DashaBirth, parent: DashaPeriod): DashaPeriod[] {
  const parentYears = parent.endYears - parent.startYears;
  const cycleYears = cycleYearsOf(birth.system);
  const yearsOf = (rulerYears: number) => (parentYears * rulerYears) / cycleYears;
  return runOf(birth, parent, birth.system.rulers.length, yearsOf, parent);
}

/** Whether a period rules at an instant, by its printed ends at whole seconds. */
export const rulesAt = ({ startJdUt, endJdUt }: DashaPeriod, jdUt: number): boolean =>
  wholeSecond(startJdUt) <= jdUt && jdUt < wholeSecond(endJdUt);

/**
 * Returns the periods that rule at an instant, one of each level.
 * @param levels 1 for the mahadasha alone, 5 down to prana
 * @returns null before the first listed period and after the last
 */
export function periodsAt(birth: DashaBirth, jdUt: number, levels: number): DashaPeriod[] | null {
  const path: DashaPeriod[] = [];
  let candidates = mahadashasOf(birth);
  for (let level = 0; level < levels; level += 1) {
    const ruling = candidates.find((period) => rulesAt(period, jdUt));
    if (ruling === undefined) return null;
    path.push(ruling);
    candidates = subPeriodsOf(birth, ruling);
  }
  return path;
}
