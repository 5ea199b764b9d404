import { anandadiYogasBetween } from '@graha/astro-engine/panchang/anandadi';
import { nityaYogaAt } from '@graha/astro-engine/panchang/names';
import { SPECIAL_YOGAS, type SpecialYogaWindow, specialYogaWindows } from '@graha/astro-engine/panchang/special-yogas';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import type { Setting } from '../../../request/settings.ts';
import {
  ALMANAC_SETTINGS,
  type AlmanacDay,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  WINDOW,
} from '../../panchang/almanac.ts';
import { openCivilDay } from './day.ts';
import { Quality, qualityOf } from '../schemas.ts';
import { limbOfDay, TIMING_SCHEMAS } from './timings.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';

const use_abhijit_span = {
  values: [false, true],
  title: 'Abhijit as a star',
  description:
    'Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted.',
} as const satisfies Setting;

const Anandadi = z
  .strictObject({
    id: z.int().min(0).max(27).describe('Index of the yoga, 0 is Ananda.'),
    name: term('AnandadiYogaName', z.string()).describe('Name of the Anandadi yoga.'),
    type: z.string().describe('Name of the effect in almanacs.'),
    description: Quality.describe('Whether the effect is good.'),
    ...WINDOW,
  })
  .meta({ id: 'AnandadiYoga', description: 'A yoga of weekday and star, while the Moon is in that star.' });

const SpecialYoga = z
  .strictObject({
    id: z.int().min(0).describe('Number of the yoga in the list of special yogas, 0 is the first.'),
    name: term('SpecialYogaName', z.string()).describe('Name of the special yoga of the day.'),
    type: z.literal('Auspicious').describe('Always `Auspicious`.'),
    description: z.string().describe('Effect of the yoga, in an English sentence.'),
    period: z
      .array(
        z.strictObject({
          ...WINDOW,
          combination: z
            .array(
              z.strictObject({
                type: z.enum(['vaara', 'nakshatra', 'sun_nakshatra']).describe('Weekday, Moon’s star or Sun’s star.'),
                name: z.string().describe('Name of the weekday or star that makes the yoga.'),
              }),
            )
            .describe('Weekday and star, or the two stars, that make the yoga.'),
        }),
      )
      .describe('Times at which the yoga holds.'),
  })
  .meta({ id: 'SpecialYoga', description: 'An auspicious combination of stars and weekday, with its times.' });

function combinationOf({ index, moonNakshatraIndex, sunNakshatraIndex }: SpecialYogaWindow, { day }: AlmanacDay) {
  const moon = { type: 'nakshatra' as const, name: nakshatraAt(moonNakshatraIndex).name };
  return SPECIAL_YOGAS[index]?.meets === 'sun_star'
    ? [moon, { type: 'sun_nakshatra' as const, name: nakshatraAt(sunNakshatraIndex).name }]
    : [{ type: 'vaara' as const, name: weekdayAt(day.weekdayIndex).name }, moon];
}

function presentSpecialYogas(almanacDay: AlmanacDay): z.input<typeof SpecialYoga>[] {
  const windows = specialYogaWindows(almanacDay.angles, almanacDay.day.weekdayIndex, almanacDay.day);
  return SPECIAL_YOGAS.flatMap(({ name, description }, id) => {
    const own = windows.filter(({ index }) => index === id);
    const period = own.map((window) => ({
      ...presentWindow(window, almanacDay.moment),
      combination: combinationOf(window, almanacDay),
    }));
    return own.length === 0 ? [] : [{ id, name, type: 'Auspicious' as const, description, period }];
  });
}

const shared = { credits: 1, example: EXAMPLE_BIRTH } as const;

export const dayYogas = {
  'anandadi-yoga': operation({
    ...shared,
    summary: 'Anandadi yoga: one of twenty-eight, by weekday and the star of the Moon.',
    description:
      'Each weekday counts the stars from its own first star: Sunday from Ashwini, Monday from Mrigashirsha and so on by four. ' +
      'The number of the Moon’s star gives the yoga and its effect. Lists every star that overlaps the sunrise day of the ' +
      'date, in its full length, by the weekday of that day.',
    input: birthRequest(ALMANAC_SETTINGS, { settings: { ...FROM_CENTRE, use_abhijit_span } }),
    output: z.strictObject({
      panchang_day: PanchangDayWire,
      anandadi_yoga: z.array(Anandadi).describe('The yogas of the day, in order.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      const { angles, day, moment } = almanacDay;
      const { use_abhijit_span } = birth.settings;
      const spans = anandadiYogasBetween(angles, day.weekdayIndex, day, use_abhijit_span);
      return {
        panchang_day: presentDay(day, moment),
        anandadi_yoga: spans.map(({ index, row, ...window }) => ({
          id: index,
          name: row.name,
          type: row.effect,
          description: qualityOf(row.isGood),
          ...presentWindow(window, moment),
        })),
        metadata: almanacDay.metadata,
      };
    },
  }),

  'auspicious-yoga': operation({
    ...shared,
    summary: 'The nitya yoga of a moment, whether it is auspicious, and the special yogas of the day.',
    description:
      '`yoga` is the nitya yoga that the longitudes of Sun and Moon make at the moment, with its start and end; nine of the ' +
      '27 are inauspicious, some only in their first hours. `auspicious_yoga` lists meetings of weekday and star within the ' +
      'sunrise day of the date, such as Amrita Siddhi or Guru Pushya, each with its weekday and stars; empty on many days.',
    input: PanchangRequest,
    output: z.strictObject({
      panchang_day: PanchangDayWire,
      yoga: TIMING_SCHEMAS.yoga
        .safeExtend({
          is_auspicious: z.boolean().describe('Whether the yoga is held to be good.'),
          avoid: z
            .string()
            .nullable()
            .describe('Part of the yoga to avoid; null if the whole yoga is to be avoided, or none of it.'),
        })
        .describe('Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude.'),
      auspicious_yoga: z.array(SpecialYoga).describe('Special yogas of the day; empty on many days.'),
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      const { atInstant } = limbOfDay('yoga', almanacDay);
      const { quality, avoid } = nityaYogaAt(atInstant.id);
      return {
        panchang_day: presentDay(almanacDay.day, almanacDay.moment),
        yoga: { ...atInstant, is_auspicious: quality === 'good', avoid },
        auspicious_yoga: presentSpecialYogas(almanacDay),
        metadata: almanacDay.metadata,
      };
    },
  }),
};
