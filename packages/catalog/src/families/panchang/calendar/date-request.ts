import { computedYears, type YearSpan } from '@graha/astro-engine/core/ephemeris-years';
import { DATE_RULES, type LunarDate, type NamedDays, namedDaysOf } from '@graha/astro-engine/calendar/lunar-dates';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Clock } from '@graha/astro-engine/core/moment';
import { type Lunations, lunationsOf } from '@graha/astro-engine/calendar/lunations';
import type { Almanac } from '@graha/astro-engine/panchang/day';
import { almanacAnglesOf } from '@graha/astro-engine/calendar/almanac-angles';
import type { LightAngles } from '@graha/astro-engine/panchang/limbs';
import { z } from 'zod';
import { BirthDetails } from '../../../request/birth.ts';
import { CALENDAR_MEMBERS } from '../../../request/calendar/birth-calendar.ts';
import { CIVIL_DATE_MEMBER, civilDateProblem, withGregorianDate } from './civil-date.ts';
import type { Metadata } from '../../../wire/envelopes.ts';
import { members, wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { FROM_CENTRE, settingsOf } from '../../../request/settings.ts';
import { placeClock } from '../../../request/clock/place-clock.ts';
import { zoneProblemIn } from '../../../request/zones/timezone.ts';
import { ALMANAC_SETTINGS, PANCHANG_FORMULAS } from '../almanac.ts';

/** The request of a conversion between civil and lunar dates. */

const { latitude, longitude, timezone, place_id } = BirthDetails.shape;

const ERAS = ['shaka', 'vikram', 'gujarati'] as const;
const RECKONINGS = ['amanta', 'purnimanta'] as const;
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` });

/** Gregorian years in which a lunar year may begin, so that it ends within the ephemeris. */
const newYears = (): YearSpan => ({ first: computedYears().first, last: computedYears().last - 1 });
const SHAKA_YEARS_BACK = 78;
const VIKRAM_YEARS = 135;
const KARTIKA_NUMBER = 8;
const HALF_MONTH = 15;

const DateMembers = {
  civil_date: CIVIL_DATE_MEMBER,
  calendar: CALENDAR_MEMBERS.calendar.meta({
    title: 'Calendar',
    description:
      'Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before ' +
      '1582-10-15 without one.',
  }),
  country: CALENDAR_MEMBERS.country,
  lunar_year: wholeNumber(500, 2600).optional().meta({
    title: 'Lunar year',
    description: 'Elapsed year of the era; with month and tithi, instead of a civil date.',
  }),
  era: choice(ERAS).default('shaka').meta({
    title: 'Era',
    description: 'Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika.',
  }),
  month_number: wholeNumber(1, 12).optional().meta({
    title: 'Lunar month',
    description: 'Number of the lunar month: 1 is Chaitra.',
  }),
  is_leap_month: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .meta({ title: 'Leap month', description: 'Whether to use the leap (adhika) month of that name.' }),
  reckoning: choice(RECKONINGS).default('amanta').meta({
    title: 'Reckoning',
    description: 'Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta).',
  }),
  tithi_number: wholeNumber(1, 30).optional().meta({
    title: 'Tithi',
    description: 'Number of the tithi, counted from the new moon: 1 to 15 waxing, 16 to 30 waning.',
  }),
  rule: choice(DATE_RULES).default('udaya').meta({
    title: 'Rule',
    description:
      'udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches.',
  }),
};

const Sent = z.object(DateMembers);
const LUNAR = ['lunar_year', 'month_number', 'tithi_number'] as const;

/** The alternatives in JSON Schema; the first one is the form's default. */
const EITHER_DATE = [
  { required: [...LUNAR], not: { required: ['civil_date'] } },
  { required: ['civil_date'], not: { anyOf: LUNAR.map((name) => ({ required: [name] })) } },
];

type Named = { era: (typeof ERAS)[number]; reckoning: (typeof RECKONINGS)[number]; is_leap_month: boolean };

/**
 * The Shaka year of a year of another era. Eras change with amanta months, whose waning half has the next month's name
 * in the purnimanta reckoning.
 */
function shakaYearOf(year: number, monthNumber: number, tithiNumber: number, named: Named): number {
  if (named.era === 'shaka') return year;
  if (named.era === 'vikram') return year - VIKRAM_YEARS;
  const isNextName = named.reckoning === 'purnimanta' && tithiNumber > HALF_MONTH && !named.is_leap_month;
  const amantaNumber = isNextName ? ((monthNumber + 10) % 12) + 1 : monthNumber;
  const isNew = amantaNumber > KARTIKA_NUMBER || (amantaNumber === KARTIKA_NUMBER && !named.is_leap_month);
  return year - VIKRAM_YEARS + (isNew ? 0 : 1);
}

function reportImpossibleDate(request: unknown, context: z.RefinementCtx<unknown>): void {
  const report = (path: string[], message: string): void =>
    context.addIssue({ code: 'custom', path, message, input: request });
  const problem = zoneProblemIn(request);
  if (problem !== null) report(['timezone'], problem);
  const read = Sent.safeParse(request);
  if (!read.success) return;
  const sent = read.data;
  const given = LUNAR.filter((name) => sent[name] !== undefined);
  if (sent.civil_date !== undefined) {
    if (given[0] !== undefined)
      report([given[0]], `${given[0]} cannot be combined with civil_date: send one of the two dates`);
    const impossible = civilDateProblem({ ...sent, civil_date: sent.civil_date });
    if (impossible !== null) report(['civil_date'], impossible);
    return;
  }
  if (given.length === 0) return report([], `send civil_date, or ${LUNAR.join(', ')}`);
  for (const name of LUNAR) if (sent[name] === undefined) report([name], `${name} is required beside ${given.join()}`);
  const { lunar_year: year, month_number: month, tithi_number: tithi } = sent;
  if (year === undefined || month === undefined || tithi === undefined) return;
  const back = year - shakaYearOf(year, month, tithi, sent) - SHAKA_YEARS_BACK;
  const [first, last] = [newYears().first + back, newYears().last + back];
  if (year < first || year > last)
    report(['lunar_year'], `lunar_year must be ${first} to ${last} in the era ${sent.era}`);
}

export const ConvertRequest = members(
  { ...DateMembers, latitude, longitude, timezone, place_id, settings: settingsOf(ALMANAC_SETTINGS, FROM_CENTRE) },
  'member of this request',
)
  .superRefine(reportImpossibleDate, { when: () => true })
  .overwrite(withGregorianDate)
  .meta({ oneOf: EITHER_DATE });

type Convert = z.output<typeof ConvertRequest>;

/** The lunar date of a request; null if it has a civil date. */
export function lunarDateOf(sent: Convert): LunarDate | null {
  const { lunar_year, month_number, tithi_number, is_leap_month, reckoning } = sent;
  if (lunar_year === undefined || month_number === undefined || tithi_number === undefined) return null;
  return {
    shakaYear: shakaYearOf(lunar_year, month_number, tithi_number, sent),
    monthIndex: month_number - 1,
    tithiIndex: tithi_number - 1,
    isLeapMonth: is_leap_month,
    reckoning,
  };
}

export type OpenCalendar = {
  almanac: Almanac;
  angles: LightAngles;
  moon: Lunations;
  days: NamedDays;
  clock: Clock;
  metadata: Metadata;
};

/** Opens the lunar calendar of a place. */
export function openCalendar(
  { latitude: latitudeDeg, longitude: longitudeDeg, timezone: zone, settings }: Convert,
  sky: Ephemeris,
): OpenCalendar {
  const clock = placeClock({ timezone: zone, longitude: longitudeDeg });
  const place = { latitudeDeg, longitudeDeg, altitudeM: 0 };
  const almanac = { sky, place, clock, rule: settings.sunrise };
  const angles = almanacAnglesOf({ ephemeris: sky, ayanamsa: settings.ayanamsa }, settings.almanac);
  return {
    almanac,
    angles,
    clock,
    moon: lunationsOf(angles),
    days: namedDaysOf(almanac),
    metadata: metadataOf(sky.name, PANCHANG_FORMULAS, settings),
  };
}
