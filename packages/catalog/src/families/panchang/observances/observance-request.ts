import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Clock } from '@graha/astro-engine/core/moment';
import { type DayRange, observanceSkyOf, type ObservanceSky } from '@graha/astro-engine/observance/observance-sky';
import { SCHOOLS } from '@graha/astro-engine/observance/rules';
import { almanacAnglesOf } from '@graha/astro-engine/calendar/almanac-angles';
import type { z } from 'zod';
import { BirthDetails } from '../../../request/birth.ts';
import type { Metadata } from '../../../wire/envelopes.ts';
import { dayCountAt, reportImpossibleDates, spanMembers } from '../../../request/date-span.ts';
import { members } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { FROM_CENTRE, settingsOf } from '../../../request/settings.ts';
import { placeClock } from '../../../request/clock/place-clock.ts';
import { reportUnknownZone } from '../../../request/zones/timezone.ts';
import { ALMANAC_SETTINGS } from '../almanac.ts';

/** Shared parts of the operations on observances: dates at a place, and the sky for their rules. */

export const YEAR_DAYS_MAX = 366;

const { latitude, longitude, timezone } = BirthDetails.shape;

const SCHOOL = {
  values: SCHOOLS,
  title: 'School',
  description:
    'School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava.',
} as const;

const DATES_OF = {
  values: ['place', 'ujjain'],
  title: 'Dates of',
  description: 'Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow.',
} as const;

const settings = settingsOf(ALMANAC_SETTINGS, { ...FROM_CENTRE, dates_of: DATES_OF });
/** Settings for operations on days that differ between schools. */
const settingsOfSchools = settingsOf(ALMANAC_SETTINGS, { ...FROM_CENTRE, dates_of: DATES_OF, school: SCHOOL });
const datesOf = (daysMax: number) => ({
  ...spanMembers({ last: `The last date; one request takes up to ${daysMax} days.` }),
  latitude,
  longitude,
  timezone,
});
const WHOLE = 'member of this request';
const always = { when: () => true };

/**
 * The request of an operation on the days of a place.
 * @param own additional members of the operation
 */
export const observanceRequest = <Own extends z.ZodRawShape>(own: Own) =>
  members({ ...datesOf(YEAR_DAYS_MAX), settings, ...own }, WHOLE)
    .superRefine(reportUnknownZone, always)
    .superRefine(
      reportImpossibleDates(() => YEAR_DAYS_MAX),
      always,
    );

/** The same for operations on days that differ between schools. */
export const festivalRequest = <Own extends z.ZodRawShape>(own: Own, daysMax = YEAR_DAYS_MAX) =>
  members({ ...datesOf(daysMax), settings: settingsOfSchools, ...own }, WHOLE)
    .superRefine(reportUnknownZone, always)
    .superRefine(
      reportImpossibleDates(() => daysMax),
      always,
    );

const ObservanceRequest = observanceRequest({});
type ObservanceInput = z.output<typeof ObservanceRequest>;

export const EXAMPLE_YEAR = {
  from: '2026-01-01',
  to: '2026-12-31',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
} as const;

const FORMULAS = { formula_version: '1.2', system: 'observances', zodiac: 'sidereal' } as const;

const UJJAIN = { latitudeDeg: 23.1765, longitudeDeg: 75.7885, altitudeM: 0 };
const INDIA_SECONDS = 19_800;

/** `clock` is the request's clock, used to print instants. */
export type OpenDays = { sky: ObservanceSky; range: DayRange; clock: Clock; metadata: Metadata };

/** Opens the days of a request. Tithis and stars are geocentric for every observation point. */
export function openDays(input: ObservanceInput, ephemeris: Ephemeris): OpenDays {
  const { ayanamsa, sunrise: rule, almanac: asked } = input.settings;
  const isOfUjjain = input.settings.dates_of === 'ujjain';
  const clock = placeClock(input);
  const range = { fromDayCount: dayCountAt(input.from), toDayCount: dayCountAt(input.to) };
  const angles = almanacAnglesOf({ ephemeris, ayanamsa }, asked);
  const own = { latitudeDeg: input.latitude, longitudeDeg: input.longitude, altitudeM: 0 };
  const almanac = { sky: ephemeris, rule, place: isOfUjjain ? UJJAIN : own, clock: isOfUjjain ? INDIA_SECONDS : clock };
  return {
    sky: observanceSkyOf(almanac, angles, asked),
    range,
    clock,
    metadata: metadataOf(ephemeris.name, FORMULAS, input.settings),
  };
}
