import { type Limb, limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import {
  Instant,
  instantOrNull,
  openAlmanac,
  type Page,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  wholeDayOf,
} from './almanac.ts';
import { LIMB_SCHEMAS, PRESENT_LIMB, type WireLimb } from './limb-wire.ts';
import { presentVara, Vara } from './time-operations.ts';

/** Every part that touches the day from sunrise to sunrise; the first may have begun before it, the last may end after. */
export function limbsOfDay<L extends Limb>(
  limb: L,
  { angles, day, moment }: Page,
): { list: WireLimb<L>[]; now: WireLimb<L> } {
  const { startJdUt, endJdUt } = wholeDayOf(day, moment);
  const spans = limbsBetween(angles, limb, startJdUt, endJdUt);
  const list = spans.map((span) => PRESENT_LIMB[limb](span, moment));
  const place = spans.findIndex((span) => moment.jdUt < span.endJdUt);
  const now = list[place] ?? list.at(-1);
  if (now === undefined) throw new RangeError(`no ${limb} touches the day`);
  return { list, now };
}

/** Moonrise and moonset on the civil date on which the sunrise day began. */
export function moonTimes({ almanac, day, moment }: Page) {
  const { riseJdUt, setJdUt } = riseSetOn(almanac, 'moon', day.date);
  return { moonrise: instantOrNull(riseJdUt, moment), moonset: instantOrNull(setJdUt, moment) };
}

export const full = operation({
  summary: 'The whole panchang in one call.',
  description:
    'Weekday, tithi, nakshatra, yoga and karana at the moment asked about, each with start and end; sunrise, sunset, ' +
    'moonrise and moonset; and under `day_list` every limb that touches the day from sunrise to sunrise, in order. One call ' +
    'fills a screen.',
  input: PanchangRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    vara: Vara,
    tithi: LIMB_SCHEMAS.tithi,
    nakshatra: LIMB_SCHEMAS.nakshatra,
    yoga: LIMB_SCHEMAS.yoga,
    karana: LIMB_SCHEMAS.karana,
    sunrise: Instant.nullable(),
    sunset: Instant.nullable(),
    moonrise: Instant.nullable(),
    moonset: Instant.nullable(),
    day_list: z.strictObject({
      tithi: z.array(LIMB_SCHEMAS.tithi),
      nakshatra: z.array(LIMB_SCHEMAS.nakshatra),
      yoga: z.array(LIMB_SCHEMAS.yoga),
      karana: z.array(LIMB_SCHEMAS.karana),
    }),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const page = openAlmanac(birth, sky);
    const panchang_day = presentDay(page.day, page.moment);
    const tithi = limbsOfDay('tithi', page);
    const nakshatra = limbsOfDay('nakshatra', page);
    const yoga = limbsOfDay('yoga', page);
    const karana = limbsOfDay('karana', page);
    return {
      panchang_day,
      vara: presentVara(page.day, page),
      tithi: tithi.now,
      nakshatra: nakshatra.now,
      yoga: yoga.now,
      karana: karana.now,
      sunrise: panchang_day.sunrise,
      sunset: panchang_day.sunset,
      ...moonTimes(page),
      day_list: { tithi: tithi.list, nakshatra: nakshatra.list, yoga: yoga.list, karana: karana.list },
      metadata: page.metadata,
    };
  },
});
