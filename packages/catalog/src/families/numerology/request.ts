import type { CivilDate } from '@graha/astro-engine/core/moment';
import { LETTER_TABLES, type LetterTable, namePartsOf } from '@graha/astro-engine/numerology/letters';
import { z } from 'zod';
import type { Metadata } from '../../wire/envelopes.ts';
import { members, wholeNumber } from '../../wire/fields.ts';
import { type OwnSettings, SETTINGS, settingsFrom } from '../../request/settings.ts';

const SYSTEMS = Object.keys(LETTER_TABLES) as LetterTable[]; // Safe: the keys of the table itself.

export const System = z
  .enum(SYSTEMS, { error: `must be ${SYSTEMS.join(' or ')}` })
  .default('pythagorean')
  .meta({
    title: 'System',
    description: 'Table that gives letters their numbers; numbers of dates are the same in both.',
  });

const FIRST_YEAR = 1;
const LAST_YEAR = 9999;

/** Accepts every date of the calendar, because no ephemeris is read. */
export const BirthDate = z.iso
  .date()
  .refine((date) => !date.startsWith('0000'), { error: `date must be in the years 1 to ${LAST_YEAR}` })
  .meta({ title: 'Date of birth', description: 'By the Gregorian calendar, YYYY-MM-DD.' });

export const CalendarYear = wholeNumber(FIRST_YEAR, LAST_YEAR).meta({
  title: 'Year',
  description: 'The requested calendar year.',
});

const NAME_MAX = 200;

export const FullName = z
  .string()
  .max(NAME_MAX)
  .superRefine((name, context) => {
    const found = namePartsOf(name);
    if ('problem' in found) context.addIssue({ code: 'custom', message: `full_name ${found.problem}`, input: name });
  })
  .meta({
    title: 'Full name',
    description:
      'Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and ' +
      'apostrophes separate names.',
  });

/**
 * The parts of a validated name.
 * @throws RangeError for an invalid name
 */
export function partsOf(fullName: string): readonly string[] {
  const found = namePartsOf(fullName);
  if ('problem' in found) throw new RangeError(found.problem);
  return found.parts;
}

/** Converts a validated date to numbers. */
export const civilDateOf = (date: string): CivilDate => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** The request of a numerology operation, without the settings about the sky. */
export const numerologyRequest = <M extends z.ZodRawShape, const S extends OwnSettings = Record<never, never>>(
  shape: M,
  settings?: S,
) =>
  members(
    { ...shape, system: System, settings: settingsFrom({ language: SETTINGS.language, ...settings } as Language & S) },
    'member of this request',
  );

type Language = Pick<typeof SETTINGS, 'language'>;

/** @param used the settings and tables that the answer used */
export const numerologyMetadata = (system: LetterTable, used: Partial<Metadata> = {}): Metadata => ({
  engine: 'graha',
  formula_version: '1.0',
  system,
  ...used,
});
