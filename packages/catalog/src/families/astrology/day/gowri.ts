import { daylightOf, nightOf } from '@graha/astro-engine/panchang/day';
import { gowris } from '@graha/astro-engine/panchang/planetary-slots';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import {
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
  WINDOW,
} from '../../panchang/almanac.ts';
import { openCivilDay } from './day.ts';
import { Quality, qualityOf } from '../schemas.ts';

const Gowri = z
  .strictObject({
    id: z
      .int()
      .min(0)
      .max(7)
      .describe('Id of the name: 0 Uthi, 1 Amirdha, 2 Rogam, 3 Laabam, 4 Dhanam, 5 Sugam, 6 Soram, 7 Visham.'),
    name: term('GowriName', z.string()).describe('Name of the Gowri part of the day.'),
    type: Quality.describe('Whether the part is held to be good or bad.'),
    is_day: z.boolean().describe('Whether the part is between sunrise and sunset.'),
    ...WINDOW,
  })
  .meta({ id: 'GowriNallaNeram', description: 'One of the eight parts of day or night.' });

/** Names in the order of their weekdays; Visham belongs to no weekday. */
const GOWRI_IDS = ['Uthi', 'Amirdha', 'Rogam', 'Laabam', 'Dhanam', 'Sugam', 'Soram', 'Visham'];

export const gowri = {
  'gowri-nalla-neram': operation({
    summary: 'Gowri panchangam: the sixteen parts of day and night, good and bad.',
    description:
      'South Indian almanacs cut the day from sunrise to sunset and the night to the next sunrise into eight parts each and ' +
      'name them by the weekday. The good ones are nalla neram, good time: Amirdha is the best of them.',
    input: PanchangRequest,
    output: z.strictObject({
      panchang_day: PanchangDayWire,
      muhurat: z.array(Gowri).describe('Parts of the day and of the night.'),
      reason: Reason,
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      const { day, moment } = almanacDay;
      return {
        panchang_day: presentDay(day, moment),
        muhurat: gowris(daylightOf(day), nightOf(day), day.weekdayIndex).map(({ row, isDay, ...window }) => ({
          id: GOWRI_IDS.indexOf(row.name),
          name: row.name,
          type: qualityOf(row.isGood),
          is_day: isDay,
          ...presentWindow(window, moment),
        })),
        reason: reasonOf(day),
        metadata: almanacDay.metadata,
      };
    },
  }),
};
