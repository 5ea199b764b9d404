import { MUHURTA_CODES } from '@graha/astro-engine/muhurta/rules';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { NakshatraName, SignName } from '../../wire/placement.ts';
import { Instant, Window, WINDOW } from '../panchang/almanac.ts';
import { printedDate } from '../../wire/printed-date.ts';

/** The form of a muhurta in answers. */

export const Code = z.enum(MUHURTA_CODES).describe('Id of the rule, for programs.');
export const Score = z.int().min(0).max(100).describe('50 plus the points of the reasons and cautions, from 0 to 100.');
export const Grade = z
  .enum(['excellent', 'strong', 'fair', 'weak'])
  .describe('Grade by the score: excellent from 75, strong from 60, fair from 45, weak below.');

export const ReasonWire = z
  .strictObject({
    code: Code,
    effect: z.enum(['for', 'against', 'neutral']).describe('Whether the rule is for the time, against it, or neutral.'),
    points: z
      .number()
      .describe('Points added to the score, in proportion to the share of the time in which the rule holds.'),
    text: z.string().describe('The rule as a sentence.'),
    detail: z.string().nullable().describe('Tithi, star, house or planet concerned; null if none.'),
    source: z.string().describe('Source of the rule.'),
    times: z.array(Window).describe('Times in which the rule holds; empty if it holds throughout.'),
  })
  .meta({ id: 'MuhurtaReason', description: 'A rule for a time, against it, or neutral.' });

const Lagna = z
  .strictObject({
    sign: SignName.describe('The rising sign.'),
    ...WINDOW,
    benefic_navamshas: z
      .array(Window)
      .describe('Times in which a navamsha (ninth of the sign) ruled by a benefic rises.'),
  })
  .meta({ id: 'MuhurtaLagna', description: 'A rising sign with the time in which it rises.' });

export const LimbsWire = z
  .strictObject({
    tithi: z.string().describe('Tithi with its half of the month.'),
    nakshatra: NakshatraName.describe('Star of the Moon.'),
    pada: z.int().min(1).max(4).describe('Quarter of the star.'),
    yoga: term('NityaYogaName', z.string()).describe('Yoga of Sun and Moon.'),
    karana: term('KaranaName', z.string()).describe('Half of the tithi.'),
    vara: term('WeekdayName', z.string()).describe('Weekday by sunrise.'),
    moon_sign: SignName.describe('Sign of the Moon.'),
  })
  .meta({ id: 'MuhurtaLimbs', description: 'The limbs of the panchang when the time begins.' });

const JUDGED = {
  reasons: z.array(ReasonWire).describe('Rules on limbs, people, lagna and good times.'),
  cautions: z.array(ReasonWire).describe('Rules on times of day, seasons and directions to avoid if possible.'),
  limbs: LimbsWire,
  lagnas: z
    .array(Lagna)
    .nullable()
    .describe('Rising signs of the time; null if not requested, or if too near a pole to be judged.'),
};

export const MuhurtaWindowWire = z
  .strictObject({
    ...WINDOW,
    minutes: z.int().min(0).describe('Length in whole minutes.'),
    panchang_day: z.iso
      .date()
      .describe('Date of the day from sunrise to sunrise that contains the time, which may be after midnight.'),
    score: Score,
    grade: Grade,
    ...JUDGED,
  })
  .meta({ id: 'MuhurtaWindow', description: 'A time that suits the purpose, with the reasons for and against it.' });

export const RejectedDayWire = z
  .strictObject({
    date: printedDate().describe('The day, from its sunrise.'),
    code: z
      .enum([...MUHURTA_CODES, 'no_sunrise', 'no_sunset', 'too_short'])
      .describe('Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`.'),
    text: z.string().describe('The reason as a sentence.'),
    detail: z.string().nullable().describe('Tithi, star or planet concerned; null if none.'),
    until: Instant.nullable().describe('End of a season; null for other rules, and if the end is too far ahead.'),
    other_codes: z.array(Code).describe('Other rules that forbid a part of the day.'),
  })
  .meta({ id: 'MuhurtaRejectedDay', description: 'A day without a time, with the reason.' });

export const CHECKED = {
  score: Score.nullable().describe(
    '50 plus the points of the reasons and cautions, from 0 to 100; null if it was not judged.',
  ),
  grade: Grade.nullable().describe('Grade by the score; null if it was not judged.'),
  ...JUDGED,
  limbs: LimbsWire.nullable().describe(
    'Limbs of the panchang at the moment; null if the day has no sunrise or sunset.',
  ),
};
