import { chartAt } from '@graha/astro-engine/chart/chart';
import { sudarshanaSignsOf, SUDARSHANA_WHEELS } from '@graha/astro-engine/chart/sudarshana';
import { isoAt, wholeSecond } from '@graha/astro-engine/core/moment';
import {
  SUDARSHANA_LEVELS,
  sudarshanaPartsOf,
  type SudarshanaPeriod,
  sudarshanaYearsOf,
} from '@graha/astro-engine/dasha/sudarshana-dasha';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { jdUtOfTargetDate, TargetDate } from '../../request/target.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { HouseNumber, SignName } from '../../wire/placement.ts';
import { rounded } from '../../wire/present-placement.ts';
import { printedDate } from '../../wire/printed-date.ts';
import { Instant } from '../panchang/almanac.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS } from './birth.ts';
import { isoFormatOf } from './present.ts';
import { chosenYears } from './year-clock.ts';

const Period = z
  .strictObject({
    house: HouseNumber.describe('House that rules, in each of the three wheels.'),
    from_ascendant: SignName.describe('Sign of that house from the ascendant.'),
    from_moon: SignName.describe('Sign of that house from the Moon.'),
    from_sun: SignName.describe('Sign of that house from the Sun.'),
    start_at: Instant,
    end_at: Instant,
    age_from: z.number().min(0).describe('Years of life at the start.'),
    age_to: z.number().positive().describe('Years of life at the end.'),
  })
  .meta({ id: 'SudarshanaPeriod', description: 'A period of a house of the Sudarshana chakra.' });
const partsAtTarget = (of: string) =>
  z
    .array(Period)
    .max(12)
    .nullable()
    .describe(`Twelve parts of ${of} that rules on the target; null below the requested depth and outside the list.`);

const rules = ({ startJdUt, endJdUt }: SudarshanaPeriod, jdUt: number): boolean =>
  wholeSecond(startJdUt) <= jdUt && jdUt < wholeSecond(endJdUt);

export const sudarshana = operation({
  summary: 'Sudarshana chakra dasha: a year of life for each house.',
  description:
    'The first house rules the first year of life, the second the second, and the thirteenth year is again that of the first (Brihat ' +
    'Parashara Hora Shastra, ch. 74). A year has twelve months, a month twelve parts of about two and a half days, and each of them ' +
    'twelve parts of about five hours, always from the house of the longer period on. A house is read in three wheels: from the ' +
    'ascendant, the Moon and the Sun. 120 years are listed; `depth` 2 to 4 adds the parts of the periods that rule at 00:00 local time ' +
    'of `target_date` (today if omitted).',
  input: birthRequest(DASHA_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: { depth: depthUpTo(SUDARSHANA_LEVELS), target_date: TargetDate },
  }),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    mahadashas: z.array(Period).max(120).describe('Years of life, from birth.'),
    antardashas: partsAtTarget('the year'),
    pratyantardashas: partsAtTarget('the month'),
    sookshmas: partsAtTarget('the twelfth of a month'),
    current: z
      .array(Period)
      .max(SUDARSHANA_LEVELS)
      .describe('Period that rules on the target, for each level to the depth; empty outside the 120 years.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ depth, target_date, settings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const chart = chartAt(sky, ['sun', 'moon'], moment.jdUt, moment.place, vedicSkyOf(settings, moment.place));
    const signs = sudarshanaSignsOf(chart);
    const { clock, truncated } = chosenYears(settings, sky, moment.jdUt);
    const isoOf = isoFormatOf(moment.clock);
    const present = (period: SudarshanaPeriod): z.input<typeof Period> => {
      const [from_ascendant = '', from_moon = '', from_sun = ''] = SUDARSHANA_WHEELS.map(
        (wheel) => signAt((signs[wheel] + period.houseNumber - 1) % 12).name,
      );
      const [start_at, end_at] = [isoOf(period.startJdUt), isoOf(period.endJdUt)];
      const ages = { age_from: rounded(period.startYears), age_to: rounded(period.endYears) };
      return { house: period.houseNumber, from_ascendant, from_moon, from_sun, start_at, end_at, ...ages };
    };
    const targetJdUt = jdUtOfTargetDate(target_date, birth);
    const years = sudarshanaYearsOf(clock);
    const levels: SudarshanaPeriod[][] = [years];
    const current: SudarshanaPeriod[] = [];
    for (let level = 1; level <= depth; level += 1) {
      const ruling = levels.at(-1)?.find((period) => rules(period, targetJdUt));
      if (ruling === undefined) break;
      current.push(ruling);
      if (level < depth) levels.push(sudarshanaPartsOf(ruling, clock));
    }
    const [, antardashas = null, pratyantardashas = null, sookshmas = null] = levels.map((level) => level.map(present));
    const used = {
      ayanamsa_value: rounded(chart.ayanamsaDeg),
      as_of: isoAt(targetJdUt, moment.clock),
      truncated: truncated(),
    };
    const formulas = { formula_version: '1.0', zodiac: 'sidereal', system: 'sudarshana_chakra_dasha' } as const;
    return {
      target_date: target_date ?? '',
      mahadashas: years.map(present),
      antardashas,
      pratyantardashas,
      sookshmas,
      current: current.map(present),
      metadata: metadataOf(sky.name, formulas, settings, used),
    };
  },
});
