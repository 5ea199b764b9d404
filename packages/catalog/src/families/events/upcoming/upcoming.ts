import { z } from 'zod';
import { isTranslated } from '../../../languages/note-words.ts';
import { term } from '../../../languages/terms.ts';
import { type Words, wordsOf } from '../../../languages/words-of-answer.ts';
import { operation } from '../../../operation/operation.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { OLD_BEFORE_YEAR, PROLEPTIC_NOTE } from '../../../request/calendar/note-proleptic.ts';
import { BirthClock, clockOfBirth } from '../../../request/clock/birth-clock.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { ASKED } from './asked.ts';
import type { TimelineKind, TimelineList } from './kind.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS } from './kinds.ts';
import { kindsOf, UpcomingRequest, type UpcomingInput } from './request.ts';
import { pageOf, type UpcomingRow } from './timeline.ts';
import { FACTS } from './wire.ts';

/** Houses are counted by whole signs, from the natal Moon or the ascendant. */
const FORMULAS = { formula_version: '1.0', system: 'events', house_system: 'whole_sign' } as const;
const DAYS_PER_PRICE = 31;
const WEIGHT_MAX = 10;
const Instant = z.string().meta({ format: 'date-time' });

const UpcomingWire = z
  .strictObject({
    at: Instant.describe('Instant, to the second, by the clock of the place (UTC without one).'),
    ends_at: Instant.nullable().describe(
      'End of a period that begins at the instant; null for events that are instants.',
    ),
    kind: term('EventKindName', z.enum(TIMELINE_KIND_IDS)).describe('Kind of the event.'),
    group: z
      .enum(['birth', 'sky', 'place'])
      .describe('Input on which the event depends: the birth, the sky alone, or the place.'),
    title: z.string().describe('The event in English words.'),
    weight: z
      .int()
      .min(1)
      .max(WEIGHT_MAX)
      .describe('Importance, 1 to 10, by the kind and the level of a dasha period.'),
    key: z
      .string()
      .describe('Identity of the event apart from its instant, for programs; passes of a retrograde loop share it.'),
    ...FACTS,
  })
  .meta({ id: 'TimelineEvent', description: 'An event of a timeline.' });

/** Returns the words of one event in a language, as a member; none for English. */
export const wordsOfEvent = (row: UpcomingRow, language: string): { words?: Words } =>
  isTranslated(language) ? { words: wordsOf(UpcomingWire, row, language) } : {};

const listed = TIMELINE_KIND_IDS.map((id) => `\`${id}\`: ${TIMELINE_KINDS[id].summary}`).join('; ');

const monthsOf = ({ days }: UpcomingInput): number => Math.ceil(days / DAYS_PER_PRICE);
const PARTS_PER_WEIGHT = 4;
/** A name that is repeated is computed once. */
const lengthOf = (names: string): number => new Set(names.split(',').map((name) => name.trim())).size;
const DEFAULTS: Readonly<Record<TimelineList, number>> = {
  bodies: lengthOf(ASKED.bodies.parse(undefined)),
  transit_bodies: lengthOf(ASKED.transit_bodies.parse(undefined)),
  points: lengthOf(ASKED.points.parse(undefined)),
  aspects: lengthOf(ASKED.aspects.parse(undefined)),
};

/** Returns the parts of a kind for a request; shorter lists than those of the defaults count as these. */
const partsOf = (input: UpcomingInput, { costParts, grows = [] }: TimelineKind): number =>
  grows.reduce((parts, list) => parts * Math.max(1, lengthOf(input[list]) / DEFAULTS[list]), costParts);

/** Counts the parts of all kinds of a request, for each month. */
const weightsOf = (input: UpcomingInput): number => {
  const parts = kindsOf(input).reduce((sum, kind) => sum + partsOf(input, TIMELINE_KINDS[kind]), 0);
  return monthsOf(input) * Math.max(1, Math.ceil(parts / PARTS_PER_WEIGHT));
};

/** Whether days of a place before the almanacs of today are listed. */
const isOldAlmanac = (input: UpcomingInput): boolean =>
  Number(input.from.slice(0, 4)) < OLD_BEFORE_YEAR &&
  kindsOf(input).some((kind) => TIMELINE_KINDS[kind].group === 'place');

export const upcoming = operation({
  summary: 'The timeline of what comes next for a birth, in the sky and at a place.',
  description:
    'One list of all events from `from` on, up to 366 days, sorted by instant, each with a weight. It merges dashas, sade sati, ' +
    'transits, progressions, directions, returns, birthdays, eclipses, ingresses, stations, phases of the Moon, festivals and the days of a ' +
    `place, each found as in its own operation. Kinds: ${listed}. An event at \`from\` is listed, one at the end belongs to the next timeline, so that ` +
    'successive timelines have every event once. Events of a birth begin after it. On days without sunrise or sunset `rahu_kaal` and ' +
    '`muhurta` have no events, and days begin at 6:00 by the clock (`basis` is `civil`). A point that never crosses the horizon of the ' +
    'birthplace reaches the meridian only, so near the poles `primary_direction` has few events, and a progressed ascendant has none at a ' +
    'pole. Four seconds of birth time are six days of a direction and of a progressed angle. `Accept: application/x-ndjson` returns one ' +
    'JSON line per event.',
  input: UpcomingRequest,
  output: z.strictObject({
    events: z.array(UpcomingWire).describe('Events in order of their instants.'),
    next: Instant.nullable().describe(
      '`from` of what follows: the end of the timeline, or an earlier instant if there are more events than `limit`; null at the end of the computed years.',
    ),
    metadata: Metadata,
  }),
  credits: 2,
  pricedBy: { name: `${DAYS_PER_PRICE} days, rounded up`, count: monthsOf },
  weighedBy: {
    name: `${DAYS_PER_PRICE} days and millisecond of its kinds by the lengths of their lists, rounded up`,
    count: weightsOf,
  },
  cpuMaxMs: 800,
  postOnly: true,
  lines: 'events',
  ownMetadata: {
    birth: BirthClock.optional().describe(
      'The instant computed for the birth, and the clock behind it; none without a birth.',
    ),
  },
  example: {
    birth: EXAMPLE_BIRTH,
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    from: '2026-11-01',
    days: 30,
  },
  compute: (input, sky) => {
    const { birth, settings } = input;
    const { events, next, isCut } = pageOf({ sky }, input);
    const born =
      birth === undefined ? {} : { birth: clockOfBirth({ ...birth, clock: settings.clock }, settings.clock, sky) };
    const used = {
      truncated: isCut ? 'the answer is full' : null,
      ...(isOldAlmanac(input) ? { calendar_note: PROLEPTIC_NOTE } : {}),
    };
    return {
      events,
      next,
      metadata: { ...metadataOf(sky.name, FORMULAS, settings, used), ...born },
    };
  },
});
