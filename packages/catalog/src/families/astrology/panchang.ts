import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import {
  Instant,
  type Page,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  Reason,
  reasonOf,
} from '../panchang/almanac.ts';
import { moonTimes } from '../panchang/full.ts';
import { openCivilDay } from './day.ts';
import { auspiciousPeriods, inauspiciousPeriods } from './periods.ts';
import { Muhurat } from './schemas.ts';
import { limbOfDay, TIMING_SCHEMAS } from './timings.ts';

const AtInstant = z
  .strictObject({ vaara: z.string(), ...TIMING_SCHEMAS })
  .meta({ id: 'PanchangAtInstant', description: 'What rules at the very moment asked about.' });

const DAY = {
  panchang_day: PanchangDayWire,
  vaara: z.string().describe('Weekday of that day.'),
  nakshatra: z.array(TIMING_SCHEMAS.nakshatra),
  tithi: z.array(TIMING_SCHEMAS.tithi),
  karana: z.array(TIMING_SCHEMAS.karana),
  yoga: z.array(TIMING_SCHEMAS.yoga),
  sunrise: Instant.nullable(),
  sunset: Instant.nullable(),
  moonrise: Instant.nullable().describe('On the civil date; one day in a month has none.'),
  moonset: Instant.nullable().describe('On the civil date; one day in a month has none.'),
  at_instant: AtInstant,
};

/** Before sunrise the weekday at the instant is still yesterday's. */
const weekdayIndexAt = ({ almanac, day, moment }: Page): number =>
  day.sunriseJdUt !== null && moment.jdUt < day.sunriseJdUt
    ? panchangDayAt(almanac, moment.jdUt).weekdayIndex
    : day.weekdayIndex;

function presentPanchang(page: Page) {
  const panchang_day = presentDay(page.day, page.moment);
  const [nakshatra, tithi] = [limbOfDay('nakshatra', page), limbOfDay('tithi', page)];
  const [karana, yoga] = [limbOfDay('karana', page), limbOfDay('yoga', page)];
  return {
    panchang_day,
    vaara: panchang_day.weekday,
    nakshatra: nakshatra.list,
    tithi: tithi.list,
    karana: karana.list,
    yoga: yoga.list,
    sunrise: panchang_day.sunrise,
    sunset: panchang_day.sunset,
    ...moonTimes(page),
    at_instant: {
      vaara: weekdayAt(weekdayIndexAt(page)).name,
      nakshatra: nakshatra.atInstant,
      tithi: tithi.atInstant,
      karana: karana.atInstant,
      yoga: yoga.atInstant,
    },
  };
}

const WHOLE_DAY =
  'Every tithi, nakshatra, yoga and karana that touches the sunrise day of the date, from sunrise to the next: the first ' +
  'may have begun before it, the last may end after. `at_instant` tells what rules at the very moment; before sunrise that ' +
  'is still the weekday of yesterday. Near the poles, where the Sun does not rise, the civil day stands in.';

const shared = { input: PanchangRequest, credits: 1, example: EXAMPLE_BIRTH } as const;

export const panchang = {
  panchang: operation({
    ...shared,
    summary: 'The panchang of a day: weekday, tithis, nakshatras, yogas, karanas, rise and set.',
    description: WHOLE_DAY,
    output: z.strictObject({ ...DAY, metadata: Metadata }),
    compute: (birth, sky) => {
      const page = openCivilDay(birth, sky);
      return { ...presentPanchang(page), metadata: page.metadata };
    },
  }),

  'panchang/advanced': operation({
    ...shared,
    summary: 'The panchang of a day with its good and bad windows.',
    description:
      `${WHOLE_DAY} Beside it the windows of \`auspicious-period\` and \`inauspicious-period\`, so that one call fills a ` +
      'page of an almanac.',
    output: z.strictObject({
      ...DAY,
      auspicious_period: z.array(Muhurat),
      inauspicious_period: z.array(Muhurat),
      reason: Reason,
      metadata: Metadata,
    }),
    compute: (birth, sky) => {
      const page = openCivilDay(birth, sky);
      return {
        ...presentPanchang(page),
        auspicious_period: auspiciousPeriods(page),
        inauspicious_period: inauspiciousPeriods(page),
        reason: reasonOf(page.day),
        metadata: page.metadata,
      };
    },
  }),
};
