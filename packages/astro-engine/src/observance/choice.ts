import type { Interval } from '../panchang/interval.ts';
import type { Kala } from './kalas.ts';
import type { ObservedDays } from './observed-days.ts';

/** The day to keep if the kala of two days contains the limb: the first, the last, or the one with the greater share. */
export type Both = 'first' | 'second' | 'greater';
/**
 * The day to keep if no kala contains the limb: the day with the limb at sunrise, else the day of its start; the day of
 * its start, from sunrise to sunrise; the civil date of its end.
 */
export type Fallback = 'udaya' | 'start' | 'end';
export type Vyapti = { kala: Kala; both: Both; none: Fallback };

export type Alternative = { dayCount: number; overlapMinutes: number };

/** The chosen day of an observance, with the margin of the choice. */
export type Chosen = {
  dayCount: number;
  /** The tithi, star or sign that the day was chosen for. */
  span: Interval;
  /** The overlap of that day's kala with the limb; null without one. */
  window: Interval | null;
  /** Minutes by which the deciding instant would have to move to change the day; null if no instant decides. */
  marginMinutes: number | null;
  /** Other days whose kala contains a part of the limb. */
  alternatives: readonly Alternative[];
};

const MINUTES_PER_DAY = 1440;

type Candidate = { dayCount: number; kala: Interval; isIn: boolean; overlapDays: number; edgeDays: number };

const overlapOf = (kala: Interval, span: Interval): number =>
  Math.max(0, Math.min(kala.endJdUt, span.endJdUt) - Math.max(kala.startJdUt, span.startJdUt));

/** Half-open: an instant belongs to the limb that begins with it, not to the one that ends with it. */
function candidateOf(dayCount: number, kala: Interval, span: Interval): Candidate {
  const isInstant = kala.startJdUt === kala.endJdUt;
  const isIn = isInstant
    ? kala.startJdUt >= span.startJdUt && kala.startJdUt < span.endJdUt
    : overlapOf(kala, span) > 0;
  const edgeDays = Math.abs(Math.min(kala.endJdUt - span.startJdUt, span.endJdUt - kala.startJdUt));
  return { dayCount, kala, isIn, overlapDays: overlapOf(kala, span), edgeDays };
}

function pick(both: Both, inside: readonly Candidate[]): Candidate | undefined {
  if (both === 'first') return inside[0];
  if (both === 'second') return inside.at(-1);
  return inside.reduce<Candidate | undefined>(
    (best, one) => (best === undefined || one.overlapDays > best.overlapDays ? one : best),
    undefined,
  );
}

function fallbackDay(days: ObservedDays, none: Fallback, span: Interval): number {
  if (none === 'end') return days.dayCountAt(span.endJdUt);
  const [sunrise] = none === 'udaya' ? sunrisesWithin(days, span) : [];
  return sunrise ?? days.panchangDayCountAt(span.startJdUt);
}

/** Returns the days with sunrise in a limb: none if it is kshaya, two if it is vriddhi. */
export function sunrisesWithin(days: ObservedDays, { startJdUt, endJdUt }: Interval): number[] {
  const first = days.dayCountAt(startJdUt);
  return [first, first + 1, first + 2].filter((dayCount) => {
    const { riseJdUt } = days.at(dayCount);
    return riseJdUt >= startJdUt && riseJdUt < endJdUt;
  });
}

/** Returns the distance to the nearest edge whose crossing would change the choice. */
function marginOf(both: Both, candidates: readonly Candidate[], chosen: Candidate | undefined): number | null {
  const flips = candidates.filter((one) => {
    const after = candidates.filter((other) => (other === one ? !one.isIn : other.isIn));
    return pick(both, after)?.dayCount !== chosen?.dayCount;
  });
  const distances = flips.map(({ edgeDays }) => edgeDays);
  const others = candidates.filter((one) => one.isIn && one !== chosen);
  if (both === 'greater' && chosen !== undefined && chosen.kala.endJdUt > chosen.kala.startJdUt)
    distances.push(...others.map(({ overlapDays }) => chosen.overlapDays - overlapDays));
  return distances.length === 0 ? null : Math.min(...distances) * MINUTES_PER_DAY;
}

/** Returns the days near a limb, with the part of it in their kala. */
export function candidatesOf(days: ObservedDays, kala: Kala, span: Interval): Candidate[] {
  const first = days.dayCountAt(span.startJdUt);
  return [first - 1, first, first + 1, first + 2].flatMap((dayCount) => {
    const window = days.kalaOn(dayCount, kala);
    return window === null ? [] : [candidateOf(dayCount, window, span)];
  });
}

export const commonOf = (one: Interval, other: Interval): Interval => ({
  startJdUt: Math.max(one.startJdUt, other.startJdUt),
  endJdUt: Math.min(one.endJdUt, other.endJdUt),
});

/** Returns the result for a day. @param dayCount the day to keep, whatever decided it */
export function chosenOn(
  days: ObservedDays,
  { kala, both }: Pick<Vyapti, 'kala' | 'both'>,
  span: Interval,
  dayCount: number,
): Chosen {
  const candidates = candidatesOf(days, kala, span);
  const own = candidates.find((one) => one.dayCount === dayCount && one.isIn);
  return {
    dayCount,
    span,
    window: own === undefined ? null : commonOf(own.kala, span),
    marginMinutes: marginOf(
      both,
      candidates,
      pick(
        both,
        candidates.filter(({ isIn }) => isIn),
      ),
    ),
    alternatives: candidates
      .filter((one) => one.isIn && one.dayCount !== dayCount)
      .map((one) => ({ dayCount: one.dayCount, overlapMinutes: one.overlapDays * MINUTES_PER_DAY })),
  };
}

/**
 * Returns the day on which a tithi or star is kept: the day whose kala contains it, by the rule for two days and for
 * none.
 * @source Dharmasindhu, first parichchheda, on purva- and para-viddha tithis
 * @accuracy exact; with a margin under 3 minutes, almanacs of another ephemeris may have another day
 */
export function choose(days: ObservedDays, vyapti: Vyapti, span: Interval): Chosen {
  const inside = candidatesOf(days, vyapti.kala, span).filter(({ isIn }) => isIn);
  const kept = pick(vyapti.both, inside);
  return chosenOn(days, vyapti, span, kept?.dayCount ?? fallbackDay(days, vyapti.none, span));
}
