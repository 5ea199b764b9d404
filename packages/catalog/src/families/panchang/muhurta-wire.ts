import { MEETING_YOGA_IDS } from '@graha/astro-engine/panchang/meeting-yogas';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { NakshatraName, SignName } from '../../wire/placement.ts';
import { Quality } from '../../wire/quality.ts';
import { WINDOW, Window } from './almanac.ts';

/** Muhurtas, doshas and yogas of a day, as in answers. */

export const MuhurtaWire = z
  .strictObject({
    number: z.int().min(1).max(15).describe('Within its day or night.'),
    is_day: z.boolean().describe('Whether the span lies between sunrise and sunset.'),
    name: term('DeityName', z.string()).describe('Deity who gives the muhurta its name.'),
    quality: Quality,
    ...WINDOW,
  })
  .meta({ id: 'Muhurta', description: 'A fifteenth of the day or of the night.' });

export const BhadraWire = z
  .strictObject({
    ...WINDOW,
    tithi: term('TithiName', z.string()).describe('The tithi whose half it is.'),
    mukha: Window.describe('Its worst part.'),
    puccha: Window.describe('Its end, which does no harm.'),
    abodes: z
      .array(
        z.strictObject({
          abode: z
            .enum(['heaven', 'underworld', 'earth'])
            .describe('Where it dwells by the sign of the Moon; some say that on earth alone it harms.'),
          ...WINDOW,
        }),
      )
      .describe('One, or two where the Moon changes her sign.'),
  })
  .meta({ id: 'Bhadra', description: 'The karana Vishti, whole, also where it reaches beyond the day.' });

export const PanchakaWire = z
  .strictObject({
    ...WINDOW,
    kind: z
      .enum(['roga', 'raja', 'agni', 'chora', 'mrityu'])
      .nullable()
      .describe(
        'What it threatens by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none.',
      ),
    weekday: term('WeekdayName', z.string()).describe('The weekday on which it begins.'),
  })
  .meta({
    id: 'Panchaka',
    description: 'The Moon in Aquarius or Pisces, whole, also where it reaches beyond the day.',
  });

export const PanchakaRahitaWire = z
  .strictObject({
    ...WINDOW,
    lagna: SignName.describe('The rising sign.'),
    remainder: z.int().min(0).max(8).describe('Of tithi, weekday, star and lagna when nines are cast out.'),
    kind: z
      .enum(['mrityu', 'agni', 'raja', 'chora', 'roga', 'free'])
      .describe('What it threatens: death, fire, rulers, thieves, disease; free of them by 0, 3, 5 and 7.'),
  })
  .meta({ id: 'PanchakaRahita', description: 'A part of the day by rising sign, tithi and star.' });

export const GandaMoolaWire = z
  .strictObject({
    ...WINDOW,
    nakshatra: NakshatraName.describe('Lunar mansion (star) of the Moon, or that it falls in.'),
    worst_pada: z.int().min(1).max(4).describe('The quarter of the star that is the worst.'),
    worst_pada_window: Window.describe('When the Moon is in it.'),
  })
  .meta({ id: 'GandaMoola', description: 'The Moon in a star at the joint of two signs, whole.' });

export const MeetingYogaWire = z
  .strictObject({
    id: z.enum(MEETING_YOGA_IDS).describe('Name of the yoga for programs.'),
    name: term('SpecialYogaName', z.string()).describe('Name of the special yoga of the day.'),
    quality: Quality,
    ...WINDOW,
  })
  .meta({ id: 'MeetingYoga', description: 'A yoga of weekday, tithi and stars, within the day.' });
