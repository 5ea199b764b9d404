import { riseSetBetween, vedicSunTimesOf } from '@graha/astro-engine/panchang/sun-moon-times';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import {
  Instant,
  instantOrNull,
  openAlmanac,
  type AlmanacDay,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
} from './almanac.ts';
import { calendarOf, CalendarWire } from './calendar/calendar.ts';
import { LIMB_LIST_SCHEMAS, LIMB_SCHEMAS, limbsOfDay } from './limb-operations.ts';
import { NamedWindow, presentNamedWindow } from './windows/named-window.ts';
import { presentVara, Vara, VEDIC_SUN_TIMES } from './time-operations.ts';
import { almanacWindows } from './windows/windows.ts';

/** Moonrise and moonset within the panchang day; if one is missing, also the next one after the day. */
export const MOON_TIMES = {
  moonrise: Instant.nullable().describe('Moonrise within the panchang day; null on about one day a month.'),
  moonset: Instant.nullable().describe('Moonset within the panchang day; null on about one day a month.'),
  next_moonrise: Instant.nullable().describe('The next moonrise, if the panchang day has none; else null.'),
  next_moonset: Instant.nullable().describe('The next moonset, if the panchang day has none; else null.'),
};

export function moonTimes({ almanac, day, moment }: AlmanacDay) {
  const { riseJdUt, setJdUt, nextRiseJdUt, nextSetJdUt } = riseSetBetween(almanac, 'moon', day);
  return {
    moonrise: instantOrNull(riseJdUt, moment),
    moonset: instantOrNull(setJdUt, moment),
    next_moonrise: instantOrNull(nextRiseJdUt, moment),
    next_moonset: instantOrNull(nextSetJdUt, moment),
  };
}

function vedicSunTimes({ almanac, day, moment }: AlmanacDay) {
  const { riseJdUt, setJdUt } = vedicSunTimesOf(almanac, day);
  return { vedic_sunrise: instantOrNull(riseJdUt, moment), vedic_sunset: instantOrNull(setJdUt, moment) };
}

export const full = operation({
  summary: 'The whole panchang in one call.',
  description:
    'Weekday, tithi, nakshatra, yoga and karana at the requested instant, each with start and end; sunrise, sunset, ' +
    'moonrise and moonset of the panchang day; and under `day_list` every limb that touches the day from sunrise to sunrise, in order; under `calendar` ' +
    'its lunar month, eras and solar dates; under `windows` Rahu Kaal, Abhijit, Varjyam and the other windows of the day. ' +
    'One call supplies a whole page.',
  input: PanchangRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    vara: Vara,
    ...LIMB_SCHEMAS,
    sunrise: Instant.nullable().describe('Sunrise; null if there is none.'),
    sunset: Instant.nullable().describe('Sunset; null if there is none.'),
    ...VEDIC_SUN_TIMES,
    ...MOON_TIMES,
    day_list: z.strictObject(LIMB_LIST_SCHEMAS).describe('Every limb that touches the day from sunrise to sunrise.'),
    windows: z.array(NamedWindow).describe('Windows to seek or to avoid, by their start; they may overlap.'),
    calendar: CalendarWire,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const almanacDay = openAlmanac(birth, sky);
    const panchang_day = presentDay(almanacDay.day, almanacDay.moment);
    const { now, lists } = limbsOfDay(almanacDay);
    return {
      panchang_day,
      vara: presentVara(almanacDay.day, almanacDay),
      ...now,
      sunrise: panchang_day.sunrise,
      sunset: panchang_day.sunset,
      ...vedicSunTimes(almanacDay),
      ...moonTimes(almanacDay),
      day_list: lists,
      windows: almanacWindows(almanacDay).map((window) => presentNamedWindow(window, almanacDay.moment)),
      calendar: calendarOf(almanacDay),
      metadata: almanacDay.metadata,
    };
  },
});
