import { severityOf } from '@graha/astro-engine/dosha/manglik';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { z } from 'zod';
import type { Moment } from '../../../request/birth.ts';
import { capitalized } from '../../../wire/words.ts';
import type { Judgement } from '../../dosha/manglik.ts';

/** Mangal dosha in the form of this family. */

export const MANGAL_DOSHA = {
  has_dosha: z.boolean().describe('Whether Mars makes the dosha from the ascendant.'),
  description: z.string().describe('The dosha and the references that show it, in an English sentence.'),
  has_exception: z.boolean().describe('Whether at least one rule is held to cancel the dosha.'),
  type: z
    .enum(['Mild', 'Moderate', 'Severe'])
    .nullable()
    .describe('Severity by the number of references that show the dosha; null without dosha.'),
  exceptions: z.array(z.string()).describe('Rules that are held to cancel the dosha and apply; empty without dosha.'),
};
type MangalDosha = z.input<z.ZodObject<typeof MANGAL_DOSHA>>;

const TYPES = { none: null, mild: 'Mild', moderate: 'Moderate', severe: 'Severe' } as const;

/** Traditional remedies for the dosha. */
const REMEDIES = [
  'A marriage of two mangliks is held to cancel the dosha of both.',
  'Hanuman is worshipped on Tuesdays.',
  'A symbolic first wedding (Kumbh Vivah) is held with a tree or an image of Vishnu.',
  'Fasts and gifts on Tuesdays.',
] as const;

export const remediesOf = ({ manglik }: Judgement): string[] => (manglik.isManglik ? [...REMEDIES] : []);

/** Metadata of answers with exceptions: the sunrise rule for the weekday of the birth. */
export const MANGAL_SUNRISE = { formula_version: '1.1', sunrise: 'almanac' } as const;

const TUESDAY = 2;
const BORN_ON_TUESDAY = 'The birth was on a Tuesday, the day of Mars, counted from sunrise.';

const isBornOnTuesday = (sky: Ephemeris, moment: Moment): boolean =>
  panchangDayAt({ sky, ...moment, rule: MANGAL_SUNRISE.sunrise }, moment.jdUt).weekdayIndex === TUESDAY;

export function presentMangalDosha(judgement: Judgement, sky: Ephemeris, moment: Moment): MangalDosha {
  const { manglik, description, cancellations } = judgement;
  if (!manglik.isManglik) return { has_dosha: false, description, has_exception: false, type: null, exceptions: [] };
  const exceptions = [
    ...cancellations
      .filter(({ applies }) => applies)
      .map(({ name, reason }) => `${capitalized(name.replaceAll('_', ' '))}: ${reason}`),
    ...(isBornOnTuesday(sky, moment) ? [BORN_ON_TUESDAY] : []),
  ];
  const type = TYPES[severityOf(manglik)];
  return { has_dosha: true, description, has_exception: exceptions.length > 0, type, exceptions };
}
