import type { CivilDate } from '../core/moment.ts';
import { panchangDayAt } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { type Fact, factsWithin, type MuhurtaMode, type MuhurtaQuestion } from './fact.ts';
import { lagnaFacts } from './lagna-facts.ts';
import { limbFacts } from './limb-facts.ts';
import { type DayWithout, type MuhurtaDay, muhurtaDaysOf, type MuhurtaSky, withLimbs } from './muhurta-day.ts';
import { personFacts } from './person-facts.ts';
import type { MuhurtaCode } from './rules.ts';
import { SEASON_BAN_IDS, type SeasonBanId } from './season-bans.ts';
import { type FoundIn, type RejectedIn, searchedDay } from './search-day.ts';
import { type SeasonInterval, seasonIntervals } from './season-intervals.ts';
import { timeFacts } from './time-facts.ts';
import { allowedIn, judged, MUHURTA_JUDGE } from './window.ts';

export type FoundWindow = FoundIn<MuhurtaCode, MuhurtaDay>;

/** A day without a window, or without the night or daylight that muhurtas divide. */
export type RejectedDay = Omit<RejectedIn<MuhurtaCode>, 'code'> & {
  code: RejectedIn<MuhurtaCode>['code'] | DayWithout['missing'];
};

export type FoundMuhurtas = { windows: readonly FoundWindow[]; rejectedDays: readonly RejectedDay[] };

type Season = { id: SeasonBanId; bars: Fact['bars']; intervals: readonly SeasonInterval[] };

const isSeason = (id: string): id is SeasonBanId => SEASON_BAN_IDS.some((one) => one === id);
const barsIn =
  (mode: MuhurtaMode) =>
  ({ bars }: Fact): boolean =>
    bars === 'always' || (mode === 'strict' && bars === 'strict');

function seasonsOf(sky: MuhurtaSky, { bans, purpose, astaPaddingDays }: MuhurtaQuestion, range: Interval): Season[] {
  const limits = { fromJdUt: range.startJdUt, untilJdUt: range.endJdUt };
  const barring = bans.filter(isSeason);
  const cautions = purpose.cautions.filter((id) => !barring.includes(id));
  const found = (id: SeasonBanId, bars: Fact['bars']): Season => ({
    id,
    bars,
    intervals: seasonIntervals(sky, id, limits, astaPaddingDays),
  });
  return [...barring.map((id) => found(id, 'always')), ...cautions.map((id) => found(id, 'never'))];
}

const seasonFacts = (seasons: readonly Season[], day: Interval): Fact[] =>
  seasons.flatMap(({ id, bars, intervals }) =>
    intervals.flatMap(({ startJdUt, endJdUt }) =>
      factsWithin(day, { startJdUt, endJdUt: endJdUt ?? Infinity }, id, { bars, untilJdUt: endJdUt }),
    ),
  );

/** Returns all facts of a day. The cheap ones come first; if they leave no time, the others are not computed. */
function factsOf(sky: MuhurtaSky, question: MuhurtaQuestion, seasons: readonly Season[], day: MuhurtaDay): Fact[] {
  const first = [...seasonFacts(seasons, day), ...limbFacts(question, day), ...personFacts(sky, question, day)];
  if (allowedIn(day, first, barsIn(question.mode), false).length === 0) return first;
  const lagnas = question.withLagna ? lagnaFacts(sky, question, day) : [];
  return [...first, ...lagnas, ...timeFacts(sky, question, day)];
}

const without = ({ date, missing }: DayWithout): RejectedDay => ({
  date,
  code: missing,
  detail: null,
  untilJdUt: null,
  otherCodes: [],
});

/**
 * Returns the times of successive days that a purpose allows. A strict search returns the times without any forbidding
 * fact, each in its full length; a ranked one returns every time that no season and no person forbids, cut at changes
 * of tithi, star or lagna, with a score. Windows end with the day, at sunrise.
 * @param minMinutes shorter windows are left out
 * @source each reason names its own; the lists of marriage, house and vehicle give the windows that DrikPanchang prints
 * for 2025
 * @accuracy 1 s at both ends
 */
export function findMuhurtas(
  sky: MuhurtaSky,
  question: MuhurtaQuestion,
  { from, dayCount, minMinutes }: { from: CivilDate; dayCount: number; minMinutes: number },
): FoundMuhurtas {
  const days = muhurtaDaysOf(sky, from, dayCount);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { windows: [], rejectedDays: [] };
  const seasons = seasonsOf(sky, question, { startJdUt: first.startJdUt, endJdUt: last.endJdUt });
  const windows: FoundWindow[] = [];
  const rejectedDays: RejectedDay[] = [];
  for (const day of days) {
    if ('missing' in day) {
      rejectedDays.push(without(day));
      continue;
    }
    const facts = factsOf(sky, question, seasons, day);
    const found = searchedDay<MuhurtaCode, MuhurtaDay>(MUHURTA_JUDGE, day, facts, {
      isBarred: barsIn(question.mode),
      cutsToo: question.mode === 'ranked',
      minMinutes,
      isSeason,
    });
    windows.push(...found.windows);
    if (found.rejected !== null) rejectedDays.push(found.rejected);
  }
  return { windows, rejectedDays };
}

/** One moment, judged by the same rules. */
export type CheckedMoment = FoundWindow & { isAllowed: boolean; forbidding: readonly MuhurtaCode[] };

const ONE_SECOND_DAYS = 1 / 86_400;

/**
 * Judges one moment by its sunrise day.
 * @param jdUt Julian Day in UT
 * @source as `findMuhurtas`
 */
export function checkMuhurta(sky: MuhurtaSky, question: MuhurtaQuestion, jdUt: number): CheckedMoment | DayWithout {
  const own = panchangDayAt(sky.almanac, jdUt);
  const [day] = withLimbs(sky, [own], panchangDayAt(sky.almanac, own.startJdUt - ONE_SECOND_DAYS).startJdUt);
  if (day === undefined) throw new RangeError('one day was asked for');
  if ('missing' in day) return day;
  const seasons = seasonsOf(sky, question, day);
  const lagnas = question.withLagna ? lagnaFacts(sky, question, day) : [];
  const all = [
    ...seasonFacts(seasons, day),
    ...limbFacts(question, day),
    ...personFacts(sky, question, day),
    ...lagnas,
    ...timeFacts(sky, question, day),
  ];
  const here = all.filter(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  const moment = { startJdUt: jdUt, endJdUt: jdUt + ONE_SECOND_DAYS };
  const whole = here.map((fact) => ({ ...fact, ...moment })); // A fact that holds now holds for the whole moment.
  const forbidding = [...new Set(here.filter(barsIn('strict')).map(({ code }) => code))];
  return { ...judged(moment, whole), facts: whole, isAllowed: forbidding.length === 0, forbidding, day };
}
