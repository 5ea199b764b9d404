import type { CivilDate } from '../core/moment.ts';
import type { Interval } from '../panchang/interval.ts';
import type { Fact } from './fact.ts';
import { allowedIn, type Judge, type JudgedWindow } from './window.ts';

/** A window with its day and the facts of its day, for `reasonsOf`. */
export type FoundIn<Code extends string, Day> = JudgedWindow & { day: Day; facts: readonly Fact<Code>[] };

/** A day without a window, with the fact that takes most of it. */
export type RejectedIn<Code extends string> = {
  date: CivilDate;
  code: Code | 'too_short';
  detail: string | null;
  /** The end of a season, if it is known. */
  untilJdUt: number | null;
  /** Other facts that forbid a part of the day. */
  otherCodes: readonly Code[];
};

export type DaySearch<Code extends string> = {
  isBarred(fact: Fact<Code>): boolean;
  /** Whether windows also end at the edges of facts that cut. */
  cutsToo: boolean;
  /** Shorter windows are left out. */
  minMinutes: number;
  /** Whether a fact has an end date, so that it is named before all others if it takes the whole day. */
  isSeason?(code: Code): boolean;
};

const MINUTES_PER_DAY = 1440;

/** Chooses the fact that forbids most of a day. A season comes first, because it has an end date. */
function rejected<Code extends string>(
  { date, startJdUt, endJdUt }: Interval & { date: CivilDate },
  facts: readonly Fact<Code>[],
  { isBarred, isSeason = () => false }: DaySearch<Code>,
): RejectedIn<Code> {
  const shares = new Map<Code, { days: number; fact: Fact<Code> }>();
  for (const fact of facts.filter((one) => isBarred(one))) {
    const known = shares.get(fact.code);
    const days = (known?.days ?? 0) + fact.endJdUt - fact.startJdUt;
    shares.set(fact.code, { days, fact: known?.fact ?? fact });
  }
  const isWholeSeason = ({ fact, days }: { fact: Fact<Code>; days: number }): boolean =>
    isSeason(fact.code) && days >= endJdUt - startJdUt;
  const [most, ...rest] = [...shares.values()].toSorted(
    (a, b) => Number(isWholeSeason(b)) - Number(isWholeSeason(a)) || b.days - a.days,
  );
  if (most === undefined) return { date, code: 'too_short', detail: null, untilJdUt: null, otherCodes: [] };
  const { code, detail, untilJdUt } = most.fact;
  return { date, code, detail, untilJdUt, otherCodes: rest.map(({ fact }) => fact.code) };
}

/** Returns the windows that the facts of a day leave, judged; or the reason why there is none. */
export function searchedDay<Code extends string, Day extends Interval & { date: CivilDate }>(
  { judged }: Judge<Code>,
  day: Day,
  facts: readonly Fact<Code>[],
  search: DaySearch<Code>,
): { windows: FoundIn<Code, Day>[]; rejected: RejectedIn<Code> | null } {
  const allowed = allowedIn(day, facts, (fact) => search.isBarred(fact), search.cutsToo);
  const windows = allowed
    .filter(({ startJdUt, endJdUt }) => (endJdUt - startJdUt) * MINUTES_PER_DAY >= search.minMinutes)
    .map((window) => ({ ...judged(window, facts), day, facts }));
  if (windows.length > 0) return { windows, rejected: null };
  const reason = rejected(day, facts, search);
  return {
    windows,
    rejected: allowed.length === 0 ? reason : { ...reason, code: 'too_short', untilJdUt: null, detail: null },
  };
}
