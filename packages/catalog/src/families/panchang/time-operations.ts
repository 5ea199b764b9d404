import type { HorizonRule } from '@graha/astro-engine/ephemeris';
import { isoDate } from '@graha/astro-engine/moment';
import type { PanchangDay } from '@graha/astro-engine/panchang/day';
import { riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import { SignLord } from '../../placement.ts';
import { nameOf } from '../../present-placement.ts';
import {
  civilDateOf,
  Instant,
  instantOrNull,
  openAlmanac,
  type Page,
  PanchangRequest,
  wholeDayOf,
  WINDOW,
  presentWindow,
} from './almanac.ts';

export const Vara = z
  .strictObject({
    number: z.int().min(1).max(7).describe('1 is Sunday.'),
    name: z.string(),
    sanskrit: z.string(),
    lord: SignLord,
    vara_basis: z
      .enum(['sunrise', 'civil'])
      .describe('Counted from sunrise, or by the civil calendar where there is none.'),
    ...WINDOW,
  })
  .meta({ id: 'Vara', description: 'The weekday, which begins with sunrise.' });

export function presentVara(day: PanchangDay, { moment }: Pick<Page, 'moment'>): z.input<typeof Vara> {
  const { name, sanskrit, lord } = weekdayAt(day.weekdayIndex);
  return {
    number: day.weekdayIndex + 1,
    name,
    sanskrit,
    lord: nameOf(lord),
    vara_basis: day.basis,
    ...presentWindow(wholeDayOf(day, moment), moment),
  };
}

const RiseAndSet = z.strictObject({ sunrise: Instant.nullable(), sunset: Instant.nullable() });

const sunTimes = ({ almanac, moment }: Page, rule: HorizonRule) => {
  const { riseJdUt, setJdUt } = riseSetOn({ ...almanac, rule }, 'sun', civilDateOf(moment));
  return { sunrise: instantOrNull(riseJdUt, moment), sunset: instantOrNull(setJdUt, moment) };
};

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

export const timeOperations = {
  vara: operation({
    ...shared,
    summary: 'The weekday by sunrise, and the planet that rules it.',
    description:
      'The vara runs from sunrise to sunrise: before sunrise it is still yesterday’s. Where the Sun does not rise the civil ' +
      'weekday is given and `vara_basis` says so.',
    output: z.strictObject({ vara: Vara, metadata: Metadata }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      return { vara: presentVara(page.day, page), metadata: page.metadata };
    },
  }),

  'sun-times': operation({
    ...shared,
    summary: 'Sunrise and sunset on the local date.',
    description:
      'Rise and set of the Sun on the civil date of the request, by the definition asked for, and beside it by both common ' +
      'ones: the upper limb with refraction, as civil almanacs print it, and the centre of the disc without refraction, as ' +
      'the Vedic texts have it. Near the poles a time may be null; the next one is then given.',
    output: z.strictObject({
      date: z.iso.date(),
      ...RiseAndSet.shape,
      next_sunrise: Instant.nullable().describe('Where there is no sunrise on the date: the next one within two days.'),
      next_sunset: Instant.nullable(),
      day_length_seconds: z.int().nullable(),
      definitions: z.strictObject({ upper_limb_refraction: RiseAndSet, centre_no_refraction: RiseAndSet }),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const page = openAlmanac(birth, sky);
      const date = civilDateOf(page.moment);
      const { riseJdUt, setJdUt, nextRiseJdUt, nextSetJdUt } = riseSetOn(page.almanac, 'sun', date);
      const isWholeDay = riseJdUt !== null && setJdUt !== null && setJdUt > riseJdUt;
      return {
        date: isoDate(date),
        sunrise: instantOrNull(riseJdUt, page.moment),
        sunset: instantOrNull(setJdUt, page.moment),
        next_sunrise: instantOrNull(nextRiseJdUt, page.moment),
        next_sunset: instantOrNull(nextSetJdUt, page.moment),
        day_length_seconds: isWholeDay ? Math.round((setJdUt - riseJdUt) * 86_400) : null,
        definitions: {
          upper_limb_refraction: sunTimes(page, 'upper_limb_refraction'),
          centre_no_refraction: sunTimes(page, 'centre_no_refraction'),
        },
        metadata: page.metadata,
      };
    },
  }),

  'moon-times': operation({
    ...shared,
    summary: 'Moonrise and moonset on the local date.',
    description:
      'The Moon rises some fifty minutes later each day, so that one day in a month has no moonrise and another no moonset: ' +
      'the time is then null and the next one is given. Always the upper limb with refraction.',
    output: z.strictObject({
      date: z.iso.date(),
      moonrise: Instant.nullable(),
      moonset: Instant.nullable(),
      next_moonrise: Instant.nullable().describe(
        'Where there is no moonrise on the date: the next one within two days.',
      ),
      next_moonset: Instant.nullable(),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const { almanac, moment, metadata } = openAlmanac(birth, sky);
      const date = civilDateOf(moment);
      const { riseJdUt, setJdUt, nextRiseJdUt, nextSetJdUt } = riseSetOn(almanac, 'moon', date);
      return {
        date: isoDate(date),
        moonrise: instantOrNull(riseJdUt, moment),
        moonset: instantOrNull(setJdUt, moment),
        next_moonrise: instantOrNull(nextRiseJdUt, moment),
        next_moonset: instantOrNull(nextSetJdUt, moment),
        metadata,
      };
    },
  }),
};
