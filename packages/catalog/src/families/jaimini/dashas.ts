import { charaAntardashaSigns, charaDashaOf, type SignDasha } from '@graha/astro-engine/jaimini/sign-dashas';
import { narayanaAntardashaSigns, narayanaDashaOf } from '@graha/astro-engine/jaimini/narayana-dasha';
import { SIGN_RULES } from '@graha/astro-engine/jaimini/stronger';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName } from '../../wire/placement.ts';
import { nameOf, presentSign } from '../../wire/present-placement.ts';
import { chosenYears } from '../dasha/year-clock.ts';
import { natalChart } from '../vedic-chart.ts';
import { presentSignPeriods, Seed, SignDashaRequest, SPAN, SubPeriod } from './sign-periods.ts';

const Period = z
  .strictObject({
    ...SPAN,
    years: z.int().min(1).max(13).describe('Length in years.'),
    lord: GrahaName.describe('Lord used for counting the years; one of two lords for Scorpio and Aquarius.'),
    antardashas: z
      .array(SubPeriod)
      .length(12)
      .nullable()
      .describe('Periods within this one; null below the requested depth.'),
  })
  .meta({ id: 'SignMahadasha', description: 'A period of a sign.' });

const OUTPUT = z.strictObject({
  seed: Seed,
  seed_rule: z
    .enum(SIGN_RULES)
    .nullable()
    .describe(
      'Rule that made it the stronger of the ascendant and the seventh; null if the dasha always begins with the ascendant.',
    ),
  direction: z.enum(['forward', 'backward']).describe('Direction through the zodiac, from the seed.'),
  mahadashas: z.array(Period).describe('Great periods in order, from birth.'),
  confidence: Confidence.describe('Confidence in the order and lengths of the great periods.'),
  antardasha_confidence: Confidence.describe('Confidence in the order of the periods within them.'),
  metadata: Metadata,
});

type Chart = ReturnType<typeof natalChart>['chart'];
type School = {
  id: string;
  dashaOf(chart: Chart): SignDasha;
  partsOf(signIndex: number, chart: Chart, dasha: SignDasha): readonly number[];
  confidence: z.input<typeof Confidence>;
  antardashaConfidence: z.input<typeof Confidence>;
};

function computeBy(school: School, { depth, ages, ...birth }: z.output<typeof SignDashaRequest>, sky: Ephemeris) {
  const { chart, moment, metadata } = natalChart(birth, sky);
  const { clock: clockOfYears, truncated } = chosenYears(birth.settings, sky, moment.jdUt);
  const dasha = school.dashaOf(chart);
  const rows = presentSignPeriods({
    periods: dasha.periods,
    partsOf: depth > 1 ? (signIndex) => school.partsOf(signIndex, chart, dasha) : null,
    years: clockOfYears,
    moment,
    ages,
  });
  const mahadashas = rows.map(({ period, own, antardashas }) => ({ ...own, lord: nameOf(period.lord), antardashas }));
  return {
    seed: presentSign(dasha.seedSignIndex),
    seed_rule: dasha.seedRule,
    direction: dasha.isForward ? ('forward' as const) : ('backward' as const),
    mahadashas,
    confidence: school.confidence,
    antardasha_confidence: school.antardashaConfidence,
    metadata: { ...metadata, system: school.id, truncated: truncated() },
  };
}

const CHARA: School = {
  id: 'chara_dasha_kn_rao',
  dashaOf: charaDashaOf,
  partsOf: (signIndex, _, { isForward }) => charaAntardashaSigns(signIndex, isForward),
  confidence: 'settled',
  antardashaConfidence: 'disputed',
};

const NARAYANA: School = {
  id: 'narayana_dasha_pvr',
  dashaOf: narayanaDashaOf,
  partsOf: (signIndex, chart) => narayanaAntardashaSigns(signIndex, chart),
  confidence: 'settled',
  antardashaConfidence: 'one_source',
};

export const charaDasha = operation({
  summary: 'Chara dasha of K.N. Rao: periods of the twelve signs.',
  description:
    'The dasha of signs that K.N. Rao teaches. It begins with the ascendant and goes forward if the ninth sign is one of ' +
    'Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, otherwise backward. The years of a sign are the count from it to the ' +
    'sign of its lord, less one; twelve if the lord is in the sign itself. No year is added for exaltation or subtracted for ' +
    'debilitation. Teachers differ on the order of the twelve parts of a period: here the next sign is first and the sign ' +
    'itself last.',
  input: SignDashaRequest,
  output: OUTPUT,
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => computeBy(CHARA, birth, sky),
});

export const narayanaDasha = operation({
  summary: 'Narayana dasha: periods of signs from the stronger of ascendant and seventh.',
  description:
    'The dasha of signs by P.V.R. Narasimha Rao. It begins with the stronger of the ascendant and the seventh. From a movable ' +
    'sign it goes sign by sign, from a fixed one by every sixth, from a dual one by trines; Saturn in the first sign makes it ' +
    'regular and forward, Ketu reverses the direction. The years of a sign are counted to its stronger lord, plus one if that ' +
    'lord is exalted, less one if debilitated. In a second cycle each sign has twelve years less those of the first; periods ' +
    'are listed to the age of 120. The order of the twelve parts of a period has one source.',
  input: SignDashaRequest,
  output: OUTPUT,
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => computeBy(NARAYANA, birth, sky),
});
