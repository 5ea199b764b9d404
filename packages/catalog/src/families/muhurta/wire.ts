import { MUHURTA_CODES } from '@graha/astro-engine/muhurta/rules';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { NakshatraName, SignName } from '../../wire/placement.ts';
import { Instant, Window, WINDOW } from '../panchang/almanac.ts';

/** The form of a muhurta in answers. */

export const Code = z.enum(MUHURTA_CODES).describe('Name of the rule for programs.');
export const Score = z.int().min(0).max(100).describe('50, and the points of its reasons and cautions, from 0 to 100.');
export const Grade = z
  .enum(['excellent', 'strong', 'fair', 'weak'])
  .describe('By the score: excellent from 75, strong from 60, fair from 45.');

export const ReasonWire = z
  .strictObject({
    code: Code,
    effect: z.enum(['for', 'against', 'neutral']).describe('Whether it speaks for the time or against it.'),
    points: z
      .number()
      .describe('What it gives or takes of the score, in proportion to the share of the time in which it holds.'),
    text: z.string().describe('The same as a sentence.'),
    detail: z.string().nullable().describe('Which tithi, star, house or planet it is about; null where none.'),
    source: z.string().describe('Where the rule comes from.'),
    times: z.array(Window).describe('When it holds; empty where it holds throughout.'),
  })
  .meta({ id: 'MuhurtaReason', description: 'A rule that speaks for a time or against it.' });

const Lagna = z
  .strictObject({
    sign: SignName.describe('The rising sign.'),
    ...WINDOW,
    benefic_navamshas: z.array(Window).describe('When a ninth of the sign rises that a benefic rules.'),
  })
  .meta({ id: 'MuhurtaLagna', description: 'A rising sign while it rises.' });

export const LimbsWire = z
  .strictObject({
    tithi: z.string().describe('With its half of the month.'),
    nakshatra: NakshatraName.describe('Star of the Moon.'),
    pada: z.int().min(1).max(4).describe('Quarter of the star.'),
    yoga: term('NityaYogaName', z.string()).describe('Yoga of Sun and Moon.'),
    karana: term('KaranaName', z.string()).describe('Half of the tithi.'),
    vara: term('WeekdayName', z.string()).describe('Weekday by sunrise.'),
    moon_sign: SignName.describe('Sign of the Moon.'),
  })
  .meta({ id: 'MuhurtaLimbs', description: 'The limbs of the panchang when the time begins.' });

const JUDGED = {
  reasons: z.array(ReasonWire).describe('What limbs, people, lagna and good times say.'),
  cautions: z.array(ReasonWire).describe('Times of day, seasons and directions that are left out where one can.'),
  limbs: LimbsWire,
  lagnas: z
    .array(Lagna)
    .nullable()
    .describe('Rising signs of the time; null where they were not asked for, or are not judged so near a pole.'),
};

export const MuhurtaWindowWire = z
  .strictObject({
    ...WINDOW,
    minutes: z.int().min(0).describe('How long it lasts.'),
    panchang_day: z.iso
      .date()
      .describe('The day from sunrise to sunrise that it belongs to; it may lie after midnight.'),
    score: Score,
    grade: Grade,
    ...JUDGED,
  })
  .meta({ id: 'MuhurtaWindow', description: 'A time that a purpose allows, with what speaks for it and against it.' });

export const RejectedDayWire = z
  .strictObject({
    date: z.iso.date().describe('The day, from its sunrise.'),
    code: z
      .enum([...MUHURTA_CODES, 'no_sunrise', 'no_sunset', 'too_short'])
      .describe('What forbids most of it; too_short where what is left is less than `min_minutes`.'),
    text: z.string().describe('The same as a sentence.'),
    detail: z.string().nullable().describe('Which tithi, star or planet it is about; null where none.'),
    until: Instant.nullable().describe(
      'Of a season: when it ends; null for others, and where the end lies too far ahead.',
    ),
    other_codes: z.array(Code).describe('What else forbids a part of the day.'),
  })
  .meta({ id: 'MuhurtaRejectedDay', description: 'A day without a time, and why.' });

export const CHECKED = {
  score: Score.nullable().describe(
    '50, and the points of its reasons and cautions, from 0 to 100; null where it was not judged.',
  ),
  grade: Grade.nullable().describe('By the score; null where it was not judged.'),
  ...JUDGED,
  limbs: LimbsWire.nullable().describe('The limbs of the panchang then; null where the day has no sunrise or sunset.'),
};
