import { createHash } from 'node:crypto';
import { civilAt } from '@graha/astro-engine/core/moment';
import type { catalog } from '@graha/catalog/families/catalog';
import { jdUtOfTarget } from '@graha/catalog/request/target';
import { clockOf } from '@graha/catalog/request/zones/timezone';
import { FEED_NAME_LENGTH_MAX } from '@graha/domain/usage/feed';
import { z } from 'zod';
import { calendarFile, type DayEvent } from './ics.ts';

/** The calendar feed of festivals: its members in addition to those of `panchang/festivals`, and its form. */

export const FEED_PATH = '/api/v1/panchang/festivals.ics';
export const FEED_OPERATION = 'panchang/festivals';
/** The last change of the rules and texts of the feed. It is fixed, because equal requests give equal bytes. */
const STAMPED_AT = '20261128T000000Z';

export const FEED_LANGUAGES = ['en', 'hi', 'sa', 'ta', 'ne'] as const;
const YEARS_MAX = 2;

/** Query parameters that only the feed has. */
export const FeedQuery = z.strictObject({
  key: z.string().optional().describe('A publishable key with the scope feeds, where no header can be sent.'),
  years: z.coerce
    .number({ error: `years must be 1 or ${YEARS_MAX}` })
    .int()
    .min(1, { error: `years must be 1 or ${YEARS_MAX}` })
    .max(YEARS_MAX, { error: `years must be 1 or ${YEARS_MAX}` })
    .default(YEARS_MAX)
    .describe('1: this year at the place; 2: this year and the next. The feed moves on by itself.'),
  language: z
    .enum(FEED_LANGUAGES, { error: `language must be one of ${FEED_LANGUAGES.join(', ')}` })
    .default('en')
    .describe('Of the names; a festival without one in this language has its English name.'),
  name: z
    .string()
    .trim()
    .min(1, { error: 'name must not be empty' })
    .max(FEED_NAME_LENGTH_MAX, { error: `name must have ${FEED_NAME_LENGTH_MAX} characters at most` })
    .default('Hindu festivals')
    .describe('What calendar programs call the feed.'),
});
export type FeedOptions = z.output<typeof FeedQuery>;

/** Members of `panchang/festivals` that the feed sets itself. */
export const FEED_SETS = ['from', 'to'] as const;

/** The Gregorian years of a feed, in the time zone of the place. */
export function yearsOf(timezone: string | number, { years }: Pick<FeedOptions, 'years'>, now: Date): number[] {
  const { year } = civilAt(jdUtOfTarget(now.toISOString()), clockOf(timezone));
  return Array.from({ length: years }, (_, index) => year + index);
}

type FestivalAnswer = z.output<(typeof catalog)['panchang']['festivals']['output']>;
type Festival = FestivalAnswer['festivals'][number];
type Place = { latitude: number; longitude: number; timezone: string | number };

const hundredths = (degrees: number): string => degrees.toFixed(2);

const uidOf = ({ id, date }: Festival, { latitude, longitude }: Place, school: string): string =>
  `${id}-${date.replaceAll('-', '')}-${hundredths(latitude)}_${hundredths(longitude)}-${school}@graha`;

function nameIn(festival: Festival, language: FeedOptions['language']): string {
  const own = language === 'en' ? null : festival.local_names[language];
  return own ?? festival.name;
}

const clockText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

/** Returns a line for each day on which almanacs keep the festival; none if all keep the same. */
function almanacLines({ id, date }: Festival, { by_almanac: rows }: FestivalAnswer): string[] {
  const own = rows?.find((row) => row.id === id && row.days.some((day) => day.date === date));
  if (own === undefined || own.days.length < 2) return [];
  return own.days.map(({ date: on, books, almanacs, difference }) => {
    const names = (books.length > 0 ? books : almanacs).join(', ');
    return `${on}: ${names}.${difference === null ? '' : ` ${difference}`}`;
  });
}

function descriptionOf(festival: Festival, answer: FestivalAnswer): string {
  const { rule, limb, margin_minutes: margin, other_schools: others, basis } = festival;
  return [
    rule,
    `From ${clockText(limb.start)} to ${clockText(limb.end)}.`,
    ...(margin !== null && margin < NARROW_MINUTES ? [`Another day was ${margin} minutes away: almanacs may differ.`] : []),
    ...others.map(({ school, date }) => `${school}: ${date}.`),
    ...almanacLines(festival, answer),
    ...(basis === 'civil' ? ['The Sun does not rise or set on this day: 6:00 and 18:00 stand in for it.'] : []),
  ].join('\n');
} // prettier-ignore

const NARROW_MINUTES = 3;

export type Feed = {
  place: Place;
  school: string;
  options: Omit<FeedOptions, 'key'>;
  answers: readonly FestivalAnswer[];
};

/** Writes the festivals as a calendar file. Duplicates, from two years or from two rows, are written once. */
export function festivalCalendar({ place, school, options, answers }: Feed): string {
  const events = new Map<string, DayEvent>();
  const kept = answers.flatMap((answer) => answer.festivals.map((festival) => ({ festival, answer })));
  for (const { festival, answer } of kept) {
    const uid = uidOf(festival, place, school);
    events.set(uid, {
      uid,
      date: festival.date,
      summary: nameIn(festival, options.language),
      description: descriptionOf(festival, answer),
      categories: festival.regions,
    });
  }
  const timezone = typeof place.timezone === 'string' && place.timezone.includes('/') ? place.timezone : null;
  return calendarFile({ name: options.name, timezone, stampedAt: STAMPED_AT, events: [...events.values()] });
}

const ETAG_LENGTH = 22;

/**
 * The ETag of a feed, which is known before any computation. Equal requests of one year and one version have the same.
 */
export function feedTag(asked: object, engineVersion: string): string {
  const text = JSON.stringify([STAMPED_AT, engineVersion, asked]);
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, ETAG_LENGTH)}"`;
}
