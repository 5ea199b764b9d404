import { almanacAnglesOf } from '@graha/astro-engine/calendar/almanac-angles';
import { COMPUTED_YEARS, computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { purnimantaMonthIndex } from '@graha/astro-engine/calendar/lunar-month';
import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { tithiDays } from '@graha/astro-engine/observance/lunar-rules';
import { observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { limbAt } from '@graha/astro-engine/panchang/limbs';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { operation } from '../../../operation/operation.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { dateOfTarget, SkyTargetDate } from '../../../request/target.ts';
import { ALMANAC_SETTINGS, PANCHANG_FORMULAS, presentWindow, Window, windowOrNull } from '../almanac.ts';
import { LunarMonthWire, presentMonthNames } from './calendar.ts';
import { Basis, Margin, tenths } from '../observances/observed-wire.ts';
import { printedDate } from '../../../wire/printed-date.ts';
import { asksPoint } from '../../../operation/long-if.ts';

const BHADRAPADA_INDEX = 5;
const [PURNIMA_INDEX, KRISHNA_INDEX] = [14, 15];
/** A lunar year with a leap month, and some extra days for the rule. */
const LUNAR_YEAR_DAYS = 386;
const lastDayCount = (): number => dayCountOf({ year: computedYears().last, month: 12, day: 31 });
const COUNT_MAX = 10;

/**
 * Aparahna (the afternoon) decides: of two days the one with the greater share; if neither has it, the day on which the
 * tithi begins.
 */
const APARAHNA = { kala: 'aparahna', both: 'greater', none: 'start' } as const;

const Shraddha = z
  .strictObject({
    kind: z.enum(['annual', 'mahalaya']).describe('annual: in the month of the death; mahalaya: in Pitru Paksha.'),
    date: printedDate().describe('Civil date on which it is kept.'),
    tithi: Window.describe('Span of the tithi.'),
    window: Window.nullable().describe('Part of the afternoon (aparahna) within the tithi; null if there is none.'),
    margin_minutes: Margin,
    basis: Basis,
  })
  .meta({ id: 'ShraddhaDay', description: 'A day on which a death is commemorated.' });

const ShraddhaRequest = birthRequest(ALMANAC_SETTINGS, {
  settings: FROM_CENTRE,
  members: {
    target_date: SkyTargetDate,
    count: wholeNumber(1, COUNT_MAX)
      .default(1)
      .meta({ title: 'Years', description: 'Number of years from the target date.' }),
  },
});

export const shraddhaTithi = operation({
  summary: 'The tithi of a death, and the next days of its shraddha.',
  description:
    'Date, time and place of a death give its tithi and lunar month. From `target_date` (today if omitted) on: the annual ' +
    'shraddha in that month, and the one in Pitru Paksha (mahalaya), each on the day whose afternoon (aparahna) holds the ' +
    'greater share of the tithi, or on which it begins if no afternoon does. A death in a leap month is kept in the month ' +
    `of that name; leap months are skipped. Days are those of the place of death. No day is after ${COMPUTED_YEARS.last}.`,
  input: ShraddhaRequest,
  output: z.strictObject({
    lunar_month: LunarMonthWire.describe('The lunar month of the death.'),
    paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the lunar month.'),
    tithi_number: z.int().min(1).max(30).describe('The tithi of the death, counted from the new moon.'),
    tithi: term('TithiName', z.string()).describe('Name of the tithi.'),
    target_date: printedDate().describe('The requested day.'),
    shraddhas: z.array(Shraddha).describe('Days of shraddha, in order of their dates.'),
    metadata: Metadata,
  }),
  credits: 1,
  cpuMaxMs: 10,
  longIf: (input) => asksPoint(input) || input.count > 5, // Ten years near a polar circle take 3 ms.
  dependsOnNow: 'target_date',
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  compute: (death, ephemeris) => {
    const { jdUt, clock, place } = resolveMoment(death);
    const { ayanamsa, sunrise: rule, almanac: asked } = death.settings;
    const angles = almanacAnglesOf({ ephemeris, ayanamsa }, asked);
    const sky = observanceSkyOf({ sky: ephemeris, place, clock, rule }, angles, asked);
    const month = sky.moon.monthAt(jdUt);
    const { index: tithiIndex } = limbAt(angles, 'tithi', jdUt);
    const { name, paksha, dayOfPaksha } = tithiAt(tithiIndex);
    const target = dateOfTarget(death.target_date);
    const fromDayCount = dayCountOf(target);
    const range = { fromDayCount, toDayCount: Math.min(lastDayCount(), fromDayCount + death.count * LUNAR_YEAR_DAYS) };
    const daysOf = (kind: 'annual' | 'mahalaya', monthIndex: number, index: number) =>
      tithiDays(sky, { basis: 'tithi', monthIndex, tithiIndexes: [index], adhika: 'skip', vyapti: APARAHNA }, range)
        .toSorted((a, b) => a.dayCount - b.dayCount)
        .slice(0, death.count)
        .map((chosen) => ({ kind, chosen }));
    const mahalayaIndex = tithiIndex === PURNIMA_INDEX ? PURNIMA_INDEX : KRISHNA_INDEX + dayOfPaksha - 1;
    const found = [
      ...daysOf('annual', month.monthIndex, tithiIndex),
      ...daysOf('mahalaya', BHADRAPADA_INDEX, mahalayaIndex),
    ].toSorted((a, b) => a.chosen.dayCount - b.chosen.dayCount);
    return {
      lunar_month: {
        ...presentMonthNames(month, purnimantaMonthIndex(month, tithiIndex)),
        ...presentWindow(month, { clock }),
      },
      paksha,
      tithi_number: tithiIndex + 1,
      tithi: name,
      target_date: isoDate(target),
      shraddhas: found.map(({ kind, chosen: { dayCount, span, window, marginMinutes } }) => ({
        kind,
        date: isoDate(dateOfDayCount(dayCount)),
        tithi: presentWindow(span, { clock }),
        window: windowOrNull(window, { clock }),
        margin_minutes: marginMinutes === null ? null : tenths(marginMinutes),
        basis: sky.days.at(dayCount).basis,
      })),
      metadata: metadataOf(ephemeris.name, PANCHANG_FORMULAS, death.settings),
    };
  },
});
