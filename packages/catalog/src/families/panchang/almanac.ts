import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { CivilDate } from '@graha/astro-engine/core/moment';
import { civilAt, isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { type Almanac, type PanchangDay, panchangDayAt } from '@graha/astro-engine/panchang/day';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { almanacAnglesOf, type RealSky } from '@graha/astro-engine/calendar/almanac-angles';
import type { OpenAlmanac } from '@graha/astro-engine/calendar/calendar-day';
import type { LightAngles } from '@graha/astro-engine/panchang/limbs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, type Moment, resolveMoment } from '../../request/birth.ts';
import type { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { rounded } from '../../wire/present-placement.ts';
import { FROM_CENTRE } from '../../request/settings.ts';
import { printedDate } from '../../wire/printed-date.ts';

/**
 * Shared parts of the almanac operations: the request, the sunrise day that contains its instant, and the form of
 * times.
 */

/** Settings of operations that need an almanac's day but compute by the sky alone. */
export const DAY_SETTINGS = ['ayanamsa', 'sunrise'] as const;
export const ALMANAC_SETTINGS = [...DAY_SETTINGS, 'almanac'] as const;
export const PanchangRequest = birthRequest(ALMANAC_SETTINGS, { settings: FROM_CENTRE }).meta({
  id: 'PanchangRequest',
});
export type PanchangBirth = z.output<typeof PanchangRequest>;

export const PANCHANG_FORMULAS = { formula_version: '1.3', system: 'panchang', zodiac: 'sidereal' } as const;

export const Instant = z.string().meta({
  format: 'date-time',
  description:
    'ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.',
});

export const WINDOW = { start: Instant, end: Instant };
export const Window = z
  .strictObject(WINDOW)
  .meta({ id: 'TimeWindow', description: 'Span from start (included) to end (excluded).' });

export const Reason = z
  .enum(['no_sunrise', 'no_sunset'])
  .nullable()
  .describe('Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.');

export const PanchangDayWire = z
  .strictObject({
    date: printedDate().describe('Civil date on which the day began.'),
    weekday: term('WeekdayName', z.string()).describe('Weekday of the day.'),
    basis: z
      .enum(['sunrise', 'civil'])
      .describe(
        'Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight.',
      ),
    sunrise: Instant.nullable().describe('Sunrise; null if there is none.'),
    sunset: Instant.nullable().describe('Sunset; null if there is none.'),
    next_sunrise: Instant.nullable().describe('The following sunrise; null if there is none.'),
  })
  .meta({
    id: 'PanchangDay',
    description:
      'The day that contains the requested instant: from sunrise to sunrise, or a civil date if `settings.day_start` is midnight.',
  });

export type AlmanacDay = {
  birth: PanchangBirth;
  sky: Ephemeris;
  /** The almanac of the request, for the calendar of the day. */
  opened: OpenAlmanac;
  moment: Moment;
  almanac: Almanac;
  angles: LightAngles;
  day: PanchangDay;
  metadata: Metadata;
};

/** The day from sunrise to sunrise that contains the instant. */
const dayOfInstant = (almanac: Almanac, { jdUt }: Moment): PanchangDay => panchangDayAt(almanac, jdUt);

/**
 * Opens the almanac at the day of the request. Limbs are geocentric for every observation point, because an almanac is
 * the same for all observers.
 * @param dayOf selects the day
 */
export function openAlmanac(birth: PanchangBirth, sky: Ephemeris, dayOf = dayOfInstant): AlmanacDay {
  const moment = resolveMoment(birth);
  const { ayanamsa, sunrise: rule, almanac: asked } = birth.settings;
  const realSky: RealSky = { ephemeris: sky, ayanamsa };
  const angles = almanacAnglesOf(realSky, asked);
  const almanac: Almanac = { sky, place: moment.place, clock: moment.clock, rule };
  const day = dayOf(almanac, moment);
  const used = { ayanamsa_value: rounded(sky.ayanamsaDeg(ayanamsa, moment.jdUt)) };
  return {
    birth,
    sky,
    moment,
    almanac,
    day,
    angles,
    opened: { almanac, angles, sky: realSky, asked },
    metadata: metadataOf(sky.name, PANCHANG_FORMULAS, birth.settings, used),
  };
}

type Clocked = Pick<Moment, 'clock'>;

export const instantOrNull = (jdUt: number | null, { clock }: Clocked): string | null =>
  jdUt === null ? null : isoAt(jdUt, clock);

export const presentWindow = ({ startJdUt, endJdUt }: Interval, { clock }: Clocked): z.input<typeof Window> => ({
  start: isoAt(startJdUt, clock),
  end: isoAt(endJdUt, clock),
});

export const windowOrNull = (interval: Interval | null, moment: Clocked): z.input<typeof Window> | null =>
  interval === null ? null : presentWindow(interval, moment);

export const presentDay = (day: PanchangDay, moment: Clocked): z.input<typeof PanchangDayWire> => ({
  date: isoDate(day.date),
  weekday: weekdayAt(day.weekdayIndex).name,
  basis: day.basis,
  sunrise: instantOrNull(day.sunriseJdUt, moment),
  sunset: instantOrNull(day.sunsetJdUt, moment),
  next_sunrise: instantOrNull(day.nextSunriseJdUt, moment),
});

export const reasonOf = ({ sunriseJdUt, sunsetJdUt }: PanchangDay): z.input<typeof Reason> =>
  sunriseJdUt === null ? 'no_sunrise' : sunsetJdUt === null ? 'no_sunset' : null;

export const civilDateOf = ({ jdUt, clock }: Moment): CivilDate => civilAt(jdUt, clock);
