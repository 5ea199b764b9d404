import { MEETING_YOGA_IDS } from '@graha/astro-engine/panchang/meeting-yogas';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { NakshatraName, SignName } from '../../../wire/placement.ts';
import { Quality } from '../../../wire/quality.ts';
import { WINDOW, Window } from '../almanac.ts';

/** Muhurtas, doshas and yogas of a day, as in answers. */

export const MuhurtaWire = z
  .strictObject({
    number: z.int().min(1).max(15).describe('Number within its day or night.'),
    is_day: z.boolean().describe('Whether the span is between sunrise and sunset.'),
    name: term('DeityName', z.string()).describe('Deity who gives the muhurta its name.'),
    quality: Quality,
    ...WINDOW,
  })
  .meta({ id: 'Muhurta', description: 'A fifteenth of the day or of the night.' });

export const BhadraWire = z
  .strictObject({
    ...WINDOW,
    tithi: term('TithiName', z.string()).describe('The tithi of which it is one half.'),
    mukha: Window.describe('Worst part of Bhadra.'),
    puccha: Window.describe('Last part of Bhadra, which does no harm.'),
    abodes: z
      .array(
        z.strictObject({
          abode: z
            .enum(['heaven', 'underworld', 'earth'])
            .describe('Abode by the sign of the Moon; in some sources Bhadra harms only on earth.'),
          ...WINDOW,
        }),
      )
      .describe('One abode, or two if the Moon changes her sign.'),
  })
  .meta({ id: 'Bhadra', description: 'The karana Vishti in full, even if it extends beyond the day.' });

export const PanchakaWire = z
  .strictObject({
    ...WINDOW,
    kind: z
      .enum(['roga', 'raja', 'agni', 'chora', 'mrityu'])
      .nullable()
      .describe('Danger, by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none.'),
    weekday: term('WeekdayName', z.string()).describe('The weekday on which it begins.'),
  })
  .meta({
    id: 'Panchaka',
    description: 'Span of the Moon in Aquarius or Pisces in full, even if it extends beyond the day.',
  });

export const PanchakaRahitaWire = z
  .strictObject({
    ...WINDOW,
    lagna: SignName.describe('The rising sign.'),
    remainder: z
      .int()
      .min(0)
      .max(8)
      .describe('Remainder after division by 9 of the sum of tithi, weekday, star and lagna.'),
    kind: z
      .enum(['mrityu', 'agni', 'raja', 'chora', 'roga', 'free'])
      .describe('Danger: death, fire, rulers, thieves, disease; free for the remainders 0, 3, 5 and 7.'),
  })
  .meta({ id: 'PanchakaRahita', description: 'A part of the day by rising sign, tithi and star.' });

export const GandaMoolaWire = z
  .strictObject({
    ...WINDOW,
    nakshatra: NakshatraName.describe('Nakshatra (lunar mansion) that the Moon is in.'),
    worst_pada: z.int().min(1).max(4).describe('Worst quarter of the star, 1 to 4.'),
    worst_pada_window: Window.describe('Span of the Moon in that quarter.'),
  })
  .meta({ id: 'GandaMoola', description: 'Full span of the Moon in a star at the junction of two signs.' });

export const MeetingYogaWire = z
  .strictObject({
    id: z.enum(MEETING_YOGA_IDS).describe('Name of the yoga for programs.'),
    name: term('SpecialYogaName', z.string()).describe('Name of the special yoga of the day.'),
    quality: Quality,
    ...WINDOW,
  })
  .meta({ id: 'MeetingYoga', description: 'A yoga of weekday, tithi and stars, within the day.' });
