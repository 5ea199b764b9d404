import type { Interval } from '../panchang/interval.ts';
import { printedNextReach } from '../core/printed.ts';
import { candidatesOf, type Chosen, chosenOn, commonOf } from './choice.ts';
import { tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, isWithin, type ObservanceSky } from './observance-sky.ts';
import { starSpansIn } from './star-rules.ts';

const PHALGUNA_INDEX = 11;
const ASHVINA_INDEX = 6;
const KARTIKA_INDEX = 7;
const [PRATIPADA_INDEX, DASHAMI_INDEX, PURNIMA_INDEX] = [0, 9, 14];
/** Bhadra, the karana Vishti, is the first half of the full moon's tithi. */
const BHADRA_ENDS_DEG = 174;
const SHRAVANA_INDEX = 21;

/** Holika outlasts three and a half of the four watches of the next day. */
const HOLIKA_SHARE = 3.5 / 4;

function tithisOf(sky: ObservanceSky, monthIndex: number, tithiIndex: number, range: DayRange): Interval[] {
  return tithiNumbersIn(sky, { monthIndex, tithiIndex, adhika: 'skip' }, range).map(sky.moon.tithi);
}

const insideOf = ({ days }: ObservanceSky, kala: 'pradosha' | 'vijaya', span: Interval): number[] =>
  candidatesOf(days, kala, span)
    .filter(({ isIn }) => isIn)
    .map(({ dayCount }) => dayCount);

function holikaOf(sky: ObservanceSky, purnima: Interval): Chosen {
  const { days } = sky;
  const [first, second] = insideOf(sky, 'pradosha', purnima);
  const on = (dayCount: number, window: Interval | null): Chosen => ({
    ...chosenOn(days, { kala: 'pradosha', both: 'second' }, purnima, dayCount),
    window,
  });
  const pradoshaOn = (dayCount: number): Interval | null => days.kalaOn(dayCount, 'pradosha');
  const within = (dayCount: number, fromJdUt: number): Interval | null => {
    const pradosha = pradoshaOn(dayCount);
    const window =
      pradosha === null ? null : commonOf(commonOf(pradosha, purnima), { startJdUt: fromJdUt, endJdUt: Infinity });
    return window !== null && window.startJdUt < window.endJdUt ? window : null;
  };
  const bhadraEnds = printedNextReach(sky.angles.elongation, BHADRA_ENDS_DEG, purnima.startJdUt);
  if (second !== undefined) return on(second, within(second, bhadraEnds));
  const dayCount = first ?? days.panchangDayCountAt(purnima.startJdUt);
  const { setJdUt, nextRiseJdUt } = days.at(dayCount);
  const midnight = (setJdUt + nextRiseJdUt) / 2;
  if (bhadraEnds <= midnight) {
    const window = within(dayCount, bhadraEnds) ?? commonOf({ startJdUt: bhadraEnds, endJdUt: midnight }, purnima);
    return on(dayCount, window.startJdUt < window.endJdUt ? window : null);
  }
  const next = days.at(dayCount + 1);
  const outlasts = purnima.endJdUt >= next.riseJdUt + (next.setJdUt - next.riseJdUt) * HOLIKA_SHARE;
  return outlasts ? on(dayCount + 1, pradoshaOn(dayCount + 1)) : on(dayCount, null);
}

/**
 * Returns Holika Dahan: Phalguna's full moon in pradosha; with two such days the second. With one, the fire waits for
 * the end of Bhadra. If that is after midnight, it is lit the next evening if the full moon lasts three and a half
 * watches of that day, else on the first in the tail of Bhadra.
 * @source Dharmasindhu and Nirnayasindhu, on Phalguna; agrees with DrikPanchang in 2016, 2023 and 2026
 */
export const holikaDays = (sky: ObservanceSky, range: DayRange): Chosen[] =>
  tithisOf(sky, PHALGUNA_INDEX, PURNIMA_INDEX, range)
    .map((purnima) => holikaOf(sky, purnima))
    .filter(({ dayCount }) => isWithin(range, dayCount));

function vijayadashamiOf(sky: ObservanceSky, dashami: Interval): Chosen {
  const { days } = sky;
  const [first, second] = insideOf(sky, 'vijaya', dashami);
  const on = (dayCount: number): Chosen => chosenOn(days, { kala: 'vijaya', both: 'first' }, dashami, dayCount);
  if (first === undefined) return on(days.dayCountAt(dashami.endJdUt));
  const around = { fromDayCount: first, toDayCount: first + 1 };
  const shravanas = starSpansIn(sky, SHRAVANA_INDEX, around);
  const isInAfternoon = (dayCount: number): boolean => {
    const aparahna = days.kalaOn(dayCount, 'aparahna');
    return shravanas.some(
      (star) => aparahna !== null && star.startJdUt < aparahna.endJdUt && star.endJdUt > aparahna.startJdUt,
    );
  };
  if (second !== undefined) return on(!isInAfternoon(first) && isInAfternoon(second) ? second : first);
  const { riseJdUt, setJdUt } = days.at(first + 1);
  const outlasts = dashami.endJdUt - riseJdUt >= (setJdUt - riseJdUt) / 5;
  const hasShravana = shravanas.some((star) => star.startJdUt <= riseJdUt && star.endJdUt > riseJdUt);
  return on(outlasts && hasShravana && !isInAfternoon(first) ? first + 1 : first);
}

/**
 * Returns Vijayadashami: Ashvina's waxing Dashami in the eleventh muhurta of the day, Vijaya. The star Shravana decides
 * between two days, and moves a single day to the next if Dashami lasts three muhurtas after its sunrise with Shravana.
 * @source Dharmasindhu, second parichchheda, on Ashvina; DrikPanchang in 35 of 35 years
 */
export const vijayadashamiDays = (sky: ObservanceSky, range: DayRange): Chosen[] =>
  tithisOf(sky, ASHVINA_INDEX, DASHAMI_INDEX, range)
    .map((dashami) => vijayadashamiOf(sky, dashami))
    .filter(({ dayCount }) => isWithin(range, dayCount));

/** Share of a day in Pratipada above which the Moon is not seen on it. */
const GOVARDHAN_SHARE = 9 / 15;

function govardhanOf(sky: ObservanceSky, pratipada: Interval): Chosen {
  const { days } = sky;
  const on = (dayCount: number): Chosen => chosenOn(days, { kala: 'sunrise', both: 'first' }, pratipada, dayCount);
  const first = days.dayCountAt(pratipada.startJdUt);
  const { riseJdUt } = days.at(first);
  if (riseJdUt >= pratipada.startJdUt && riseJdUt < pratipada.endJdUt) return on(first);
  const next = days.at(first + 1);
  const lasts = pratipada.endJdUt - next.riseJdUt >= (next.setJdUt - next.riseJdUt) * GOVARDHAN_SHARE;
  return on(lasts ? first + 1 : first);
}

/**
 * Returns Govardhan Puja: Kartika's first tithi, if it is present at sunrise of the date of its start; else the next
 * day if it lasts nine muhurtas of that day, else the first.
 * @source Nirnayasindhu, on Kartika; DrikPanchang in all years compared, other lists take the first evening
 */
export const govardhanDays = (sky: ObservanceSky, range: DayRange): Chosen[] =>
  tithisOf(sky, KARTIKA_INDEX, PRATIPADA_INDEX, range)
    .map((pratipada) => govardhanOf(sky, pratipada))
    .filter(({ dayCount }) => isWithin(range, dayCount));
