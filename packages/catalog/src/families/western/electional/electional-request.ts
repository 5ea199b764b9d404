import { PRICE_UNIT } from '../../../operation/price.ts';
import { type ElectionCode, JUDGING_CODES } from '@graha/astro-engine/electional/rules';
import { ELECTION_PURPOSES } from '@graha/astro-engine/electional/purposes';
import { z } from 'zod';
import { members } from '../../../wire/fields.ts';
import { daysIn, reportImpossibleDates, spanMembers } from '../../../request/date-span.ts';
import { FROM_CENTRE, settingsOf } from '../../../request/settings.ts';
import { reportUnknownZone } from '../../../request/zones/timezone.ts';
import {
  creditsOfDays,
  LONG_PRICE,
  MONTH_DAYS,
  Mode,
  PLACE_OF_SEARCH,
  SHORT_PRICE,
  windowMembers,
} from '../../muhurta/request.ts';

const IDS = ELECTION_PURPOSES.map(({ id }) => id);
const idsIn = (text: string): string[] => text.split(',').map((id) => id.trim());
const isRule = (id: string): id is ElectionCode => JUDGING_CODES.some((code) => code === id);
const LIST_MAX = 2000;
/** Every hour is judged by every rule, so a year would take too long. */
const DAYS_MAX = 92;
/** A time has some twenty findings, 7 kB as JSON. */
const WINDOWS_MAX = 100;

export const ElectionRequest = members(
  {
    purpose: z.enum(IDS, { error: () => `must be one of ${IDS.join(', ')}` }).meta({
      title: 'Purpose',
      description: 'Matter that is begun; general for one that has no purpose of its own here.',
    }),
    ...spanMembers({ last: `The last date; a search takes up to ${DAYS_MAX} days.` }),
    ...PLACE_OF_SEARCH,
    mode: Mode.meta({
      title: 'Mode',
      description: 'strict: the times that no rule forbids. ranked: every time. The best come first in both.',
    }),
    excluded: z
      .string({ error: 'must be ids of rules with commas between them' })
      .max(LIST_MAX)
      .refine((text) => idsIn(text).every(isRule), {
        error: () => `excluded must be ids of rules with commas between them: ${JUDGING_CODES.join(', ')}`,
      })
      .optional()
      .meta({
        title: 'Rules left out',
        description:
          'Rules that are not judged: their ids with commas between them, as `findings` has them, such as moon_slow,hour_of_malefic.',
      }),
    ...windowMembers({ usual: 20, most: WINDOWS_MAX }),
    settings: settingsOf(['node_mode', 'sunrise'], FROM_CENTRE),
  },
  'member of this request',
)
  .superRefine(reportUnknownZone, { when: () => true })
  .superRefine(
    reportImpossibleDates(() => DAYS_MAX),
    { when: () => true },
  );

/** The rules that a request leaves out. */
export const excludedOf = (text: string | undefined): ElectionCode[] =>
  text === undefined ? [] : idsIn(text).filter(isRule);

type Span = { from: string; to: string };

export const ELECTION_PRICE = {
  name: PRICE_UNIT,
  text: `${SHORT_PRICE} credits for up to ${MONTH_DAYS} days, ${LONG_PRICE} for more`,
  count: (input: Span): number => creditsOfDays(input),
};

export const ELECTION_WEIGHT = {
  name: `${MONTH_DAYS} days, rounded up`,
  count: (input: Span): number => Math.ceil(daysIn(input) / MONTH_DAYS),
};
