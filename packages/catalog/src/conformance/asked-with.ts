import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { ListedOperation } from '../list/list-operations.ts';
import { TIMELINE_KIND_IDS } from '../families/events/upcoming/kinds.ts';
import { answerOf } from '../operation/answer.ts';

/** Requests with settings, for the tests that each setting is honoured. */

const dateAt = (index: number): string => new Date(Date.UTC(1901, 0, 1 + index * 173)).toISOString().slice(0, 10);
const NAMES = ['Lynn Mary Bryan', 'Yolanda Kaye Joy', 'Ravi Shankar', 'Kay Meyer', 'Anthony Fry', 'Maya Nguyen'];
const name = (index: number) => ({ full_name: `${NAMES[index % 6]} ${NAMES[Math.floor(index / 6) % 6]}` });

const NO_LUNAR_DATE = { lunar_year: undefined, month_number: undefined, tithi_number: undefined };

/** Members that make a setting visible, if nothing in the example depends on it. */
const RICHER: Record<string, (index: number) => object> = {
  'transit/natal-aspects': () => ({ bodies: 'rahu,sun' }),
  'transit/hits': () => ({ bodies: 'rahu,sun' }),
  'events/search': () => ({ kinds: 'sign_ingress', bodies: 'rahu' }),
  'events/upcoming': () => ({
    bodies: 'rahu',
    transit_bodies: 'rahu,sun',
    days: 366,
    place: undefined,
    kinds: TIMELINE_KIND_IDS.join(','),
    purpose: 'marriage',
  }),
  'ephemeris/table': () => ({ bodies: 'rahu' }),
  'panchang/festival': (index) => ({ observance: ['makara_sankranti', 'ratha_saptami'][index % 2] }),
  'panchang/convert-date': (index) => ({ ...NO_LUNAR_DATE, civil_date: dateAt(index) }),
  'panchang/solar-months': () => ({ calendar: 'malayalam' }),
  'muhurta/find': () => ({ from: '2026-01-01', to: '2026-12-31' }),
  'western/electional': () => ({ mode: 'ranked', limit: 100 }),
  'western/moon': (index) => ({ target: `${dateAt(index)}T12:00:00Z` }),
  'numerology/life-path': (index) => ({ date: dateAt(index) }),
  'numerology/expression': name,
  'numerology/soul-urge': name,
  'numerology/personality': name,
};

/** Request members for time and place; births in all years and signs, up to 66° north and south. */
const momentAt = (index: number) => ({
  year: 1850 + ((index * 37) % 300),
  month: 1 + ((index * 5) % 12),
  date: 1 + ((index * 11) % 28),
  hours: (index * 7) % 24,
  minutes: (index * 17) % 60,
  latitude: ((index * 53) % 1_320) / 10 - 66,
  longitude: ((index * 97) % 3_600) / 10 - 180,
  timezone: ((index * 5) % 24) - 12,
});

/** Returns the example of an operation, moved to another moment and place, with further settings. @param index of the birth */
export function askedWith({ id, example }: ListedOperation, index: number, settings: object): unknown {
  const asked = structuredClone(Object(example));
  const zone = Object.hasOwn(settings, 'clock') ? { timezone: 'Asia/Kolkata' } : {}; // A number is the clock itself.
  const moved = (whole: object, shift: number): object => {
    const known = Object.entries({ ...momentAt(index + shift), ...zone }).filter(([name]) =>
      Object.hasOwn(whole, name),
    );
    return { ...whole, ...Object.fromEntries(known) };
  };
  for (const [at, name] of ['bride', 'groom', 'person_a', 'person_b', 'birth'].entries()) {
    if (Object.hasOwn(asked, name)) asked[name] = moved(Object(asked[name]), at * 3);
  }
  return { ...moved(asked, 0), ...RICHER[id]?.(index), settings: { ...asked.settings, ...settings } };
}

/** Returns an answer without its metadata, as text; null if there is none for this input. */
export function answerTo(sky: Ephemeris, entry: ListedOperation, input: unknown): string | null {
  const read = entry.input.safeParse(input);
  if (!read.success) return null;
  // Safe: every answer is an object with metadata, as the conformance test proves.
  const { metadata: _, ...answer } = answerOf(entry, read.data, sky) as { metadata: unknown };
  return JSON.stringify(answer);
}
