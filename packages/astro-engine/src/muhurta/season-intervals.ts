import { normalizeDeg, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import type { LunarMonth } from '../calendar/lunar-month.ts';
import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';
import { meanLunationAt } from '../calendar/lunations.ts';
import type { Interval } from '../panchang/interval.ts';
import { printedNextReach, printedPreviousReach, printedSpansBetween } from '../core/printed.ts';
import { type GrowingAngle, nextChange, previousChange, type Span } from '../core/search.ts';
import { eclipseDays, sutaks } from './eclipse-bans.ts';
import { SEASON_BANS, type SeasonBanId, type SeasonRule } from './season-bans.ts';
import type { SeasonSky } from './season-sky.ts';

/** A season that forbids; its end is null if it is beyond the range of the search. */
export type SeasonInterval = { startJdUt: number; endJdUt: number | null };

type RuleOf<Kind extends SeasonRule['kind']> = Extract<SeasonRule, { kind: Kind }>;
type Range = { fromJdUt: number; untilJdUt: number };

/** Days beyond the range in which ends are searched: a combust planet is visible again sooner. */
const REACH_DAYS = 100;
/** Shorter than Venus' time near the Sun while retrograde. */
const STEP_DAYS = 3;
/** Chaturmas is five months long in a leap year. */
const LUNATIONS_BACK = 7;
const LUNATIONS_AHEAD = 7;

function merged(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const one of intervals.toSorted((a, b) => a.startJdUt - b.startJdUt)) {
    const last = whole.at(-1);
    if (last !== undefined && one.startJdUt <= last.endJdUt)
      whole[whole.length - 1] = { ...last, endJdUt: Math.max(last.endJdUt, one.endJdUt) };
    else whole.push(one);
  }
  return whole;
}

function monthsThat({ moon }: SeasonSky, { fromJdUt, untilJdUt }: Range, isSeason: (month: LunarMonth) => boolean) {
  const found: Interval[] = [];
  for (let m = meanLunationAt(fromJdUt) - 1; m <= meanLunationAt(untilJdUt) + LUNATIONS_AHEAD; m += 1) {
    const month = moon.month(m);
    if (isSeason(month)) found.push(month);
  }
  return merged(found);
}

const isNamed = ({ kind, monthIndex, lostMonthIndex }: LunarMonth, index: number): boolean =>
  kind !== 'adhika' && (monthIndex === index || lostMonthIndex === index);

function tithiSeasons({ moon }: SeasonSky, { from, to }: RuleOf<'tithis'>, { fromJdUt, untilJdUt }: Range): Interval[] {
  const found: Interval[] = [];
  for (let m = meanLunationAt(fromJdUt) - LUNATIONS_BACK; m <= meanLunationAt(untilJdUt) + 1; m += 1) {
    if (!isNamed(moon.month(m), from.monthIndex)) continue;
    let last = m;
    while (!isNamed(moon.month(last), to.monthIndex)) last += 1;
    const { startJdUt } = moon.tithi(m * 30 + from.tithiIndex);
    found.push({ startJdUt, endJdUt: moon.tithi(last * 30 + to.tithiIndex).endJdUt });
  }
  return found;
}

/** Returns the times of a stepwise condition that touch a range, in full. Outside the range only their ends are searched. */
function timesOf(holds: (jdUt: number) => boolean, { fromJdUt, untilJdUt }: Range): SeasonInterval[] {
  const found: SeasonInterval[] = [];
  let startJdUt = holds(fromJdUt) ? startOf(holds, fromJdUt) : null;
  for (let at = fromJdUt; ;) {
    const lastJdUt = startJdUt === null ? untilJdUt : untilJdUt + REACH_DAYS;
    const change = nextChange(holds, at, STEP_DAYS, lastJdUt - at);
    if (startJdUt !== null)
      found.push({ startJdUt, endJdUt: change === null ? null : jdUtOfSecond(boundarySecondOf(change)) });
    if (change === null) return found;
    startJdUt = startJdUt === null ? jdUtOfSecond(boundarySecondOf(change)) : null;
    at = change;
  }
}

function startOf(holds: (jdUt: number) => boolean, jdUt: number): number {
  const change = previousChange(holds, jdUt, STEP_DAYS, REACH_DAYS);
  return change === null ? jdUt - REACH_DAYS : jdUtOfSecond(boundarySecondOf(change));
}

