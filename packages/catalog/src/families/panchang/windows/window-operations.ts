import { daylightOf, nightOf } from '@graha/astro-engine/panchang/day';
import { choghadiyas, horas } from '@graha/astro-engine/panchang/planetary-slots';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { SignLord } from '../../../wire/placement.ts';
import { nameOf } from '../../../wire/present-placement.ts';
import { Quality } from '../../../wire/quality.ts';
import {
  type AlmanacDay,
  openAlmanac,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
  Window,
  WINDOW,
  windowOrNull,
} from '../almanac.ts';
import { NamedWindow, presentNamedWindow } from './named-window.ts';
import { goodAndBadWindows, windowsOf } from './windows.ts';

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;
const DAY = { panchang_day: PanchangDayWire, reason: Reason };
const SLOT = {
  number: z.int().min(1).max(12).describe('Number within its day or night.'),
  is_day: z.boolean().describe('Whether the span is between sunrise and sunset.'),
  ...WINDOW,
};

const dayOf = ({ day, moment }: AlmanacDay) => ({ panchang_day: presentDay(day, moment), reason: reasonOf(day) });

export const Choghadiya = z
  .strictObject({
    name: term('ChoghadiyaName', z.string()).describe('Name of the choghadiya.'),
    lord: SignLord.describe('Planet that rules this part of the day or night.'),
    quality: Quality,
    vela: z
      .enum(['Kaal Vela', 'Vaar Vela', 'Kaal Ratri'])
      .nullable()
      .describe('Name of a part to avoid whatever its quality; null for most.'),
    ...SLOT,
  })
  .meta({ id: 'Choghadiya' });

const Hora = z
  .strictObject({
    lord: SignLord.describe('Planet that rules this part of the day or night.'),
    quality: Quality,
    ...SLOT,
  })
  .meta({ id: 'Hora' });

