import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { panchangDayOf } from '@graha/astro-engine/panchang/day';
import { civilDateOf, openAlmanac, type AlmanacDay, type PanchangBirth } from '../panchang/almanac.ts';

/**
 * The almanac of this family opens at the sunrise day of the civil date, as the reference interface does: a time before
 * sunrise is asked of the day that is about to begin. `panchang_day` in every answer says which day that is.
 */
export const openCivilDay = (birth: PanchangBirth, sky: Ephemeris): AlmanacDay =>
  openAlmanac(birth, sky, (almanac, moment) => panchangDayOf(almanac, civilDateOf(moment)));