const isNearSun =
  ({ sky }: SeasonSky, { body, directDeg, retrogradeDeg }: RuleOf<'near_sun'>) =>
  (jdUt: number): boolean => {
    const { longitudeDeg, speedDegPerDay } = sky.position(body, jdUt, 'geocentre');
    const apartDeg = Math.abs(shortestArcDeg(sky.longitudeDeg('sun', jdUt), longitudeDeg));
    return apartDeg < (speedDegPerDay < 0 ? retrogradeDeg : directDeg);
  };

/** Returns the time of the Sun in a sign, joined with the adjacent signs of the same season. */
function sunSeasonAbout(
  sun: GrowingAngle,
  { index, startJdUt, endJdUt }: Span,
  signIndexes: readonly number[],
): Interval {
  let [first, last] = [index, index];
  while (signIndexes.includes((first + 11) % 12)) first = (first + 11) % 12;
  while (signIndexes.includes((last + 1) % 12)) last = (last + 1) % 12;
  return {
    startJdUt: first === index ? startJdUt : printedPreviousReach(sun, first * 30, startJdUt),
    endJdUt: last === index ? endJdUt : printedNextReach(sun, ((last + 1) % 12) * 30, endJdUt),
  };
}

const INTERVALS: {
  readonly [Kind in SeasonRule['kind']]: (sky: SeasonSky, rule: RuleOf<Kind>, range: Range) => SeasonInterval[];
} = {
  leap_month: (sky, _, range) => monthsThat(sky, range, ({ kind }) => kind !== 'normal'),
  months_outside: (sky, { monthIndexes }, range) =>
    monthsThat(sky, range, (month) => !monthIndexes.some((index) => isNamed(month, index))),
  months_within: (sky, { monthIndexes }, range) =>
    monthsThat(sky, range, (month) => monthIndexes.some((index) => isNamed(month, index))),
  tithis: tithiSeasons,
  sun_in_signs: ({ angles }, { signIndexes }, { fromJdUt, untilJdUt }) =>
    merged(
      printedSpansBetween(angles.sun, 12, fromJdUt, untilJdUt)
        .filter(({ index }) => signIndexes.includes(index))
        .map((span) => sunSeasonAbout(angles.sun, span, signIndexes)),
    ),
  jupiter_in_sign: ({ sky, ayanamsa }, { signIndex }, range) =>
    timesOf(
      (jdUt) =>
        signIndexOf(normalizeDeg(sky.longitudeDeg('jupiter', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt))) === signIndex,
      range,
    ),
  sutak: (sky, { rule }, range) => sutaks(sky, range, rule),
  eclipse_days: (sky, { daysAfter }, range) => eclipseDays(sky, range, daysAfter),
  near_sun: (sky, rule, range) => timesOf(isNearSun(sky, rule), range),
};

/** Padding applies only to planets near the Sun: "old" before they set, "child" after they have risen. */
const pads = ({ kind }: SeasonRule): boolean => kind === 'near_sun';

/**
 * Returns the times of a ban that touch a range, in their full length.
 * @param astaPaddingDays days before a planet sets and after it rises that also count
 * @source see `SEASON_BANS`
 * @accuracy 1 s
 */
export function seasonIntervals(sky: SeasonSky, id: SeasonBanId, range: Range, astaPaddingDays = 0): SeasonInterval[] {
  const rule: SeasonRule = SEASON_BANS[id];
  // Safe: the row of the table for the kind of this very rule.
  const intervals = INTERVALS[rule.kind] as (sky: SeasonSky, rule: SeasonRule, range: Range) => SeasonInterval[];
  const paddingDays = pads(rule) ? astaPaddingDays : 0;
  const padded = { fromJdUt: range.fromJdUt - paddingDays, untilJdUt: range.untilJdUt + paddingDays };
  return intervals(sky, rule, padded)
    .map(({ startJdUt, endJdUt }) => ({
      startJdUt: startJdUt - paddingDays,
      endJdUt: endJdUt === null ? null : endJdUt + paddingDays,
    }))
    .filter(({ startJdUt, endJdUt }) => startJdUt < range.untilJdUt && (endJdUt === null || endJdUt > range.fromJdUt));
}
