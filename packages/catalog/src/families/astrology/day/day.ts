import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { panchangDayOf } from '@graha/astro-engine/panchang/day';
import { civilDateOf, openAlmanac, type AlmanacDay, type PanchangBirth } from '../../panchang/almanac.ts';

/**
 * Opens the almanac of this family at the sunrise day of the civil date, as the reference interface does: a time before
 * sunrise belongs to the day that is about to begin. `panchang_day` in every answer is the date of that day.
 */
export const openCivilDay = (birth: PanchangBirth, sky: Ephemeris): AlmanacDay =>
  openAlmanac(birth, sky, (almanac, moment) => panchangDayOf(almanac, civilDateOf(moment)));
