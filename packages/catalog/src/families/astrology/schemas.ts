import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { POINTS, GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { GrahaName, NakshatraName, SignName } from '../../wire/placement.ts';
import { WINDOW, Window } from '../panchang/almanac.ts';

/**
 * Members shared in this family. They have the names that callers of the reference interface already parse, and `id`
 * counts from 0 as in that interface, unlike in all other families.
 */
const id = (max: number) => z.int().min(0).max(max);

export const Lord = z
  .strictObject({
    id: z.literal([0, 1, 2, 3, 4, 5, 6, 101, 102]).describe('Id: 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.'),
    name: GrahaName.describe('English name of the planet or point.'),
    vedic_name: term('PointName', z.enum(GRAHA_IDS.map((graha) => POINTS[graha].sanskrit))).describe(
      'Sanskrit name, in Latin letters.',
    ),
  })
  .meta({ id: 'Lord', description: 'A planet as ruler.' });

export const Rasi = z
  .strictObject({
    id: id(11).describe('Index of the sign, 0 is Mesha.'),
    name: term('RashiName', z.enum(SIGNS.map(({ sanskrit }) => sanskrit))).describe(
      'Sanskrit name of the sign, in Latin letters.',
    ),
    lord: Lord.describe('Planet that rules the sign or star.'),
  })
  .meta({ id: 'Rasi', description: 'A sign of the sidereal zodiac.' });

export const Zodiac = z
  .strictObject({
    id: id(11).describe('Index of the sign, 0 is Aries.'),
    name: SignName.describe('English name of the sign.'),
  })
  .meta({ id: 'Zodiac', description: 'A sign of the tropical zodiac.' });

const NAKSHATRA = {
  id: id(NAKSHATRAS.length - 1).describe('Index of the nakshatra, 0 is Ashwini.'),
  name: NakshatraName.describe('Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.'),
  lord: Lord.describe('Planet that rules the sign or star.'),
};

export const Nakshatra = z
  .strictObject({ ...NAKSHATRA, pada: z.int().min(1).max(4).describe('Quarter of the nakshatra.') })
  .meta({ id: 'Nakshatra', description: 'The star (lunar mansion) that a birth falls in.' });

export const NakshatraTiming = z
  .strictObject({ ...NAKSHATRA, ...WINDOW })
  .meta({ id: 'NakshatraTiming', description: 'A star with the time that the Moon spends in it.' });

export const Message = z
  .strictObject({
    type: z.string().describe('Result in a word, such as `Good` or `Bad`.'),
    description: z.string().describe('The result in an English sentence.'),
  })
  .meta({ id: 'Message', description: 'The result in a word and in a sentence.' });

export const Muhurat = z
  .strictObject({
    id: z
      .int()
      .min(0)
      .describe('Id of the window: 1 Abhijit, 2 Amrit Kaal, 3 Brahma … 8 Varjyam, 9 to 11 the good choghadiyas.'),
    name: term('MuhurtaName', z.string()).describe('Name of the window of time.'),
    type: z.enum(['Auspicious', 'Inauspicious']).describe('Whether the window is good or to be avoided.'),
    period: z.array(Window).describe('Times of the window; empty without sunrise or sunset.'),
    avoid_on_wednesday: z
      .boolean()
      .nullable()
      .describe('Whether it is Abhijit on a Wednesday, which some texts exclude; null for other windows.'),
  })
  .meta({ id: 'Muhurat', description: 'A named window of the day with its times.' });

export const Quality = z.enum(['Good', 'Bad']);
export const qualityOf = (isGood: boolean): z.input<typeof Quality> => (isGood ? 'Good' : 'Bad');
