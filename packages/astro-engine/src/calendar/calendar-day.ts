import { type CivilDate, midnightJdUt } from '../core/moment.ts';
import type { Almanac, PanchangDay } from '../panchang/day.ts';
import { type LightAngles, limbIndexAt } from '../panchang/limbs.ts';
import { ayanaOf, rituOf } from '../panchang/ritu.ts';
import { normalizeDeg } from '../core/angle.ts';
import { kaliAharganaOf, type LunarEras, lunarErasOf } from './eras.ts';
import { type LunarMonth, lunarMonthAt, purnimantaMonthIndex } from './lunar-month.ts';
import { type NationalDate, nationalDateOf } from './national.ts';
import type { RealSky } from './almanac-angles.ts';
import type { AlmanacId } from './almanac-table.ts';
import { type ReckonedDate, reckonedDatesOf } from './solar-reckonings.ts';

const HALF_A_DAY = 0.5;

/** Returns the instant whose tithi names a day: its sunrise, or local noon on a day without sunrise. */
export const namingInstantOf = (almanac: Almanac, { basis, startJdUt, date }: PanchangDay): number =>
  basis === 'sunrise' ? startJdUt : midnightJdUt(date, almanac.clock) + HALF_A_DAY;

/** Dates of one day of a place in the calendars of India. */
export type CalendarDay = {
  date: CivilDate;
  lunarMonth: LunarMonth;
  purnimantaMonthIndex: number;
  /** 0 to 29 from the new moon, at the instant that names the day. */
  tithiIndex: number;
  eras: LunarEras;
  solarDates: ReckonedDate[];
  national: NationalDate;
  aharganaDays: number;
  ayana: ReturnType<typeof ayanaOf>;
  ritu: string;
};

/** An almanac at a place: `angles` are its Sun and Moon. */
export type OpenAlmanac = { almanac: Almanac; angles: LightAngles; sky: RealSky; asked: AlmanacId };

/**
 * Returns the lunar and solar dates of a day, by its tithi at sunrise and the rules of each region.
 * @source see `lunarMonthAt`, `lunarErasOf`, `reckonedDatesOf`
 * @accuracy months and years are exact unless a boundary is within 1 s of sunrise
 */
export function calendarDayOf({ almanac, angles, sky, asked }: OpenAlmanac, day: PanchangDay): CalendarDay {
  const jdUt = namingInstantOf(almanac, day);
  const lunarMonth = lunarMonthAt(angles, jdUt);
  const tithiIndex = limbIndexAt(angles, 'tithi', jdUt);
  return {
    date: day.date,
    lunarMonth,
    purnimantaMonthIndex: purnimantaMonthIndex(lunarMonth, tithiIndex),
    tithiIndex,
    eras: lunarErasOf(lunarMonth),
    solarDates: reckonedDatesOf({ almanac, sky, asked }, day),
    national: nationalDateOf(day.date),
    aharganaDays: kaliAharganaOf(day.date),
    ayana: ayanaOf(normalizeDeg(angles.sun.degAt(jdUt))),
    ritu: rituOf(angles.sun, jdUt).name,
  };
}
