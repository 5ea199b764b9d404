import { ALMANAC_IDS } from '@graha/astro-engine/calendar/almanac-table';
import { type Clock, dateOfDayCount, isoDate } from '@graha/astro-engine/core/moment';
import { LOCAL_NAMES } from '@graha/astro-engine/observance/observance-names';
import { NEPALI_NAMES } from '@graha/astro-engine/observance/observance-names-nepali';
import { NOTES, notesOf } from '@graha/astro-engine/observance/notes';
import type { ObservanceSky } from '@graha/astro-engine/observance/observance-sky';
import type { ObservedOn } from '@graha/astro-engine/observance/observances-between';
import { type Observance, REGIONS, SCHOOLS } from '@graha/astro-engine/observance/rules';
import { z } from 'zod';
import { Instant, instantOrNull, presentWindow, Window, windowOrNull } from '../almanac.ts';
import { ruleText } from './rule-words.ts';
import { printedDate } from '../../../wire/printed-date.ts';

export const LocalNamesWire = z
  .strictObject({
    hi: z.string().nullable().describe('Name in Hindi; null if none is known.'),
    sa: z.string().nullable().describe('Name in Sanskrit; null if none is known.'),
    ta: z.string().nullable().describe('Name in Tamil; null if none is known.'),
    ne: z.string().nullable().describe('Name in Nepali; null if none is known.'),
  })
  .meta({ id: 'LocalNames', description: 'Names in other languages.' });

export const CivilDateWire = printedDate();
export const Margin = z
  .number()
  .nullable()
  .describe(
    'Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.',
  );
export const Basis = z
  .enum(['sunrise', 'civil'])
  .describe(
    'sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.',
  );

export const ObservedWire = z
  .strictObject({
    date: CivilDateWire.describe('Civil date on which it is kept.'),
    id: z.string().describe('Name of the observance for programs.'),
    name: z.string().describe('Name of the observance.'),
    local_names: LocalNamesWire,
    regions: z.array(z.enum(['all', ...REGIONS])).describe('Regions in which it is kept; all for the whole of India.'),
    rule: z.string().describe('Rule by which the day was chosen.'),
    limb: Window.describe('Span of the tithi, star or entry that the rule uses.'),
    window: Window.nullable().describe('Overlap of that span with the time of day of the rule; null if there is none.'),
    margin_minutes: Margin,
    alternatives: z
      .array(
        z.strictObject({
          date: CivilDateWire.describe('Civil date.'),
          overlap_minutes: z.number().min(0).describe('Minutes of the limb within the time of day of the rule.'),
        }),
      )
      .describe('Other days that have a part of the limb in the same time of day.'),
    other_schools: z
      .array(
        z.strictObject({
          school: z.enum(SCHOOLS).describe('School with a rule of its own.'),
          date: CivilDateWire.describe('The day that this school keeps.'),
        }),
      )
      .describe('Schools that keep another day.'),
    other_almanacs: z
      .array(
        z.strictObject({
          almanac: z.enum(ALMANAC_IDS).describe('Almanac, as in `settings.almanac`.'),
          date: CivilDateWire.describe('The day that it keeps.'),
        }),
      )
      .describe(
        'Printed almanacs of the observance’s own regions that keep another day, and the sky (drik) if the answer is by another ' +
          'almanac; `schools: all` of `panchang/festivals` has every almanac, with reasons.',
      ),
    notes: z
      .array(
        z.strictObject({
          code: z
            .enum(NOTES)
            .describe(
              'rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the ' +
                'morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls ' +
                'into the tithi; vriddhi_tithi: two do.',
            ),
          at: Instant.nullable().describe('Instant of the note; null for notes without one.'),
        }),
      )
      .describe('Further facts about the day.'),
    basis: Basis,
    confidence: z.enum(['high', 'low']).describe('low if the rule rests on fewer than four published dates.'),
    published_cases: z.int().min(0).describe('Number of published dates with which the rule was compared.'),
  })
  .meta({ id: 'ObservedDay', description: 'An observance on its day.' });

const CASES_MIN = 4;
export const tenths = (minutes: number): number => Math.round(minutes * 10) / 10;
export const isoOfDay = (dayCount: number): string => isoDate(dateOfDayCount(dayCount));

export function presentLocalNames({ id }: Pick<Observance, 'id'>): z.input<typeof LocalNamesWire> {
  const { hi = null, sa = null, ta = null } = LOCAL_NAMES[id] ?? {};
  return { hi, sa, ta, ne: NEPALI_NAMES[id] ?? null };
}

/** Returns the members of an observance on its day, but for the days of other almanacs. */
export function presentObserved(
  sky: ObservanceSky,
  observed: ObservedOn,
  clock: Clock,
): Omit<z.input<typeof ObservedWire>, 'other_almanacs'> {
  const { observance } = observed;
  return {
    date: isoOfDay(observed.dayCount),
    id: observance.id,
    name: observance.name,
    local_names: presentLocalNames(observance),
    regions: [...observance.regions],
    rule: ruleText(observed.rule),
    limb: presentWindow(observed.span, { clock }),
    window: windowOrNull(observed.window, { clock }),
    margin_minutes: observed.marginMinutes === null ? null : tenths(observed.marginMinutes),
    alternatives: observed.alternatives.map(({ dayCount, overlapMinutes }) => ({
      date: isoOfDay(dayCount),
      overlap_minutes: tenths(overlapMinutes),
    })),
    other_schools: observed.otherSchools.map(({ school, dayCount }) => ({ school, date: isoOfDay(dayCount) })),
    notes: notesOf(sky, observed).map(({ code, jdUt }) => ({ code, at: instantOrNull(jdUt, { clock }) })),
    basis: observed.basis,
    confidence: observance.cases < CASES_MIN ? 'low' : 'high',
    published_cases: observance.cases,
  };
}
