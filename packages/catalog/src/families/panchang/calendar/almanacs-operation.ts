import { ALMANAC_IDS, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { calendarDateOf } from '@graha/astro-engine/calendar/civil/rows';
import { type AlmanacDayOf, almanacsSideBySide } from '@graha/astro-engine/calendar/side-by-side';
import { SOLAR_CALENDAR_IDS } from '@graha/astro-engine/calendar/solar-calendars';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type Clock, dayCountOf, isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { almanacSkiesOf, observancesOfDay } from '@graha/astro-engine/observance/kept-by-almanacs';
import { REGIONS } from '@graha/astro-engine/observance/rules';
import { FESTIVALS } from '@graha/astro-engine/observance/table';
import { panchangDayOf, type PanchangDay } from '@graha/astro-engine/panchang/day';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { SCHOOL_SKY_IDS } from '@graha/astro-engine/schools/skies';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { evidenceOf } from '../evidence/almanac-evidence.ts';
import { holidaysOn, HolidayOfDayWire } from '../holidays/holidays.ts';
import {
  type AlmanacDay,
  civilDateOf,
  DAY_SETTINGS,
  Instant,
  openAlmanac,
  PanchangDayWire,
  presentDay,
} from '../almanac.ts';
import { LocalNamesWire, presentLocalNames } from '../observances/observed-wire.ts';
import { differenceText } from './almanac-words.ts';
import { LunarMonthWire, presentMonthNames } from './calendar.ts';

const MONTH = LunarMonthWire.pick({ name: true, kind: true }).shape;

const AlmanacWire = z
  .strictObject({
    almanac: z.enum(ALMANAC_IDS).describe('Id, as in `settings.almanac`.'),
    name: z.string().describe('Name of the almanac.'),
    region: z.string().describe('Region of its readers; all for a text.'),
    sky: z.enum(SCHOOL_SKY_IDS).describe('Sun and Moon: the sky (drik), or a text.'),
    books: z.array(z.string()).describe('Printed almanacs that follow it; empty for a text.'),
    confidence: z
      .enum(['high', 'medium', 'low'])
      .describe('Agreement with what its books print: high from eight cases on, low if none was compared.'),
    evidence: z
      .string()
      .describe('Printed dates and instants that agree, by kind, as the accuracy report counts them.'),
    tithi: z
      .strictObject({
        number: z.int().min(1).max(30).describe('1 to 15 of the waxing half, 16 to 30 of the waning.'),
        name: term('TithiName', z.string()).describe('Name of the tithi.'),
        paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the lunar month.'),
        end: Instant.describe('End of the tithi, by the clock of the almanac’s print.'),
      })
      .describe('The tithi at sunrise, which names the day.'),
    lunar_month: z.strictObject(MONTH).describe('The lunar month of the tithi at sunrise.'),
    solar_date: z
      .strictObject({
        calendar: z.enum([...SOLAR_CALENDAR_IDS, 'bikram_sambat']).describe('Calendar of the region.'),
        year: z.int().describe('Year of its era.'),
        month: term('LunarMonthName', z.string()).describe('Name of the month.'),
        day: z.int().min(1).max(33).describe('Day of the month.'),
      })
      .nullable()
      .describe('Date in the solar calendar of the region; null if the almanac has none of its own.'),
    difference: z
      .string()
      .nullable()
      .describe('Differences from the sky, to the minute, and their reasons; null if there are none.'),
  })
  .meta({ id: 'AlmanacOfDay', description: 'One day by one almanac.' });

function solarDate({ id, solar }: AlmanacDayOf, { date }: PanchangDay) {
  if (solar !== null) return { calendar: solar.calendarId, year: solar.year, month: solar.name, day: solar.dayNumber };
  const nepali = id === 'nepal' ? calendarDateOf('bikram_sambat', date) : null;
  return nepali === null
    ? null
    : { calendar: 'bikram_sambat' as const, year: nepali.year, month: nepali.monthName, day: nepali.day };
}

function present(own: AlmanacDayOf, sky: AlmanacDayOf, day: PanchangDay, clock: Clock): z.input<typeof AlmanacWire> {
  const { name, region, sky: text, books } = almanacRowOf(own.id);
  const { confidence, evidence } = evidenceOf(own.id);
  const tithi = tithiAt(own.tithi.index);
  const monthNames = presentMonthNames(own.lunarMonth, own.purnimantaMonthIndex);
  return {
    almanac: own.id,
    name,
    region,
    sky: text,
    books: [...books],
    confidence,
    evidence,
    tithi: {
      number: own.tithi.index + 1,
      name: tithi.name,
      paksha: tithi.paksha,
      end: isoAt(own.tithi.endJdUt, clock),
    },
    lunar_month: { name: monthNames.name, kind: monthNames.kind },
    solar_date: solarDate(own, day),
    difference: differenceText(own, sky),
  };
}

/** The rules of all observances by each Sun and Moon cost several times the day itself. */
const [PRICES_WITH_OBSERVANCES, WEIGHT_WITH_OBSERVANCES] = [2, 4];

const OBSERVANCES_ASKED = ['none', 'all'] as const;

const AlmanacsRequest = birthRequest(DAY_SETTINGS, {
  settings: FROM_CENTRE,
  members: {
    observances: z
      .enum(OBSERVANCES_ASKED, { error: () => `must be one of ${OBSERVANCES_ASKED.join(', ')}` })
      .default('none')
      .meta({
        title: 'Observances',
        description: 'all: adds `observances`.',
      }),
  },
});

const ObservanceOfDayWire = z
  .strictObject({
    id: z.string().describe('Name of the observance for programs.'),
    name: z.string().describe('Name of the observance.'),
    local_names: LocalNamesWire,
    regions: z.array(z.enum(['all', ...REGIONS])).describe('Regions; all for the whole of India.'),
    almanacs: z.array(z.enum(ALMANAC_IDS)).describe('Almanacs that keep it on this date.'),
  })
  .meta({ id: 'ObservanceOfDay', description: 'An observance and the almanacs that keep it on a date.' });

const withObservances = (times: number) => ({
  name: `day, ${times} with \`observances: all\``,
  count: ({ observances }: z.output<typeof AlmanacsRequest>): number => (observances === 'all' ? times : 1),
});

/** Returns the festivals that any almanac keeps on the date, as `panchang/festivals` does for a span of one day. */
function presentObservances({ almanac, opened, day }: AlmanacDay): z.input<typeof ObservanceOfDayWire>[] {
  const skies = almanacSkiesOf(almanac, opened.sky);
  return observancesOfDay(skies, FESTIVALS, dayCountOf(day.date), 'smarta').map(({ observance, almanacIds }) => ({
    id: observance.id,
    name: observance.name,
    local_names: presentLocalNames(observance),
    regions: [...observance.regions],
    almanacs: almanacIds,
  }));
}

/** Opens the civil date of a request, by every almanac: the sky is the first row. */
export function openAlmanacs(request: z.output<typeof AlmanacsRequest>, ephemeris: Ephemeris) {
  const { observances: _, ...birth } = request;
  const asked = { ...birth, settings: { ...birth.settings, almanac: 'drik' as const } };
  const opened = openAlmanac(asked, ephemeris, (almanac, moment) => panchangDayOf(almanac, civilDateOf(moment)));
  return { ...opened, rows: almanacsSideBySide(opened.almanac, opened.opened.sky, opened.day) };
}

export const almanacs = operation({
  summary: 'One day by every almanac, side by side, with the reason of each difference.',
  description:
    'The sky is one; almanacs part in the Sun and Moon that they compute with, and in their rules for the first day of a month. ' +
    'For the civil date at the place: the tithi at sunrise and its end, the lunar month, and the date in the solar calendar of ' +
    'the region, by the sky (drik), the Surya Siddhanta, the Vakya and the printed almanacs that follow them, each with its ' +
    'books, the evidence for it, and a sentence on the differences from the sky. Sunrise is the real one for all of them. ' +
    'Other operations compute by one of these almanacs with `settings.almanac`.',
  input: AlmanacsRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    almanacs: z.array(AlmanacWire).describe('The day by each almanac, the sky first.'),
    holidays: z
      .array(HolidayOfDayWire)
      .describe(
        'Holidays that governments and banks printed for this date, each with its list; empty if none is known.',
      ),
    observances: z
      .array(ObservanceOfDayWire)
      .nullable()
      .describe('With `observances: all`, festivals and fasts of the date; else null.'),
    metadata: Metadata,
  }),
  credits: 1,
  pricedBy: withObservances(PRICES_WITH_OBSERVANCES),
  weighedBy: withObservances(WEIGHT_WITH_OBSERVANCES),
  cpuMaxMs: 8,
  longIf: ({ observances }) => observances === 'all',
  example: EXAMPLE_BIRTH,
  compute: (request, ephemeris) => {
    const opened = openAlmanacs(request, ephemeris);
    const { day, moment, rows } = opened;
    const { almanac: _, sun_and_moon: _sky, ...metadata } = opened.metadata; // The answer has every almanac.
    const [sky] = rows;
    return {
      panchang_day: presentDay(day, moment),
      almanacs: sky === undefined ? [] : rows.map((own) => present(own, sky, day, moment.clock)),
      holidays: holidaysOn(isoDate(day.date)),
      observances: request.observances === 'all' ? presentObservances(opened) : null,
      metadata,
    };
  },
});
