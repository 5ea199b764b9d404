import { DASHA_LEVELS } from '@graha/astro-engine/dasha/periods';
import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { GrahaName, HouseNumber, NakshatraName, SignName } from '../../../wire/placement.ts';
import { DASHAS } from './asked.ts';
import { printedDate } from '../../../wire/printed-date.ts';

const Instant = z.string().meta({ format: 'date-time' });

/** Facts of an event. A kind gives those that it has; the others are null. */
export const FACTS = {
  body: term('PointName', z.string())
    .nullable()
    .describe('Body of the event, or the point that is progressed or directed; null for events without one.'),
  other_body: term('PointName', z.string())
    .nullable()
    .describe(
      'Second body of a pair, or the natal point that a transit, a progression, a direction, a station or an eclipse meets; null otherwise.',
    ),
  aspect: term('AspectName', z.enum(ASPECT_NAMES)).nullable().describe('Aspect between the two; null otherwise.'),
  change: z
    .enum(['begins', 'changes', 'ends'])
    .nullable()
    .describe('Whether a condition begins, goes over into another phase, or ends; null for other events.'),
  detail: z
    .string()
    .nullable()
    .describe(
      'Detail in one word of the kind: direct, full_moon, total, the motion and side of a primary direction (direct, converse_dexter), the phase of sade sati, the id of an observance, the purpose of a muhurta.',
    ),
  system: z.enum(DASHAS).nullable().describe('Dasha system; null for other kinds.'),
  level: term('DashaLevelName', z.enum(DASHA_LEVELS))
    .nullable()
    .describe('Level of the dasha period; null for other kinds.'),
  lords: z
    .array(GrahaName)
    .nullable()
    .describe('Lords of the dasha period, from the great period down to it; null for other kinds.'),
  sign: SignName.nullable().describe('Sign of the event, in the zodiac of its kind; null for events without one.'),
  nakshatra: NakshatraName.nullable().describe('Nakshatra of the event; null for events without one.'),
  house: HouseNumber.nullable().describe(
    'House: of Saturn or the Moon from the natal Moon, of a transit or a profected year from the ascendant; null otherwise.',
  ),
  longitude: z
    .number()
    .min(0)
    .lt(360)
    .nullable()
    .describe('Longitude of the body at the instant, degrees, in the zodiac of the kind; null for events without one.'),
  is_retrograde: z
    .boolean()
    .nullable()
    .describe(
      'Whether the body moves backwards then; for a station, from the instant on; null for events without one.',
    ),
  orb: z.number().min(0).nullable().describe('Distance from exactness, degrees; null for events without an orb.'),
  number: z
    .int()
    .nullable()
    .describe('Number of completed years at a return, a birthday or a profection; null otherwise.'),
  date: printedDate().nullable().describe('Civil date on which the event is kept; null for events that are instants.'),
  name: z.string().nullable().describe('Name of the observance, Ekadashi or purpose; null for other kinds.'),
  window: z
    .strictObject({ start: Instant.describe('Start.'), end: Instant.nullable().describe('End; null if it is open.') })
    .nullable()
    .describe(
      'Time of the rite: breaking the fast (parana) of an Ekadashi, punya kala of a sankranti, the time of day of an observance; null otherwise.',
    ),
  limbs: z
    .strictObject({
      weekday: term('WeekdayName', z.string()).describe('Weekday of the day.'),
      paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the month.'),
      tithi: term('TithiName', z.string()).describe('Tithi at sunrise.'),
      yoga: term('NityaYogaName', z.string()).describe('Nitya yoga at sunrise.'),
      karana: term('KaranaName', z.string()).describe('Karana at sunrise.'),
    })
    .nullable()
    .describe('Limbs of a daily panchang beside its nakshatra; null for other kinds.'),
  basis: z
    .enum(['sunrise', 'civil'])
    .nullable()
    .describe('Basis of a day: sunrise, or the clock (6:00) if the Sun does not both rise and set; null otherwise.'),
};

const Facts = z.strictObject(FACTS);
export type Facts = z.input<typeof Facts>;

/** All facts as null: the facts of an event replace them. */
export const NO_FACTS: Facts = {
  body: null,
  other_body: null,
  aspect: null,
  change: null,
  detail: null,
  system: null,
  level: null,
  lords: null,
  sign: null,
  nakshatra: null,
  house: null,
  longitude: null,
  is_retrograde: null,
  orb: null,
  number: null,
  date: null,
  name: null,
  window: null,
  limbs: null,
  basis: null,
};
