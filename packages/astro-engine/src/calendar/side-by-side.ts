import type { Almanac, PanchangDay } from '../panchang/day.ts';
import { type LightAngles, limbAt } from '../panchang/limbs.ts';
import type { Span } from '../core/search.ts';
import { almanacAnglesOf, type RealSky } from './almanac-angles.ts';
import { ALMANAC_IDS, type AlmanacId, almanacRowOf } from './almanac-table.ts';
import { namingInstantOf } from './calendar-day.ts';
import { type LunarMonth, lunarMonthAt, purnimantaMonthIndex } from './lunar-month.ts';
import { solarRuleOf } from './solar-reckonings.ts';
import type { SolarCalendarId } from './solar-calendars.ts';
import { type SolarDate, solarDateOf } from './solar-month.ts';

/** One day by one almanac. */
export type AlmanacDayOf = {
  id: AlmanacId;
  /** The tithi at sunrise, or at noon on a day without sunrise. */
  tithi: Span;
  lunarMonth: LunarMonth;
  purnimantaMonthIndex: number;
  /** The date in the solar calendar of the almanac; null if it has none. */
  solar: SolarDate | null;
  /** The same solar calendar by the real sky; null if `solar` is. */
  solarBySky: SolarDate | null;
};

type Lunar = Pick<AlmanacDayOf, 'tithi' | 'lunarMonth' | 'purnimantaMonthIndex'>;

function lunarOf(angles: LightAngles, jdUt: number): Lunar {
  const tithi = limbAt(angles, 'tithi', jdUt);
  const lunarMonth = lunarMonthAt(angles, jdUt);
  return { tithi, lunarMonth, purnimantaMonthIndex: purnimantaMonthIndex(lunarMonth, tithi.index) };
}

/**
 * Returns a day by every almanac of the table, the real sky first. Almanacs with the same Sun, Moon and clock share one
 * computation.
 * @source see `ALMANACS`
 * @accuracy the accuracy report has the printed dates of each almanac
 */
export function almanacsSideBySide(almanac: Almanac, sky: RealSky, day: PanchangDay): AlmanacDayOf[] {
  const jdUt = namingInstantOf(almanac, day);
  const lunars = new Map<string, Lunar>();
  const dates = new Map<string, SolarDate>();
  function dateBy(id: AlmanacId, calendarId: SolarCalendarId): SolarDate {
    const rule = solarRuleOf(calendarId, id);
    const key = `${almanacRowOf(id).sky} ${calendarId} ${rule}`;
    const found = dates.get(key) ?? solarDateOf({ almanac, angles: almanacAnglesOf(sky, id) }, day, calendarId, rule);
    dates.set(key, found);
    return found;
  }
  return ALMANAC_IDS.map((id) => {
    const row = almanacRowOf(id);
    const key = `${row.sky} ${row.clock}`;
    const lunar = lunars.get(key) ?? lunarOf(almanacAnglesOf(sky, id), jdUt);
    lunars.set(key, lunar);
    if (row.solar === null) return { id, ...lunar, solar: null, solarBySky: null };
    const { calendar } = row.solar;
    return { id, ...lunar, solar: dateBy(id, calendar), solarBySky: dateBy('drik', calendar) };
  });
}
