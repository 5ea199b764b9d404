import type { LunarMonth } from '../calendar/lunar-month.ts';
import { dateOfDayCount } from '../core/moment.ts';
import type { Interval } from '../panchang/interval.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { uniformSky } from '../testing.ts';
import { kalaOf } from './kalas.ts';
import { meanTithiJdUt } from '../calendar/lunations.ts';
import type { ObservanceSky } from './observance-sky.ts';
import type { ObservedDays } from './observed-days.ts';

const EPOCH_JD_UT = 2_440_587.5;

/** A day of the month of January 2000 that begins with the new moon, as a count from 1970-01-01. */
export const DAY = 10_972;
/** Returns an instant in days after the midnight at the start of `DAY`: the Sun rises at .25 of each day and sets at .75. */
export const at = (days: number): number => EPOCH_JD_UT + DAY + days;
export const span = (from: number, until: number): Interval => ({ startJdUt: at(from), endJdUt: at(until) });

const frameOf = (dayCount: number) => ({
  riseJdUt: EPOCH_JD_UT + dayCount + 0.25,
  setJdUt: EPOCH_JD_UT + dayCount + 0.75,
  nextRiseJdUt: EPOCH_JD_UT + dayCount + 1.25,
});
const DAYS: ObservedDays = {
  at: (dayCount) => ({ ...frameOf(dayCount), dayCount, date: dateOfDayCount(dayCount), basis: 'sunrise' }),
  kalaOn: (dayCount, kala) => (kala === 'moonrise' ? null : kalaOf(kala, frameOf(dayCount))),
  dayCountAt: (jdUt) => Math.floor(jdUt - EPOCH_JD_UT),
  panchangDayCountAt: (jdUt) => Math.floor(jdUt - EPOCH_JD_UT - 0.25),
};

type ByHand = {
  /** Keys are indexes in the lunation that begins the month of `DAY`; other tithis are mean ones. */
  tithis?: Readonly<Record<number, Interval>>;
  /** Keys are lunations; other months are Pausha, normal. */
  months?: Readonly<Record<number, Partial<LunarMonth>>>;
  /** Longitudes of Sun and Moon at the start of `DAY`. */
  sunDeg?: number;
  moonDeg?: number;
  moonsetAfter?: (jdUt: number) => number | null;
};

/** A place with a day and a night of twelve hours; the test sets its tithis. */
export function skyByHand({ tithis = {}, months = {}, sunDeg = 280, moonDeg = 60, moonsetAfter }: ByHand = {}): ObservanceSky {
  const [sunPerDay, moonPerDay] = [360 / 365.2425, 13.2];
  const angles: LightAngles = {
    sun: { degAt: (jdUt) => sunDeg + (jdUt - at(0)) * sunPerDay, meanDegPerDay: sunPerDay },
    moon: { degAt: (jdUt) => moonDeg + (jdUt - at(0)) * moonPerDay, meanDegPerDay: moonPerDay },
    elongation: { degAt: (jdUt) => moonDeg - sunDeg + (jdUt - at(0)) * (moonPerDay - sunPerDay), meanDegPerDay: moonPerDay - sunPerDay },
    sum: { degAt: (jdUt) => moonDeg + sunDeg + (jdUt - at(0)) * (moonPerDay + sunPerDay), meanDegPerDay: moonPerDay + sunPerDay },
  };
  const tithi = (number: number): Interval =>
    tithis[number] ?? { startJdUt: meanTithiJdUt(number), endJdUt: meanTithiJdUt(number + 1) };
  const month = (lunation: number): LunarMonth => ({
    startJdUt: meanTithiJdUt(lunation * 30), endJdUt: meanTithiJdUt(lunation * 30 + 30), monthIndex: 9, kind: 'normal', lostMonthIndex: null,
    ...months[lunation],
  });
  const sky = moonsetAfter === undefined ? uniformSky : { ...uniformSky, nextCrossing: (_: unknown, __: unknown, ___: unknown, jdUt: number) => moonsetAfter(jdUt) };
  return {
    almanac: { sky, place: { latitudeDeg: 20, longitudeDeg: 0, altitudeM: 0 }, clock: 0, rule: 'almanac' },
    almanacId: 'drik',
    angles,
    days: DAYS,
    moon: { tithi, month, monthAt: (jdUt) => month(Math.floor((jdUt - meanTithiJdUt(0)) / 29.530588861)) },
  };
} // prettier-ignore
