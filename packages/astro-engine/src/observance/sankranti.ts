import type { Interval } from '../panchang/interval.ts';
import { commonOf } from './choice.ts';
import { type DayRange, instantsOf, isWithin, type ObservanceSky } from './observance-sky.ts';
import { sankrantiDayCount, sunReaches } from './solar-rules.ts';
import { rowAt } from '../vocabulary/cycle.ts';

/** The Sun's entry into a sign, with the time of day that is good for gifts and bathing. */
export type Sankranti = {
  signIndex: number;
  jdUt: number;
  dayCount: number;
  basis: 'sunrise' | 'civil';
  punyaKala: Interval;
  /** First sixth of the daylight, for Makara only. */
  mahaPunyaKala: Interval | null;
};

const GHATI_DAYS = 24 / 1440;
/** Ghatis before and after the entry, by sign from Mesha; Makara lasts until sunset. */
const GHATIS: readonly (readonly [before: number, after: number])[] = [
  [15, 15], [16, 0], [0, 16], [30, 0], [16, 0], [0, 16], [15, 15], [16, 0], [0, 16], [0, 30], [16, 0], [0, 16],
]; // prettier-ignore
const MAKARA_INDEX = 9;

/** Returns the half of the daylight nearest to an entry at night: of the previous day before midnight, else of the next day. */
function nearestHalf({ days }: ObservanceSky, jdUt: number): Interval {
  const day = days.at(days.panchangDayCountAt(jdUt));
  const isBeforeMidnight = jdUt < (day.setJdUt + day.nextRiseJdUt) / 2;
  const { riseJdUt, setJdUt } = isBeforeMidnight ? day : days.at(day.dayCount + 1);
  const midday = (riseJdUt + setJdUt) / 2;
  return isBeforeMidnight ? { startJdUt: midday, endJdUt: setJdUt } : { startJdUt: riseJdUt, endJdUt: midday };
}

function punyaKalaOf(sky: ObservanceSky, signIndex: number, jdUt: number, dayCount: number): Interval {
  const { riseJdUt, setJdUt } = sky.days.at(dayCount);
  const daylight = { startJdUt: riseJdUt, endJdUt: setJdUt };
  if (signIndex === MAKARA_INDEX) return { startJdUt: Math.min(Math.max(jdUt, riseJdUt), setJdUt), endJdUt: setJdUt };
  const [before, after] = rowAt(GHATIS, signIndex);
  const around = { startJdUt: jdUt - before * GHATI_DAYS, endJdUt: jdUt + after * GHATI_DAYS };
  const found = commonOf(around, daylight);
  return found.startJdUt < found.endJdUt ? found : nearestHalf(sky, jdUt);
}

/**
 * Returns the entries of the Sun into signs whose day is in a range. Punya kala is the part of the daylight within
 * `GHATIS` of the entry (texts differ: 16 before or after for most signs, 15 on both sides for Mesha and Tula, 30
 * before Karka); for Makara from the entry, or sunrise, until sunset. An entry at night whose ghatis reach no daylight
 * uses the nearest half of it.
 * @source Dharmasindhu, first parichchheda, on sankrantis; Makara as DrikPanchang prints it
 * @accuracy 1 s in the entry
 */
export function sankrantisIn(sky: ObservanceSky, range: DayRange): Sankranti[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  return Array.from({ length: 12 }, (_, signIndex) => signIndex)
    .flatMap((signIndex) => sunReaches(sky, signIndex * 30, fromJdUt, untilJdUt).map((jdUt) => ({ signIndex, jdUt })))
    .map(({ signIndex, jdUt }): Sankranti => {
      const dayCount = sankrantiDayCount(sky, signIndex, jdUt);
      const punyaKala = punyaKalaOf(sky, signIndex, jdUt, dayCount);
      const { riseJdUt, setJdUt, basis } = sky.days.at(dayCount);
      const first = { startJdUt: punyaKala.startJdUt, endJdUt: punyaKala.startJdUt + (setJdUt - riseJdUt) / 6 };
      const mahaPunyaKala = signIndex === MAKARA_INDEX ? commonOf(first, punyaKala) : null;
      return { signIndex, jdUt, dayCount, basis, punyaKala, mahaPunyaKala };
    })
    .filter(({ dayCount }) => isWithin(range, dayCount))
    .toSorted((a, b) => a.jdUt - b.jdUt);
}
