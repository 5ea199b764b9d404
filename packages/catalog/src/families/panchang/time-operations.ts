import { isoDate } from '@graha/astro-engine/core/moment';
import { type PanchangDay, weekdayOfInstant } from '@graha/astro-engine/panchang/day';
import { moonReasonOf, polarReasonOf, riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { FROM_CENTRE } from '../../request/settings.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { SignLord } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';
import {
  ALMANAC_SETTINGS,
  civilDateOf,
  Instant,
  instantOrNull,
  openAlmanac,
  type AlmanacDay,
  PanchangRequest,
  WINDOW,
  presentWindow,
} from './almanac.ts';
import { printedDate } from '../../wire/printed-date.ts';

export const Vara = z
  .strictObject({
    number: z.int().min(1).max(7).describe('1 is Sunday.'),
    name: term('WeekdayName', z.string()).describe('English name of the weekday.'),
    sanskrit: z.string().describe('Sanskrit name, in Latin letters.'),
    lord: SignLord.describe('Planet that rules the weekday.'),
    basis: z
      .enum(['sunrise', 'civil'])
      .describe(
        'Basis of the weekday: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight.',
      ),
    ...WINDOW,
  })
  .meta({
    id: 'Vara',
    description: 'The weekday, which begins with sunrise, or at midnight if `settings.day_start` says so.',
  });

export function presentVara(day: PanchangDay, { moment }: Pick<AlmanacDay, 'moment'>): z.input<typeof Vara> {
  const { name, sanskrit, lord } = weekdayAt(day.weekdayIndex);
  return {
    number: day.weekdayIndex + 1,
    name,
    sanskrit,
    lord: nameOf(lord),
    basis: day.basis,
    ...presentWindow(day, moment),
  };
}

export const VEDIC_SUN_TIMES = {
  vedic_sunrise: Instant.nullable().describe(
    'Rise of the centre of the disc without refraction, as in the Vedic texts.',
  ),
  vedic_sunset: Instant.nullable().describe('Set of the centre of the disc without refraction.'),
};

const PolarReason = z
  .enum(['midnight_sun', 'polar_night'])
  .nullable()
  .describe(
    'Reason why there is no sunrise or sunset; null if both are on the date or the missing one follows on the next day.',
  );

const MoonReason = z
  .enum(['above_horizon', 'below_horizon'])
  .nullable()
  .describe('Position of the Moon for the whole date, near the poles; null if she rises or sets.');

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

/** The request of an almanac, and the beginning of the weekday. */
const VaraRequest = birthRequest([...ALMANAC_SETTINGS, 'day_start'], { settings: FROM_CENTRE });

export const timeOperations = {
  vara: operation({
    ...shared,
    input: VaraRequest,
    summary: 'The weekday by sunrise, and the planet that rules it.',
    description:
      'The vara runs from sunrise to sunrise: before sunrise it is still that of the day before. If the Sun does not rise, the civil ' +
      'weekday is given and `basis` is civil. `settings.day_start: midnight` gives the civil weekday at every place.',
    output: z.strictObject({ vara: Vara, metadata: Metadata }),
    compute: (birth, sky) => {
      const { day_start: start } = birth.settings;
      const almanacDay = openAlmanac(birth, sky, (almanac, { jdUt }) => weekdayOfInstant(almanac, jdUt, start));
      return { vara: presentVara(almanacDay.day, almanacDay), metadata: almanacDay.metadata };
    },
  }),

  'sun-times': operation({
    ...shared,
    summary: 'Sunrise and sunset on the local date.',
    description:
      'Rise and set of the Sun on the civil date of the request, by the rule of `settings.sunrise`; `vedic_sunrise` and ' +
      '`vedic_sunset` are those of the centre of the disc without refraction, as in the Vedic texts. Near the poles a time ' +
      'may be null: `reason` then names the season, and the next sunrise or sunset is given, however late.',
    output: z.strictObject({
      date: printedDate().describe('Civil date.'),
      sunrise: Instant.nullable().describe('Sunrise; null if there is none.'),
      sunset: Instant.nullable().describe('Sunset; null if there is none.'),
      ...VEDIC_SUN_TIMES,
      next_sunrise: Instant.nullable().describe('The next sunrise, if there is none on the date; else null.'),
      next_sunset: Instant.nullable().describe('The next sunset, if there is none on the date; else null.'),
      reason: PolarReason,
      day_length_seconds: z
        .int()
        .nullable()
        .describe('Seconds from sunrise to sunset; null if one is missing or the sunset comes first.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { almanac, moment, metadata } = openAlmanac(birth, sky);
      const date = civilDateOf(moment);
      const found = riseSetOn(almanac, 'sun', date);
      const vedic = riseSetOn({ ...almanac, rule: 'geometric' }, 'sun', date);
      const { riseJdUt, setJdUt, nextRiseJdUt, nextSetJdUt } = found;
      const isWholeDay = riseJdUt !== null && setJdUt !== null && setJdUt > riseJdUt;
      return {
        date: isoDate(date),
        sunrise: instantOrNull(riseJdUt, moment),
        sunset: instantOrNull(setJdUt, moment),
        vedic_sunrise: instantOrNull(vedic.riseJdUt, moment),
        vedic_sunset: instantOrNull(vedic.setJdUt, moment),
        next_sunrise: instantOrNull(nextRiseJdUt, moment),
        next_sunset: instantOrNull(nextSetJdUt, moment),
        reason: polarReasonOf(almanac, date, found),
        day_length_seconds: isWholeDay ? Math.round((setJdUt - riseJdUt) * 86_400) : null,
        metadata,
      };
    },
  }),

  'moon-times': operation({
    ...shared,
    summary: 'Moonrise and moonset on the local date.',
    description:
      'The Moon rises some fifty minutes later each day, so one day in a month has no moonrise and another no moonset: ' +
      'the time is then null and the next one is given, near the poles up to a month later. ' +
      'Always her upper limb with 36.74′ of refraction, seen from the place, whatever rule the Sun follows. Almanacs differ by up ' +
      'to a minute: the U.S. Naval Observatory takes 34′, DrikPanchang her centre from the middle of the Earth without refraction.',
    output: z.strictObject({
      date: printedDate().describe('Civil date.'),
      moonrise: Instant.nullable().describe('Moonrise; null on a day without one.'),
      moonset: Instant.nullable().describe('Moonset; null on a day without one.'),
      next_moonrise: Instant.nullable().describe('The next moonrise, if there is none on the date; else null.'),
      next_moonset: Instant.nullable().describe('The next moonset, if there is none on the date; else null.'),
      reason: MoonReason,
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { almanac, moment, metadata } = openAlmanac(birth, sky);
      const date = civilDateOf(moment);
      const found = riseSetOn(almanac, 'moon', date);
      const { riseJdUt, setJdUt, nextRiseJdUt, nextSetJdUt } = found;
      return {
        date: isoDate(date),
        moonrise: instantOrNull(riseJdUt, moment),
        moonset: instantOrNull(setJdUt, moment),
        next_moonrise: instantOrNull(nextRiseJdUt, moment),
        next_moonset: instantOrNull(nextSetJdUt, moment),
        reason: moonReasonOf(almanac, date, found),
        metadata,
      };
    },
  }),
};
