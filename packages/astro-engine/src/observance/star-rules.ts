import { printedNextReach } from '../core/printed.ts';
import { type Chosen, choose } from './choice.ts';
import { tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, instantsOf, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf } from './rules.ts';

const STAR_DEG = 360 / 27;
/** Longer than a search's error at the start of a star, shorter than the Moon's time in it. */
const INTO_STAR_DAYS = 0.5;
const ROUND_DAYS = 27.3;

/** Returns the times of the Moon in a star that may be kept on the days of a range. */
export function starSpansIn({ angles }: ObservanceSky, nakshatraIndex: number, range: DayRange): Chosen['span'][] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  const spans: Chosen['span'][] = [];
  for (let from = fromJdUt; from < untilJdUt;) {
    const startJdUt = printedNextReach(angles.moon, nakshatraIndex * STAR_DEG, from);
    const endJdUt = printedNextReach(angles.moon, (nakshatraIndex + 1) * STAR_DEG, startJdUt + INTO_STAR_DAYS);
    if (startJdUt < untilJdUt) spans.push({ startJdUt, endJdUt });
    from = startJdUt + ROUND_DAYS - 3;
  }
  return spans;
}

/** Returns every day of a star. */
export const starDays = (sky: ObservanceSky, rule: RuleOf<'nakshatra'>, range: DayRange): Chosen[] =>
  starSpansIn(sky, rule.nakshatraIndex, range)
    .map((span) => choose(sky.days, rule.vyapti, span))
    .filter(({ dayCount }) => isWithin(range, dayCount));

/** Returns the day of the star that begins between the new and the full moon of a month. */
export function starInWaxingHalfDays(
  sky: ObservanceSky,
  { monthIndex, nakshatraIndex, vyapti }: RuleOf<'nakshatra_in_waxing_half'>,
  range: DayRange,
): Chosen[] {
  const wider = { ...range, fromDayCount: range.fromDayCount - 16 };
  const months = tithiNumbersIn(sky, { monthIndex, tithiIndex: 0, adhika: 'skip' }, wider);
  return months
    .flatMap((newMoon) => {
      const [startJdUt, endJdUt] = [sky.moon.tithi(newMoon).startJdUt, sky.moon.tithi(newMoon + 15).startJdUt];
      return starSpansIn(sky, nakshatraIndex, range).filter(
        (span) => span.startJdUt >= startJdUt && span.startJdUt < endJdUt,
      );
    })
    .map((span) => choose(sky.days, vyapti, span))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}
