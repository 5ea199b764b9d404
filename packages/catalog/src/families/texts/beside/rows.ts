import { isoAt } from '@graha/astro-engine/core/moment';
import type { TopicId } from '@graha/texts/tables';
import { TEXT_PLANETS } from '@graha/texts/western-topics';
import { z } from 'zod';
import { CLOCK_CHOICES } from '../../../request/clock/place-clock.ts';
import { chosenOf } from '../../../request/name-list.ts';
import { jdUtOfTargetDate } from '../../../request/target.ts';
import { Timezone } from '../../../request/zones/timezone.ts';
import type { texts } from '../texts.ts';

type Members = Readonly<Record<string, unknown>>;

/** The texts that belong to the answer of an operation. */
export type TextsRow = {
  /** Name of the operation that has the texts: `kundali` is `texts/kundali`. */
  of: keyof typeof texts;
  /** Beginnings of the ids of the texts that belong to the answer: a topic, or a part of it such as `dosha/manglik`. */
  only: readonly (TopicId | `${TopicId}/${string}`)[];
  /** Settings that the texts cannot follow, with the only value that they agree with. */
  fixed?: Readonly<Record<string, string>>;
  /** Settings that the texts follow although their own operation does not take them. */
  follows?: readonly string[];
  /** Members and settings that differ between the request of the texts and that of the operation. @param asked the parsed one */
  members?: (asked: Members) => Members;
};

const CHART = ['lagna', 'moon-nakshatra', 'graha-in-house', 'graha-in-sign', 'conjunction', 'lord-in-house'] as const;
/** Placements that do not depend on the first house. */
const SIGNS = ['moon-nakshatra', 'graha-in-sign', 'conjunction'] as const;
const DAY = ['moon-nakshatra', 'birth-tithi', 'birth-vara', 'birth-yoga', 'birth-karana'] as const;

/** The limbs are read in the sky, never by the tables of another almanac. */
const BY_THE_SKY = { almanac: 'drik' };

const ofChart = (...only: TextsRow['only']): TextsRow => ({ of: 'kundali', only });
const ofDay = (...only: TextsRow['only']): TextsRow => ({ of: 'kundali', only, fixed: BY_THE_SKY });
const ofNumber = (kind: string, row: Partial<TextsRow> = {}): TextsRow => ({
  of: 'numbers',
  only: [`number/${kind}`],
  ...row,
});

/** The texts of a name do not depend on the date that their request needs. */
const ANY_DATE = '2000-01-01';
const ofName = (kind: string): TextsRow =>
  ofNumber(kind, { fixed: { method: 'name_parts', y_as_vowel: 'auto' }, members: () => ({ date: ANY_DATE }) });

const OnDate = z.object({
  target_date: z.string(),
  timezone: Timezone,
  longitude: z.number(),
  settings: z.object({ clock: z.enum(CLOCK_CHOICES) }),
});

/** The instant at which an operation on a day reads the sky: 00:00 local time. */
function midnight(asked: Members): Members {
  const { target_date, settings, ...place } = OnDate.parse(asked);
  return { target: isoAt(jdUtOfTargetDate(target_date, { ...place, clock: settings.clock }), 0) };
}

/** The chosen points that have texts. The node has none, and stands for a choice without any of them. */
const TextPoints = z.object({ settings: z.looseObject({ points: z.string().optional() }) });
function chosenPoints(asked: Members): Members {
  const { points } = TextPoints.parse(asked).settings;
  if (points === undefined) return {};
  const named = chosenOf(points, TEXT_PLANETS);
  return { settings: { points: named.length === 0 ? 'rahu' : named.join(',') } };
}

/** The operations that take `texts: true`, by id. */
export const ROWS: Readonly<Record<string, TextsRow>> = {
  planets: ofChart(...CHART),
  'planets/extended': ofChart(...CHART),
  'planets/conditions': ofChart('moon-nakshatra', 'graha-in-house', 'graha-in-sign', 'conjunction'),
  'planets/functional-nature': ofChart('lagna', 'lord-in-house'),
  'kundali/basic': ofChart(...CHART),
  'kundali/chandra-chart': ofChart(...SIGNS),
  'kundali/from-point': ofChart(...SIGNS),
  'houses/whole-sign': ofChart('lagna', 'lord-in-house'),
  'houses/bhava-chalit': ofChart('lagna'),
  'houses/cusps': ofChart('lagna'),
  'transit/gochara': { of: 'transits', only: ['transit-from-moon', 'saturn-from-moon'] },
  'yoga/detect': ofChart('yoga'),
  'varshaphal/chart': { of: 'varshaphal', only: ['muntha', 'year-lord'] },
  'panchang/full': ofDay(...DAY),
  'panchang/tithi': ofDay('birth-tithi'),
  'panchang/nakshatra': ofDay('moon-nakshatra'),
  'panchang/yoga': ofDay('birth-yoga'),
  'panchang/karana': ofDay('birth-karana'),
  'panchang/vara': { ...ofChart('birth-vara'), fixed: { day_start: 'sunrise' } },
  'dasha/vimshottari': { of: 'dashas', only: ['dasha-lord'] },
  'dasha/current': { of: 'current-dashas', only: ['dasha-lord', 'antardasha'] },
  'matchmaking/ashtakoot': { of: 'match', only: ['koota'] },
  'matchmaking/porutham': { of: 'match', only: ['porutham'] },
  'dosha/gandmool': ofChart('moon-nakshatra'),
  'dosha/pitra': ofChart('dosha/pitra'),
  'dosha/manglik': { ...ofChart('dosha/manglik'), fixed: { house_set: 'north' } },
  'astrology/birth-details': ofChart('moon-nakshatra', 'graha-in-sign/sun', 'graha-in-sign/moon'),
  'astrology/panchang': ofDay(...DAY),
  'astrology/panchang/advanced': ofDay(...DAY),
  'astrology/chart': ofChart(...CHART),
  'astrology/dasha-periods': { of: 'dashas', only: ['dasha-lord'] },
  'astrology/sade-sati/advanced': {
    of: 'transits',
    only: ['transit-from-moon/saturn', 'saturn-from-moon'],
    members: midnight,
  },
  'western/natal': {
    of: 'western',
    only: ['western-sign', 'western-house', 'western-ruler', 'western-aspect'],
    members: chosenPoints,
    follows: ['aspect_set', 'aspects', 'orbs', 'luminaries_factor', 'aspects_to'],
  },
  'numerology/life-path': ofNumber('life_path', { fixed: { method: 'components' } }),
  'numerology/expression': ofName('expression'),
  'numerology/soul-urge': ofName('soul_urge'),
  'numerology/personality': ofName('personality'),
  'numerology/personal-year': ofNumber('personal_year'),
  'numerology/pinnacles': ofNumber('pinnacle'),
  'numerology/challenges': ofNumber('challenge'),
};
