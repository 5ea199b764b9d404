import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { GrahaName, IN_NAKSHATRA, IN_SIGN } from '../../wire/placement.ts';
import { printedDate } from '../../wire/printed-date.ts';

const LocalDate = printedDate();
const Instant = z
  .string()
  .meta({ format: 'date-time', description: 'ISO 8601 with the offset that the time zone has then.' });

/** Absent unless asked for, because ages would lengthen each tree by a third. */
const Age = z.number().optional();

export const PERIOD = {
  lord: GrahaName.describe('Planet that rules the period.'),
  name: term('YoginiName', z.string())
    .nullable()
    .describe('Name of the period, if the system names it in addition to the planet; null otherwise.'),
  start: LocalDate.describe('Local date on which it begins.'),
  end: LocalDate.describe('Local date on which it ends and the next begins.'),
  start_at: Instant,
  end_at: Instant,
  age_from: Age.describe('Age in years at the start, if `ages` is true; negative before birth.'),
  age_to: Age.describe('Age in years at the end, if `ages` is true.'),
};

const UNLISTED = 'Periods within this one; null below the requested depth.';

const Prana = z.strictObject(PERIOD);
const Sookshma = z.strictObject({ ...PERIOD, pranas: z.array(Prana).nullable().describe(UNLISTED) });
const Pratyantardasha = z.strictObject({ ...PERIOD, sookshmas: z.array(Sookshma).nullable().describe(UNLISTED) });
const Antardasha = z.strictObject({
  ...PERIOD,
  pratyantardashas: z.array(Pratyantardasha).nullable().describe(UNLISTED),
});
export const Mahadasha = z
  .strictObject({ ...PERIOD, antardashas: z.array(Antardasha).nullable().describe(UNLISTED) })
  .meta({ id: 'Mahadasha', description: 'A great period, with the periods within it.' });

export const BirthNakshatra = z
  .strictObject({
    name: IN_NAKSHATRA.nakshatra.describe('Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.'),
    number: IN_NAKSHATRA.nakshatra_number,
    lord: IN_NAKSHATRA.nakshatra_lord.describe('Planet that rules the star.'),
    pada: IN_NAKSHATRA.pada,
    moon_longitude: IN_SIGN.longitude.describe('Sidereal longitude of the Moon at birth, degrees.'),
  })
  .meta({ id: 'BirthNakshatra', description: 'The star of the Moon at birth, which fixes the first period.' });

export const Balance = z
  .strictObject({
    lord: GrahaName.describe('Planet that rules the first period.'),
    name: term('YoginiName', z.string())
      .nullable()
      .describe('Name of the period, if the system names it in addition to the planet; null otherwise.'),
    years_remaining: z.number().min(0).describe('Years of the first period still to run at birth.'),
    duration: z.string().describe('The same as an ISO 8601 duration, with years of twelve months of thirty days.'),
    description: z.string().describe('Rest of the first period at birth, in an English sentence.'),
  })
  .meta({ id: 'DashaBalance', description: 'Rest of the first period at birth.' });

export const RulingPeriod = z
  .strictObject({ ...PERIOD, duration_days: z.number().positive().describe('Length of the period in days.') })
  .meta({ id: 'RulingPeriod', description: 'A period that rules at the requested moment.' });
