import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import {
  type FixedSignDasha,
  niryanaShoolaAntardashaSigns,
  niryanaShoolaDashaOf,
  shoolaAntardashaSigns,
  shoolaDashaOf,
} from '@graha/astro-engine/jaimini/shoola-dashas';
import { SIGN_RULES } from '@graha/astro-engine/jaimini/stronger';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { presentSign } from '../../wire/present-placement.ts';
import { chosenYears } from '../dasha/year-clock.ts';
import { natalChart } from '../vedic-chart.ts';
import { presentSignPeriods, Seed, SignDashaRequest, SPAN, SubPeriod } from './sign-periods.ts';

const Period = z
  .strictObject({
    ...SPAN,
    years: z.int().min(7).max(9).describe('Length in years.'),
    antardashas: z
      .array(SubPeriod)
      .length(12)
      .nullable()
      .describe('Periods within this one; null below the requested depth.'),
  })
  .meta({ id: 'ShoolaMahadasha', description: 'A period of a sign with years of its own.' });

const OUTPUT = z.strictObject({
  seed: Seed,
  seed_rule: z.enum(SIGN_RULES).describe('Rule that made it the stronger of two signs.'),
  direction: z.enum(['forward', 'backward']).describe('Direction through the zodiac, from the seed.'),
  mahadashas: z.array(Period).describe('The twelve great periods in order, from birth.'),
  confidence: Confidence.describe('Confidence in the order and lengths of the great periods.'),
  antardasha_confidence: Confidence.describe('Confidence in the order of the periods within them.'),
  metadata: Metadata,
});

type Chart = ReturnType<typeof natalChart>['chart'];
type Shoola = {
  id: string;
  dashaOf(chart: Chart): FixedSignDasha;
  partsOf(signIndex: number, chart: Chart): readonly number[];
  confidence: z.input<typeof Confidence>;
};

function computeBy(shoola: Shoola, { depth, ages, ...birth }: z.output<typeof SignDashaRequest>, sky: Ephemeris) {
  const { chart, moment, metadata } = natalChart(birth, sky);
  const { clock, truncated } = chosenYears(birth.settings, sky, moment.jdUt);
  const { seedSignIndex, seedRule, isForward, periods } = shoola.dashaOf(chart);
  const rows = presentSignPeriods({
    periods,
    partsOf: depth > 1 ? (signIndex) => shoola.partsOf(signIndex, chart) : null,
    years: clock,
    moment,
    ages,
  });
  return {
    seed: presentSign(seedSignIndex),
    seed_rule: seedRule,
    direction: isForward ? ('forward' as const) : ('backward' as const),
    mahadashas: rows.map(({ own, antardashas }) => ({ ...own, antardashas })),
    confidence: shoola.confidence,
    antardasha_confidence: 'disputed' as const,
    metadata: { ...metadata, system: shoola.id, truncated: truncated() },
  };
}

/** The book and the programs that agree with it have one author. */
const SHOOLA: Shoola = { id: 'shoola_dasha_pvr', dashaOf: shoolaDashaOf, partsOf: shoolaAntardashaSigns, confidence: 'one_source' }; // prettier-ignore
const NIRYANA: Shoola = { id: 'niryana_shoola_dasha_pvr', dashaOf: niryanaShoolaDashaOf, partsOf: niryanaShoolaAntardashaSigns, confidence: 'disputed' }; // prettier-ignore

export const shoolaDasha = operation({
  summary: 'Shoola dasha: nine years for each sign.',
  description:
    'A dasha of signs by P.V.R. Narasimha Rao after Sanjay Rath, in one book and the programs that follow it. It begins with the stronger of the ascendant and the seventh and goes ' +
    'forward; each sign has nine years, 108 in all. Teachers differ on the twelve parts of a period: here they begin with the stronger ' +
    'of its sign and the seventh from it, in other programs with its own sign.',
  input: SignDashaRequest,
  output: OUTPUT,
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => computeBy(SHOOLA, birth, sky),
});

export const niryanaShoolaDasha = operation({
  summary: 'Niryana Shoola dasha: periods of signs from the stronger of second and eighth.',
  description:
    'The dasha of signs that Brihat Parashara Hora Shastra calls Shoola, by P.V.R. Narasimha Rao. It begins with the stronger of the ' +
    'second and the eighth sign and goes forward from an odd sign, backward from an even one; Saturn in the first sign makes it ' +
    'forward. Movable signs have seven years, fixed ones eight, dual ones nine, 96 in all. Programs differ: some know no exception ' +
    'for Saturn, and some begin the twelve parts with the sign of the period instead of the sign with the lord of the stronger of ' +
    'that sign and the seventh.',
  input: SignDashaRequest,
  output: OUTPUT,
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => computeBy(NIRYANA, birth, sky),
});
