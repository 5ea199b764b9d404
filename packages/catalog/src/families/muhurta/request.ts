import { PRICE_UNIT } from '../../operation/price.ts';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type BanId, MUHURTA_MODES, type MuhurtaQuestion, TIME_BAN_IDS } from '@graha/astro-engine/muhurta/fact';
import type { Purpose } from '@graha/astro-engine/muhurta/purpose';
import { SEASON_BAN_IDS } from '@graha/astro-engine/muhurta/season-bans';
import { z } from 'zod';
import { BirthDetails } from '../../request/birth.ts';
import { daysIn, reportImpossibleDates, spanMembers } from '../../request/date-span.ts';
import { members, wholeNumber } from '../../wire/fields.ts';
import { FROM_CENTRE, type Setting, settingsOf } from '../../request/settings.ts';
import { reportUnknownZone } from '../../request/zones/timezone.ts';
import { DAY_SETTINGS } from '../panchang/almanac.ts';
import { YEAR_DAYS_MAX } from '../panchang/observances/observance-request.ts';
import { Person, personOf } from './person.ts';

export const RANKED_DAYS_MAX = 92;
const MINUTES_PER_DAY = 1440;
const WINDOWS_MAX = 500;

const BAN_IDS: readonly string[] = [...SEASON_BAN_IDS, ...TIME_BAN_IDS];
const NO_BANS = 'none';
const bansIn = (text: string): string[] => text.split(',').map((id) => id.trim());
const isBan = (id: string): id is BanId => BAN_IDS.includes(id);

const astaPadding = {
  values: [0, 3, 5, 15],
  title: 'Days about setting planets',
  description:
    'Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta.',
} as const satisfies Setting;

export const SETTINGS_OF_MUHURTA = { ...FROM_CENTRE, asta_padding: astaPadding } as const;

/** Members about the purpose and its people, for both operations. */
export const questionMembers = (purposes: readonly Purpose[]) => {
  const ids = purposes.map(({ id }) => id);
  return {
    purpose: z
      .enum(ids, { error: () => `must be one of ${ids.join(', ')}` })
      .meta({ title: 'Purpose', description: `Purpose of the time: ${ids.join(', ')}.` }),
    person_a: Person.optional().meta({
      title: 'First person',
      description: 'Person that the time must suit; for a marriage, the bride.',
    }),
    person_b: Person.optional().meta({
      title: 'Second person',
      description: 'Second person that the time must suit; for a marriage, the groom.',
    }),
    lagna: z.boolean({ error: 'must be true or false' }).default(false).meta({
      title: 'Judge the lagna',
      description: 'Whether rising signs are judged too; times are then split at changes of the rising sign.',
    }),
    bans: z
      .string({ error: 'must be ids of bans with commas between them, or none' })
      .max(500)
      .refine((text) => text === NO_BANS || bansIn(text).every(isBan), {
        error: () => `bans must be none, or ids with commas between them: ${BAN_IDS.join(', ')}`,
      })
      .optional()
      .meta({
        title: 'Bans',
        description: `Bans, which replace those of the purpose: none, or ids with commas between them: ${BAN_IDS.join(', ')}.`,
      }),
  };
};

const { latitude, longitude, timezone, place_id } = BirthDetails.shape;

/** The two searches: of the times that no rule forbids, and of all times with a score. */
export const Mode = z
  .enum(MUHURTA_MODES, { error: () => `must be one of ${MUHURTA_MODES.join(', ')}` })
  .default('strict');
const Moded = z.object({ mode: Mode });

const daysMaxOf = (request: unknown): number => {
  const read = Moded.safeParse(request);
  return read.success && read.data.mode === 'ranked' ? RANKED_DAYS_MAX : YEAR_DAYS_MAX;
};

/** Parts of every search for times of a purpose. */
const SEARCHED_DATES = spanMembers({
  last: `The last date; a strict search takes up to ${YEAR_DAYS_MAX} days, a ranked one up to ${RANKED_DAYS_MAX}.`,
});
const reportSearchedDates = reportImpossibleDates(daysMaxOf);
export const PLACE_OF_SEARCH = { latitude, longitude, timezone, place_id };
export const windowMembers = ({ usual, most }: { usual: number; most: number }) => ({
  min_minutes: wholeNumber(1, MINUTES_PER_DAY)
    .default(20)
    .meta({ title: 'Shortest', description: 'Minimum length; shorter times are omitted.', 'x-unit': 'min' }),
  limit: wholeNumber(1, most).default(usual).meta({
    title: 'Limit',
    description: 'Maximum number of times in the answer; `windows_found` is the total.',
  }),
});

export const findRequest = (purposes: readonly Purpose[]) => {
  const { purpose, ...question } = questionMembers(purposes);
  return members(
    {
      purpose,
      ...SEARCHED_DATES,
      ...PLACE_OF_SEARCH,
      mode: Mode.meta({
        title: 'Mode',
        description:
          'strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ' +
          'ban and no person forbids, the best first.',
      }),
      ...question,
      ...windowMembers({ usual: 50, most: WINDOWS_MAX }),
      settings: settingsOf(DAY_SETTINGS, SETTINGS_OF_MUHURTA),
    },
    'member of this request',
  )
    .superRefine(reportUnknownZone, { when: () => true })
    .superRefine(reportSearchedDates, { when: () => true });
};

export const MONTH_DAYS = 31;
/** Each time is split at changes of the rising sign, and each part is judged. */
const LAGNA_WEIGHTS = 3;
export const [SHORT_PRICE, LONG_PRICE] = [3, 5];
type Dates = { from: string; to: string };
type Span = Dates & { lagna: boolean };

/** Credits of a search by its length. */
export const creditsOfDays = (dates: Dates): number => (daysIn(dates) <= MONTH_DAYS ? SHORT_PRICE : LONG_PRICE);

export const FIND_PRICE = {
  name: PRICE_UNIT,
  text: `${SHORT_PRICE} credits for up to ${MONTH_DAYS} days, ${LONG_PRICE} for more, 1 more with lagna`,
  count: (input: Span): number => creditsOfDays(input) + (input.lagna ? 1 : 0),
};

export const FIND_WEIGHT = {
  name: `${MONTH_DAYS} days, rounded up, ${LAGNA_WEIGHTS} times with lagna`,
  count: (input: Span): number => Math.ceil(daysIn(input) / MONTH_DAYS) * (input.lagna ? LAGNA_WEIGHTS : 1),
};

type Asked = {
  purpose: string;
  person_a?: z.output<typeof Person> | undefined;
  person_b?: z.output<typeof Person> | undefined;
  lagna: boolean;
  bans?: string | undefined;
  settings: { ayanamsa: Parameters<typeof personOf>[2]; asta_padding: number };
};

/** Converts a request to the engine's question. */
export function questionOf(
  purposes: readonly Purpose[],
  { purpose: id, person_a, person_b, lagna, bans, settings }: Asked,
  mode: MuhurtaQuestion['mode'],
  sky: Ephemeris,
): MuhurtaQuestion {
  const purpose = purposes.find((one) => one.id === id);
  if (purpose === undefined) throw new RangeError(`no purpose ${id}`);
  const people = [person_a, person_b].filter((person) => person !== undefined);
  return {
    purpose,
    persons: people.map((person) => personOf(person, sky, settings.ayanamsa)),
    mode,
    withLagna: lagna,
    bans: bans === undefined ? purpose.bans : bansIn(bans).filter(isBan),
    astaPaddingDays: settings.asta_padding,
  };
}