export const windowOperations = {
  'inauspicious-periods': operation({
    ...shared,
    summary: 'Rahu Kaal, Gulika Kaal and Yamaganda of the sunrise day.',
    description:
      'The time from sunrise to sunset is cut into eight; which eighth belongs to Rahu, Gulika and Yama depends on the ' +
      'weekday. They are avoided for new beginnings.',
    output: z.strictObject({
      ...DAY,
      rahu_kaal: Window.nullable().describe('The eighth of the day that belongs to Rahu.'),
      gulika_kaal: Window.nullable().describe('The eighth of the day that belongs to Gulika.'),
      yamaganda: Window.nullable().describe('The eighth of the day that belongs to Yama.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const { rahuKaal, gulikaKaal, yamaganda } = windowsOf(almanacDay);
      return {
        ...dayOf(almanacDay),
        rahu_kaal: windowOrNull(rahuKaal, almanacDay.moment),
        gulika_kaal: windowOrNull(gulikaKaal, almanacDay.moment),
        yamaganda: windowOrNull(yamaganda, almanacDay.moment),
        metadata: almanacDay.metadata,
      };
    },
  }),

  choghadiya: operation({
    ...shared,
    summary: 'The eight choghadiyas of the day and of the night, with their quality.',
    description:
      'Day and night are each cut into eight parts that planets rule in turn from the lord of the weekday. Amrit, Shubh and ' +
      'Labh are good, Char is neutral and good for travel, Udveg, Kaal and Rog are bad.',
    output: z.strictObject({
      ...DAY,
      choghadiya: z.array(Choghadiya).describe('The parts of day and night, in order.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const slots = choghadiyas(daylightOf(almanacDay.day), nightOf(almanacDay.day), almanacDay.day.weekdayIndex);
      return {
        ...dayOf(almanacDay),
        choghadiya: slots.map(({ row, isDay, number, ...window }) => ({
          name: row.name,
          lord: nameOf(row.lord),
          quality: row.quality,
          vela: row.vela,
          number,
          is_day: isDay,
          ...presentWindow(window, almanacDay.moment),
        })),
        metadata: almanacDay.metadata,
      };
    },
  }),

  hora: operation({
    ...shared,
    summary: 'The planetary hours of the day and of the night.',
    description:
      'Day and night are each cut into twelve hours. The first belongs to the lord of the weekday, the following ones to the ' +
      'planets from the slowest to the quickest in a cycle, so the first hour of the next day belongs to its own lord.',
    output: z.strictObject({
      ...DAY,
      hora: z.array(Hora).describe('The planetary hours, in order.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const slots = horas(daylightOf(almanacDay.day), nightOf(almanacDay.day), almanacDay.day.weekdayIndex);
      return {
        ...dayOf(almanacDay),
        hora: slots.map(({ row, isDay, number, ...window }) => ({
          lord: nameOf(row.lord),
          quality: row.quality,
          number,
          is_day: isDay,
          ...presentWindow(window, almanacDay.moment),
        })),
        metadata: almanacDay.metadata,
      };
    },
  }),

  'abhijit-muhurat': operation({
    ...shared,
    summary: 'Abhijit Muhurat, the middle of the day.',
    description:
      'The eighth of the fifteen equal muhurtas between sunrise and sunset, favourable for every beginning. Some texts make ' +
      'an exception of Wednesday, which `avoid_on_wednesday` marks; the window is given all the same.',
    output: z.strictObject({
      ...DAY,
      abhijit_muhurat: Window.safeExtend({
        avoid_on_wednesday: z.boolean().describe('Whether the day is a Wednesday, which some texts exclude.'),
      })
        .nullable()
        .describe('The middle muhurta of the day; null if there is none.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const window = windowOrNull(windowsOf(almanacDay).abhijit, almanacDay.moment);
      const isWednesday = almanacDay.day.weekdayIndex === 3;
      return {
        ...dayOf(almanacDay),
        abhijit_muhurat: window && { ...window, avoid_on_wednesday: isWednesday },
        metadata: almanacDay.metadata,
      };
    },
  }),

  'brahma-muhurta': operation({
    ...shared,
    summary: 'Brahma Muhurta, before sunrise.',
    description:
      'The fourteenth of the fifteen equal parts of the night that ends with this day’s sunrise: the hour for study and ' +
      'meditation. Its length is in proportion to the night; some services use 48 minutes all year.',
    output: z.strictObject({
      ...DAY,
      brahma_muhurta: Window.nullable().describe('The window before sunrise; null if there is none.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const { brahma } = windowsOf(almanacDay);
      const { panchang_day, reason } = dayOf(almanacDay);
      return {
        panchang_day,
        reason: reason === 'no_sunrise' || brahma !== null ? reason : ('no_sunset' as const),
        brahma_muhurta: windowOrNull(brahma, almanacDay.moment),
        metadata: almanacDay.metadata,
      };
    },
  }),

  'amrit-kaal': operation({
    ...shared,
    summary: 'The Amrit choghadiyas of the day and of the night.',
    description: 'The parts of day and night that the Moon rules in the choghadiya: the best windows of the day.',
    output: z.strictObject({
      ...DAY,
      amrit_kaal: z
        .array(
          z.strictObject({
            is_day: z.boolean().describe('Whether the span is between sunrise and sunset.'),
            ...WINDOW,
          }),
        )
        .describe('The Amrit windows, in order.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const amrits = windowsOf(almanacDay).amrits.map(({ isDay, ...window }) => ({
        is_day: isDay,
        ...presentWindow(window, almanacDay.moment),
      }));
      return { ...dayOf(almanacDay), amrit_kaal: amrits, metadata: almanacDay.metadata };
    },
  }),

  'good-bad-times': operation({
    ...shared,
    summary: 'Good and bad windows of the day in one list, by start.',
    description:
      'Brahma Muhurta, Abhijit Muhurat and the Amrit choghadiyas (good) with Rahu Kaal, Gulika Kaal and Yamaganda (bad), ' +
      'sorted by their start. Windows may overlap.',
    output: z.strictObject({
      ...DAY,
      periods: z.array(NamedWindow).describe('Windows of the day, by start.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const periods = goodAndBadWindows(almanacDay).map((window) => presentNamedWindow(window, almanacDay.moment));
      return { ...dayOf(almanacDay), periods, metadata: almanacDay.metadata };
    },
  }),
};
