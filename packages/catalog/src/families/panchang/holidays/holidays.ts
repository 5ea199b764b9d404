import { ALSO_CALLED, observanceOf } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import { HOLIDAY_SOURCES, type HolidaySource, type HolidaySourceId } from './holiday-sources.ts';
import { HOLIDAY_ROWS } from './holidays.data.ts';
import { printedDate } from '../../../wire/printed-date.ts';

/** Public and bank holidays as their authorities printed them, beside the days that almanacs give. */

const HOLIDAY = {
  date: printedDate().describe('Civil date that was printed.'),
  name: z.string().describe('Name in the list.'),
  authority: z.string().describe('Government or bank that printed it.'),
  kind: z.enum(['government', 'bank']).describe('Holiday of offices, or of banks.'),
  region: z.string().describe('Region of the authority.'),
  year: z.int().describe('Year of the list.'),
  source: z.string().describe('Title of the list.'),
  source_url: z.url().nullable().describe('Address of the list; null if none is known.'),
} as const;

export const HolidayWire = z
  .strictObject(HOLIDAY)
  .meta({ id: 'PublicHoliday', description: 'A holiday as an authority printed it. No rule reads it.' });

export const HolidayOfDayWire = z
  .strictObject({ observance: z.string().describe('Id of the observance, as in `panchang/festivals`.'), ...HOLIDAY })
  .meta({ id: 'PublicHolidayOfDay', description: 'A holiday of a date, as an authority printed it.' });

type Holiday = z.input<typeof HolidayWire>;
type HolidayOfDay = z.input<typeof HolidayOfDayWire>;
type Printed = { observance: string; holiday: Holiday };

/** Returns the list of an authority for a year. @throws RangeError if it has none */
function listOf(sourceId: HolidaySourceId, year: number): HolidaySource['lists'][number] {
  const { lists }: HolidaySource = HOLIDAY_SOURCES[sourceId];
  const list = lists.find(({ years: [first, last] }) => year >= first && year <= last);
  if (list === undefined) throw new RangeError(`${sourceId} has no list of ${year}`);
  return list;
}

const ALL: readonly Printed[] = HOLIDAY_ROWS.flatMap(({ source: sourceId, id, dates, printed }) => {
  const { authority, kind, region } = HOLIDAY_SOURCES[sourceId];
  const name = printed ?? observanceOf(id).name;
  return dates.map((date): Printed => {
    const year = Number(date.slice(0, 4));
    const { title: source, url: source_url } = listOf(sourceId, year);
    return { observance: id, holiday: { date, name, authority, kind, region, year, source, source_url } };
  });
}).toSorted((a, b) => a.holiday.date.localeCompare(b.holiday.date));

function groupedBy(keyOf: (printed: Printed) => string): ReadonlyMap<string, Printed[]> {
  const groups = new Map<string, Printed[]>();
  for (const printed of ALL) {
    const group = groups.get(keyOf(printed));
    if (group === undefined) groups.set(keyOf(printed), [printed]);
    else group.push(printed);
  }
  return groups;
}

const byObservance = groupedBy(({ observance }) => observance);
const byDate = groupedBy(({ holiday }) => holiday.date);

/** Returns the holidays printed for an observance between two dates, both included, in order. */
export function holidaysOf(id: string, from: string, to: string): Holiday[] {
  const rows = (byObservance.get(ALSO_CALLED[id] ?? id) ?? []).map(({ holiday }) => holiday);
  return rows.filter(({ date }) => date >= from && date <= to);
}

/** Returns the holidays printed for a date. */
export const holidaysOn = (date: string): HolidayOfDay[] =>
  (byDate.get(date) ?? []).map(({ observance, holiday }) => ({ observance, ...holiday }));
