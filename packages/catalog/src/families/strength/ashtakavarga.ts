import { chartAt } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import {
  type Ashtakavarga,
  ashtakavargaOf,
  type ContributorSigns,
  gradeOfSum,
} from '@graha/astro-engine/strength/ashtakavarga';
import { BINDUS_OF, CONTRIBUTORS, type Contributor } from '@graha/astro-engine/strength/bindu-tables';
import { EKADHIPATYA_RULES, OCCUPANCIES, reductionOf } from '@graha/astro-engine/strength/reduction';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, SignName } from '../../wire/placement.ts';
import { rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { AshtakavargaReceiver, contributorName, contributorSignsOf, tableSetting } from './contributors.ts';

const IN_ROW = {
  sign: SignName.describe('Sign of the zodiac.'),
  sign_number: z.int().min(1).max(12).describe('1 is Aries.'),
  house: HouseNumber.describe('House of the sign, counted from the ascendant.'),
};

const Row = z
  .strictObject({
    name: AshtakavargaReceiver.describe('Planet (or Ascendant) that receives the bindus.'),
    sign: SignName.describe('Its sign in the birth chart.'),
    total: z.int().describe('Bindus in all twelve signs: the same in every chart.'),
    bindus: z
      .array(z.int().min(0).max(8))
      .length(12)
      .describe('Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5.'),
    given_by: z
      .array(z.array(AshtakavargaReceiver))
      .length(12)
      .describe('Givers of the bindus by sign, from Aries to Pisces: the prastara chart.'),
  })
  .meta({ id: 'Bhinnashtakavarga', description: 'Bindus of one planet, or of the ascendant, by sign.' });

const Sum = z.strictObject({
  ...IN_ROW,
  bindus: z.int().min(0).max(56).describe('Bindus of the seven planets together, 0 to 56; 28 is the mean.'),
  grade: z.enum(['weak', 'medium', 'strong']).describe('Weak below 25 bindus, medium to 30, strong above.'),
});

const FORMULAS = {
  formula_version: '1.0',
  system: 'ashtakavarga',
  zodiac: 'sidereal',
  house_system: 'whole_sign',
} as const;

const AshtakavargaRequest = birthRequest(['ayanamsa'], { settings: { ashtakavarga_table: tableSetting } }).meta({
  id: 'AshtakavargaRequest',
});

type ChartSettings = Pick<z.output<typeof AshtakavargaRequest>['settings'], 'ayanamsa' | 'observation_point'>;
type BirthOf = Omit<z.output<typeof AshtakavargaRequest>, 'settings'> & { settings: ChartSettings };

function signsOf({ settings, ...birth }: BirthOf, sky: Ephemeris): { signs: ContributorSigns; ayanamsaDeg: number } {
  const { jdUt, place } = resolveMoment(birth);
  const chart = chartAt(sky, PLANETS, jdUt, place, vedicSkyOf(settings, place));
  return { signs: contributorSignsOf(chart), ayanamsaDeg: chart.ayanamsaDeg };
}

const inRow = (signIndex: number, { ascendant }: ContributorSigns) => ({
  sign: signAt(signIndex).name,
  sign_number: signIndex + 1,
  house: ((signIndex - ascendant + 12) % 12) + 1,
});

function presentRow(receiver: Contributor, { rows }: Ashtakavarga, signs: ContributorSigns): z.input<typeof Row> {
  const { bindus, givers } = rows[receiver];
  return {
    name: contributorName(receiver),
    sign: signAt(signs[receiver]).name,
    total: BINDUS_OF[receiver],
    bindus: [...bindus],
    given_by: givers.map((ofSign) => ofSign.map(contributorName)),
  };
}

const ekadhipatyaSetting = {
  values: EKADHIPATYA_RULES,
  title: 'Reduction by lords',
  description:
    'Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero).',
} as const satisfies Setting;

const occupancySetting = {
  values: OCCUPANCIES,
  title: 'Occupied signs',
  description: 'Points that make a sign occupied in the reduction by lords.',
} as const satisfies Setting;

const virgoSetting = {
  values: [5, 6],
  title: 'Multiplier of Virgo',
  description: 'Weight of Virgo in the rasi pinda: 5 in most books, 6 in others.',
} as const satisfies Setting;

const Reduced = z
  .strictObject({
    name: AshtakavargaReceiver.describe('English name of the planet, or Ascendant.'),
    after_trikona: z
      .array(z.int().min(0).max(8))
      .length(12)
      .describe('Bindus after the reduction by trines, from Aries.'),
    after_ekadhipatya: z.array(z.int().min(0).max(8)).length(12).describe('Bindus after both reductions, from Aries.'),
    rasi_pinda: z.int().min(0).describe('Sum of the reduced bindus, each times the multiplier of its sign.'),
    graha_pinda: z
      .int()
      .min(0)
      .describe('Sum over the seven planets of the reduced bindus in the sign of each, times its multiplier.'),
    shodhya_pinda: z.int().min(0).describe('Sum of both pindas.'),
  })
  .meta({ id: 'ReducedAshtakavarga', description: 'One row of the ashtakavarga after both reductions.' });

export const ashtakavarga = {
  ashtakavarga: operation({
    summary: 'Ashtakavarga: bindus of every planet in every sign, and their sum.',
    description:
      'Each of the seven planets and the ascendant gives a bindu (a benefic point) to certain signs counted from its ' +
      'own. `bhinnashtakavarga` is the row of each planet with the givers; `sarvashtakavarga` adds up the seven ' +
      'planets: 337 bindus in all, 28 per sign on average. A planet does well in transit through a sign with many bindus in its row.',
    input: AshtakavargaRequest,
    output: z.strictObject({
      bhinnashtakavarga: z.array(Row).length(8).describe('The seven planets, and the ascendant last.'),
      sarvashtakavarga: z.array(Sum).length(12).describe('Sums of the bindus, from Aries to Pisces.'),
      total: z.int().describe('Bindus of the seven planets in all signs: always 337.'),
      metadata: Metadata,
    }),
    credits: 2,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { signs, ayanamsaDeg } = signsOf(birth, sky);
      const found = ashtakavargaOf(signs, birth.settings.ashtakavarga_table);
      return {
        bhinnashtakavarga: CONTRIBUTORS.map((receiver) => presentRow(receiver, found, signs)),
        sarvashtakavarga: found.sums.map((bindus, signIndex) => ({
          ...inRow(signIndex, signs),
          bindus,
          grade: gradeOfSum(bindus),
        })),
        total: found.sums.reduce((sum, bindus) => sum + bindus, 0),
        metadata: metadataOf(sky.name, FORMULAS, birth.settings, { ayanamsa_value: rounded(ayanamsaDeg) }),
      };
    },
  }),
  'ashtakavarga/reduced': operation({
    summary: 'Ashtakavarga after both reductions, with the pindas.',
    description:
      'The rows of the ashtakavarga reduced by trines (trikona shodhana) and by lords of two signs (ekadhipatya shodhana), ' +
      'and the pindas that follow from them, by which the texts time events. Schools differ in the bindus that an empty sign keeps, ' +
      'in the points that occupy a sign, and in the weight of Virgo: each is a setting.',
    input: birthRequest(['ayanamsa'], {
      settings: {
        ashtakavarga_table: tableSetting,
        ekadhipatya: ekadhipatyaSetting,
        occupancy: occupancySetting,
        virgo_multiplier: virgoSetting,
      },
    }),
    output: z.strictObject({
      rows: z.array(Reduced).length(8).describe('The seven planets, and the ascendant last.'),
      metadata: Metadata,
    }),
    credits: 2,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { ashtakavarga_table, ekadhipatya, occupancy, virgo_multiplier } = birth.settings;
      const { signs, ayanamsaDeg } = signsOf(birth, sky);
      const { rows } = ashtakavargaOf(signs, ashtakavarga_table);
      const rules = { ekadhipatya, occupancy, virgoMultiplier: virgo_multiplier };
      return {
        rows: CONTRIBUTORS.map((receiver) => {
          const reduced = reductionOf(rows[receiver].bindus, signs, rules);
          return {
            name: contributorName(receiver),
            after_trikona: [...reduced.afterTrikona],
            after_ekadhipatya: [...reduced.afterEkadhipatya],
            rasi_pinda: reduced.rasiPinda,
            graha_pinda: reduced.grahaPinda,
            shodhya_pinda: reduced.shodhyaPinda,
          };
        }),
        metadata: metadataOf(sky.name, FORMULAS, birth.settings, { ayanamsa_value: rounded(ayanamsaDeg) }),
      };
    },
  }),
};
