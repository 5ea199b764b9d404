import { ALMANAC_IDS, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import type { KeptBy } from '@graha/astro-engine/observance/kept-by-almanacs';
import { REGIONS } from '@graha/astro-engine/observance/rules';
import { z } from 'zod';
import { holidaysOf, HolidayWire } from '../holidays/holidays.ts';
import { type Compared, reasonOfDay } from './difference-words.ts';
import { CivilDateWire, isoOfDay, LocalNamesWire, presentLocalNames } from './observed-wire.ts';

/** The days of an observance by every almanac, on the wire. */

export const AlmanacDaysWire = z
  .strictObject({
    id: z.string().describe('Name of the observance for programs.'),
    name: z.string().describe('Name of the observance.'),
    local_names: LocalNamesWire,
    regions: z.array(z.enum(['all', ...REGIONS])).describe('Regions in which it is kept; all for the whole of India.'),
    days: z
      .array(
        z.strictObject({
          date: CivilDateWire.describe('Civil date on which it is kept.'),
          almanacs: z.array(z.enum(ALMANAC_IDS)).describe('Almanacs that keep this day, as in `settings.almanac`.'),
          books: z.array(z.string()).describe('Printed almanacs among them.'),
          difference: z
            .string()
            .nullable()
            .describe('Reason for another day than by the sky; null for the day of the sky (drik).'),
        }),
      )
      .describe('The days, in order; one if all almanacs agree.'),
    not_kept_by: z
      .array(z.enum(ALMANAC_IDS))
      .describe('Almanacs without it this time: an observance of leap months needs the leap month.'),
    holidays: z
      .array(HolidayWire)
      .describe(
        'Days that governments and banks printed for it, each with its list; empty if none is known. They decide no day here.',
      ),
  })
  .meta({ id: 'AlmanacDays', description: 'One observance with its day by every almanac.' });

/** Authorities print an observance within these days of the days that almanacs give. */
const PRINTED_WITHIN_DAYS = 20;

function presentHolidays(id: string, days: readonly KeptBy[]) {
  const dayCounts = days.map(({ dayCount }) => dayCount);
  const from = Math.min(...dayCounts) - PRINTED_WITHIN_DAYS;
  return holidaysOf(id, isoOfDay(from), isoOfDay(Math.max(...dayCounts) + PRINTED_WITHIN_DAYS));
}

function presentDay(day: KeptBy, compared: Compared) {
  const almanacs = day.kept.map(({ almanacId }) => almanacId);
  return {
    date: isoOfDay(day.dayCount),
    almanacs,
    books: [...new Set(almanacs.flatMap((id) => almanacRowOf(id).books))],
    difference: almanacs.includes('drik') ? null : reasonOfDay(day, compared),
  };
}

/** Returns an occurrence with its days. Regional almanacs are in it even if their region does not keep it. */
export function presentAlmanacDays(compared: Compared): z.input<typeof AlmanacDaysWire> {
  const { observance, days, notKeptBy } = compared.occurrence;
  return {
    id: observance.id,
    name: observance.name,
    local_names: presentLocalNames(observance),
    regions: [...observance.regions],
    days: days.map((day) => presentDay(day, compared)),
    not_kept_by: [...notKeptBy],
    holidays: presentHolidays(observance.id, days),
  };
}
