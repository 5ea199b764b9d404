import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import {
  Instant,
  type AlmanacDay,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  Reason,
  reasonOf,
} from '../../panchang/almanac.ts';
import { calendarOf, CalendarWire } from '../../panchang/calendar/calendar.ts';
import { MOON_TIMES, moonTimes } from '../../panchang/full.ts';
import { openCivilDay } from './day.ts';
import { auspiciousPeriods, inauspiciousPeriods } from './periods.ts';
import { Muhurat } from '../schemas.ts';
import { TIMING_LIST_SCHEMAS, TIMING_SCHEMAS, timingsOfDay } from './timings.ts';

const AtInstant = z
  .strictObject({ vaara: term('WeekdayName', z.string()).describe('Weekday by sunrise.'), ...TIMING_SCHEMAS })
  .meta({ id: 'PanchangAtInstant', description: 'Weekday and limbs at the requested moment.' });

const DAY = {
  panchang_day: PanchangDayWire,
  vaara: term('WeekdayName', z.string()).describe('Weekday of that day.'),
  ...TIMING_LIST_SCHEMAS,
  sunrise: Instant.nullable().describe('Sunrise; null if the Sun does not rise.'),
  sunset: Instant.nullable().describe('Sunset; null if the Sun does not set.'),
  ...MOON_TIMES,
  at_instant: AtInstant,
};

/** Before sunrise, the weekday at the instant is still that of the previous day. */
const weekdayIndexAt = ({ almanac, day, moment: { jdUt } }: AlmanacDay): number =>
  jdUt >= day.startJdUt && jdUt < day.endJdUt ? day.weekdayIndex : panchangDayAt(almanac, jdUt).weekdayIndex;

function presentPanchang(almanacDay: AlmanacDay) {
  const panchang_day = presentDay(almanacDay.day, almanacDay.moment);
  const { lists, atInstant } = timingsOfDay(almanacDay);
  return {
    panchang_day,
    vaara: panchang_day.weekday,
    ...lists,
    sunrise: panchang_day.sunrise,
    sunset: panchang_day.sunset,
    ...moonTimes(almanacDay),
    at_instant: { vaara: weekdayAt(weekdayIndexAt(almanacDay)).name, ...atInstant },
  };
}

const WHOLE_DAY =
  'Every tithi, nakshatra, yoga and karana that overlaps the sunrise day of the date, from sunrise to the next sunrise: the ' +
  'first may begin before it, the last may end after it. `at_instant` lists the weekday and limbs at the requested moment; ' +
  'before sunrise the weekday is still that of the previous day. If the Sun does not rise, near the poles, the civil day is used.';

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

export const panchang = {
  panchang: operation({
    ...shared,
    summary: 'The panchang of a day: weekday, tithis, nakshatras, yogas, karanas, rise and set.',
    description: WHOLE_DAY,
    output: z.strictObject({ ...DAY, metadata: Metadata }),
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      return { ...presentPanchang(almanacDay), metadata: almanacDay.metadata };
    },
  }),

  'panchang/advanced': operation({
    ...shared,
    summary: 'The panchang of a day with its good and bad windows.',
    description:
      `${WHOLE_DAY} Adds the windows of \`auspicious-period\` and \`inauspicious-period\`, so that one call fills a ` +
      'page of an almanac.',
    output: z.strictObject({
      ...DAY,
      auspicious_period: z.array(Muhurat).describe('Good windows of the day.'),
      inauspicious_period: z.array(Muhurat).describe('Windows of the day to avoid.'),
      calendar: CalendarWire,
      reason: Reason,
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const almanacDay = openCivilDay(birth, sky);
      return {
        ...presentPanchang(almanacDay),
        auspicious_period: auspiciousPeriods(almanacDay),
        inauspicious_period: inauspiciousPeriods(almanacDay),
        calendar: calendarOf(almanacDay),
        reason: reasonOf(almanacDay.day),
        metadata: almanacDay.metadata,
      };
    },
  }),
};
