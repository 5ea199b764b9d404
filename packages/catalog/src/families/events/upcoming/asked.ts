import { CONDITIONAL_IDS } from '@graha/astro-engine/dasha/conditional';
import { REGIONS, SCHOOLS } from '@graha/astro-engine/observance/rules';
import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { BirthDetails } from '../../../request/birth.ts';
import { chosenOf, nameList } from '../../../request/name-list.ts';
import { FROM_CENTRE, type Setting, settingsOf } from '../../../request/settings.ts';
import { skyDate, skyInstant } from '../../../request/target.ts';
import { reportUnknownZone } from '../../../request/zones/timezone.ts';
import { decimal, members, wholeNumber } from '../../../wire/fields.ts';
import { OWN_DASHA_SETTINGS } from '../../dasha/birth.ts';
import { DEFAULT_TARGETS, NATAL_POINTS, TRANSITING } from '../../transit/natal-hits.ts';
import { angle_method } from '../../western/chart-operations.ts';
import { arc_method } from '../../western/direction-operations.ts';
import { DIRECTION_SETTINGS } from '../../western/sphere/directed-birth.ts';

/** Members of a request for a timeline, but for its kinds. */

export const DAYS_MAX = 366;
const BODIES_MAX = 10;
const EVENTS_MAX = 2000;
/** Dasha systems of a timeline, by the names of their operations and of `dasha/conditional`. */
export const DASHAS = ['vimshottari', 'yogini', 'ashtottari', ...CONDITIONAL_IDS] as const;
export type Dasha = (typeof DASHAS)[number];
const LEVELS_MAX = 3;
const SKY_BODIES = 'sun,mercury,venus,mars,jupiter,saturn,rahu';
const [DATE, INSTANT] = [skyDate('from'), skyInstant('from')];

/** Whether a start is an instant; else it is a date. */
export const isInstant = (from: string): boolean => from.includes('T');

const From = z.string().superRefine((text, context) => {
  for (const { message } of (isInstant(text) ? INSTANT : DATE).safeParse(text).error?.issues ?? [])
    context.addIssue({ code: 'custom', message, input: text });
});

const { latitude, longitude, timezone, place_id } = BirthDetails.shape;
const Place = members({ latitude, longitude, timezone, place_id }, 'member of a place')
  .superRefine(reportUnknownZone, { when: () => true })
  .meta({
    id: 'TimelinePlace',
    description: 'Place of the events that depend on one, and of the clock of the answer.',
  });

const western_zodiac = {
  values: ['tropical', 'sidereal'],
  title: 'Zodiac of Western kinds',
  description:
    'Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or ' +
    'sidereal by the `ayanamsa`. The other kinds have a zodiac of their own.',
} as const satisfies Setting;

const school = {
  values: SCHOOLS,
  title: 'School',
  description: 'School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`.',
} as const satisfies Setting;

const settings = settingsOf(['ayanamsa', 'node_mode', 'sunrise', 'clock'], {
  ...FROM_CENTRE,
  ...OWN_DASHA_SETTINGS,
  western_zodiac,
  school,
});

const bodyList = (words: Parameters<typeof nameList>[1]) =>
  nameList(EXTENDED_POINTS, words).refine((text) => chosenOf(text, EXTENDED_POINTS).length <= BODIES_MAX, {
    error: () => `must name ${BODIES_MAX} bodies at most`,
  });

/** A convention of one kind of events, by the row of the setting in the operation of that kind. */
const convention = <Value extends string>(
  { values, description }: { values: readonly [Value, ...Value[]]; description: string },
  title: string,
) =>
  z
    .enum(values, { error: () => `must be one of ${values.join(', ')}` })
    .default(() => values[0])
    .meta({ title, description });

const purposeIds = PURPOSES.map(({ id }) => id);

export const ASKED = {
  birth: BirthDetails.optional().meta({
    title: 'Birth',
    description: 'Birth of the person; without it the timeline has no events of a birth.',
  }),
  place: Place.optional().meta({
    title: 'Place',
    description: 'Place where the person is now; the birthplace if omitted.',
  }),
  from: From.meta({
    title: 'From',
    description:
      'First instant with its offset, or a date, which begins at 00:00 by the clock of the place (UTC without one).',
  }),
  days: wholeNumber(1, DAYS_MAX).default(90).meta({
    title: 'Days',
    description: 'Length of the timeline in days; an event at its end belongs to the next one.',
    'x-unit': 'd',
  }),
  limit: wholeNumber(1, EVENTS_MAX).default(1000).meta({
    title: 'Limit',
    description: 'Maximum events of an answer; those of the same second stay together.',
  }),
  bodies: bodyList({ title: 'Bodies', description: `Bodies of events in the sky, up to ${BODIES_MAX}.` }).default(
    SKY_BODIES,
  ),
  transit_bodies: bodyList({
    title: 'Bodies in transit',
    description: `Bodies whose transits to natal points and houses, and stations on natal points, are listed, up to ${BODIES_MAX}.`,
  }).default(TRANSITING),
  points: nameList(NATAL_POINTS, {
    title: 'Points',
    description:
      'Points of the birth chart that are met; solar arcs move the same ones, primary directions the planets among them.',
  }).default(DEFAULT_TARGETS),
  aspects: nameList(ASPECT_NAMES, {
    title: 'Aspects',
    description:
      'Aspects of transits, stations, progressions and solar arcs to natal points, and between bodies in the sky.',
  }).default('conjunction,sextile,square,trine,opposition'),
  orb: decimal(0.1, 5).default(1).meta({
    title: 'Orb',
    description:
      'Distance from exactness at which `transit_in_orb` begins and ends, and within which a station meets a natal point.',
    'x-unit': '°',
  }),
  eclipse_orb: decimal(0.1, 10).default(3).meta({
    title: 'Orb of eclipses',
    description: 'Distance within which an eclipse is on a natal point or opposite to it.',
    'x-unit': '°',
  }),
  angle_method: convention(angle_method, 'Progressed angles'),
  solar_arc_method: convention(arc_method, 'Solar arc'),
  direction_method: convention(DIRECTION_SETTINGS.method, 'Method of primary directions'),
  direction_key: convention(DIRECTION_SETTINGS.key, 'Key of primary directions'),
  direction_latitudes: convention(DIRECTION_SETTINGS.latitudes, 'Latitudes of primary directions'),
  direction_converse: convention(DIRECTION_SETTINGS.converse, 'Converse primary directions'),
  direction_significators: convention(DIRECTION_SETTINGS.significators, 'Significators of primary directions'),
  dasha_systems: nameList(DASHAS, { title: 'Dashas', description: 'Dasha systems of `dasha_change`.' }).default(
    'vimshottari',
  ),
  dasha_levels: wholeNumber(1, LEVELS_MAX).default(2).meta({
    title: 'Levels of dashas',
    description: 'Number of levels of `dasha_change`: 1 for the great periods alone.',
  }),
  purpose: z
    .enum(purposeIds, { error: () => `must be one of ${purposeIds.join(', ')}` })
    .optional()
    .meta({ title: 'Purpose', description: 'Purpose of the times of `muhurta`, as in `muhurta/find`.' }),
  region: z
    .enum(REGIONS, { error: () => `must be one of ${REGIONS.join(', ')}` })
    .optional()
    .meta({ title: 'Region', description: 'Region whose observances are listed; all if omitted.' }),
  settings,
};

const Asked = z.object(ASKED);
/** The parsed members of a request that its events depend on. */
export type Asked = z.output<typeof Asked>;
