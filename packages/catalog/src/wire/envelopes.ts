import { HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { TERM_GROUPS } from '../languages/term-groups.ts';
import { Ascendant, Placement } from './placement.ts';

/** Metadata of any answer; an operation adds its settings (`operation-metadata.ts`). */
export const MADE = {
  engine: z
    .string()
    .describe(
      'Name and version of the engine that computed the answer; for years called packed, polynomials fitted to it within 0.001″.',
    ),
  formula_version: z
    .string()
    .regex(/^\d+\.\d+$/)
    .describe('Version of the formulas of this family.'),
  system: z.string().describe('School or scheme that the answer follows.'),
  zodiac: z
    .enum(['sidereal', 'tropical', 'draconic'])
    .optional()
    .describe(
      'Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox, draconic at the node of the Moon.',
    ),
  ayanamsa_value: z
    .number()
    .nullable()
    .optional()
    .describe(
      'Degrees subtracted from tropical longitudes, nutation in longitude included: other services print the mean value, up to 18″ away. Null in the tropical zodiac.',
    ),
  house_system: z.enum(HOUSE_SYSTEMS).optional().describe('House system by which the houses were divided.'),
  as_of: z
    .string()
    .meta({ format: 'date-time' })
    .nullable()
    .optional()
    .describe('The requested instant, or the one used as now; null if none was needed.'),
  truncated: z.string().nullable().optional().describe('Reason why a search ended early; null if it did not.'),
  tzdb: z
    .string()
    .optional()
    .describe(
      'Versions of the tz database, for dates from 1970 on and for earlier ones; only if the request has a named time zone.',
    ),
  calendar_note: z
    .string()
    .optional()
    .describe('In almanacs of years before 1800: the calendar of the dates and the age of the rules.'),
  names_language: z
    .enum(LANGUAGE_CODES)
    .optional()
    .describe('Language of `words`, if a language other than English was requested.'),
  texts_language: z.literal('en').optional().describe('Language of sentences: English.'),
  words: z
    .partialRecord(z.enum(TERM_GROUPS), z.record(z.string(), z.string()))
    .optional()
    .describe(
      'Words of this answer in that language, by group and English name or id; names without a reliable source are omitted.',
    ),
  replayed_engine_version: z
    .string()
    .optional()
    .describe(
      'Version of the engine that answered the call repeated by an Idempotency-Key, if it was another version.',
    ),
};

/** The versions and rules behind an answer, with the settings of the operation by their own names. */
export const Metadata = z.looseObject(MADE).meta({
  id: 'Metadata',
  description: 'Versions and rules behind the answer.',
});
export type Metadata = z.input<typeof Metadata>;

/** The form of every answer: its own members at the top level, and its metadata. */
export const StandardOutputResponse = z
  .looseObject({ metadata: Metadata })
  .meta({ id: 'StandardOutputResponse', title: 'Standard output' });

export const StandardPlanetsExtendedResponse = z
  .strictObject({
    ascendant: Ascendant.describe('The point that rises in the east.'),
    planets: z.array(Placement).describe('Planets and points, in their usual order.'),
    metadata: Metadata,
  })
  .meta({ id: 'StandardPlanetsExtendedResponse', title: 'Planets' });
