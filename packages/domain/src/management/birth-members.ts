import { z } from 'zod';
import { Text } from '../core/typed-text.ts';

/** Maximum lengths and counts of a stored birth's texts. */
export const BIRTH_LIMITS = { reference: 200, label: 100, tag: 50, tags: 20 } as const;

/** Births in one page of the list, at most. */
export const BIRTHS_PAGE_MAX = 100;

const whole = (min: number, max: number, description: string) => z.int().min(min).max(max).describe(description);
const decimal = (description: string) => z.number().describe(description);

/** Members of a birth as requests of operations have them, within the bounds of every calendar; the catalogue checks their values. */
export const BirthMembers = z.strictObject({
  year: whole(1, 9_999, 'Year of birth in its calendar.'),
  month: whole(1, 13, 'Month of birth in its calendar; 1 is January in the Gregorian one.'),
  date: whole(1, 32, 'Day of the month.'),
  hours: whole(0, 23, 'Hour of the local clock, 24-hour.'),
  minutes: whole(0, 59, 'Minute of the local clock.'),
  seconds: whole(0, 59, 'Second of the local clock, 0 if omitted.').optional(),
  latitude: decimal('Decimal degrees, north positive; `place_id` may replace it.').optional(),
  longitude: decimal('Decimal degrees, east positive; `place_id` may replace it.').optional(),
  timezone: z
    .union([z.number(), z.string()])
    .describe('IANA name, or hours east of UTC; `place_id` may replace it.')
    .optional(),
  place_id: whole(
    1,
    2_147_483_647,
    'Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.',
  ).optional(),
  fold: whole(0, 1, 'For a clock reading that occurred twice or never: 0 is before the change, 1 after.').optional(),
  calendar: z.string().describe('Calendar of year, month and date; gregorian if omitted.').optional(),
  country: z.string().describe('ISO 3166-1 code of the country whose calendar the date is in.').optional(),
});

const reference = Text.min(1).max(BIRTH_LIMITS.reference);
const label = Text.min(1).max(BIRTH_LIMITS.label);
const tags = z.array(Text.min(1).max(BIRTH_LIMITS.tag)).max(BIRTH_LIMITS.tags);

/** A birth to store. */
export const NewBirth = z.strictObject({
  reference: reference
    .nullable()
    .default(null)
    .describe('Your own id of the person, unique in the workspace; null: none. A known one replaces that birth.'),
  label: label.nullable().default(null).describe('Text that the portal shows in lists; null: none.'),
  tags: tags.default([]).describe('Words by which the list can be filtered.'),
  birth: BirthMembers.describe('The birth, as an operation takes it.'),
});

/** A line of an import. Its reference makes a repeated import store nobody twice. */
export const ImportLine = z.strictObject({
  ...NewBirth.shape,
  reference: reference.describe('Your own id of the person, unique in the workspace.'),
  birth_id: z.unknown().optional().describe('Of an export; not used.'),
});

export const ManagedBirth = z.strictObject({
  birth_id: z.uuid().describe('Id of the stored birth, which operations take.'),
  reference: z.string().nullable().describe('Your own id of the person; null: none.'),
  label: z.string().nullable().describe('Text that the portal shows in lists; null: none.'),
  tags: z.array(z.string()).describe('Words by which the list can be filtered.'),
  birth: BirthMembers.describe('The birth, as an operation takes it.'),
  version: z.int().describe('1 when it is stored, one more at each replacement.'),
  created_at: z.iso.datetime().describe('Instant at which it was stored.'),
  changed_at: z.iso.datetime().describe('Instant of the last replacement.'),
});

export const BirthsQuery = z.strictObject({
  limit: z.int().min(1).max(BIRTHS_PAGE_MAX).default(50).describe('Births in the answer, at most.'),
  after: z.string().max(200).optional().describe('`next` of the page before.'),
  tag: Text.min(1).max(BIRTH_LIMITS.tag).optional().describe('Only births with this tag.'),
  reference: reference.optional().describe('Only the birth with this reference.'),
});

export const ManagedBirths = z.strictObject({
  births: z.array(ManagedBirth).describe('Newest first.'),
  next: z.string().nullable().describe('`after` of the next page; null: this is the last one.'),
});

export const ErasedBirth = z.strictObject({
  birth_id: z.uuid().describe('Id of the erased birth.'),
  status: z.literal('erased').describe('Nothing of the birth is kept.'),
});

/** The answer to an import. */
export const ImportReport = z.strictObject({
  import_id: z.uuid().describe('Id of the import in the audit log.'),
  lines: z.int().describe('Lines read, without empty ones.'),
  stored: z.int().describe('Births that are new.'),
  replaced: z.int().describe('Births whose reference was known.'),
  refused: z.int().describe('Lines that were refused; all others are stored.'),
  problems: z
    .array(
      z.strictObject({
        line: z.int().describe('Number of the line, from 1.'),
        msg: z.string().describe('Reason of the refusal.'),
      }),
    )
    .describe('The first 100 refused lines.'),
});
